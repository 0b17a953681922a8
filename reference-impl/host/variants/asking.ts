import { endingWith, onAttempt } from '../mutants/running-once.ts'
import { failed } from '../runtime/outcome.ts'
import { variantsOf } from './variant.ts'

/** Hosts with other ways of taking the question of a one-shot tool. */
export const askingVariants = variantsOf(
  {
    name: 'blocks-alone',
    does: 'takes a question in a result for content like any other',
    ...onAttempt(({ response, ...asked }) => ({
      response,
      ...(!('result' in response && Array.isArray(response.result)) && asked),
    })),
    near: [
      // What should follow from such a block is a recommendation, which this host does not follow.
      ...['vfs.result.block*', 'vfs.result.string-*', 'vfs.result.malformed-*'],
      ...['vfs.init.*', 'toolstate.one-shot.*'],
    ],
  },
  {
    name: 'unanswered',
    does: 'ends a one-shot tool that reports a question which nobody answers',
    apply: endingWith(({ type }) =>
      type === 'waiting' ? failed('nobody has answered the question') : undefined,
    ),
    near: ['toolstate.one-shot.*'],
  },
)
