import { A_REQUEST } from './advice.ts'
import { sameBehaviour } from './behaviour.ts'
import { faultChecks } from './tool-check.ts'

/** How a tool keeps its input flowing. @see rfd-d11 §Deadlock prevention */
export const deadlockChecks = faultChecks({
  verifies: 'vfs.deadlock.tool-keeps-reading',
  title: 'reads on when much arrives at once',
  toExercise: A_REQUEST,
  faults: ({ requests }) => (requests.length > 0 ? [{ kind: 'notification-flood', at: 1 }] : []),
  judges: ({ kind }) => kind === 'notification-flood',
  judge: sameBehaviour,
})
