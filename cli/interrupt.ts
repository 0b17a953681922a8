import { killMarked } from '../harness/launch/group.ts'
import { whenUnread } from './unread.ts'

/**
 * Runs a task that the first signal asks to end early, and so does an output that nobody reads any more; a second
 * SIGINT or SIGTERM ends the program at once.
 */
export async function interruptible<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const onSignal = (name: Name) => {
    const { again, number } = signals[name]
    if (!controller.signal.aborted) report(name)
    else if (again) endAtOnce(number)
    controller.abort(name)
  }
  const forget = whenUnread(() => controller.abort('nobody reads the output'))
  for (const name of names) process.on(name, onSignal)
  try {
    return await task(controller.signal)
  } finally {
    for (const name of names) process.off(name, onSignal)
    forget()
  }
}

type Name = 'SIGINT' | 'SIGTERM' | 'SIGHUP'

/** Of a terminal that is closed more than one hangup may come, and nobody sits there any more. */
const signals: Record<Name, { number: number; again: boolean }> = {
  SIGINT: { number: 2, again: true },
  SIGTERM: { number: 15, again: true },
  SIGHUP: { number: 1, again: false },
}

const names = Object.keys(signals) as Name[]

function report(name: Name): void {
  const advice = signals[name].again ? '; once more ends it at once' : ''
  process.stderr.write(`jp-conformance: ${name}: ending early${advice}.\n`)
}

// Nobody is left to end the subjects in order.
function endAtOnce(number: number): never {
  killMarked(String(process.pid))
  process.exit(128 + number)
}
