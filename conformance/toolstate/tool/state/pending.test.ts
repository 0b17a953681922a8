import type { Fault } from '../../../../harness/adversary/fault.ts'
import {
  answer,
  call,
  cancel,
  exit,
  init,
  killed,
  plain,
  type Reported,
  result,
  rpc,
  sent,
  state,
  under,
} from '../../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../../fixtures/trios.ts'
import { pendingRules } from './pending.ts'

const asks = (more: object = {}) =>
  state('waiting', { question: { id: 'sure', text: 'Sure?', ...more } })
const apply = sent(rpc({ method: 'apply', params: { input: true } }))
const stopped = state('stopped', { result: 'r' })
const failed = state('stopped', { result: { Err: { message: 'nobody there' } } })
const silent = plain(init(), state('running'), result())
const answered = plain(asks(), apply, stopped, exit())
const written = plain(asks(), apply, call(1, 'fs.write'), stopped)
const STEPS: Fault = { kind: 'generated-steps', number: 1, steps: [{ step: 'end-of-input' }] }
const early = (method: string) => plain(asks(), call(1, method), answer(1), apply, stopped)

trios(pendingRules, {
  'keeps the id of a pending question': {
    satisfied: plain(asks(), asks({ default: true }), apply),
    violated: [[plain(asks(), asks({ id: 'b' })), 'question `sure` became `b`']],
    silent: plain(asks(), asks({ id: 'b', text: 'B?' })),
  },
  'asks the next question after the answer to the one before': {
    satisfied: plain(asks(), apply, asks({ id: 'b', text: 'B?' }), apply),
    violated: [
      [plain(asks(), asks({ id: 'b', text: 'B?' })), 'question `b` came while `sure` was pending'],
    ],
    silent: plain(asks()),
  },
  'waits for its answer, however long that takes': {
    satisfied: answered,
    violated: [
      [{ now: plain(asks(), stopped), plain: answered }, 'stopped came without an answer'],
      [{ now: plain(asks(), state('running')), plain: answered }, 'running came without an answer'],
      [plain(asks(), stopped), 'stopped came without an answer'],
    ],
    // An input that came before the question may be its answer; a tool may give up; an abort ends any wait.
    silent: { now: plain(state('running'), apply, asks(), stopped), plain: answered },
  },
  'changes nothing before its question is answered': {
    satisfied: early('fs.read'),
    violated: [
      [early('fs.write'), 'fs.write was called while a question was pending'],
      [
        { now: under(STEPS, asks(), call(1, 'fs.write'), exit()), plain: written },
        'fs.write was called without an answer',
      ],
    ],
    silent: plain(asks(), call(1, 'fs.write'), cancel),
  },
  'asks its host for nothing before its question is answered': {
    satisfied: plain(call(1, 'fs.read'), asks(), apply, call(2, 'fs.read')),
    violated: [[early('fs.read'), 'fs.read was called while a question was pending']],
    silent,
  },
  'stays alive while its question is pending': {
    satisfied: plain(asks(), apply, exit(1)),
    violated: [[plain(asks(), exit()), 'the process ended while its question was pending']],
    silent: plain(asks(), killed, exit()),
  },
  'goes on in the process that asked': {
    satisfied: answered,
    violated: [
      [
        plain(asks(), apply, { ...exit(), survivors: ['sleep'] } as Reported),
        'the process ended after its answer and left another one running',
      ],
    ],
    silent: plain(asks(), apply, exit()),
  },
})

trios(
  pendingRules.filter(({ verifies }) => verifies.endsWith('time-does-not-release')),
  {
    'waits for its answer, however long that takes': {
      satisfied: answered,
      violated: [],
      silent: { now: plain(asks(), failed), plain: answered },
    },
  },
)
