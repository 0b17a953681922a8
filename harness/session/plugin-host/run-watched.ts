import { Deadlines } from '../../deadlines.ts'
import { type Launch, launch, type Subject } from '../../launch/process.ts'

/** A run of a host of which only its end and what its probes report is wanted. */
export interface WatchedRun {
  launch: Launch
  /** Milliseconds that it may take. */
  limits: { sessionMs: number }
  interrupt?: AbortSignal
}

/** Interval between two looks at the side channels, in milliseconds. */
const LOOK_MS = 25

/** Runs the host to its end, killing it when it takes too long; gives its status, or null. `look` is called now and then, and last. */
export async function runWatched(run: WatchedRun, look: () => unknown): Promise<number | null> {
  const { limits, interrupt } = run
  const { subject, ended } = start(run.launch)
  const kill = () => subject.signal('SIGKILL')
  const deadlines = new Deadlines<'session'>(kill)
  deadlines.arm('session', limits.sessionMs)
  interrupt?.addEventListener('abort', kill, { once: true })
  const timer = setInterval(look, LOOK_MS)
  const status = await ended
  clearInterval(timer)
  deadlines.clear('session')
  interrupt?.removeEventListener('abort', kill)
  look()
  subject.release()
  return status
}

function start(how: Launch): { subject: Subject; ended: Promise<number | null> } {
  const { promise: ended, resolve } = Promise.withResolvers<number | null>()
  const nothing = () => {}
  const subject = launch(how, {
    ...{ stdout: nothing, stdoutEnd: nothing, stderr: nothing, stderrEnd: nothing },
    ...{ inputRefused: nothing, failed: () => resolve(null), exit: resolve },
  })
  return { subject, ended }
}
