import { onMethods } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { type Variant, variantsOf } from './variant.ts'

/** Milliseconds between two reports of one state. */
const AGAIN_MS = 100

/** Reports a state again and again until the next message, in either direction. */
const reportsAgain: Apply = (seams) => {
  let again: NodeJS.Timeout | undefined
  return {
    ...seams,
    encode(message) {
      clearInterval(again)
      const line = seams.encode(message)
      if (message.method === 'state' && message.params?.type !== 'stopped')
        again = setInterval(() => seams.write(line), AGAIN_MS)
      return line
    },
    decode(line) {
      clearInterval(again)
      return seams.decode(line)
    },
  }
}

/** A tool may report a state as often as it likes, with members of its own. @see rfd009 §ToolState — what a tool produces */
export const stateVariants: readonly Variant[] = variantsOf(
  {
    name: 'states-twice',
    does: 'reports every state but the last one twice',
    config: 'stateful',
    apply: onMethods(['state'], (m) => (m.params?.type === 'stopped' ? m : [m, m])),
  },
  {
    name: 'states-again',
    does: 'reports its last state ten times a second until something else comes',
    config: 'stateful',
    apply: reportsAgain,
  },
  {
    name: 'states-with-more',
    does: 'adds members to its states that no document names, an object and a null among them',
    config: 'stateful',
    apply: onMethods(['state'], (m) => ({
      ...m,
      params: { session: null, progress: { content: 1, question: 0 }, ...m.params },
    })),
  },
)
