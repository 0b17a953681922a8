import { isObject } from '../../../../harness/wire/json.ts'
import { having } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'

export const endMutants = mutantsOf(
  {
    id: 'vfs.cancel.success',
    violates: 'vfs.cancel.reported-as-cancelled',
    change: 'reports a cancelled run without a result as an empty success',
    apply: having(({ exited }) => ({
      exited: (exit) => (exit.occasion === 'cancelled' ? { content: '' } : exited(exit)),
      told: (outcome) => ({ ...outcome, cancelled: false }),
    })),
  },
  {
    id: 'vfs.cancel.ends-the-run',
    violates: 'vfs.cancel.tool-cancel-keeps-session',
    change: "takes a tool's `cancel` for the end of its work",
    apply: having(({ classify }) => ({
      classify: (message) =>
        isObject(message) && message.method === 'cancel'
          ? { kind: 'notification', method: 'error', params: { message: 'cancelled by itself' } }
          : classify(message),
    })),
  },
  {
    id: 'vfs.cancel.deaf-to-cleaning',
    violates: 'vfs.cancel.cleanup-requests-answered',
    change: 'answers nothing once a run is cancelled',
    apply: having(({ write }) => {
      let over = false
      return {
        write(line, plainly) {
          if (!over) write(line, plainly)
          if (line.includes('"method":"cancel"')) over = true
        },
      }
    }),
  },
)
