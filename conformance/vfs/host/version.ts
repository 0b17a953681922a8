import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, violated } from '../../engine/finding.ts'
import { outcomeText } from './answer.ts'
import { anError, aResult, contentOf, type Expected, empty, exists, member } from './expected.ts'
import { inFiles } from './grep/rows.ts'
import { checksOn, hostChecks } from './host-check.ts'
import { projectHas } from './project-state.ts'
import { notification, SHORT_TIMEOUTS, settle, since } from './requests.ts'
import { type MethodCall, scenarioThenSnapshot } from './scenario-checks.ts'
import { askable, noPrompt, uncovered } from './uncovered.ts'

const FILES = { 'a.txt': 'needle', 'b.txt': 'b', 'c.txt': 'c' }

/** Methods that a later version, or an older host, might have. */
const UNKNOWN: Record<string, MethodCall> = {
  'fs.watch': ['fs.watch', { path: '.' }],
  'fs.append': ['fs.append', { path: 'a.txt', content: 'more' }],
  'fs.remove': ['fs.remove', { path: 'a.txt' }],
  'fs.writeFile': ['fs.writeFile', { path: 'a.txt', content: 'changed' }],
}

/** One more member than each method has, and what the method gives without it. */
const LATER: Record<string, readonly [MethodCall, Expected]> = {
  read: [['fs.read', { path: 'a.txt' }], contentOf('needle')],
  exists: [['fs.exists', { path: 'a.txt' }], exists(true)],
  list: [['fs.list_dir', { path: '.' }], aResult],
  metadata: [['fs.metadata', { path: 'b.txt' }], member('size', 1)],
  grep: [['fs.grep', { pattern: 'needle' }], inFiles('a.txt')],
  write: [['fs.write', { path: 'new.txt', content: 'new' }], empty],
  rename: [['fs.rename', { from: 'b.txt', to: 'd.txt' }], empty],
  delete: [['fs.delete', { path: 'c.txt' }], empty],
}

const withMore = ([method, params]: MethodCall): MethodCall => [
  method,
  { ...(params as JsonObject), later_option: true },
]

const strange = scenarioThenSnapshot(
  { name: 'version: what it does not know', files: FILES, shortTimeouts: SHORT_TIMEOUTS },
  {
    before: ['fs.read', { path: 'a.txt' }],
    ...UNKNOWN,
    after: ['fs.read', { path: 'a.txt' }],
    ...Object.fromEntries(Object.entries(LATER).map(([name, [asked]]) => [name, withMore(asked)])),
  },
)

const NOTIFIED = ['nobody.knows', 'fs.changed', 'progress', '$/progress']

const notified: HostScenario = {
  name: 'version: notifications that it does not know',
  files: FILES,
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    settle,
    { mark: 'reported' },
    ...NOTIFIED.map((method) => notification(method, { path: 'a.txt' })),
    { listen_ms: 200 },
    settle,
    { finish: 'notified' },
  ],
}

const RECORDED = 1
const running: HostScenario = {
  name: 'version: a request that a user thinks about',
  ...askable,
  answers: [{ answer: true, after_ms: 500 }],
  script: [
    { mark: 'asked' },
    { call: uncovered[0], params: uncovered[1] },
    { mark: 'answered' },
    { finish: 'held' },
  ],
}

/** What a host does with what it does not know, and what it reports of a later version. */
export const versionChecks = hostChecks(
  strange.check('vfs.version.unknown-method-survived', {
    precondition: { before: contentOf('needle') },
    expect: {
      ...Object.fromEntries(Object.keys(UNKNOWN).map((name) => [name, anError])),
      after: contentOf('needle'),
    },
    also: (c) => projectHas({ 'a.txt': 'needle' })(c),
  }),
  strange.check('vfs.version.unknown-params-accepted', {
    precondition: { before: contentOf('needle') },
    also: (c) => Object.keys(LATER).flatMap((name) => taken(c, name)),
  }),
  ...checksOn(notified, { 'vfs.version.unknown-notification-ignored': ignored }),
  ...checksOn(running, {
    'vfs.version.no-pending-notification': (c) => noPrompt(c) ?? whileAsked(c),
  }),
)

function taken(c: HostConversation, name: string): Finding[] {
  const [, normal] = LATER[name] ?? []
  const expected = `${name}: ${normal?.expected}, or the error -32602`
  return strange.onAnswer(name, expected, (answer) => {
    if (answer.error?.code === -32602) return satisfied('refused with -32602')
    const wrong = normal?.wrong(answer, c)
    return wrong ? violated(expected, wrong, answer.index) : satisfied('the normal answer')
  })(c)
}

function ignored(c: HostConversation): Finding[] {
  const call = callOf(c)
  const [first, second] = call ? since(call, 'reported') : []
  const expected = 'no answer, and the next request served'
  if (!call || !first) return [violated(expected, outcomeText(c, call), call?.index)]
  if (second || !isObject(first.message?.result))
    return [violated(expected, 'an answer to a notification', call.index)]
  return [satisfied('ignored')]
}

/** All that comes between the request and the probe's next step, which its response leads to. */
function whileAsked(c: HostConversation): Finding[] {
  const call = callOf(c)
  const expected = 'nothing, or one `pending` for the request'
  const messages = call ? since(call, 'asked').map(({ message }) => message ?? {}) : []
  const isAnswer = (message: JsonObject) => message.id === RECORDED && !('method' in message)
  const answer = messages.findIndex(isAnswer)
  if (answer === -1) return [violated('a response', outcomeText(c, call), call?.index)]
  const before = messages.slice(0, answer)
  const [first] = before
  if (!first) return [satisfied('nothing is sent')]
  if (before.length > 1) return [violated(expected, `${before.length} messages`, call?.index)]
  const wrong = wrongPending(first)
  return [wrong ? violated(expected, wrong, call?.index) : satisfied('`pending` is sent')]
}

function wrongPending({ id, method, params }: JsonObject): string | undefined {
  if (method !== 'pending') return `the message ${quote(String(method))}`
  if (id !== undefined) return '`pending` as a request'
  const { request_id, reason } = isObject(params) ? params : {}
  if (request_id !== RECORDED) return '`pending` for no request of the tool'
  return typeof reason === 'string' ? undefined : '`pending` without a reason'
}
