import { callOf } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { outcomeText } from './answer.ts'
import {
  anError,
  aResult,
  contentOf,
  type Expected,
  empty,
  exists,
  member,
  same,
} from './expected.ts'
import { inFiles } from './grep/rows.ts'
import { checksOn, type Judge } from './host-check.ts'
import { messagesIn } from './host-lines.ts'
import { ask, fs } from './method-calls.ts'
import { projectHas } from './project-state.ts'
import { notification, SHORT_TIMEOUTS, settle, since } from './requests.ts'
import { type MethodCall, type Requests, scenarioThenSnapshot } from './scenario-checks.ts'
import { askable, noPrompt, uncovered } from './uncovered.ts'

const FILES = { 'a.txt': 'needle', 'b.txt': 'b', 'c.txt': 'c' }

/** Methods that a later version, or an older host, might have. */
const UNKNOWN: Requests = {
  'fs.watch': ['fs.watch', { path: '.' }],
  'fs.append': ['fs.append', { path: 'a.txt', content: 'more' }],
  'fs.remove': ['fs.remove', { path: 'a.txt' }],
  'fs.writeFile': ['fs.writeFile', { path: 'a.txt', content: 'changed' }],
}

/** One more member than each method has, and what the method gives without it. */
const LATER: Record<string, readonly [MethodCall, Expected]> = {
  read: [fs.read('a.txt'), contentOf('needle')],
  exists: [fs.exists('a.txt'), exists(true)],
  list: [fs.list('.'), aResult],
  metadata: [fs.metadata('b.txt'), member('size', 1)],
  grep: [fs.grep('needle'), inFiles('a.txt')],
  write: [fs.write('new.txt', 'new'), empty],
  rename: [fs.rename('b.txt', 'd.txt'), empty],
  delete: [fs.delete('c.txt'), empty],
}

const withMore = ([method, params]: MethodCall): MethodCall => [
  method,
  { ...(params as JsonObject), later_option: true },
]

const strange = scenarioThenSnapshot(
  { name: 'version: what it does not know', files: FILES, shortTimeouts: SHORT_TIMEOUTS },
  {
    before: fs.read('a.txt'),
    ...UNKNOWN,
    after: fs.read('a.txt'),
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
  script: [{ mark: 'asked' }, ask(uncovered), { mark: 'answered' }, { finish: 'held' }],
}

const taken = ([name, [, normal]]: [string, (typeof LATER)[string]]) =>
  strange.onAnswer(name, `${name}: ${normal.expected}, or the error -32602`, (answer, c) => {
    if (answer.error?.code === -32602) return satisfied('refused with -32602')
    return normal.wrong(answer, c) ?? satisfied('the normal answer')
  })

const ignored: Judge = (c) => {
  const call = callOf(c)
  const [first, second] = call ? since(call, 'reported') : []
  const expected = 'no answer, and the next request served'
  if (!call || !first) return violated(expected, outcomeText(c, call), call?.index)
  if (second || !isObject(first.message?.result))
    return violated(expected, 'an answer to a notification', call.index)
  return satisfied('ignored')
}

/** All that comes between the request and the probe's next step, which its response leads to. */
const whileAsked: Judge = (c) => {
  const call = callOf(c)
  const messages = call ? messagesIn(since(call, 'asked')) : []
  const answer = messages.findIndex((message) => message.id === RECORDED && !('method' in message))
  if (answer === -1) return violated('a response', outcomeText(c, call), call?.index)
  const [first, ...more] = messages.slice(0, answer)
  if (!first) return satisfied('nothing is sent')
  const wrong = more.length > 0 ? `${more.length + 1} messages` : wrongPending(first)
  const expected = 'nothing, or one `pending` for the request'
  return satisfiedUnless(wrong ?? satisfied('`pending` is sent'), expected, call?.index)
}

function wrongPending({ id, method, params }: JsonObject): string | undefined {
  if (method !== 'pending') return `the message ${quote(String(method))}`
  if (id !== undefined) return '`pending` as a request'
  const { request_id, reason } = isObject(params) ? params : {}
  if (request_id !== RECORDED) return '`pending` for no request of the tool'
  return typeof reason === 'string' ? undefined : '`pending` without a reason'
}

const needle = contentOf('needle')

/** What a host does with what it does not know, and what it reports of a later version. */
export const versionChecks = [
  ...strange.checks(
    {
      'vfs.version.unknown-method-survived': {
        expect: { ...same(Object.keys(UNKNOWN), anError), after: needle },
        also: projectHas({ 'a.txt': 'needle' }),
      },
      'vfs.version.unknown-params-accepted': { also: Object.entries(LATER).map(taken) },
    },
    { precondition: { before: needle } },
  ),
  ...checksOn(notified, { 'vfs.version.unknown-notification-ignored': ignored }),
  ...checksOn(running, {
    'vfs.version.no-pending-notification': (c) => noPrompt(c) ?? whileAsked(c),
  }),
]
