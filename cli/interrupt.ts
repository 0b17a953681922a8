import { endAtOnce } from '../harness/launch/end-at-once.ts'
import { whenUnread } from './unread.ts'

/**
 * Runs a task that the first signal asks to end early, and so does an output that nobody reads any more; a second
 * SIGINT or SIGTERM ends the program at once.
 */
export async function interruptible<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const onSignal = (name: Name) => {
    if (!controller.signal.aborted) report(name)
    else if (name !== 'SIGHUP') endAtOnce(name)
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

/** Of a terminal that is closed more than one SIGHUP may come, and nobody sits there any more. */
const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

type Name = (typeof names)[number]

function report(name: Name): void {
  const advice = name === 'SIGHUP' ? '' : '; once more ends it at once'
  process.stderr.write(`jp-conformance: ${name}: ending early${advice}.\n`)
}
