import type { Options, ResultPromise } from 'execa'
import { finish, remember, signalGroup } from './group.ts'
import type { ProcessLimits } from './limits.ts'

/** A program as it is started: an argument vector, never a shell. */
export interface Start {
  program: string
  args: readonly string[]
  cwd: string
  env: Record<string, string>
}

/** How a program ended: with a status, by a signal, or not as it should; `code` is the system's word for the reason. */
export type End = { stdout: Buffer; stderr: Buffer } & (
  | { ended: 'status'; status: number }
  | { ended: 'signal'; signal: string }
  | { ended: 'unstartable'; code: string }
  | { ended: 'too much' | 'timeout' | 'cancelled' }
)

/** Runs a program to its end; never throws for one that cannot be started. */
export type Run = (how: Start, limits: ProcessLimits, signal: AbortSignal) => Promise<End>

const RUN_OPTIONS = {
  extendEnv: false,
  stdin: 'ignore',
  encoding: 'buffer',
  stripFinalNewline: false,
  reject: false,
  detached: true,
} satisfies Options

type Running = ResultPromise<typeof RUN_OPTIONS>

/** Runs a program on execa, loaded with the first one, in a group of its own that ends with it. */
export const run: Run = async ({ program, args, cwd, env }, limits, signal) => {
  const { execa } = await import('execa')
  const timeout = limits.wholeMs === undefined ? [] : [AbortSignal.timeout(limits.wholeMs)]
  const stop = AbortSignal.any([signal, ...timeout])
  if (stop.aborted) return { ended: 'cancelled', stdout: NOTHING, stderr: NOTHING }
  const maxBuffer = limits.outputBytes
  const running = execa(program, args, { ...RUN_OPTIONS, cwd, env, maxBuffer })
  return endOf(running, watch(running, stop, limits), signal, stop)
}

const NOTHING = Buffer.alloc(0)

/** Ends the group when it is to stop, and with its leader; gives what lets go of it. */
function watch(running: Running, stop: AbortSignal, limits: ProcessLimits): () => void {
  const { pid } = running
  if (pid === undefined) return () => {}
  remember(pid)
  const timers: NodeJS.Timeout[] = []
  const end = () => {
    signalGroup(pid, 'SIGTERM')
    timers.push(setTimeout(() => signalGroup(pid, 'SIGKILL'), limits.killMs))
  }
  stop.addEventListener('abort', end, { once: true })
  running.once('exit', () => {
    finish(pid)
    timers.push(setTimeout(() => letGo(running), limits.drainMs))
  })
  return () => {
    stop.removeEventListener('abort', end)
    timers.forEach(clearTimeout)
  }
}

/** Stops reading what somebody outside the group still holds open. */
function letGo({ stdout, stderr }: Running): void {
  stdout.destroy()
  stderr.destroy()
}

async function endOf(
  running: Running,
  release: () => void,
  signal: AbortSignal,
  stop: AbortSignal,
): Promise<End> {
  const result = await running
  release()
  const output = { stdout: bytesOf(result.stdout), stderr: bytesOf(result.stderr) }
  if (stop.aborted) return { ...output, ended: signal.aborted ? 'cancelled' : 'timeout' }
  if (result.isMaxBuffer) return { ...output, ended: 'too much' }
  if (result.exitCode !== undefined) return { ...output, ended: 'status', status: result.exitCode }
  if (result.signal) return { ...output, ended: 'signal', signal: result.signal }
  return { ...output, ended: 'unstartable', code: result.code ?? 'no reason known' }
}

/** Of a program that was never started, because its arguments are too long, the library gives no output at all. */
const bytesOf = (output: Uint8Array | undefined) => Buffer.from(output ?? [])
