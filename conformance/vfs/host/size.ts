import { callOf } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { inconclusive, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { answersOf, answerText, finishes, outcomeText } from './answer.ts'
import { contentOf, type Expected, empty, exists, member, orError } from './expected.ts'
import { checksOn, type Judge } from './host-check.ts'
import { linesToTool } from './host-lines.ts'
import { bytesIn } from './project-state.ts'
import { responsesTo } from './requests.ts'
import {
  around,
  BYTES_PIECE,
  byDefault,
  DELIVERED,
  GROWING,
  grown,
  largeRequests,
  PIECES,
  REFUSED,
  SMALL,
  sparse,
  TEXT_PIECE,
} from './size/scenarios.ts'
import { isBlind, probed, reportedAt, scaled, US_PER_MS } from './timing.ts'

/** Codes that would state something else of a file that is there. */
const WRONG_CODES = [-32_002, -32_600, -32_601, -32_700]

const refusal: Expected = {
  expected: 'an error that states neither missing nor invalid message',
  wrong: (answer) => {
    const code = Number(answer.error?.code ?? Number.NaN)
    return Number.isInteger(code) && !WRONG_CODES.includes(code) ? undefined : answerText(answer)
  },
}

const below = contentOf('x'.repeat(SMALL - 1))

/** The request number ten of the probe has the id 10. */
const onceAnswered: Judge = (c) => {
  const call = callOf(c)
  const count = call ? responsesTo(call, 10).length : 0
  return satisfiedUnless(count > 1 && `${count} answers`, 'one answer', call?.index)
}

const defaultLimit: Judge = (c) => {
  const call = callOf(c)
  if (!call || answersOf(call).length === 0) return violated('an answer', outcomeText(c, call))
  const sizes = linesToTool(call).map(({ bytes = 0 }) => bytes)
  if (!sizes.some((bytes) => bytes > DELIVERED && bytes < REFUSED))
    return violated('a file of 10,000,000 bytes delivered', 'no such answer', call.index)
  if (sizes.some((bytes) => bytes >= REFUSED))
    return violated('a file of 10,485,761 bytes refused', 'its content', call.index)
  const [answer] = responsesTo(call, 'refused')
  const refused = isObject(answer?.message?.error)
  return satisfiedUnless(!refused && outcomeText(c, call), 'a larger file refused', call.index)
}

const written =
  (path: string, piece: Buffer): Judge =>
  (c) => {
    const call = callOf(c)
    const [files] = c.snapshots
    const size = PIECES * piece.length
    if (!call || answersOf(call).length === 0)
      return inconclusive(`the host was not shown the request: ${outcomeText(c, call)}`)
    const bytes = files && bytesIn(files, path)
    const isSame = bytes?.length === size && bytes.equals(Buffer.alloc(size, piece))
    const wrong = bytes ? `other bytes at ${path}` : `no file: ${outcomeText(c, call)}`
    return satisfiedUnless(!isSame && wrong, `${size} bytes at ${path}`, call.index)
  }

const WITHIN_MS = 5_000

const inTime = probed('call', 'an error within five seconds', (call, c) => {
  const [from, to] = [reportedAt(call, 'asks'), reportedAt(call, 'answered')]
  if (from === undefined || to === undefined) return inconclusive('the probe reported no times')
  return to - from > scaled(c, WITHIN_MS) * US_PER_MS && 'an error later'
})

const notLoaded: Judge = (c) => {
  const call = callOf(c)
  const [made, read] = answersOf(call)
  const unmade = 'no large file could be made'
  if (!isObject(made?.result))
    return inconclusive(`${unmade}: ${made ? answerText(made) : outcomeText(c, call)}`)
  if (made.result.exit_code !== 0) return inconclusive(unmade)
  if (!read) return violated('an error', outcomeText(c, call))
  const wrong = refusal.wrong(read, c)
  if (wrong) return violated(refusal.expected, wrong, read.index)
  return isBlind(c, call) ? satisfied() : inTime(c)
}

/** How large a file may be. @see rfd-d11 §Deadlock prevention */
export const sizeChecks = [
  ...around.checks({
    'vfs.size.oversized-read-refused#refused': {
      precondition: { below, 'below again': below },
      expect: { far: refusal, above: refusal },
    },
    'vfs.size.oversized-read-refused#bytes': {
      precondition: { below, 'below again': below },
      expect: { wide: refusal },
    },
    'vfs.size.limit-configurable': {
      precondition: { last: exists(true) },
      expect: { below, above: refusal, 'below again': below },
      also: around.onAnswer('equal', 'an answer', ({ error }) =>
        satisfied(`a file of the limit is ${error ? 'refused' : 'delivered'}`),
      ),
    },
    'vfs.size.size-refusal-ends-call-only': {
      precondition: { below, far: refusal },
      expect: { 'below again': below, last: exists(true) },
      also: finishes('the result of the tool'),
    },
    'vfs.size.limit-concerns-content-only': {
      precondition: { below, far: refusal },
      expect: {
        exists: exists(true),
        metadata: member('size', 300_000),
        rename: empty,
        delete: empty,
      },
      project: { 'far.txt': null, 'old.txt': null },
    },
    'vfs.size.read-is-one-value': {
      precondition: { below },
      expect: { part: orError('the whole file, or the error -32602', below, -32_602) },
      also: onceAnswered,
    },
  }),
  ...grown.checks({
    'vfs.size.file-below-limit-delivered-whole': {
      expect: Object.fromEntries(
        Object.entries(GROWING).map(([path, content]) => [path, contentOf(content)]),
      ),
    },
  }),
  ...checksOn(byDefault, { 'vfs.size.limit-defaults-to-ten-megabytes': defaultLimit }),
  ...checksOn(largeRequests, {
    'vfs.size.large-requests-accepted': [
      written('text.txt', Buffer.from(TEXT_PIECE)),
      written('bytes.bin', BYTES_PIECE),
    ],
  }),
  ...checksOn(sparse, { 'vfs.size.oversized-file-not-loaded': notLoaded }),
]
