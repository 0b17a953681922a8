import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { call, inTurn } from '../actions.ts'
import { answered, fs } from '../method-calls.ts'
import { line, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { type MethodCall, scenarioThenSnapshot } from '../scenario-checks.ts'

export const BREAKS = 'a\nb\r\nc\rd\u2028e\u2029f\u0085g\n'
export const WIDE = 'Grüße, 世界 😀'

/** A text of three bytes a character: among edges that lie 64 KiB apart, two of three go through one. */
export const LONG_WIDE = '世'.repeat(70_000)

/** A text whose answer is longer than a buffer, and short enough to be reported whole. */
const PAGE = 'a line of a page\n'.repeat(600)

export const WIDE_NAME = 'größe-世-😀.txt'

export const texts = scenarioThenSnapshot(
  {
    name: 'framing: texts with line breaks and wide characters',
    needs: ['fs'],
    files: {
      'breaks.txt': BREAKS,
      'wide.txt': WIDE,
      'long.txt': LONG_WIDE,
      'page.txt': PAGE,
      [WIDE_NAME]: 'named',
    },
    shortTimeouts: SHORT_TIMEOUTS,
  },
  {
    plain: fs.exists('wide.txt'),
    breaks: fs.read('breaks.txt'),
    wide: fs.read('wide.txt'),
    'long wide': fs.read('long.txt'),
    page: fs.read('page.txt'),
    list: fs.list('.'),
    'no such line feed': fs.read('nope\n.txt'),
    'no such return': fs.read('nope\r.txt'),
    'write breaks': fs.write('written.txt', 'a\nb\r\nc'),
    'write signs': fs.write('signs.txt', 'a\\nb\\r\\nc'),
    'write both': fs.write('both.txt', 'a\\\nb\\\\\nc'),
    after: fs.exists('wide.txt'),
    missing: fs.read('nope.txt'),
  },
)

/** A request as it stands on its line. */
export const message = (id: string, [method, params]: MethodCall) => ({
  ...{ jsonrpc: '2.0', id, method, params },
})

/** The first half of a request ends within a character. */
const PIECES = Buffer.from(`${JSON.stringify(message('pieces', fs.read('ü.txt')))}\n`)
const CUT = PIECES.indexOf('ü') + 1

/** Bytes that need not be UTF-8. */
export const base64 = (bytes: Buffer): ProbeStep => ({ raw: { base64: bytes.toString('base64') } })

/** Requests whose strings are spelled with escapes, by their ids. */
const SPELLED = {
  escaped: '"method":"fs.read","params":{"path":"\\ud83d\\ude00.txt"}',
  'upper case': '"method":"fs.read","params":{"path":"\\uD83D\\uDE00.t\\u0078\\u0074"}',
  slash: '"method":"fs.read","params":{"path":"dir\\/s.txt"}',
  names: '"m\\u0065thod":"fs.r\\u0065ad","p\\u0061rams":{"p\\u0061th":"dir/s.txt"}',
  content:
    '"method":"fs.write","params":{"path":"escapes.txt","content":"\\u0041\\u000a\\u000D\\ud83d\\uDE00\\b\\f\\t\\/\\\\u0041"}',
}

/** What is written by escapes, as its characters. */
export const ESCAPES = 'A\n\r😀\b\f\t/\\u0041'

/** Requests whose params do not stand in the order in which their method names them. */
const TURNED = {
  'turned write': '"params":{"content":"turned","path":"turned.txt"},"method":"fs.write"',
  'turned rename': '"params":{"to":"new.txt","from":"old.txt"},"method":"fs.rename"',
}

/** Lines that spell a request, each with its answer. */
const eachAnswered = (requests: Readonly<Record<string, string>>): ProbeStep[] =>
  Object.entries(requests).flatMap(([id, members]) => [
    line(`{"jsonrpc":"2.0","id":"${id}",${members}}`),
    { wait_answer: id },
  ])

const backwards =
  '{\t"params" : { "path"\t:"ü.txt" } ,"method": "fs.read",\t"id" :"back" , "jsonrpc":"2.0" }'

const inPieces: ProbeStep[] = [
  settle,
  base64(PIECES.subarray(0, CUT)),
  { listen_ms: 800 },
  base64(PIECES.subarray(CUT, -1)),
  { listen_ms: 1_500 },
  { mark: 'all but the line feed' },
  { raw: '\n' },
  { wait_answer: 'pieces' },
  { slow_line: message('slow', fs.read('ü.txt')), pause_ms: 2 },
  { wait_answer: 'slow' },
  ...eachAnswered(SPELLED),
  line(backwards),
  { wait_answer: 'back' },
  ...eachAnswered(TURNED),
  { finish: 'pieces' },
]

const UNKNOWN = '{"jsonrpc":"2.0","method":"nobody.knows","params":{}}'
const FIRST = '{"jsonrpc":"2.0","id":"first","method":"fs.read","params":{"path":"ü.txt"}}'

const NEXT = Buffer.from(`${JSON.stringify(message('next', fs.read('😀.txt')))}\n`)
const BEGUN = NEXT.indexOf('😀') + 1

const RESULT = (content: string) =>
  `${JSON.stringify({ jsonrpc: '2.0', method: 'result', params: { content } })}\n`

/** Comes before several lines in one piece. */
export const TOGETHER = 'together'

export const pieces: HostScenario = {
  name: 'framing: lines in pieces, together and spelled otherwise',
  needs: ['fs'],
  files: { 'ü.txt': 'umlaut', '😀.txt': 'smile', 'dir/s.txt': 'slash', 'old.txt': 'old' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    call('pieces', ...inPieces),
    { snapshot: true },
    ...inTurn({
      together: [
        settle,
        { mark: TOGETHER },
        { raw: `${UNKNOWN}\n${UNKNOWN}\n${FIRST}\n` },
        { wait_answer: 'first' },
        settle,
        { finish: 'together' },
      ],
      begun: [
        settle,
        base64(Buffer.concat([Buffer.from(`${FIRST}\n`), NEXT.subarray(0, BEGUN)])),
        { wait_answer: 'first' },
        base64(NEXT.subarray(BEGUN)),
        { wait_answer: 'next' },
        { finish: 'begun' },
      ],
      finals: [settle, { raw: `${RESULT('first')}${RESULT('second')}` }, { listen_ms: 100 }],
    }),
  ],
}

const readsA = (id: string): ProbeStep[] => [
  {
    raw: `{"jsonrpc":"2.0","id":"${id}","method":"fs.read","params":{"path":"a.txt"}}\r\n`,
  },
  { wait_answer: id },
]

export const spaced: HostScenario = {
  name: 'framing: empty lines and carriage returns',
  files: { 'a.txt': 'a' },
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    { raw: '\n' },
    settle,
    ...readsA('returned'),
    ...readsA('returned again'),
    { raw: '\n\r\n\n\n\n' },
    ...answered('later', fs.read('a.txt')),
    { finish: 'spaced' },
  ],
}
