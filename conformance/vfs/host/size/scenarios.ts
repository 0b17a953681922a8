import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { type JsonObject, mapKeys, mapValues } from '../../../../harness/wire/json.ts'
import { call } from '../actions.ts'
import { answered, fs } from '../method-calls.ts'
import { settle } from '../requests.ts'
import { filesOf } from '../samples.ts'
import { type MethodCall, scenarioThenSnapshot } from '../scenario-checks.ts'
import { LIMIT, limited } from './huge-file.ts'

export { HUGE, sparse } from './huge-file.ts'
/** Beyond the mebibyte that a copy may be made by. */
export const FAR = 1_100_000
const SMALL = 1_000

/** Asks for a file of this name. */
const reads = (id: string): ProbeStep[] => answered(id, fs.read(`${id}.txt`))

/** Texts and bytes whose lines are much longer than the limit on files. */
export const GROWING = {
  'text.txt': 'plain '.repeat(LIMIT / 6),
  'control.txt': '\u0001'.repeat(LIMIT - 1),
  'bytes.bin': Buffer.alloc(LIMIT - 1, 0xff),
}

export const grown = scenarioThenSnapshot(
  { name: 'size: files just below a limit', files: filesOf(GROWING), tool: limited(LIMIT) },
  mapValues<unknown, MethodCall>(GROWING, (_, path) => fs.read(path)),
)

/** A text of some lines, one byte below the limit. */
export const BELOW = `${'x\n'.repeat(SMALL / 2 - 1)}x`

/** Ways of old and of other protocols to ask for a part of a file. */
export const PARTS: Readonly<Record<string, JsonObject>> = {
  part: { offset: 10, limit: 5 },
  limit: { limit: 5 },
  length: { length: 5 },
  'start and end': { start: 10, end: 15 },
  'max bytes': { max_bytes: 5 },
  line: { line: 1 },
  'start line': { start_line: 2, end_line: 3 },
  range: { range: [10, 15] },
}

/** The contents of files that are too large by other measures than the length of an ASCII text. */
const ABOVE = {
  'above.txt': 'x'.repeat(SMALL + 1),
  'wide.txt': 'é'.repeat(SMALL / 2 + 1),
  'wider.txt': '😀'.repeat(SMALL / 4 + 1),
  'bytes.bin': Buffer.alloc(SMALL + 1, 0xff),
}

/** Requests for a part of a file have names of their own. */
export const partOf = (name: string) => `asks by ${name}`

export const around = scenarioThenSnapshot(
  {
    name: 'size: files around a limit',
    needs: ['fs'],
    files: {
      ...filesOf(ABOVE),
      'below.txt': BELOW,
      'equal.txt': 'x'.repeat(SMALL),
      'dir/far.txt': { repeat: 'x', times: 300_000 },
      'far.txt': { repeat: 'x', times: FAR },
      'old.txt': { repeat: 'x', times: FAR },
      'link.txt': { link: 'far.txt' },
      linked: { link: 'dir' },
      'grown.txt': 'x',
    },
    tool: limited(SMALL),
  },
  {
    below: fs.read('below.txt'),
    above: fs.read('above.txt'),
    wide: fs.read('wide.txt'),
    wider: fs.read('wider.txt'),
    bytes: fs.read('bytes.bin'),
    far: fs.read('far.txt'),
    'far again': fs.read('far.txt'),
    'by link': fs.read('link.txt'),
    'by linked directory': fs.read('linked/far.txt'),
    small: fs.read('grown.txt'),
    grow: fs.write('grown.txt', 'x'.repeat(SMALL + 1)),
    grown: fs.read('grown.txt'),
    equal: fs.read('equal.txt'),
    'below again': fs.read('below.txt'),
    exists: fs.exists('far.txt'),
    metadata: fs.metadata('far.txt'),
    rename: fs.rename('far.txt', 'moved.txt'),
    delete: fs.delete('old.txt'),
    ...mapKeys(
      mapValues(PARTS, (members) => ['fs.read', { path: 'below.txt', ...members }] as const),
      partOf,
    ),
    last: fs.exists('below.txt'),
  },
)

const MIDDLE = 5_000
/** Below the usual limit, and above what a careless host may take for it. */
export const WIDE = 4_000_000
export const LARGER = 11_000_000

/** The tool of which other limits are configured. */
export const NEITHER = 'unlimited'

/** Two tools with limits of their own, one of them above the usual one. */
export const apart: HostScenario = {
  name: 'size: limits of two tools',
  files: {
    'middle.txt': { repeat: 'x', times: MIDDLE },
    'wide.txt': { repeat: 'x', times: WIDE },
    'larger.txt': { repeat: 'x', times: LARGER },
  },
  tools: [
    { name: 'small', ...limited(SMALL) },
    { name: 'large', ...limited(LARGER + 1) },
    { name: NEITHER, limits: { idle_ms: 10_000 } },
  ],
  actions: ['small', 'large', 'small again', NEITHER].map((id) => ({
    call: {
      id,
      tool: id.split(' ')[0] ?? id,
      script: [
        settle,
        ...reads('middle'),
        ...(id === 'large' || id === NEITHER ? reads('larger') : []),
        ...(id === NEITHER ? reads('wide') : []),
        { finish: id },
      ],
    },
  })),
}

export const DELIVERED = 10_000_000
export const REFUSED = 10_485_761

/** So many quotation marks take a line of twice their length. */
export const QUOTES = 9_900_000

export const byDefault: HostScenario = {
  name: 'size: a limit that nobody configured',
  ownLimits: true,
  files: {
    'delivered.txt': { repeat: 'x', times: DELIVERED },
    'refused.txt': { repeat: 'x', times: REFUSED },
    'quotes.txt': { repeat: '"', times: QUOTES },
  },
  script: [
    settle,
    ...reads('delivered'),
    { mark: 'delivered' },
    ...reads('refused'),
    { mark: 'quotes' },
    ...reads('quotes'),
    { finish: 'sized' },
  ],
}

/** Writes a file by a line that is put together in pieces, and ends. */
const writes = (piece: string, encoding = ''): ProbeStep[] => [
  settle,
  {
    raw: `{"jsonrpc":"2.0","id":"w","method":"fs.write","params":{"path":"${LARGE}",${encoding}"content":"`,
  },
  { raw: piece, times: PIECES },
  { raw: '"}}\n' },
  { wait_answer: 'w' },
  { finish: 'written' },
]

export const PIECES = 2_400

/** The file that is written. */
export const LARGE = 'large'

/** A text of 4,000 bytes, some of whose characters have two bytes or take an escape; wider ones would double its memory. */
export const TEXT_PIECE = `é"\u0001${'x'.repeat(46)}`.repeat(80)
export const BYTES_PIECE = Buffer.alloc(4_110, 0xff)

/** A request that is nearly as large as a file may be: each in a scenario of its own, for the project is shown after it. */
const largeRequest = (what: string, script: ProbeStep[]): HostScenario => ({
  name: `size: a large request, ${what}`,
  large: true,
  actions: [call('call', ...script), { snapshot: true }],
})

export const largeText = largeRequest('as text', writes(JSON.stringify(TEXT_PIECE).slice(1, -1)))

export const largeBytes = largeRequest(
  'in base64',
  writes(BYTES_PIECE.toString('base64'), '"encoding":"base64",'),
)
