import { init, plain, result, state } from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { compatibilityRules } from './compatibility.ts'

const satisfied = plain(state('running'), state('stopped'))
const silent = plain(init(), result())

trios(compatibilityRules, {
  'never reports spawned': {
    satisfied,
    violated: [[plain(state('spawned')), 'the state is called `spawned`']],
    silent,
  },
  'reports states and no outcomes': {
    satisfied,
    violated: [[plain(state('needs_input')), '`needs_input` is an outcome']],
    silent,
  },
})
