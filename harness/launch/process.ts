import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { Socket } from 'node:net'
import { canOpenPipes, openPipe } from './fifos.ts'
import { commandProblem } from './format.ts'
import { isBusyUnder, killGroup, survivorsOf, zombiesUnder } from './group.ts'
import { PacedInput } from './paced-input.ts'
import { reasonOf } from './too-long.ts'

/** How to start a subject: an argument vector, never a shell. */
export interface Launch {
  command: readonly string[]
  cwd: string
  env: Record<string, string>
  /** It is given nothing to read. */
  input?: 'none'
  /** A directory of ours that a subject in a container takes along; one on this machine reaches it anyway. */
  mounts?: string
}

/** What a running subject reports us. */
export interface ProcessObserver {
  stdout(chunk: Buffer): void
  stdoutEnd(): void
  stderr(chunk: Buffer): void
  stderrEnd?(): void
  /** The process has ended; its output may still be coming. */
  exit(code: number | null, signal: string | null): void
  /** The process could not be started; `error` is the system's, where there is one. */
  failed(reason: string, error?: NodeJS.ErrnoException): void
  /** Our bytes could not be written: the subject has closed its input. */
  inputRefused(): void
  /** Something that only the way of launching can know. */
  noticed?(event: 'out-of-memory' | 'directory-not-seen'): void
}

/** A way to start subjects; never throws for a command that cannot be started. */
export type Launcher = (how: Launch, observer: ProcessObserver) => Subject

/** A running subject, in a process group of its own. */
export interface Subject {
  /** Writes bytes; `taken` is reported for each piece of them that the subject's pipe has taken, the last one too. */
  write(bytes: Buffer | string, taken?: () => void): void
  closeInput(): void
  signal(name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void
  /** Whether it has something to do at this moment and waits for a processor, or has one; where that can be seen. */
  isBusy(): boolean
  /** Names the processes that it has started and, though they have ended, not reaped; where that can be seen. */
  zombies(): string[]
  /** Ends reading for good, kills what is left of the group and names it. */
  release(): string[]
}

/** Starts a subject with real pipes on its three streams; never throws for a command that cannot be started. */
export function launch(how: Launch, observer: ProcessObserver): Subject {
  try {
    refuseWithoutFormat(how)
    const streams = canOpenPipes ? overPipes(how) : overSockets(how)
    listen(streams, observer)
    return subjectOn(streams)
  } catch (error) {
    setImmediate(() => observer.failed(reasonOf(error as Error, how), error as Error))
    return nobody
  }
}

/** @throws TypeError for a file that a shell would be given. */
function refuseWithoutFormat({ command: [program = ''], cwd, env }: Launch): void {
  const problem = commandProblem(program, { cwd, path: env.PATH ?? '' })
  if (problem !== undefined) throw new TypeError(`${program}: ${problem}`)
}

/** Stands for a subject that never came to be. */
const nobody: Subject = {
  write() {},
  closeInput() {},
  signal() {},
  isBusy: () => false,
  zombies: () => [],
  release: () => [],
}

function subjectOn(streams: Streams): Subject {
  const { child, input } = streams
  const paced = input && new PacedInput(input)
  return {
    write: (bytes, taken) => paced?.write(bytes, taken),
    closeInput: () => paced?.end(),
    signal: (name) => killGroup(child.pid, name),
    isBusy: () => child.pid !== undefined && isBusyUnder(child.pid),
    zombies: () => (child.pid === undefined ? [] : zombiesUnder(child.pid)),
    release: () => {
      for (const stream of [streams.output, streams.errors, input]) stream?.destroy()
      return survivorsOf(child.pid)
    },
  }
}

interface Streams {
  child: ChildProcess
  input?: Socket
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
    ...(how.input === 'none' ? [] : [openPipe('to-subject')]),
    openPipe('from-subject'),
    openPipe('from-subject'),
  ]
  const [program = '', ...args] = how.command
  const nothing = how.input === 'none' ? (['ignore'] as const) : []
  try {
    const stdio = [...nothing, ...pipes.map((pipe) => pipe.theirs)]
    const child = spawn(program, args, { ...options(how), stdio })
    return { child, ...socketsOn(pipes.map((pipe) => pipe.ours)) }
  } catch (error) {
    for (const pipe of pipes) closeSync(pipe.ours)
    throw error
  } finally {
    for (const pipe of pipes) closeSync(pipe.theirs)
  }
}

/** Our ends of the pipes of a subject, of which the last two are those that we read. */
function socketsOn(ends: readonly number[]): Omit<Streams, 'child'> {
  const [errors, output, input] = ends
    .toReversed()
    .map((fd, i) => new Socket({ fd, readable: i < 2, writable: i === 2 }))
  return { errors, output, input } as Omit<Streams, 'child'>
}

function overSockets(how: Launch): Streams {
  const [program = '', ...args] = how.command
  const input = how.input === 'none' ? 'ignore' : 'pipe'
  const child = spawn(program, args, { ...options(how), stdio: [input, 'pipe', 'pipe'] })
  return {
    child,
    input: child.stdin ?? undefined,
    output: child.stdout,
    errors: child.stderr,
  } as unknown as Streams
}

function listen({ child, input, output, errors }: Streams, observer: ProcessObserver): void {
  output.on('data', observer.stdout).on('end', observer.stdoutEnd).on('error', observer.stdoutEnd)
  const noMore = () => observer.stderrEnd?.()
  errors.on('data', observer.stderr).on('end', noMore).on('error', noMore)
  input?.on('error', observer.inputRefused)
  child.on('error', (error: NodeJS.ErrnoException) => observer.failed(error.message, error))
  child.on('exit', observer.exit)
}
