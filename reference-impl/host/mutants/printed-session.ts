import { mutantsIn } from './mutant.ts'
import { having, onAction, showing, shownIn } from './single-calls.ts'

/** Mutants that do not play the printed session. @see rfd009 §Concrete example */
export const printedSessionMutants = mutantsIn('toolstate.commands')({
  'printed-session#running-members': {
    'empty-after-input: leaves the content out of the response to an apply': onAction(
      'apply',
      async (call, carryOut) => showing(await carryOut(call), { content: undefined }),
    ),
  },
  'printed-session#stopped-members': {
    'result-is-output: shows the result of a handle as its output': onAction(
      'fetch',
      async (call, carryOut) => {
        const response = await carryOut(call)
        const { result, state } = shownIn(response)
        return state === 'stopped'
          ? showing(response, { result: undefined, output: result })
          : response
      },
    ),
  },
  'printed-session#one-apply': {
    'enters: hands a line feed over after each input': onAction('apply', async (call, carryOut) => {
      const response = await carryOut(call)
      await carryOut(having(call, { input: '\n' }))
      return response
    }),
  },
})
