import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { Socket } from 'node:net'
import { canOpenPipes, openPipe } from './fifos.ts'
import { killGroup, survivorsOf, zombiesUnder } from './group.ts'

/** How to start a subject: an argument vector, never a shell. */
export interface Launch {
  command: readonly string[]
  cwd: string
  env: Record<string, string>
  /** A directory of ours that a subject in a container takes along; one on this machine reaches it anyway. */
  baggage?: string
}

/** What a running subject tells us. */
export interface Listener {
  stdout(chunk: Buffer): void
  stdoutEnd(): void
  stderr(chunk: Buffer): void
  stderrEnd?(): void
  /** The process has ended; its output may still be coming. */
  exit(code: number | null, signal: string | null): void
  /** The process could not be started. */
  failed(reason: string): void
  /** Our bytes could not be written: the subject has closed its input. */
  inputRefused(): void
  /** Something that only the way of launching can know. */
  note?(text: 'out of memory' | 'directory not seen'): void
}

/** A way to start subjects; never throws for a command that cannot be started. */
export type Launcher = (how: Launch, listener: Listener) => Subject

/** A running subject, in a process group of its own. */
export interface Subject {
  /** Writes bytes; `taken` is told when the subject's pipe has taken them all. */
  write(bytes: Buffer | string, taken?: () => void): void
  closeInput(): void
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  /** Names the processes that it has started and, though they have ended, not reaped; where that can be seen. */
  zombies(): string[]
  /** Ends reading for good, kills what is left of the group and names it. */
  release(): string[]
}

/** Starts a subject with real pipes on its three streams; never throws for a command that cannot be started. */
export function launch(how: Launch, listener: Listener): Subject {
  try {
    const streams = canOpenPipes ? overPipes(how) : overSockets(how)
    listen(streams, listener)
    return subjectOn(streams)
  } catch (error) {
    setImmediate(() => listener.failed((error as Error).message))
    return nobody
  }
}

/** Stands for a subject that never came to be. */
const nobody: Subject = {
  write() {},
  closeInput() {},
  signal() {},
  zombies: () => [],
  release: () => [],
}

function subjectOn(streams: Streams): Subject {
  const { child, input } = streams
  return {
    write: (bytes, taken) => {
      if (input.writable) input.write(bytes, taken)
    },
    closeInput: () => input.end(),
    signal: (name) => killGroup(child.pid, name),
    zombies: () => (child.pid === undefined ? [] : zombiesUnder(child.pid)),
    release: () => {
      for (const stream of [streams.output, streams.errors, input]) stream.destroy()
      return survivorsOf(child.pid)
    },
  }
}

interface Streams {
  child: ChildProcess
  input: Socket
  output: Socket
  errors: Socket
}

const options = (how: Launch): SpawnOptions => ({
  cwd: how.cwd,
  env: how.env,
  detached: true,
  windowsHide: true,
})

function overPipes(how: Launch): Streams {
  const pipes = [
    openPipe('to-subject'),
    openPipe('from-subject'),
    openPipe('from-subject'),
  ] as const
  const [program = '', ...args] = how.command
  try {
    const child = spawn(program, args, { ...options(how), stdio: pipes.map((p) => p.theirs) })
    const [input, output, errors] = pipes.map(
      (pipe, i) => new Socket({ fd: pipe.ours, readable: i > 0, writable: i === 0 }),
    )
    return { child, input, output, errors } as Streams
  } catch (error) {
    for (const pipe of pipes) closeSync(pipe.ours)
    throw error
  } finally {
    for (const pipe of pipes) closeSync(pipe.theirs)
  }
}

function overSockets(how: Launch): Streams {
  const [program = '', ...args] = how.command
  const child = spawn(program, args, { ...options(how), stdio: 'pipe' })
  return {
    child,
    input: child.stdin,
    output: child.stdout,
    errors: child.stderr,
  } as unknown as Streams
}

function listen({ child, input, output, errors }: Streams, listener: Listener): void {
  output.on('data', listener.stdout).on('end', listener.stdoutEnd).on('error', listener.stdoutEnd)
  const noMore = () => listener.stderrEnd?.()
  errors.on('data', listener.stderr).on('end', noMore).on('error', noMore)
  input.on('error', listener.inputRefused)
  child.on('error', (error: NodeJS.ErrnoException) => listener.failed(error.message))
  child.on('exit', listener.exit)
}
