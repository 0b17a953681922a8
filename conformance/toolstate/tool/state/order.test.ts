import {
  cancel,
  exit,
  init,
  killed,
  plain,
  result,
  rpc,
  sent,
  state,
  timer,
} from '../../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../../fixtures/trios.ts'
import { orderRules } from './order.ts'

const SURE = { id: 'sure', text: 'Sure?', answer_type: 'Boolean' }
const asks = (more: object = {}) => state('waiting', { question: { ...SURE, ...more } })
const apply = (input: unknown) => sent(rpc({ method: 'apply', params: { input } }))
const stopped = state('stopped', { result: 'r' })
const never = plain(init(), result())
const options = (input: string) => [
  asks({ answer_type: { Select: { options: ['a'] } } }),
  apply(input),
]

trios(orderRules, {
  'reports running first': {
    satisfied: plain(state('running'), asks()),
    violated: [[plain(asks(), state('running')), 'the first report is waiting']],
    silent: never,
  },
  'goes on after an answer': {
    satisfied: plain(
      asks(),
      apply(true),
      stopped,
      asks(),
      apply({ sure: false }),
      state('running'),
    ),
    violated: [
      [plain(asks(), apply(true), timer('idle'), cancel, killed), 'nothing more came after line 1'],
      [
        plain(...options('a'), exit(1)),
        'the process ended with exit status 1 and no final notification after line 1',
      ],
    ],
    inconclusive: [
      [
        plain(asks(), apply(true), timer('idle', { late: 900 }), cancel),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent: plain(asks(), apply('yes'), asks(), apply(true), cancel, exit()),
  },
  'does not repeat a question that was answered': {
    satisfied: plain(asks(), apply(true), asks({ id: 'really' }), apply(true), stopped),
    violated: [
      [
        plain(...options('a'), asks({ answer_type: { Select: { options: ['a'] } } })),
        'question `sure` is asked again after its answer',
      ],
    ],
    silent: plain(asks(), apply('y'), asks(), asks()),
  },
  'gives another question another id': {
    satisfied: plain(asks(), apply(true), asks({ id: 'b', text: 'B?' })),
    violated: [
      [plain(asks(), apply(true), asks({ text: 'B?' })), 'two questions have the id `sure`'],
      [
        plain(asks(), asks({ text: 'B?' }), apply(true)),
        'question `sure` became another one while it was pending',
      ],
      [
        plain(asks(), apply(true), asks({ answer_type: 'Text' })),
        'two questions have the id `sure`',
      ],
      [
        plain(...options('a').slice(0, 1), asks({ answer_type: { Select: { options: ['b'] } } })),
        'question `sure` became another one while it was pending',
      ],
    ],
    silent: plain(asks(), apply('y'), stopped),
  },
  'reports nothing after it has stopped': {
    satisfied: plain(state('running'), stopped, result()),
    violated: [
      [
        plain(stopped, stopped),
        'after stopped came `{"jsonrpc":"2.0","method":"state","params":{"type":"stopped"…`',
      ],
    ],
    silent: plain(state('running')),
  },
  'ends its process after it has stopped': {
    satisfied: plain(stopped, exit()),
    violated: [
      [plain(stopped, timer('exit'), killed), 'the process was still there after stopped'],
    ],
    inconclusive: [
      [
        plain(stopped, timer('exit', { late: 900 }), killed),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent: plain(state('running'), timer('exit')),
  },
})
