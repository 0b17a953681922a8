import type { Attempt, Attempting } from './one-shot.ts'

/** Begins attempts in their order, no more than some at once. */
export class AttemptQueue {
  readonly #most: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most
  }

  /** An attempt that begins when there is room; one that is cancelled before ends with `cancelled`. */
  add(begin: () => Attempting, cancelled: Attempt): Attempting {
    const { promise: over, resolve } = Promise.withResolvers<Attempt>()
    let begun: Attempting | undefined
    let isCancelled = false
    const start = () => {
      if (isCancelled) return this.#next()
      begun = begin()
      void begun.over.then(resolve).finally(() => {
        this.#running -= 1
        this.#next()
      })
      this.#running += 1
    }
    this.#waiting.push(start)
    this.#next()
    return {
      over,
      cancel() {
        isCancelled = true
        if (begun) begun.cancel()
        else resolve(cancelled)
      },
    }
  }

  #next(): void {
    if (this.#running < this.#most) this.#waiting.shift()?.()
  }
}
