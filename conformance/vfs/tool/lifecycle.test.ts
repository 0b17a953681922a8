import { readConversation } from '../../../harness/conversation.ts'
import {
  answer,
  applied,
  call,
  cancel,
  closed,
  error,
  exit,
  init,
  killed,
  noted,
  plain,
  result,
  timer,
  transcript,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { reads, type Trio, trios } from '../../fixtures/trios.ts'
import { lifecycleChecks, lifecycleRules } from './lifecycle.ts'

const LATE = { kind: 'late-answers' } as const
const NEVER = { kind: 'never-answered', at: 1 } as const
const END = { kind: 'end-of-input', at: 1 } as const
const asked = [init(), call(1, 'fs.read')]

trios(lifecycleRules, {
  'ends its work with a result or an error notification': {
    satisfied: reads(),
    violated: [
      [
        plain(init(), exit(1)),
        'the process ended with exit status 1 and no final notification before its first line',
      ],
      [
        plain(...asked, answer(1), exit(null, 'SIGSEGV')),
        'the process died of SIGSEGV after request 1 (fs.read)',
      ],
      [plain(init(), timer('startup'), cancel, killed), 'no line came after init'],
      [
        plain(init(), timer('startup'), cancel, closed, result()),
        'its first line came only when its input had ended',
      ],
    ],
    inconclusive: [
      [
        plain(init(), timer('startup', { late: 900 }), cancel, killed),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent: readConversation(transcript({ context: { stateful: true } }, init(), exit())),
  },
  'writes one final notification': {
    satisfied: reads(),
    violated: [[plain(result(), error()), '2 final notifications: result, then error']],
    silent: plain(init(), exit()),
  },
  'is silent after its final notification and ends by itself': {
    satisfied: reads(),
    violated: [
      [
        plain(init(), result(), call(1, 'fs.read')),
        'after its result the tool wrote `{"jsonrpc":"2.0","id":1,"method":"fs.read","params":{}}`',
      ],
      [
        plain(init(), error(), timer('exit'), killed),
        'the process was still there after its error notification',
      ],
      [
        plain(init(), result(), timer('session'), killed),
        'the process was still there after its result notification',
      ],
    ],
    silent: plain(init(), exit()),
  },
  'writes its final notification only when nothing is unanswered': {
    satisfied: reads(),
    violated: [
      [
        plain(...asked, result(), answer(1)),
        'the result came before request 1 (fs.read) was answered',
      ],
      [
        plain(...asked, answer(1), noted('input-refused'), result()),
        'the result came before request 1 (fs.read) was answered',
      ],
    ],
    silent: plain(init(), result()),
  },
})

const late: Trio = {
  satisfied: under(LATE, ...asked, answer(1), applied, result()),
  violated: [
    [
      under(LATE, ...asked, result(), answer(1), applied),
      'the result came before request 1 (fs.read) was answered',
    ],
    [
      under(LATE, ...asked, answer(1), applied, noted('input-refused'), result()),
      'the result came before request 1 (fs.read) was answered',
    ],
  ],
  silent: under(LATE, init(), result()),
}

trios(lifecycleChecks, {
  'waits for the last answer even when it comes late': late,
  'reports no result while its last request has no answer': {
    satisfied: under(NEVER, ...asked, applied, cancel, result()),
    violated: [
      [
        under(NEVER, ...asked, applied, result(), exit()),
        'the result came, and request 1 (fs.read) was never answered',
      ],
      [
        under(NEVER, ...asked, result(), applied, exit()),
        'the result came, and request 1 (fs.read) was never answered',
      ],
    ],
    silent: under(NEVER, init(), result()),
  },
  'stops when its input ends while it waits': {
    satisfied: under(END, ...asked, applied, closed, exit()),
    violated: [
      [
        under(END, ...asked, applied, closed, timer('end-of-input'), killed),
        'the process was still there after the end of its input',
      ],
    ],
    silent: under(END, init(), result(), exit()),
  },
})
