import type { Child } from '../../runtime/child.ts'
import { having } from '../combinators.ts'
import type { Apply } from '../mutant.ts'

/** Starts tools that are held otherwise. */
export const onChild = (change: (child: Child) => Child): Apply =>
  having(({ start }) => ({ start: (how, observer) => change(start(how, observer)) }))

/** Sends signals only while the tool has taken all that was written. */
export const waitsForItsWrites: Apply = onChild((child) => {
  let pending = 0
  return {
    ...child,
    write(bytes, taken) {
      pending += 1
      child.write(bytes, () => {
        pending -= 1
        taken()
      })
    },
    signal(name) {
      if (pending === 0) child.signal(name)
    },
  }
})
