import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, quote, unclear } from '../../finding.ts'
import { hostChecks, hostChecksOn, hostRules } from '../../host-check.ts'
import { howItWent, onAnswer, told } from './answer.ts'
import { asking } from './asking.ts'
import { asks, BRISK, line, onResponse, responsesTo, says, settle, since } from './exchange.ts'
import { code, contentOf } from './expected.ts'
import { allLines, type HostLine } from './lines.ts'
import { succeeded } from './outcome.ts'
import { anythingAt } from './standing.ts'

const IDS = [0, 1_000_001, -7, '1', '', 'a-b', 'ü😀', 2_147_483_648, 9_007_199_254_740_991]

const ids: Occasion = {
  name: 'rpc: ids of every kind',
  files: { 'a.txt': 'a' },
  tool: { limits: BRISK },
  script: [
    settle,
    ...IDS.flatMap((id) => [asks(id, 'fs.read', { path: 'a.txt' }), settle]),
    asks('error', 'fs.read', { path: 'nope.txt' }),
    settle,
    ...['again', 'again', 'again'].flatMap((id) => [
      asks(id, 'fs.read', { path: 'a.txt' }),
      settle,
    ]),
    { finish: 'ids' },
  ],
}

/** Ids that a host need not know, as they are spelled. */
const UNUSUAL = {
  'a fraction': '1.5',
  'beyond 2^53': '9007199254740993',
  null: 'null',
  'a boolean': 'true',
  'an array': '[7]',
  'an object': '{"a":7}',
} as const

const unusual: Occasion = {
  name: 'rpc: ids that a host need not know',
  tool: { limits: BRISK },
  script: [
    settle,
    ...Object.entries(UNUSUAL).flatMap(([name, id]) => [
      { mark: name },
      line(`{"jsonrpc":"2.0","id":${id},"method":"fs.exists","params":{"path":"a"}}`),
      settle,
    ]),
    { finish: 'unusual' },
  ],
}

const MANY = Array.from({ length: 150 }, (_, i) => [`f${i}.txt`, `content of file ${i}`] as const)
const mixture: [string, unknown][] = [
  ['fs.read', { path: 'f0.txt' }],
  ['fs.read', { path: 'nope.txt' }],
  ['fs.read', {}],
  ['fs.nope', {}],
  ['fs.write', { path: '../out', content: '' }],
]

const many: Occasion = {
  name: 'rpc: many requests',
  files: Object.fromEntries(MANY),
  tool: { limits: BRISK },
  script: [
    ...MANY.map(([path]) => ({ call: 'fs.read', params: { path } })),
    ...Array.from({ length: 8 }, () =>
      mixture.map(([method, params]) => ({ call: method, params })),
    ).flat(),
    { mark: 'notifications' },
    says('nobody.knows', { path: 'f0.txt' }),
    says('nobody.knows'),
    says('$/progress', {}),
    { listen_ms: 200 },
    settle,
    { finish: 'many' },
  ],
}

const overlapping: Occasion = {
  name: 'rpc: overlapping requests',
  files: { 'a.txt': 'a', 'b.txt': 'b' },
  tool: { limits: BRISK },
  script: [
    settle,
    {
      burst: [
        { call: 'fs.read', params: { path: 'a.txt' } },
        { call: 'fs.read', params: { path: 'b.txt' } },
      ],
    },
    settle,
    { finish: 'overlapping' },
  ],
}

const MALFORMED: Record<string, ProbeStep> = {
  'a text': line('"fs.exists"'),
  'no method': { send: { jsonrpc: '2.0', id: 41 } },
  'a method that is a number': { send: { jsonrpc: '2.0', id: 'x', method: 7 } },
}

const malformed: Occasion = {
  name: 'rpc: malformed messages',
  tool: { limits: BRISK },
  acts: [
    {
      call: {
        id: 'objects',
        script: [
          settle,
          ...Object.entries(MALFORMED).flatMap(([name, step]) => [{ mark: name }, step, settle]),
          { finish: 'objects' },
        ],
      },
    },
    {
      call: {
        id: 'no JSON',
        script: [
          settle,
          asks('before', 'fs.exists', { path: 'a' }),
          settle,
          { mark: 'no JSON' },
          line('{"jsonrpc":"2.0","id":"torn","method":"fs.exis'),
          settle,
          { finish: 'no JSON' },
        ],
      },
    },
  ],
}

const withoutId: Occasion = {
  name: 'rpc: a call without an id',
  tool: { limits: BRISK },
  acts: [
    {
      call: {
        id: 'call',
        script: [
          settle,
          { mark: 'sent' },
          says('fs.exists', { path: 'a' }),
          says('fs.write', { path: 'unasked.txt', content: 'x' }),
          settle,
          { finish: 'without' },
        ],
      },
    },
    { snapshot: true },
  ],
}

const names = asking(
  { name: 'rpc: names in another case', files: { 'a.txt': 'a' }, tool: { limits: BRISK } },
  {
    before: ['fs.read', { path: 'a.txt' }],
    method: ['FS.Read', { path: 'a.txt' }],
    member: ['fs.read', { Path: 'a.txt' }],
    after: ['fs.read', { path: 'a.txt' }],
  },
)

const rules = hostRules(
  {
    verifies: 'vfs.rpc.host-states-version',
    title: 'states the version of JSON-RPC in each message',
    judge: eachMessage('`jsonrpc` "2.0"', ({ jsonrpc }) =>
      jsonrpc === '2.0' ? undefined : `\`jsonrpc\` ${JSON.stringify(jsonrpc) ?? 'absent'}`,
    ),
  },
  {
    verifies: 'vfs.rpc.result-or-error',
    title: 'answers with either a result or an error',
    judge: eachResponse('either a result or an error', (message) => {
      const both = 'result' in message && 'error' in message
      if (both) return 'both a result and an error'
      return 'result' in message || 'error' in message ? undefined : 'neither'
    }),
  },
  {
    verifies: 'vfs.rpc.error-shape',
    title: 'tells errors by an integer code and a message',
    judge: eachResponse('an integer code and a message', ({ error }) => wrongError(error), 'error'),
  },
  {
    verifies: 'vfs.rpc.host-never-requests',
    title: 'sends no request',
    judge: eachMessage('no request', ({ id, method }) =>
      id !== undefined && method !== undefined ? `the request ${quote(String(method))}` : undefined,
    ),
  },
)

/** How a host answers. @see rfd-d11 §Request and response format */
export const rpcChecks = [
  ...rules,
  ...hostChecksOn(
    ids,
    ...rules,
    {
      verifies: 'vfs.rpc.echoes-ids',
      title: 'answers with the id that it was asked with',
      judge: (c) =>
        IDS.flatMap((id) =>
          onResponse(c, id, `an answer with the id ${JSON.stringify(id)}`, () => kept()),
        ),
    },
    {
      verifies: 'vfs.rpc.reused-ids',
      title: 'serves an id that was used before',
      judge: reused,
    },
  ),
  ...hostChecksOn(
    many,
    {
      verifies: 'vfs.rpc.answers-in-order',
      title: 'answers each request with its own data',
      judge: (c) => MANY.flatMap(([, content], i) => own(c, i, content)),
    },
    {
      verifies: 'vfs.rpc.one-response-per-request',
      title: 'answers each request once',
      judge: once,
    },
    {
      verifies: 'vfs.rpc.notifications-get-no-response',
      title: 'answers no notification',
      judge: (c) => onlySettled(c, 'notifications', 'no answer to a notification'),
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.rpc.unusual-ids',
      title: 'changes no id that it need not know',
      occasion: unusual,
      judge: (c) => Object.entries(UNUSUAL).flatMap(([name, id]) => unchanged(c, name, id)),
    },
    {
      verifies: 'vfs.rpc.survives-overlapping-requests',
      title: 'answers two requests that come at once',
      occasion: overlapping,
      judge: (c) => [...overlap(c, 1), ...overlap(c, 2), ...onAnswer(c, 3, 'an answer', served)],
    },
    {
      verifies: 'vfs.rpc.survives-malformed-messages',
      title: 'goes on after a malformed message',
      occasion: malformed,
      judge: (c) => [
        ...Object.keys(MALFORMED).flatMap((_, i) => onAnswer(c, i + 1, 'an answer', served)),
        ...afterNoJson(c),
      ],
    },
    {
      verifies: 'vfs.rpc.unreadable-id-is-null',
      title: 'answers what it cannot read with the id null',
      occasion: malformed,
      judge: unreadable,
    },
    {
      verifies: 'vfs.rpc.readable-id-of-invalid-request',
      title: 'answers an invalid request with its id, or with null',
      occasion: malformed,
      judge: (c) => [
        ...readable(c, 'no method', 41),
        ...readable(c, 'a method that is a number', 'x'),
      ],
    },
    {
      verifies: 'vfs.rpc.call-without-id',
      title: 'answers a call without an id with no result',
      occasion: withoutId,
      judge: unasked,
    },
    names.check('vfs.rpc.names-are-case-sensitive', {
      title: 'tells names apart by their case',
      given: { before: contentOf('a'), after: contentOf('a') },
      expect: { method: code(-32601), member: code(-32602) },
    }),
  ),
]

function eachMessage(
  expected: string,
  wrong: (message: JsonObject) => string | undefined,
  fits: (message: JsonObject) => boolean = () => true,
) {
  return (c: HostConversation): Finding[] => {
    const messages = allLines(c).filter(({ message }) => message && fits(message))
    for (const { message = {}, call } of messages) {
      const found = wrong(message)
      if (found) return [broken(expected, found, call.index)]
    }
    return messages.length > 0 ? [kept()] : []
  }
}

/** Judges the messages that have no method, or those of them that have a member. */
function eachResponse(
  expected: string,
  wrong: (message: JsonObject) => string | undefined,
  member?: string,
) {
  return eachMessage(
    expected,
    wrong,
    (message) =>
      !('method' in message) &&
      (member === undefined || (member in message && message[member] !== null)),
  )
}

function wrongError(error: unknown): string | undefined {
  if (!isObject(error)) return `the error ${quote(JSON.stringify(error))}`
  const { code, message } = error
  if (!Number.isInteger(code)) return `the code ${JSON.stringify(code) ?? 'absent'}`
  if (typeof message === 'string' && message !== '') return undefined
  return `the message ${JSON.stringify(message) ?? 'absent'}`
}

/** The ids of the probe's own requests: what comes beside them answers a request of ours. */
const isSettled = (message: JsonObject, settled: Set<unknown>) => settled.has(message.id)

function settledIds(lines: readonly HostLine[]): Set<unknown> {
  const found = lines.flatMap(({ message }) =>
    typeof message?.id === 'number' && message.id > 0 && message.id < 1_000 ? [message.id] : [],
  )
  return new Set(found.slice(-1))
}

/** The responses after a mark but for that to the request that closes its section. */
function beside(c: HostConversation, mark: string, id?: string): JsonObject[] | undefined {
  const call = callOf(c, id)
  const lines = call ? since(call, mark) : []
  const settled = settledIds(lines)
  if (settled.size === 0) return undefined
  return lines.flatMap(({ message }) => (message && !isSettled(message, settled) ? [message] : []))
}

const notSettled = (c: HostConversation, id?: string): Finding =>
  broken('a later request answered', howItWent(c, callOf(c, id)), callOf(c, id)?.index)

function onlySettled(c: HostConversation, mark: string, expected: string): Finding[] {
  const others = beside(c, mark)
  if (!others) return [notSettled(c)]
  return [keptUnless(others.length > 0 && 'an answer', expected, callOf(c)?.index)]
}

function own(c: HostConversation, nth: number, content: string): Finding[] {
  return onAnswer(c, nth, `the content of file ${nth}`, (answer) => {
    const right = isObject(answer.result) && answer.result.content === content
    return keptUnless(!right && told(answer), `the content of file ${nth}`, answer.index)
  })
}

function once(c: HostConversation): Finding[] {
  const call = callOf(c)
  const asked = MANY.length + 8 * mixture.length
  const expected = 'one answer to each request'
  if (!call?.report) return [broken(expected, `no answer: ${howItWent(c, call)}`, call?.index)]
  const counts = Array.from({ length: asked }, (_, i) => responsesTo(call, i + 1).length)
  const more = counts.some((count) => count > 1)
  if (more) return [broken(expected, 'more than one', call.index)]
  return [keptUnless(counts.includes(0) && 'none to some', expected, call.index)]
}

function reused(c: HostConversation): Finding[] {
  const call = callOf(c)
  const responses = call ? responsesTo(call, 'again') : []
  if (!call || responses.length === 0) return [unclear(`no answer: ${howItWent(c, call)}`)]
  const right = responses.filter(
    ({ message }) => isObject(message?.result) && message.result.content === 'a',
  )
  const expected = 'three answers'
  if (right.length === 3) return [kept('served')]
  return [broken(expected, `${right.length} results in ${responses.length} answers`, call.index)]
}

function unchanged(c: HostConversation, name: string, id: string): Finding[] {
  const others = beside(c, name)
  if (!others) return [notSettled(c)]
  const expected = `${name}: the same id, or the error -32600`
  const [first, ...more] = others
  if (!first)
    return [name === 'null' ? kept('null: silence') : broken(expected, 'silence', callOf(c)?.index)]
  if (more.length > 0) return [broken(expected, 'more than one answer', callOf(c)?.index)]
  if (isObject(first.error) && first.error.code === -32600) return [kept(`${name}: -32600`)]
  const same = spelledIn(c, name, id)
  return [same ? kept(`${name}: echoed`) : broken(expected, `the id ${JSON.stringify(first.id)}`)]
}

/** Numbers beyond 2^53 are told apart by their digits alone. */
function spelledIn(c: HostConversation, mark: string, id: string): boolean {
  const call = callOf(c)
  const lines = call ? since(call, mark) : []
  return lines.some(({ text, message }) =>
    id.length > 15
      ? text.replace(/\s/g, '').includes(`"id":${id}`)
      : equal(message?.id, JSON.parse(id)),
  )
}

const served = (answer: Parameters<Parameters<typeof onAnswer>[3]>[0]): Finding =>
  isObject(answer.result) ? kept() : broken('an answer', told(answer), answer.index)

/** One of two requests that came at once has its own result, or an error. */
function overlap(c: HostConversation, nth: number): Finding[] {
  const call = callOf(c)
  const id = nth + 1
  const expected = 'its own result, or an error'
  if (!call || responsesTo(call, id).length > 1)
    return [broken('one answer to each', 'more than one', call?.index)]
  return onResponse(c, id, expected, ({ result, error }) => {
    if (isObject(error)) return kept('an error')
    const right = isObject(result) && result.content === (nth === 1 ? 'a' : 'b')
    return right ? kept('both served') : broken(expected, 'the data of another request')
  })
}

function afterNoJson(c: HostConversation): Finding[] {
  const call = callOf(c, 'no JSON')
  if (call && succeeded(call)) return [kept('no JSON: it goes on')]
  return call?.error !== undefined
    ? [kept('no JSON: the run fails')]
    : [broken('the next request, or a failed run', howItWent(c, call), call?.index)]
}

function unreadable(c: HostConversation): Finding[] {
  const call = callOf(c, 'no JSON')
  if (!call || responsesTo(call, 'before').length === 0)
    return [unclear(`the host did not come that far: ${howItWent(c, call)}`)]
  const lines = since(call, 'no JSON')
  const settled = succeeded(call) ? settledIds(lines) : new Set()
  const answers = lines.filter(({ message }) => message && !settled.has(message.id))
  const odd = answers.find(({ message }) => message?.id !== null)
  if (odd) {
    const id = odd.message && 'id' in odd.message ? 'an id that was guessed' : 'no id'
    return [broken('the id null', id, call.index)]
  }
  if (answers.length > 0) return [kept('an error')]
  return [kept(succeeded(call) ? 'silence' : 'a failed run')]
}

function readable(c: HostConversation, name: string, id: unknown): Finding[] {
  const others = beside(c, name, 'objects')
  if (!others) return [notSettled(c, 'objects')]
  const expected = 'an error with the id of the request, or null'
  const [answer] = others
  if (!answer) return [broken(expected, `${name}: silence`)]
  if (!isObject(answer.error)) return [broken(expected, `${name}: a result`)]
  if (answer.id === null) return [kept('null')]
  return [equal(answer.id, id) ? kept('its id') : broken(expected, `${name}: another id`)]
}

function unasked(c: HostConversation): Finding[] {
  const others = beside(c, 'sent')
  const [files] = c.snapshots
  if (!others || !files) return [notSettled(c)]
  if (others.some((message) => 'result' in message))
    return [broken('no result', 'a result', callOf(c)?.index)]
  const effect = anythingAt(files, 'unasked.txt') ? 'carried out' : 'not carried out'
  return [kept(`${others.length > 0 ? 'an error' : 'silence'}, ${effect}`)]
}
