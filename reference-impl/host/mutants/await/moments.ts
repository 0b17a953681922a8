import { never, onAwait, onEvent } from '../keeping.ts'
import { mutantsIn } from '../mutant.ts'
import { onBatch } from './batches.ts'

/** Milliseconds between two looks. */
const LOOK_MS = 15_000

/** Mutants whose awaits return at other moments. */
export const awaitMomentMutants = mutantsIn('toolstate.await-conditions')({
  'no-default-limit': {
    'limit-of-its-own: gives an await without a limit one of 25 seconds': onAwait((asked) => ({
      limitMs: 25_000,
      ...asked,
    })),
  },
  'no-lost-stop': {
    'looks-then-listens: loses a stop that is the first to happen once an await has begun':
      losesTheFirst(),
  },
  'every-wake-up': {
    'loses-the-thousandth: wakes all but every thousandth await': losesEach(1_000),
  },
  'reacts-to-the-stop': {
    'looks-now-and-then: looks at its handles at the call and every 15 seconds': onBatch(
      async (batch, carryOut) => {
        const begun = performance.now()
        const done = await carryOut(batch)
        const passed = performance.now() - begun
        const isHeld = batch.calls.some(({ tool }) => tool === 'await') && passed > 50
        const rest = LOOK_MS - (passed % LOOK_MS)
        if (isHeld) await new Promise((resolve) => setTimeout(resolve, rest))
        return done
      },
    ),
  },
})

function losesTheFirst() {
  let hasBegun = false
  const lost = new Set<number>()
  return onEvent((event) => {
    const isEnd = event.event === 'stopped' || event.event === 'gone'
    if (isEnd && hasBegun) lost.add(event.instance)
    hasBegun = event.event === 'call' && event.command.command === 'await'
    return isEnd && lost.has(event.instance) ? undefined : event
  })
}

function losesEach(number: number) {
  let count = 0
  return onAwait((asked) => {
    count += 1
    return count % number === 0 ? { ...asked, condition: never(asked.condition) } : asked
  })
}
