/** How long an engine may take to answer in milliseconds, which a busy machine needs; one that hangs takes for ever. */
export const ENGINE_TIMEOUT_MS = 30_000

/** Waits for an engine's answer, and rejects when it comes too late to be waited for. */
export function inTime<T>(answer: Promise<T>, ms = ENGINE_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(Object.assign(new Error('no answer came'), { code: 'ETIMEDOUT' }))
    const timer = setTimeout(late, ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
