import type { Fault } from '../../../harness/adversary/fault.ts'
import {
  answer,
  applied,
  call,
  error,
  exit,
  init,
  line,
  plain,
  refusal,
  result,
  rpc,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { reads, sameTrio, type Trio, trios } from '../../fixtures/trios.ts'
import { rpcChecks, rpcRules } from './rpc.ts'

const quietly = plain(init(), exit())

trios(rpcRules, {
  'states jsonrpc 2.0 in every message': {
    satisfied: reads(),
    violated: [
      [plain(line({ method: 'result', params: {} })), 'line 1 (result) has no jsonrpc member'],
      [plain(line({ jsonrpc: '1.0', id: 1 })), 'line 1 (no method) states jsonrpc "1.0"'],
      [plain(line({ jsonrpc: 2, method: 'state' })), 'line 1 (state) states jsonrpc 2'],
    ],
    silent: plain(line('no object')),
  },
  'calls with an id, a method and an object of params': {
    satisfied: plain(call(1, 'fs.read'), call('', 'fs.read')),
    violated: [
      [plain(line(rpc({ method: 'fs.read', params: {} }))), 'the call of fs.read has no id'],
      [plain(call(null, 'fs.read')), 'the call of fs.read has an id of type null'],
      [plain(call([1], 'fs.read')), 'the call of fs.read has an id of type object'],
      [plain(call(1, 'fs.read', ['a'])), 'the call of fs.read has params that are no object'],
      [
        plain(line(rpc({ id: 1, method: 'fs.read' }))),
        'the call of fs.read has params that are no object',
      ],
    ],
    silent: plain(result(), line(rpc({ method: 'cancel' }))),
  },
  'gives result, error and state no id': {
    satisfied: reads(),
    violated: [
      [
        plain(line(rpc({ id: 1, method: 'result', params: { content: '' } }))),
        'the result notification has an id (1)',
      ],
      [plain(line(rpc({ id: null, method: 'state' }))), 'the state notification has an id (null)'],
    ],
    silent: plain(call(1, 'fs.read')),
  },
  'asks only when its last request is answered': {
    satisfied: plain(call(1, 'fs.read'), answer(1), call(2, 'fs.exists'), answer(2)),
    violated: [
      [
        plain(call(1, 'fs.read'), call(2, 'fs.exists'), answer(1), answer(2)),
        'request 2 (fs.exists) came before request 1 (fs.read) was answered',
      ],
    ],
    silent: plain(call(1, 'fs.read')),
  },
  'writes no response, neither to init nor to cancel': {
    satisfied: reads(),
    violated: [
      [
        plain(line(rpc({ id: 1, result: {} }))),
        'line 1 is a response: `{"jsonrpc":"2.0","id":1,"result":{}}`',
      ],
    ],
    silent: quietly,
  },
})

/** A call fails; the tool ends with a final all the same, or it does not. */
function refusedTrio(fault: Fault, code: number): Trio {
  const asked = [init(), call(1, 'fs.read'), refusal(1, code)]
  return {
    satisfied: under(fault, ...asked, applied, error()),
    violated: [
      [
        under(fault, ...asked, applied, exit(134, null)),
        'the process ended with exit status 134 and no final notification after request 1 (fs.read)',
      ],
      [
        under(fault, ...asked, applied, exit(null, 'SIGSEGV')),
        'the process died of SIGSEGV after request 1 (fs.read)',
      ],
    ],
    silent: under(fault, init(), exit(1)),
  }
}

trios(rpcChecks, {
  'waits for an answer that comes late': sameTrio({ kind: 'late-answers' }),
  'takes no response with another id for its own': sameTrio({ kind: 'foreign-id-first' }),
  'ends in an orderly way when any call fails': refusedTrio(
    { kind: 'error-answer', at: 1, code: -32001 },
    -32001,
  ),
  'ends in an orderly way when a code is unknown': refusedTrio(
    { kind: 'error-answer', at: 1, code: -32099 },
    -32099,
  ),
})
