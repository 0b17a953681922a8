import { having } from '../combinators.ts'
import { isCancel, seeingRequests } from '../incoming.ts'
import { mutantsIn } from '../mutant.ts'
import { counting, onSignal } from './meanwhile.ts'

/** What a `cancel` is to a host that passes over it. */
const noted = { kind: 'notification', method: 'noted', params: {} } as const

/** Mutants that heed a `cancel` for some requests alone, or take few cancelled tools for ended. */
export const nearCancelMutants = mutantsIn('vfs.cancel')({
  'tool-cancel-accepted': {
    'programs-alone: goes on to ask its user although the tool gives that up': having((parts) => {
      let method = ''
      const classify = seeingRequests(parts.classify, (request) => {
        if (request.method !== 'cancel') method = request.method
      })
      return {
        classify: (message) =>
          isCancel(message) && method.startsWith('http.') ? noted : classify(message),
      }
    }),
    'only-once: goes on with the second request that its tool gives up': counting((parts, open) => {
      let count = 0
      return {
        classify(message) {
          if (isCancel(message) && open() > 0) count += 1
          return isCancel(message) && count > 1 ? noted : parts.classify(message)
        },
      }
    }),
  },
  'sigterm-after-grace': {
    'spares-who-concluded: sends no signal to a cancelled tool that concludes in time': having(
      (parts) => {
        let isCancelled = false
        let isOver = false
        return {
          steps(reason, limits) {
            isCancelled ||= reason === 'cancelled'
            return parts.steps(reason, limits)
          },
          reported(method, params) {
            const found = parts.reported(method, params)
            isOver ||= isCancelled && found !== undefined && 'outcome' in found
            return found
          },
          ...onSignal(parts, (signal) => (name) => {
            if (!isOver) signal(name)
          }),
        }
      },
    ),
  },
  'reported-as-cancelled': {
    'sigterm-is-success: reports an empty success for a cancelled tool that SIGTERM has ended':
      having(({ exited, reportedText }) => ({
        exited: (exit) =>
          exit.reason === 'cancelled' && exit.signal === 'SIGTERM' ? { content: '' } : exited(exit),
        reportedText: (outcome) => reportedText({ ...outcome, cancelled: false }),
      })),
  },
})
