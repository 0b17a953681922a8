import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/** How to start a tool: an argument vector, never a shell. */
export interface Start {
  command: readonly string[]
  cwd: string
  env: Record<string, string>
}

/** What a running tool tells its host. */
export interface Listener {
  stdout(chunk: Buffer): void
  stdoutEnd(): void
  stderr(chunk: Buffer): void
  /** The process has ended; its output may still be coming. */
  exit(code: number | null, signal: NodeJS.Signals | null): void
  /** The process could not be started. */
  failed(reason: string): void
}

/** A running tool, in a process group of its own. */
export interface Child {
  /** Hands bytes to the tool's input and tells when they are taken, or can never be. */
  write(bytes: string, taken: () => void): void
  signal(name: NodeJS.Signals): void
  /** Ends reading and writing for good and kills what is left of the group. */
  release(): void
}

/** A way to start a tool. */
export type Starter = (how: Start, listener: Listener) => Child

/** Starts a tool; never throws for a command that cannot be started. @see rfd-d11 §VfsRuntime implementation */
export const startChild: Starter = ({ command: [program = '', ...args], cwd, env }, listener) => {
  const child = spawn(program, args, { cwd, env, stdio: 'pipe', detached: true })
  listen(child, listener)
  return {
    write: (bytes, taken) => writeTo(child.stdin, bytes, taken),
    signal: (name) => killGroup(child.pid, name),
    release() {
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()
      killGroup(child.pid, 'SIGKILL')
    },
  }
}

function listen(child: ChildProcess, listener: Listener): void {
  const { stdin, stdout, stderr } = child as { [name in 'stdout' | 'stderr']: Readable } & {
    stdin: Writable
  }
  stdout
    .on('data', listener.stdout)
    .on('error', () => {})
    .on('close', listener.stdoutEnd)
  stderr.on('data', listener.stderr).on('error', () => {})
  // A tool that reads no more ends by itself or by its silence.
  stdin.on('error', () => {})
  child.on('error', (error) => listener.failed(error.message))
  child.on('exit', listener.exit)
}

function writeTo(stdin: Writable, bytes: string, taken: () => void): void {
  if (stdin.writable) stdin.write(bytes, taken)
  else taken()
}

/** A group that is gone is no error. */
function killGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch {}
}
