import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { Socket } from 'node:net'
import { openPipes } from './pipe.ts'

/** How to start a tool: an argument vector, never a shell. */
export interface Start {
  command: readonly string[]
  cwd: string
  env: Record<string, string>
}

/** What a running tool reports to its host. */
export interface ChildObserver {
  stdout(chunk: Buffer): void
  /** Called once. */
  stdoutEnd(): void
  stderr(chunk: Buffer): void
  /** The process has ended; its output may still be coming. */
  exit(code: number | null, signal: NodeJS.Signals | null): void
  /** The process could not be started. */
  failed(reason: string): void
}

/** A running tool, in a process group of its own. */
export interface Child {
  /** Hands bytes to the tool's input and reports when they are taken, or can never be. */
  write(bytes: string, taken: () => void): void
  /** Ends reading and writing for good. */
  end(): void
  signal(name: NodeJS.Signals): void
  /** Ends reading and writing for good and kills what is left of the group. */
  release(): void
}

/** A way to start a tool. */
export type Starter = (how: Start, observer: ChildObserver) => Child

/** Starts a tool on real pipes; never throws for a command that cannot be started. */
export const startChild: Starter = (how, observer) => {
  const [stdin, stdout, stderr] = openPipes()
  const child = spawnOn(how, [stdin.tool, stdout.tool, stderr.tool], observer)
  const input = new Socket({ fd: stdin.host, readable: false, writable: true })
  const output = new Socket({ fd: stdout.host, readable: true, writable: false })
  const errors = new Socket({ fd: stderr.host, readable: true, writable: false })
  // A tool that reads no more ends by itself, or by its silence.
  for (const stream of [input, output, errors]) stream.on('error', () => {})
  output.on('data', observer.stdout).on('close', observer.stdoutEnd)
  errors.on('data', observer.stderr)
  const end = () => {
    for (const stream of [input, output, errors]) stream.destroy()
  }
  return {
    end,
    write: (bytes, taken) => (input.writable ? input.write(bytes, () => taken()) : taken()),
    signal: (name) => signalGroup(child, name),
    release() {
      end()
      signalGroup(child, 'SIGKILL')
    },
  }
}

type Descriptors = [number, number, number]

function spawnOn({ command, cwd, env }: Start, tool: Descriptors, observer: ChildObserver) {
  const [program, ...args] = command
  try {
    if (program === undefined) throw new Error('there is no sandbox, or no such program, for it')
    const child = spawn(program, args, { cwd, env, stdio: tool, detached: true })
    child.on('error', (error) => observer.failed(error.message))
    child.on('exit', (code, signal) => {
      // What the tool has left behind would hold its pipes open.
      signalGroup(child, 'SIGKILL')
      observer.exit(code, signal)
    })
    return child
  } catch (error) {
    setImmediate(() => observer.failed((error as Error).message))
    return undefined
  } finally {
    for (const descriptor of tool) closeSync(descriptor)
  }
}

/** A group that is gone is no error. */
function signalGroup(child: ChildProcess | undefined, name: NodeJS.Signals): void {
  if (child?.pid === undefined) return
  try {
    process.kill(-child.pid, name)
  } catch {}
}
