import { onMethods } from '../tool/combinators.ts'
import { type Variant, variantsOf } from './variant.ts'

/** A tool may report a state as often as it likes, with members of its own. @see rfd009 §ToolState — what a tool produces */
export const stateVariants: readonly Variant[] = variantsOf(
  {
    name: 'states-twice',
    does: 'reports every state but the last one twice',
    config: 'stateful',
    apply: onMethods(['state'], (m) => (m.params?.type === 'stopped' ? m : [m, m])),
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
