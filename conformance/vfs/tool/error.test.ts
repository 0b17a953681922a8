import { error, plain, result } from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { errorRules } from './error.ts'

trios(errorRules, {
  'reports failure with message, trace and transient': {
    satisfied: plain(error({ message: 'no', trace: ['a', 'b'], transient: true, more: 1 })),
    violated: [
      [plain(error({ message: 'no', trace: [] })), 'params.transient is missing'],
      [plain(error({ trace: [], transient: true })), 'params.message is missing'],
      [
        plain(error({ message: 1, trace: [], transient: true })),
        'params.message has the wrong type (number)',
      ],
      [
        plain(error({ message: '', trace: [1], transient: true })),
        'params.trace has the wrong type (an array with other than strings)',
      ],
      [
        plain(error({ message: '', trace: [], transient: 0 })),
        'params.transient has the wrong type (number)',
      ],
    ],
    silent: plain(result()),
  },
})
