import { setTimeout as delay } from 'node:timers/promises'
import { mostRunnable, runnable } from '../engine/busy.ts'

/** Milliseconds between two looks at the machine, long enough for what was begun last to show. */
const LOOK_MS = 75

/** Lets one thing begin after the other, each when the machine has room for it or nothing else is under way. */
export class Room {
  #underWay = 0
  #last: Promise<void> = Promise.resolve()

  /** Does something when there is room. */
  async for<T>(attempt: () => Promise<T>): Promise<T> {
    this.#last = this.#last.then(() => this.#free())
    await this.#last
    try {
      return await attempt()
    } finally {
      this.#underWay -= 1
    }
  }

  async #free(): Promise<void> {
    while (this.#underWay > 0) {
      await delay(LOOK_MS * (1 + Math.random()))
      if (runnable() <= mostRunnable) break
    }
    this.#underWay += 1
  }
}
