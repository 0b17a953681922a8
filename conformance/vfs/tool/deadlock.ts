import { A_REQUEST } from './advice.ts'
import { sameBehaviour } from './behaviour.ts'
import { faultChecks } from './tool-check.ts'

/** How a tool keeps its input flowing. @see rfd-d11 §Deadlock prevention */
export const deadlockChecks = faultChecks({
  verifies: 'vfs.deadlock.tool-keeps-reading',
  title: 'reads on when much arrives at once',
  toExercise: A_REQUEST,
  faults: ({ requests }) => {
    const ends = [...requests.slice(0, 1), ...requests.slice(1).slice(-1)]
    return ends.map(({ number: at }) => ({ kind: 'notification-flood', at }))
  },
  judges: ({ kind }) => kind === 'notification-flood',
  judge: sameBehaviour,
})
