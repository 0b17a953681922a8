import { StringDecoder } from 'node:string_decoder'
import { Deadlines } from '../../deadlines.ts'
import { type Launch, launch } from '../../launch/process.ts'

/** A run of a host of which only its end and what its probes report is wanted. */
export interface WatchedRun {
  launch: Launch
  /** Milliseconds that it may take. */
  limits: { sessionMs: number }
  interrupt?: AbortSignal
  /** Takes what the host prints until its streams end, or until shortly after its own end. */
  prints?: (text: string) => void
}

/** Milliseconds for which what the host left behind may hold its output open. */
const DRAIN_MS = 500

/** Interval between two looks at the side channels, in milliseconds. */
const LOOK_MS = 25

/** Runs the host to its end, killing it when it takes too long; gives its status, or null. `look` is called now and then, and last. */
export async function runWatched(run: WatchedRun, look: () => unknown): Promise<number | null> {
  const { limits, interrupt } = run
  const { subject, ended, printed, drained } = start(run)
  const kill = () => subject.signal('SIGKILL')
  const deadlines = new Deadlines<'session' | 'drain'>((name) =>
    name === 'session' ? kill() : drained(),
  )
  deadlines.arm('session', limits.sessionMs)
  interrupt?.addEventListener('abort', kill, { once: true })
  const timer = setInterval(look, LOOK_MS)
  const status = await ended
  deadlines.arm('drain', DRAIN_MS)
  if (run.prints) await printed
  clearInterval(timer)
  for (const name of ['session', 'drain'] as const) deadlines.clear(name)
  interrupt?.removeEventListener('abort', kill)
  look()
  subject.release()
  return status
}

/** `printed`: both streams are at their end, or are not waited for any more, being `drained`. */
function start({ launch: how, prints }: WatchedRun) {
  const { promise: ended, resolve } = Promise.withResolvers<number | null>()
  const { promise: printed, resolve: drained } = Promise.withResolvers<void>()
  const nothing = () => {}
  const printing = () => {
    const decoder = new StringDecoder('utf8')
    return (chunk: Buffer) => prints?.(decoder.write(chunk))
  }
  let open = 2
  const closed = () => {
    open -= 1
    if (open === 0) drained()
  }
  const subject = launch(how, {
    ...{ stdout: printing(), stdoutEnd: closed, stderr: printing(), stderrEnd: closed },
    ...{ inputRefused: nothing, failed: () => resolve(null), exit: resolve },
  })
  return { subject, ended, printed, drained }
}
