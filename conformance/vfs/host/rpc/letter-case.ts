import { callOf } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, satisfiedUnless } from '../../../engine/finding.ts'
import { inTurn } from '../actions.ts'
import { outcomeText } from '../answer.ts'
import { code, contentOf, same } from '../expected.ts'
import { checksOn, type Judge } from '../host-check.ts'
import { answered, fs } from '../method-calls.ts'
import { textsIn } from '../outcome.ts'
import { bytesIn } from '../project-state.ts'
import { line, notification, responsesTo, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { scenarioThenSnapshot } from '../scenario-checks.ts'

const names = scenarioThenSnapshot(
  {
    name: 'rpc: names in another case',
    needs: ['fs'],
    files: { 'a.txt': 'a', 'e.txt': 'e' },
    shortTimeouts: SHORT_TIMEOUTS,
  },
  {
    before: fs.read('a.txt'),
    method: ['FS.Read', { path: 'a.txt' }],
    capitals: ['FS.READ', { path: 'a.txt' }],
    'first letter': ['Fs.read', { path: 'a.txt' }],
    'last part': ['fs.READ', { path: 'a.txt' }],
    member: ['fs.read', { Path: 'a.txt' }],
    'second member': ['fs.write', { path: 'd.txt', Content: 'd' }],
    pattern: ['fs.grep', { Pattern: 'a' }],
    from: ['fs.rename', { From: 'e.txt', to: 'f.txt' }],
    to: ['fs.rename', { from: 'e.txt', To: 'f.txt' }],
    'optional member': ['fs.write', { path: 'b.txt', content: 'YQ==', Encoding: 'base64' }],
    value: ['fs.write', { path: 'c.txt', content: 'YQ==', encoding: 'BASE64' }],
    after: fs.read('a.txt'),
  },
)

/** What nobody sent as a result. */
const CAPITAL = 'in capitals'

/** Messages whose own members are in another case, by the id of their request. */
const CAPITALS: Record<string, string> = {
  m: '{"jsonrpc":"2.0","id":"m","Method":"fs.read","params":{"path":"a.txt"}}',
  p: '{"jsonrpc":"2.0","id":"p","method":"fs.read","Params":{"path":"a.txt"}}',
  i: '{"jsonrpc":"2.0","ID":"i","method":"fs.read","params":{"path":"a.txt"}}',
}

const CAPITAL_IDS = Object.keys(CAPITALS)

const capitals: HostScenario = {
  name: 'rpc: members of messages in another case',
  files: { 'a.txt': 'a' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: inTurn({
    requests: [
      ...answered('before', fs.read('a.txt')),
      ...Object.values(CAPITALS).map(line),
      settle,
      { finish: 'requests' },
    ],
    method: [notification('Result', { content: CAPITAL }), settle, { finish: 'went on' }],
    content: [notification('result', { Content: CAPITAL })],
    'all of it': [notification('RESULT', { content: CAPITAL }), settle, { finish: 'went on' }],
    failure: [notification('Error', { message: CAPITAL }), settle, { finish: 'went on' }],
    'failure in capitals': [
      notification('ERROR', { message: CAPITAL }),
      settle,
      { finish: 'went on' },
    ],
    message: [notification('error', { Message: CAPITAL, trace: [], transient: false })],
  }),
}

/** No message whose members are in another case is taken for what it would be in the right one. */
const notTaken: Judge = (c) => {
  const requests = callOf(c, 'requests')
  if (!requests || responsesTo(requests, 'before').length === 0)
    return inconclusive(`the host did not come that far: ${outcomeText(c, requests)}`)
  const served = CAPITAL_IDS.some((id) =>
    responsesTo(requests, id).some(({ message }) => isObject(message?.result)),
  )
  const isTaken = c.calls.some(
    (call) =>
      call !== requests && !call.report && textsIn([call.result, call.error]).includes(CAPITAL),
  )
  const wrong = (served && 'such a request served') || (isTaken && 'such a result taken')
  return satisfiedUnless(wrong, 'no message in another case taken for one', requests.index)
}

/** What is no value of `encoding`, and no name of it, decodes nothing. */
const undecoded: Judge = (c) => {
  const [files] = c.snapshots
  if (!files) return inconclusive(`the project was not shown: ${outcomeText(c, callOf(c))}`)
  const odd = ['b.txt', 'c.txt'].find((path) => bytesIn(files, path)?.toString() === 'a')
  return satisfiedUnless(odd && 'a content that was decoded', 'no content decoded')
}

const CASE = 'vfs.rpc.names-are-case-sensitive'
const whole = contentOf('a')

/** Names in another case. @see rfd-d11 §Request and response format */
export const letterCaseChecks = [
  ...names.checks({
    [CASE]: {
      title: 'matches the names of methods and params exactly',
      precondition: { before: whole, after: whole },
      expect: {
        ...same(['method', 'capitals', 'first letter', 'last part'], code(-32601)),
        ...same(['member', 'second member', 'pattern', 'from', 'to'], code(-32602)),
      },
      also: undecoded,
    },
  }),
  ...checksOn(capitals, {
    [CASE]: { title: 'matches the members of messages exactly', judge: notTaken },
  }),
]
