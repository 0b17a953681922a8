import {
  answer,
  applied,
  call,
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
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { stateChecks, stateRules } from './state.ts'

const EARLY = { kind: 'early-apply', at: 1 } as const
const apply = sent(rpc({ method: 'apply', params: { input: 1 } }))
const FAILURE = { message: 'm', trace: [], transient: false }
const stopped = state('stopped', { result: 'r' })
const never = plain(init(), result())

trios(stateRules, {
  'reports one of the three states': {
    satisfied: plain(state('running'), state('waiting'), state('stopped')),
    violated: [
      [plain(state('Running')), 'params.type is "Running"'],
      [plain(state(undefined as unknown as string)), 'params.type is undefined'],
    ],
    silent: never,
  },
  'asks a question when it waits': {
    satisfied: plain(state('waiting', { question: { id: 'q', text: 'Sure?' } })),
    violated: [
      [plain(state('waiting')), 'waiting without a question object'],
      [plain(state('waiting', { question: { id: 1, text: '' } })), 'the question has no string id'],
      [plain(state('waiting', { question: { id: 'q' } })), 'the question has no string text'],
    ],
    silent: plain(state('running')),
  },
  'gives content as a string or not at all': {
    satisfied: plain(
      state('running'),
      state('waiting', { content: 'c' }),
      state('running', { content: null }),
    ),
    violated: [
      [plain(state('running', { content: ['a'] })), 'content is an array'],
      [plain(state('running', { content: { a: 1 } })), 'content is of type object'],
    ],
    silent: plain(state('stopped', { content: 1 })),
  },
  'stops with a result in one of the accepted forms': {
    satisfied: plain(
      stopped,
      state('stopped', { result: { Ok: 'r' } }),
      state('stopped', { result: { Err: FAILURE } }),
      state('stopped', { result: FAILURE }),
      state('stopped', { content: null, error: FAILURE }),
      state('stopped', { content: 'r', error: null }),
    ),
    violated: [
      [plain(state('stopped')), 'stopped without a result'],
      [plain(state('stopped', { result: { Ok: 1 } })), 'result is {"Ok":1}'],
      [plain(state('stopped', { result: { Ok: 'a', Err: {} } })), 'result is {"Ok":"a","Err":{}}'],
      [plain(state('stopped', { result: null })), 'result is null'],
      [plain(state('stopped', { result: { message: 'm' } })), 'result is {"message":"m"}'],
      [plain(state('stopped', { error: 'm' })), 'error is "m"'],
      [plain(state('stopped', { error: null })), 'error is null'],
    ],
    silent: plain(state('running')),
  },
  'is silent after it has stopped and ends by itself': {
    satisfied: plain(stopped, result(), exit()),
    violated: [
      [
        plain(stopped, state('running')),
        'after stopped the tool wrote `{"jsonrpc":"2.0","method":"state","params":{"type":"running"…`',
      ],
      [
        plain(stopped, result('a'), result('b')),
        'after stopped the tool wrote `{"jsonrpc":"2.0","method":"result","params":{"content":"b"}}`',
      ],
      [plain(stopped, timer('exit'), killed), 'the process was still there after stopped'],
    ],
    inconclusive: [
      [
        plain(stopped, timer('exit', { late: 900 }), killed),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent: plain(state('running'), exit()),
  },
  'reports a state after each input': {
    satisfied: plain(init(), state('waiting'), apply, state('running'), apply, stopped),
    violated: [
      [
        plain(init(), state('waiting'), apply, timer('idle'), cancel, killed),
        'no state came after apply; nothing more came after line 1',
      ],
      [
        plain(init(), state('waiting'), apply, exit(1)),
        'no state came after apply; the process ended with exit status 1 and no final notification after line 1',
      ],
    ],
    silent: plain(init(), state('waiting'), apply, cancel, exit()),
  },
})

const asked = [init(), call(1, 'fs.read'), apply, applied, answer(1)]

trios(stateChecks, {
  'takes an input that comes while it waits for a response': {
    satisfied: under(EARLY, ...asked, state('running'), cancel, exit()),
    violated: [
      [
        under(EARLY, ...asked, timer('idle'), cancel, killed),
        'nothing more came after request 1 (fs.read)',
      ],
      [
        under(EARLY, ...asked, exit(101)),
        'the process ended with exit status 101 and no final notification after request 1 (fs.read)',
      ],
      [
        {
          now: under(EARLY, ...asked, state('running'), cancel, exit()),
          plain: plain(init(), stopped, exit()),
        },
        'the tool did not come to the end that it came to before',
      ],
    ],
    silent: under(EARLY, init(), call(1, 'fs.read'), answer(1), stopped),
  },
})
