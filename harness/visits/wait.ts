/** Something that comes to its end once, and is waited for. */
export interface Wait {
  readonly isOver: boolean
  readonly over: Promise<void>
  end(): void
  /** Whether it ends within so many milliseconds. */
  within(ms: number): Promise<boolean>
}

export function waitOf(): Wait {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  let isOver = false
  return {
    get isOver() {
      return isOver
    },
    over,
    end() {
      isOver = true
      resolve()
    },
    async within(ms) {
      let timer: NodeJS.Timeout | undefined
      const expired = new Promise<void>((expire) => {
        timer = setTimeout(expire, ms)
      })
      await Promise.race([over, expired])
      clearTimeout(timer)
      return isOver
    },
  }
}

/** Turns of the event loop that bring nothing more before what stands in a socket counts as read. */
const TURNS = 3

/** Lets the event loop turn until a count of bytes does not grow any more. */
export async function drained(count: () => number): Promise<void> {
  let before = count()
  for (let turns = 0; turns < TURNS; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    if (count() > before) turns = -1
    before = count()
  }
}
