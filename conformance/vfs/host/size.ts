import { callOf } from '../../../harness/host-conversation.ts'
import { mapValues } from '../../../harness/wire/json.ts'
import { inconclusive, satisfied, satisfiedUnless } from '../../engine/finding.ts'
import { answersOf, finishes, onFirstCall, outcomeText } from './answer.ts'
import { contentOf, empty, exists, member, notOf, orError, same } from './expected.ts'
import { checksOn, type Judge } from './host-check.ts'
import { bytesIn } from './project-state.ts'
import { responsesTo } from './requests.ts'
import { limitChecks } from './size/limits.ts'
import { huge, notLoaded, refusal } from './size/not-loaded.ts'
import {
  around,
  BELOW,
  BYTES_PIECE,
  FAR,
  GROWING,
  grown,
  HUGE,
  LARGE,
  largeBytes,
  largeText,
  PARTS,
  PIECES,
  partOf,
  sparse,
  TEXT_PIECE,
} from './size/scenarios.ts'

const below = contentOf(BELOW)

/** A piece of the content of a file that is too large. */
const PIECE = 'x'.repeat(100)

/** What is refused is in no part of the answer. */
const noContent: Judge = (c) => {
  const answers = answersOf(callOf(c)).filter(({ error }) => error)
  const odd = answers.find((answer) => JSON.stringify(answer.error).includes(PIECE))
  return satisfiedUnless(odd && 'an error with content', 'errors without content', odd?.index)
}

/** It is no matter of time, and nobody gave it up. */
const CODES_OF_TIME = [-32_004, -32_005]

/** Each request of the probe is answered once. */
const onceAnswered = onFirstCall('one answer', (call) => {
  const counts = answersOf(call).map((_, i) => (call ? responsesTo(call, i + 1).length : 0))
  const many = counts.find((count) => count > 1)
  return many !== undefined && `${many} answers`
})

const written = (piece: Buffer) => {
  const size = PIECES * piece.length
  return onFirstCall(`${size} bytes at ${LARGE}`, (call, c) => {
    const [files] = c.snapshots
    if (!call || answersOf(call).length === 0)
      return inconclusive(`the host was not shown the request: ${outcomeText(c, call)}`)
    const bytes = files && bytesIn(files, LARGE)
    const isSame = bytes?.length === size && bytes.equals(Buffer.alloc(size, piece))
    const wrong = bytes ? `other bytes at ${LARGE}` : `no file: ${outcomeText(c, call)}`
    return !isSame && wrong
  })
}

const CONFIGURED = 'vfs.size.limit-configurable'
const WHOLE = 'vfs.size.file-below-limit-delivered-whole'

/** How large a file may be. @see rfd-d11 §Deadlock prevention */
export const sizeChecks = [
  ...around.checks({
    'vfs.size.oversized-read-refused#refused': {
      precondition: { below, 'below again': below },
      expect: same(
        ['far', 'above', 'bytes', 'far again', 'by link', 'by linked directory', 'grown'],
        refusal,
      ),
      also: noContent,
    },
    'vfs.codes.timeout-and-cancelled-reserved': {
      title: 'gives no code of time or cancellation to a file that is too large',
      precondition: { below },
      expect: { far: notOf(...CODES_OF_TIME) },
    },
    'vfs.size.oversized-read-refused#bytes': {
      precondition: { below, 'below again': below },
      expect: same(['wide', 'wider'], refusal),
    },
    [CONFIGURED]: {
      title: 'refuses from the configured limit on',
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
        metadata: member('size', FAR),
        rename: empty,
        delete: empty,
      },
      project: { 'far.txt': null, 'old.txt': null, 'moved.txt': 'x'.repeat(FAR) },
    },
    'vfs.size.read-is-one-value': {
      precondition: { below },
      expect: same(
        Object.keys(PARTS).map(partOf),
        orError('the whole file, or the error -32602', below, -32_602),
      ),
      also: onceAnswered,
    },
  }),
  ...grown.checks({
    [WHOLE]: {
      title: 'delivers a file below a configured limit whole',
      expect: mapValues(GROWING, (content) => contentOf(content)),
    },
  }),
  ...limitChecks,
  ...checksOn(largeText, {
    'vfs.size.large-requests-accepted': {
      title: 'accepts a large text',
      judge: written(Buffer.from(TEXT_PIECE)),
    },
  }),
  ...checksOn(largeBytes, {
    'vfs.size.large-requests-accepted': {
      title: 'accepts large bytes',
      judge: written(BYTES_PIECE),
    },
  }),
  ...checksOn(sparse, {
    'vfs.size.oversized-file-not-loaded': notLoaded,
    'vfs.size.limit-concerns-content-only': {
      title: 'A file that 32 bits do not count is there, and has its size.',
      judge: [huge(2, member('size', HUGE)), huge(3, exists(true))],
    },
  }),
]
