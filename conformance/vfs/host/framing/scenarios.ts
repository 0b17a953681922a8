import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { atOnce, call, inTurn } from '../actions.ts'
import { answered, fs } from '../method-calls.ts'
import { line, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { type MethodCall, scenarioThenSnapshot } from '../scenario-checks.ts'

const shortTimeouts = SHORT_TIMEOUTS

export const BREAKS = 'a\nb\r\nc\rd\u2028e\u2029f\u0085g\n'
export const WIDE = 'Grüße, 世界 😀'

/** A text of three bytes a character: among edges that lie 64 KiB apart, two of three go through one. */
export const LONG_WIDE = '世'.repeat(70_000)

/** A text whose answer is longer than a buffer, and short enough to be reported whole. */
export const PAGE = 'a line of a page\n'.repeat(600)

export const WIDE_NAME = 'größe-世-😀.txt'

export const texts = scenarioThenSnapshot(
  {
    name: 'framing: texts with line breaks and wide characters',
    files: {
      'breaks.txt': BREAKS,
      'wide.txt': WIDE,
      'long.txt': LONG_WIDE,
      'page.txt': PAGE,
      [WIDE_NAME]: 'named',
    },
    shortTimeouts,
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

const message = (id: string, [method, params]: MethodCall) => ({
  ...{ jsonrpc: '2.0', id, method, params },
})

/** The first half of a request ends within a character. */
const PIECES = Buffer.from(`${JSON.stringify(message('pieces', fs.read('ü.txt')))}\n`)
const CUT = PIECES.indexOf('ü') + 1
const base64 = (bytes: Buffer): ProbeStep => ({ raw: { base64: bytes.toString('base64') } })

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
  files: { 'ü.txt': 'umlaut', '😀.txt': 'smile', 'dir/s.txt': 'slash', 'old.txt': 'old' },
  shortTimeouts,
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
  shortTimeouts,
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

const write = (id: string, path: string) => message(id, fs.write(path, 'x'))

/** What is put into the result of a list. */
export const LISTED = 'taken out of a list'

/** Lists of messages, by the id of the call that sends them. */
export const LISTS = {
  list: [write('a', 'one.txt'), write('b', 'two.txt')],
  'a list of one': [write('a', 'alone.txt')],
  'a list with a result': [
    { jsonrpc: '2.0', method: 'result', params: { content: LISTED } },
    write('a', 'beside.txt'),
  ],
  'an empty list': [],
}

export const lists: HostScenario = {
  name: 'framing: a list of messages',
  shortTimeouts,
  actions: [
    ...inTurn({
      'one by one': [{ send: write('a', 'single.txt') }, settle, { finish: 'one by one' }],
      ...Object.fromEntries(
        Object.entries(LISTS).map(([id, list]) => [
          id,
          [line(JSON.stringify(list)), settle, { finish: 'went on' }],
        ]),
      ),
      later: [settle, { finish: 'later' }],
    }),
    { snapshot: true },
  ],
}

/** Parts of a line that are not UTF-8: the path that it writes at, as it begins, and its content. */
export const ILL_FORMED: Record<string, readonly [path: string, content: string]> = {
  'latin-1': ['bad-latin-1-\xff.txt', 'x'],
  overlong: ['bad-overlong-\xc0\xaf.txt', 'x'],
  surrogate: ['bad-surrogate-\xed\xa0\x80.txt', 'x'],
  cut: ['bad-cut-\xe2\x82', 'x'],
  content: ['bad-content-0.txt', 'x\xff'],
}

export const illFormed: HostScenario = {
  name: 'framing: a line that is not UTF-8',
  shortTimeouts,
  actions: [
    ...inTurn(
      Object.fromEntries(
        Object.entries(ILL_FORMED).map(([id, [path, content]]) => [
          id,
          [
            ...[settle, { mark: 'sent' }],
            base64(
              Buffer.from(`${JSON.stringify(message('bad', fs.write(path, content)))}\n`, 'latin1'),
            ),
            ...[settle, { finish: 'ill-formed' }],
          ],
        ]),
      ),
    ),
    { snapshot: true },
  ],
}

const unendedOf = (content: string) =>
  `{"jsonrpc":"2.0","method":"result","params":{"content":"${content}"}}`

const UNENDED = unendedOf('unended')
const ASKED = `${JSON.stringify(message('asked', fs.exists('a')))}\n`

/** Ways in which an unended line comes last, by the id of the call. */
export const UNENDED_LINES: Record<string, ProbeStep[]> = {
  alone: [{ raw: UNENDED }, { exit: 0 }],
  'alone again': [{ raw: UNENDED }, { exit: 0 }],
  'behind a whole line': [settle, { raw: UNENDED }, { exit: 0 }],
  'in the piece of a whole line': [
    { raw: `${ASKED}${UNENDED}` },
    { wait_answer: 'asked' },
    { exit: 0 },
  ],
  long: [{ raw: unendedOf('unended'.repeat(20_000)) }, { exit: 0 }],
}

/** A host whose outcome depends on the status is no host that treats the line otherwise. */
export const STATUS_1 = 'with status 1'

export const unended: HostScenario = {
  name: 'framing: a last line without its line feed',
  shortTimeouts,
  actions: [
    atOnce({ ...UNENDED_LINES, [STATUS_1]: [{ raw: UNENDED }, { exit: 1 }] }),
    atOnce({
      ended: [line(UNENDED), { exit: 0 }],
      [`ended ${STATUS_1}`]: [line(UNENDED), { exit: 1 }],
    }),
  ],
}

const requestOf = (params: string, method = 'fs.exists', id = '"h"'): ProbeStep[] => [
  line(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`),
]

/** Lists within each other, a hundred thousand deep. */
const deep = (before: string, behind: string): ProbeStep[] => [
  { raw: before },
  { raw: '['.repeat(1_000), times: 100 },
  { raw: ']'.repeat(1_000), times: 100 },
  { raw: `${behind}\n` },
]

export const HOSTILE: Record<string, ProbeStep[]> = {
  'deep nesting': deep('', ''),
  'deep nesting in params': deep(
    '{"jsonrpc":"2.0","id":"h","method":"fs.exists","params":{"path":"a","n":',
    '}}',
  ),
  'a huge number': requestOf('{"path":"a","n":1e999}'),
  'a huge id': requestOf('{"path":"a"}', 'fs.exists', '1e999'),
  'a huge context': requestOf('{"pattern":"a","context":1e999}', 'fs.grep'),
  'repeated members': requestOf('{"path":"a","path":"b"}'),
  'repeated methods': requestOf('{"path":"a"},"method":"fs.read"'),
  'a lone surrogate': requestOf('{"path":"\\ud800"}'),
  'a lone surrogate to be written': [
    ...requestOf('{"path":"\\udc00.txt","content":"x"}', 'fs.write'),
    ...requestOf('{"path":"half.txt","content":"\\ud800"}', 'fs.write'),
  ],
}

export const hostile: HostScenario = {
  name: 'framing: hostile JSON',
  shortTimeouts,
  actions: [
    {
      call: Object.entries(HOSTILE).map(([id, steps]) => ({
        id,
        script: [...steps, settle, { finish: id }],
      })),
    },
    call('later', settle, { finish: 'later' }),
  ],
}
