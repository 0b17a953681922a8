import { refused } from '../../service.ts'
import { having, serving } from '../combinators.ts'
import { seeingCancel } from '../incoming.ts'
import { mutantsIn } from '../mutant.ts'
import { counting } from './meanwhile.ts'

/** Mutants that take the `cancel` of a tool for more or less than it is. */
export const givenUpMutants = mutantsIn('vfs.cancel')({
  'tool-cancel-accepted': {
    'the-next-one: gives up the next request where none is unanswered': counting((parts, open) => {
      let isDue = false
      return {
        classify: seeingCancel(parts.classify, () => {
          isDue = open() === 0
        }),
        around: serving(parts.around, (plainly) => async (...request) => {
          const now = isDue
          isDue = false
          return now ? refused(-32_005, 'the tool gave it up') : plainly(...request)
        }),
      }
    }),
    'goes-on-with-it: serves nothing more until the program is over that was given up': having(
      ({ around }) => ({
        around: (serve) => {
          const plainly = around(serve)
          let before: Promise<unknown> = Promise.resolve()
          return async (method, params) => {
            await before
            const answer = plainly(method, params, new AbortController().signal)
            before = answer
            return answer
          }
        },
      }),
    ),
  },
  'tool-cancel-keeps-session': {
    'counts-as-cancelled: reports a run as cancelled whose tool has given something up': having(
      (parts) => {
        let gaveUp = false
        return {
          classify: seeingCancel(parts.classify, () => {
            gaveUp = true
          }),
          reportedText: (outcome) =>
            parts.reportedText({ ...outcome, ...(gaveUp && { cancelled: true }) }),
        }
      },
    ),
  },
})
