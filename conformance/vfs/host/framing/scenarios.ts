import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { atOnce, call, inTurn } from '../actions.ts'
import { fs } from '../method-calls.ts'
import { line, request, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { type MethodCall, scenarioThenSnapshot } from '../scenario-checks.ts'

const shortTimeouts = SHORT_TIMEOUTS

export const BREAKS = 'a\nb\r\nc\rd\u2028e\u2029f\u0085g\n'
export const WIDE = 'Grüße, 世界 😀'

export const texts = scenarioThenSnapshot(
  {
    name: 'framing: texts with line breaks and wide characters',
    files: { 'breaks.txt': BREAKS, 'wide.txt': WIDE, 'größe-世-😀.txt': 'named' },
    shortTimeouts,
  },
  {
    plain: fs.exists('wide.txt'),
    breaks: fs.read('breaks.txt'),
    wide: fs.read('wide.txt'),
    list: fs.list('.'),
    'write breaks': fs.write('written.txt', 'a\nb\r\nc'),
    'write signs': fs.write('signs.txt', 'a\\nb\\r\\nc'),
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

const spelled =
  '{"jsonrpc":"2.0","id":"escaped","method":"fs.read","params":{"path":"\\ud83d\\ude00.txt"}}'
const backwards =
  '{\t"params" : { "path"\t:"ü.txt" } ,"method": "fs.read",\t"id" :"back" , "jsonrpc":"2.0" }'

const inPieces: ProbeStep[] = [
  settle,
  base64(PIECES.subarray(0, CUT)),
  { listen_ms: 100 },
  base64(PIECES.subarray(CUT, -1)),
  { listen_ms: 100 },
  { mark: 'all but the line feed' },
  { raw: '\n' },
  { wait_answer: 'pieces' },
  { slow_line: message('slow', fs.read('ü.txt')), pause_ms: 2 },
  { wait_answer: 'slow' },
  line(spelled),
  { wait_answer: 'escaped' },
  line(backwards),
  { wait_answer: 'back' },
  { finish: 'pieces' },
]

const UNKNOWN = '{"jsonrpc":"2.0","method":"nobody.knows","params":{}}'
const FIRST = '{"jsonrpc":"2.0","id":"first","method":"fs.read","params":{"path":"ü.txt"}}'

/** Comes before two lines in one piece. */
export const TOGETHER = 'together'

export const pieces: HostScenario = {
  name: 'framing: lines in pieces, together and spelled otherwise',
  files: { 'ü.txt': 'umlaut', '😀.txt': 'smile' },
  shortTimeouts,
  actions: inTurn({
    pieces: inPieces,
    together: [
      settle,
      { mark: TOGETHER },
      { raw: `${UNKNOWN}\n${FIRST}\n` },
      { wait_answer: 'first' },
      settle,
      { finish: 'together' },
    ],
  }),
}

export const spaced: HostScenario = {
  name: 'framing: empty lines and carriage returns',
  files: { 'a.txt': 'a' },
  shortTimeouts,
  script: [
    settle,
    { raw: '{"jsonrpc":"2.0","id":"returned","method":"fs.read","params":{"path":"a.txt"}}\r\n' },
    { wait_answer: 'returned' },
    { raw: '\n\r\n' },
    request('later', ...fs.read('a.txt')),
    { wait_answer: 'later' },
    { finish: 'spaced' },
  ],
}

const write = (id: string, path: string) => message(id, fs.write(path, 'x'))

export const lists: HostScenario = {
  name: 'framing: a list of messages',
  shortTimeouts,
  actions: [
    ...inTurn({
      'one by one': [{ send: write('a', 'single.txt') }, settle, { finish: 'one by one' }],
      list: [
        line(JSON.stringify([write('a', 'one.txt'), write('b', 'two.txt')])),
        settle,
        { finish: 'list' },
      ],
    }),
    { snapshot: true },
  ],
}

export const illFormed: HostScenario = {
  name: 'framing: a line that is not UTF-8',
  shortTimeouts,
  actions: [
    call(
      'call',
      ...[settle, { mark: 'sent' }],
      base64(Buffer.from(`${JSON.stringify(write('bad', 'bad-ÿ.txt'))}\n`, 'latin1')),
      ...[settle, { finish: 'ill-formed' }],
    ),
    { snapshot: true },
  ],
}

const UNENDED = '{"jsonrpc":"2.0","method":"result","params":{"content":"unended"}}'
const unendedOnce = [{ raw: UNENDED }, { exit: 0 }]

export const unended: HostScenario = {
  name: 'framing: a last line without its line feed',
  shortTimeouts,
  actions: [
    atOnce({ 1: unendedOnce, 2: unendedOnce, 3: unendedOnce, 4: unendedOnce }),
    call('ended', line(UNENDED), { exit: 0 }),
  ],
}

const requestOf = (params: string): ProbeStep[] => [
  line(`{"jsonrpc":"2.0","id":"h","method":"fs.exists","params":${params}}`),
]

export const HOSTILE: Record<string, ProbeStep[]> = {
  'deep nesting': [
    { raw: '['.repeat(1_000), times: 100 },
    { raw: ']'.repeat(1_000), times: 100 },
    { raw: '\n' },
  ],
  'a huge number': requestOf('{"path":"a","n":1e999}'),
  'repeated members': requestOf('{"path":"a","path":"b"}'),
  'a lone surrogate': requestOf('{"path":"\\ud800"}'),
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
