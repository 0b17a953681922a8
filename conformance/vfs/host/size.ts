import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, unclear } from '../../finding.ts'
import { hostChecks } from '../../host-check.ts'
import { answersOf, howItWent, told } from './answer.ts'
import { changing } from './asking.ts'
import { asks, responsesTo, settle } from './exchange.ts'
import { aResult, contentOf, type Expected, empty, exists, member } from './expected.ts'
import { linesToTool } from './lines.ts'
import { filesOf } from './samples.ts'
import { bytesIn } from './standing.ts'
import { isBlind, onTold, scaled, toldAt } from './timing.ts'

const LIMIT = 100_000
const SMALL = 1_000
const limits = (file_bytes: number) => ({ idle_ms: 10_000, file_bytes })

/** Texts and bytes whose lines are much longer than the limit on files. */
const GROWING = {
  'text.txt': 'plain '.repeat(LIMIT / 6),
  'control.txt': '\u0001'.repeat(LIMIT - 1),
  'bytes.bin': Buffer.alloc(LIMIT - 1, 0xff),
}

const grown = changing(
  {
    name: 'size: files just below a limit',
    files: filesOf(GROWING),
    tool: { limits: limits(LIMIT) },
  },
  Object.fromEntries(Object.keys(GROWING).map((path) => [path, ['fs.read', { path }] as const])),
)

const around = changing(
  {
    name: 'size: files around a limit',
    files: {
      'below.txt': 'x'.repeat(SMALL - 1),
      'equal.txt': 'x'.repeat(SMALL),
      'above.txt': 'x'.repeat(SMALL + 1),
      'far.txt': { repeat: 'x', times: 300_000 },
      'old.txt': { repeat: 'x', times: 300_000 },
    },
    tool: { limits: limits(SMALL) },
  },
  {
    below: ['fs.read', { path: 'below.txt' }],
    above: ['fs.read', { path: 'above.txt' }],
    far: ['fs.read', { path: 'far.txt' }],
    equal: ['fs.read', { path: 'equal.txt' }],
    'below again': ['fs.read', { path: 'below.txt' }],
    exists: ['fs.exists', { path: 'far.txt' }],
    metadata: ['fs.metadata', { path: 'far.txt' }],
    rename: ['fs.rename', { from: 'far.txt', to: 'moved.txt' }],
    delete: ['fs.delete', { path: 'old.txt' }],
    part: ['fs.read', { path: 'below.txt', offset: 10, limit: 5 }],
    last: ['fs.exists', { path: 'below.txt' }],
  },
)

const DELIVERED = 10_000_000
const REFUSED = 10_485_761

const byDefault: Occasion = {
  name: 'size: a limit that nobody configured',
  ownLimits: true,
  files: {
    'delivered.txt': { repeat: 'x', times: DELIVERED },
    'refused.txt': { repeat: 'x', times: REFUSED },
  },
  script: [
    settle,
    asks('delivered', 'fs.read', { path: 'delivered.txt' }),
    { wait_answer: 'delivered' },
    { mark: 'delivered' },
    asks('refused', 'fs.read', { path: 'refused.txt' }),
    { wait_answer: 'refused' },
    { finish: 'sized' },
  ],
}

/** Writes a file by a line that is put together in pieces. */
const writes = (path: string, piece: string, times: number, encoding = ''): ProbeStep[] => [
  {
    raw: `{"jsonrpc":"2.0","id":"w ${path}","method":"fs.write","params":{"path":"${path}",${encoding}"content":"`,
  },
  { raw: piece, times },
  { raw: '"}}\n' },
  { wait_answer: `w ${path}` },
]

const TEXT_PIECE = 'abcdefghij'.repeat(400)
const BYTES_PIECE = Buffer.alloc(3_000, 0xff)
const PIECES = 2_400

const largeRequests: Occasion = {
  name: 'size: large requests',
  acts: [
    {
      call: {
        id: 'call',
        script: [
          settle,
          ...writes('text.txt', TEXT_PIECE, PIECES),
          ...writes('bytes.bin', BYTES_PIECE.toString('base64'), PIECES, '"encoding":"base64",'),
          { finish: 'written' },
        ],
      },
    },
    { snapshot: true },
  ],
}

const sparse: Occasion = {
  name: 'size: a file that is larger than any memory',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'], writable: true }, commands: { truncate: {} } },
  tool: { limits: limits(LIMIT) },
  script: [
    {
      call: 'process.run',
      params: { program: 'truncate', args: ['-s', '64G', 'huge.bin'], envs: [] },
    },
    { mark: 'asks' },
    { call: 'fs.read', params: { path: 'huge.bin' } },
    { mark: 'answered' },
    { call: 'fs.delete', params: { path: 'huge.bin' } },
    { finish: 'read' },
  ],
  patience_ms: 15_000,
}

/** Codes that would say something else of a file that is there. */
const WRONG_CODES = new Set<unknown>([-32_002, -32_600, -32_601, -32_700])

const refusal: Expected = {
  expected: 'an error that says neither missing nor invalid message',
  wrong: (answer) => {
    if (!Number.isInteger(answer.error?.code)) return told(answer)
    return WRONG_CODES.has(answer.error?.code) ? told(answer) : undefined
  },
}

const below = contentOf('x'.repeat(SMALL - 1))

/** A whole file, or the refusal of members that nobody knows. */
const oneValue: Expected = {
  expected: 'the whole file, or the error -32602',
  wrong: (answer, c) => (answer.error?.code === -32_602 ? undefined : below.wrong(answer, c)),
}

/** How large a file may be. @see rfd-d11 §Deadlock prevention */
export const sizeChecks = hostChecks(
  around.check('vfs.size.oversized-read-refused', {
    title: 'refuses to read what is too large',
    given: { below, 'below again': below },
    expect: { far: refusal, above: refusal },
  }),
  around.check('vfs.size.limit-configurable', {
    title: 'keeps the limit on files that is configured',
    given: { last: exists(true) },
    expect: { below, above: refusal, 'below again': below },
    also: (c) =>
      around.onAnswer(c, 'equal', 'an answer', (answer) =>
        kept(`a file of the limit is ${answer.error ? 'refused' : 'delivered'}`),
      ),
  }),
  around.check('vfs.size.size-refusal-ends-call-only', {
    title: 'goes on after it has refused a file',
    given: { below, far: refusal },
    expect: { 'below again': below, last: exists(true) },
    also: (c) => [
      keptUnless(!callOf(c)?.report && howItWent(c, callOf(c)), 'the result of the tool'),
    ],
  }),
  around.check('vfs.size.limit-concerns-content-only', {
    title: 'moves, deletes and tells of files that are too large to read',
    given: { below, far: refusal },
    expect: {
      exists: exists(true),
      metadata: member('size', 300_000),
      rename: empty,
      delete: empty,
    },
    project: { 'far.txt': null, 'old.txt': null },
  }),
  around.check('vfs.size.read-is-one-value', {
    title: 'reads a file in one piece',
    given: { below },
    expect: { part: oneValue },
    also: (c) => onceAnswered(c),
  }),
  grown.check('vfs.size.file-below-limit-delivered-whole', {
    title: 'goes by the size of the file and not by that of its line',
    expect: Object.fromEntries(
      Object.entries(GROWING).map(([path, content]) => [path, contentOf(content)]),
    ),
  }),
  {
    verifies: 'vfs.size.limit-defaults-to-ten-megabytes',
    title: 'delivers ten megabytes and no more unless it is told otherwise',
    occasion: byDefault,
    judge: defaultLimit,
  },
  {
    verifies: 'vfs.size.large-requests-accepted',
    title: 'writes files that are nearly as large as the limit',
    occasion: largeRequests,
    judge: (c) => [
      ...written(c, 'text.txt', Buffer.from(TEXT_PIECE)),
      ...written(c, 'bytes.bin', BYTES_PIECE),
    ],
  },
  {
    verifies: 'vfs.size.oversized-file-not-loaded',
    title: 'refuses a huge file without reading it',
    occasion: sparse,
    judge: notLoaded,
  },
)

/** The request number ten of the probe has the id 10. */
function onceAnswered(c: HostConversation): Finding[] {
  const call = callOf(c)
  const count = call ? responsesTo(call, 10).length : 0
  return [keptUnless(count > 1 && `${count} answers`, 'one answer', call?.index)]
}

function defaultLimit(c: HostConversation): Finding[] {
  const call = callOf(c)
  const lines = call ? linesToTool(call) : []
  if (!call || answersOf(call).length === 0) return [broken('an answer', howItWent(c, call))]
  const whole = lines.some(({ bytes = 0 }) => bytes > DELIVERED && bytes < REFUSED)
  if (!whole) return [broken('a file of 10,000,000 bytes delivered', 'no such answer', call.index)]
  if (lines.some(({ bytes = 0 }) => bytes >= REFUSED))
    return [broken('a file of 10,485,761 bytes refused', 'its content', call.index)]
  const [answer] = responsesTo(call, 'refused')
  const refused = isObject(answer?.message?.error)
  return [keptUnless(!refused && howItWent(c, call), 'a larger file refused', call.index)]
}

function written(c: HostConversation, path: string, piece: Buffer): Finding[] {
  const call = callOf(c)
  const [files] = c.snapshots
  const size = PIECES * piece.length
  const expected = `${size} bytes at ${path}`
  if (!call || answersOf(call).length === 0)
    return [unclear(`the host was not shown the request: ${howItWent(c, call)}`)]
  const bytes = files && bytesIn(files, path)
  if (!bytes) return [broken(expected, `no file: ${howItWent(c, call)}`, call.index)]
  const same = bytes.length === size && bytes.equals(Buffer.alloc(size, piece))
  return [keptUnless(!same && `other bytes at ${path}`, expected, call.index)]
}

const WITHIN_MS = 5_000

function notLoaded(c: HostConversation): Finding[] {
  const [made, read] = answersOf(callOf(c))
  if (!made || aResult.wrong(made, c) !== undefined || !isObject(made.result))
    return [unclear(`no large file could be made: ${made ? told(made) : howItWent(c, callOf(c))}`)]
  if (made.result.exit_code !== 0) return [unclear('no large file could be made')]
  if (!read) return [broken('an error', howItWent(c, callOf(c)))]
  const wrong = refusal.wrong(read, c)
  if (wrong) return [broken(refusal.expected, wrong, read.index)]
  if (isBlind(c, callOf(c))) return [kept()]
  return onTold(c, 'call', (call) => {
    const from = toldAt(call, 'asks')
    const to = toldAt(call, 'answered')
    if (from === undefined || to === undefined) return unclear('the probe told no times')
    const late = to - from > scaled(c, WITHIN_MS) * 1_000
    return keptUnless(late && 'an error later', 'an error within five seconds', call.index)
  })
}
