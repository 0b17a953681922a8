import { exit, init, killed, plain, timer } from '../../../harness/fixtures/transcript-lines.ts'
import { reads, trios } from '../../fixtures/trios.ts'
import { timeoutRules } from './timeout.ts'

trios(timeoutRules, {
  'is never silent for 60 seconds of its own time': {
    satisfied: reads(),
    violated: [
      [plain(init(), timer('idle', { ms: 60_000 }), killed), 'the tool was silent for 60 seconds'],
    ],
    inconclusive: [
      [
        plain(init(), timer('idle', { ms: 5_000 }), killed),
        'the tool was silent for the whole idle limit; set limits.idle_ms to 60000 to see whether it goes on',
      ],
    ],
    silent: plain(init(), exit()),
  },
})
