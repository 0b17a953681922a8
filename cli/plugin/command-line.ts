import { type ChildProcess, spawn } from 'node:child_process'
import { status } from '../status.ts'
import { send } from './send.ts'

/** Milliseconds from the first SIGTERM to the second, at which a command ends at once; a host waits for five seconds. */
const ENDING_MS = 3_000

/**
 * Runs a command line of this program in a process of its own; its output is printed by the host as it comes: stdout as
 * content, stderr as errors. Gives its exit status. When the host asks for the end, the command ends early, in order.
 */
export async function runCommandLine(args: string[], ended: Promise<void>): Promise<number> {
  await send({ type: 'log', level: 'info', message: 'runs a command line', fields: { args } })
  const [, program = ''] = process.argv
  const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = Promise.withResolvers<number>()
  child.once('error', () => closed.resolve(status.error))
  child.once('close', (code) => closed.resolve(code ?? status.partial))
  void ended.then(() => end(child))
  await Promise.all([print(child.stdout, 'content'), print(child.stderr, 'error')])
  return closed.promise
}

/** The command ends early at the first signal, and at once at the second. */
function end(child: ChildProcess): void {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGTERM'), ENDING_MS).unref()
}

async function print(stream: NodeJS.ReadableStream, channel: string): Promise<void> {
  stream.setEncoding('utf8')
  for await (const text of stream) await send({ type: 'print', text: String(text), channel })
}
