import { having } from '../combinators.ts'
import { failingFor, isCancel } from '../incoming.ts'
import { mutantsIn } from '../mutant.ts'

export const endMutants = mutantsIn('vfs.cancel')({
  'reported-as-cancelled': {
    'success: reports a cancelled run without a result as an empty success': having(
      ({ exited }) => ({
        exited: (exit) => (exit.reason === 'cancelled' ? { content: '' } : exited(exit)),
        reportedText: (outcome) => ({ ...outcome, cancelled: false }),
      }),
    ),
    'errors-are-none: reports the error of a cancelled tool as an empty success': having(
      ({ reported, reportedText }) => ({
        reported: (method, params) =>
          method === 'error' ? { outcome: { content: '' } } : reported(method, params),
        reportedText: (outcome) => reportedText({ ...outcome, cancelled: false }),
      }),
    ),
  },
  'tool-cancel-keeps-session': {
    "ends-the-run: takes a tool's `cancel` for the end of its work": failingFor(
      isCancel,
      'cancelled by itself',
    ),
  },
  'cleanup-requests-answered': {
    'deaf-to-cleaning: answers nothing once a run is cancelled': having(({ write }) => {
      let over = false
      return {
        write(line, plainly) {
          if (!over) write(line, plainly)
          if (line.includes('"method":"cancel"')) over = true
        },
      }
    }),
  },
})
