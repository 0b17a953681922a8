import { onSteps } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

export const cancelMutants = mutantsOf({
  id: 'host.cancel.says-nothing',
  violates: 'vfs.cancel.cancel-notification-sent',
  change: 'ends a cancelled tool by signals alone',
  apply: onSteps((steps) => steps.filter(({ means }) => means !== 'cancel')),
})
