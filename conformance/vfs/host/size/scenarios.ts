import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { call } from '../actions.ts'
import { ask, fs, run, writable } from '../method-calls.ts'
import { request, settle } from '../requests.ts'
import { filesOf } from '../samples.ts'
import { scenarioThenSnapshot } from '../scenario-checks.ts'

const LIMIT = 100_000
export const SMALL = 1_000

const limited = (file_bytes: number) => ({ limits: { idle_ms: 10_000, file_bytes } })

/** Texts and bytes whose lines are much longer than the limit on files. */
export const GROWING = {
  'text.txt': 'plain '.repeat(LIMIT / 6),
  'control.txt': '\u0001'.repeat(LIMIT - 1),
  'bytes.bin': Buffer.alloc(LIMIT - 1, 0xff),
}

export const grown = scenarioThenSnapshot(
  { name: 'size: files just below a limit', files: filesOf(GROWING), tool: limited(LIMIT) },
  Object.fromEntries(Object.keys(GROWING).map((path) => [path, fs.read(path)])),
)

export const around = scenarioThenSnapshot(
  {
    name: 'size: files around a limit',
    files: {
      'below.txt': 'x'.repeat(SMALL - 1),
      'equal.txt': 'x'.repeat(SMALL),
      'above.txt': 'x'.repeat(SMALL + 1),
      'wide.txt': 'é'.repeat(SMALL / 2 + 1),
      'far.txt': { repeat: 'x', times: 300_000 },
      'old.txt': { repeat: 'x', times: 300_000 },
    },
    tool: limited(SMALL),
  },
  {
    below: fs.read('below.txt'),
    above: fs.read('above.txt'),
    wide: fs.read('wide.txt'),
    far: fs.read('far.txt'),
    equal: fs.read('equal.txt'),
    'below again': fs.read('below.txt'),
    exists: fs.exists('far.txt'),
    metadata: fs.metadata('far.txt'),
    rename: fs.rename('far.txt', 'moved.txt'),
    delete: fs.delete('old.txt'),
    part: ['fs.read', { path: 'below.txt', offset: 10, limit: 5 }],
    last: fs.exists('below.txt'),
  },
)

export const DELIVERED = 10_000_000
export const REFUSED = 10_485_761

const reads = (id: string): ProbeStep[] => [
  request(id, ...fs.read(`${id}.txt`)),
  { wait_answer: id },
]

export const byDefault: HostScenario = {
  name: 'size: a limit that nobody configured',
  ownLimits: true,
  files: {
    'delivered.txt': { repeat: 'x', times: DELIVERED },
    'refused.txt': { repeat: 'x', times: REFUSED },
  },
  script: [
    settle,
    ...reads('delivered'),
    { mark: 'delivered' },
    ...reads('refused'),
    { finish: 'sized' },
  ],
}

/** Writes a file by a line that is put together in pieces. */
const writes = (path: string, piece: string, encoding = ''): ProbeStep[] => [
  {
    raw: `{"jsonrpc":"2.0","id":"w ${path}","method":"fs.write","params":{"path":"${path}",${encoding}"content":"`,
  },
  { raw: piece, times: PIECES },
  { raw: '"}}\n' },
  { wait_answer: `w ${path}` },
]

export const PIECES = 2_400
export const TEXT_PIECE = 'abcdefghij'.repeat(400)
export const BYTES_PIECE = Buffer.alloc(3_000, 0xff)

/** Requests that are nearly as large as a file may be. */
export const largeRequests: HostScenario = {
  name: 'size: large requests',
  actions: [
    call(
      'call',
      settle,
      ...writes('text.txt', TEXT_PIECE),
      ...writes('bytes.bin', BYTES_PIECE.toString('base64'), '"encoding":"base64",'),
      { finish: 'written' },
    ),
    { snapshot: true },
  ],
}

export const sparse: HostScenario = {
  name: 'size: a file that is larger than any memory',
  needs: ['process'],
  policy: { ...writable('.'), commands: { truncate: {} } },
  tool: limited(LIMIT),
  script: [
    ask(run('truncate', ['-s', '64G', 'huge.bin'])),
    { mark: 'asks' },
    ask(fs.read('huge.bin')),
    { mark: 'answered' },
    ask(fs.delete('huge.bin')),
    { finish: 'read' },
  ],
  timeoutMs: 15_000,
}
