import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { equal, isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, quote, satisfied } from '../../../engine/finding.ts'
import { inTurn, times } from '../actions.ts'
import { onCall, onFirstCall, outcomeText } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import type { HostLine } from '../host-lines.ts'
import { answered, fs } from '../method-calls.ts'
import { line, onResponse, responsesTo, SHORT_TIMEOUTS, settle, since } from '../requests.ts'
import type { MethodCall } from '../scenario-checks.ts'
import { beside } from './beside.ts'

const IDS = [
  ...[0, 1_000_001, -7, '1', '', 'a-b', 'ü😀', 2_147_483_648, 9_007_199_254_740_991],
  ...[-2_147_483_649, -9_007_199_254_740_991, 'u\u0308', ' spaced ', '"quoted" \\ and\nbroken\r'],
  ...['Ab', '-7', '1.5', '1e3', 'true', 'null', '[7]', 'a\0b\tc \ufeffd'],
  'long '.repeat(1_000),
  ...['__proto__', 'constructor'],
]

/** Ids of requests that fail, by the method that they ask for. */
const FAILING: readonly (readonly [id: string | number, asked: MethodCall])[] = [
  ...[0, '', '7'].map((id) => [id, fs.read('nope.txt')] as const),
  ...[-9_007_199_254_740_991, 'l'.repeat(300)].map((id) => [id, fs.read('nope.txt')] as const),
  [77, ['fs.nope', {}]],
  ['78', ['fs.read', {}]],
  [79, ['fs.read', {}]],
  [80, fs.write('../out', '')],
  ['81', fs.read('../a.txt')],
]

/** Comes before requests that fail. */
const FAILS = 'fails'

const ids: HostScenario = {
  name: 'rpc: ids of every kind',
  files: { 'a.txt': 'a', 'b.txt': 'b' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: inTurn({
    call: [
      settle,
      ...IDS.flatMap((id) => answered(id, fs.read('a.txt'))),
      ...answered('error', fs.read('nope.txt')),
      ...times(3, ...answered('again', fs.read('a.txt'))),
      ...answered('again', fs.read('b.txt')),
      ...answered('again', fs.exists('a.txt')),
      { mark: 'failed before' },
      ...answered('error', fs.read('a.txt')),
      { finish: 'ids' },
    ],
    fails: [
      settle,
      { mark: FAILS },
      ...FAILING.flatMap(([id, asked]) => answered(id, asked)),
      { finish: 'fails' },
    ],
  }),
}

/** Ids that a host need not know, as they are spelled. */
const UNUSUAL = {
  'a fraction': '1.5',
  'beyond 2^53': '9007199254740993',
  'a boolean': 'true',
  false: 'false',
  'an array': '[7]',
  'an empty array': '[]',
  'an object': '{"a":7}',
  'an empty object': '{}',
  'beyond -2^53': '-9007199254740993',
  'a negative fraction': '-1.5',
  'a small fraction': '1e-7',
  'an array with null': '[null]',
  'an array in an array': '[[7]]',
  'an array of two': '[7,8]',
  'an object with null': '{"a":null}',
  'a whole number with a fraction': '5.0',
  'a whole number with an exponent': '1e3',
  null: 'null',
} as const

/** What an unusual id is asked with: what succeeds, and what fails. */
const ASKED = {
  '': '"method":"fs.exists","params":{"path":"a"}',
  ' of what fails': '"method":"fs.read","params":{"path":"nope.txt"}',
}

/** A host may end a tool that asks before it was answered; without an id it need not answer. */
const awaited = (id: string): ProbeStep[] => (id === UNUSUAL.null ? [] : [{ wait_response: true }])

/** Requests that nobody waits for: an answer to any of them may come to a later one. */
const UNAWAITED = Object.keys(ASKED).length

/** The ids by the mark of each request. */
const UNUSUAL_IDS = Object.entries(UNUSUAL).flatMap(([name, id]) =>
  Object.entries(ASKED).map(([suffix, asked]) => [`${name}${suffix}`, id, asked] as const),
)

const unusual: HostScenario = {
  name: 'rpc: ids that a host need not know',
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    settle,
    ...UNUSUAL_IDS.flatMap(([mark, id, asked]) => [
      { mark },
      line(`{"jsonrpc":"2.0","id":${id},${asked}}`),
      ...awaited(id),
      settle,
    ]),
    { finish: 'unusual' },
  ],
}

/** What the requests of one id are answered with, in order. */
const REUSED = [...Array(3).fill({ content: 'a' }), { content: 'b' }, { exists: true }]

const reused = onFirstCall(`${REUSED.length} answers`, (call, c) => {
  const responses = call ? responsesTo(call, 'again') : []
  if (!call || responses.length === 0) return inconclusive(`no answer: ${outcomeText(c, call)}`)
  const right = responses.filter(({ message }, i) => {
    const [[name, value] = ['', undefined]] = Object.entries(REUSED[i] ?? {})
    return isObject(message?.result) && message.result[name] === value
  })
  if (right.length < REUSED.length) return `${right.length} results in ${responses.length} answers`
  const [again] = since(call, 'failed before').filter(({ message }) => message?.id === 'error')
  return isObject(again?.message?.result) ? satisfied('served') : 'no result after an error'
})

/** A request that fails has its own id in the answer. */
const failing = (id: string | number) =>
  onCall(FAILS, `an error with the id ${quote(JSON.stringify(id), 40)}`, (call, c) => {
    const lines = call ? since(call, FAILS) : []
    const came = lines.some(({ message }) => isObject(message?.error) && equal(message.id, id))
    return !came && `no such answer: ${outcomeText(c, call)}`
  })

const expectedOf = (name: string) => `${name}: the same id, or the error -32600`

const unchanged = (name: string, id: string) =>
  beside(name, expectedOf(name), ([first, ...more], call) => {
    if (!first) return 'silence'
    if (more.length > 0) return 'more than one answer'
    if (isObject(first.error) && first.error.code === -32600) return satisfied(`${name}: -32600`)
    const isSame = since(call, name).some((answer) => isSpelled(answer, id))
    return isSame ? satisfied(`${name}: echoed`) : `the id ${JSON.stringify(first.id)}`
  })

/** What has the id null is a notification for some hosts, and its answer may come after those to later requests. */
const nullUnchanged = Object.keys(ASKED).map((suffix) =>
  beside(`null${suffix}`, expectedOf('null'), (answers) => {
    const other = answers.find(({ id }) => id !== null)
    if (other) return `the id ${JSON.stringify(other.id)}`
    if (answers.length > UNAWAITED) return 'more than one answer'
    return satisfied(answers.length === 0 ? 'null: silence' : 'null: echoed')
  }),
)

/** Numbers beyond 2^53 are distinguished by their digits alone. */
const isSpelled = ({ text, message }: HostLine, id: string): boolean =>
  id.length > 15
    ? text.replace(/\s/g, '').includes(`"id":${id}`)
    : equal(message?.id, JSON.parse(id))

/** The ids of requests. @see rfd-d11 §Request and response format */
export const idChecks = [
  ...checksOn(ids, {
    'vfs.rpc.echoes-ids': [
      ...IDS.map((id) => onResponse(id, `an answer with the id ${quote(JSON.stringify(id), 40)}`)),
      ...FAILING.map(([id]) => failing(id)),
    ],
    'vfs.rpc.reused-ids': { needs: ['fs'], judge: reused },
  }),
  ...checksOn(unusual, {
    'vfs.rpc.unusual-ids': [
      ...UNUSUAL_IDS.filter(([, id]) => id !== UNUSUAL.null).map(([name, id]) =>
        unchanged(name, id),
      ),
      ...nullUnchanged,
    ],
  }),
]
