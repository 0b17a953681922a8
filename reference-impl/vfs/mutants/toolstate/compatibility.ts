import { onMethods } from '../../tool/combinators.ts'
import { onState, statefulMutants, stateMessage } from './declare.ts'

/** Words by which the forms are distinguished, used as names of states. */
export const compatibilityMutants = statefulMutants('toolstate.compatibility', {
  'announces-spawned': {
    violates: 'tool-never-spawned',
    change: 'reports spawned before its first state',
    apply: announced(),
  },
  'ends-with-an-outcome': {
    violates: 'tool-uses-states',
    change: 'ends with the outcome success in place of stopped',
    apply: onState('stopped', ({ result }) => ({ type: 'success', content: result })),
  },
})

function announced() {
  let first = true
  return onMethods(['state'], (message) => {
    const before = first ? [stateMessage({ type: 'spawned' })] : []
    first = false
    return [...before, message]
  })
}
