import { killMarked } from '../harness/launch/group.ts'

/** Runs a task that the first SIGINT or SIGTERM asks to end early; the second one ends the program at once. */
export async function interruptible<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const onSignal = (name: keyof typeof numbers) => {
    if (controller.signal.aborted) endAtOnce(name)
    process.stderr.write(`jp-conformance: ${name}: ending early; once more ends it at once.\n`)
    controller.abort(name)
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  try {
    return await task(controller.signal)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}

// Nobody is left to end the subjects in order.
function endAtOnce(name: keyof typeof numbers): never {
  killMarked(String(process.pid))
  process.exit(128 + numbers[name])
}

const numbers = { SIGINT: 2, SIGTERM: 15 } as const
