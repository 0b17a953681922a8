import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import { type Finding, satisfied, satisfiedUnless } from '../../../engine/finding.ts'
import { answerText, outcomeText } from '../answer.ts'
import { contentOf, type Expected, empty, exists, member } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { responsesTo } from '../requests.ts'
import { filesOf } from '../samples.ts'
import { scenarioThenSnapshot } from '../scenario-checks.ts'

export const LIMIT = 100_000

const SMALL = 1_000

export const limits = (file_bytes: number) => ({ idle_ms: 10_000, file_bytes })

/** Texts and bytes whose lines are much longer than the limit on files. */
const GROWING = {
  'text.txt': 'plain '.repeat(LIMIT / 6),
  'control.txt': '\u0001'.repeat(LIMIT - 1),
  'bytes.bin': Buffer.alloc(LIMIT - 1, 0xff),
}

const grown = scenarioThenSnapshot(
  {
    name: 'size: files just below a limit',
    files: filesOf(GROWING),
    tool: { limits: limits(LIMIT) },
  },
  Object.fromEntries(Object.keys(GROWING).map((path) => [path, ['fs.read', { path }] as const])),
)

const around = scenarioThenSnapshot(
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

/** Codes that would state something else of a file that is there. */
const WRONG_CODES = new Set<unknown>([-32_002, -32_600, -32_601, -32_700])

export const refusal: Expected = {
  expected: 'an error that states neither missing nor invalid message',
  wrong: (answer) => {
    if (!Number.isInteger(answer.error?.code)) return answerText(answer)
    return WRONG_CODES.has(answer.error?.code) ? answerText(answer) : undefined
  },
}

const below = contentOf('x'.repeat(SMALL - 1))

/** A whole file, or the refusal of members that nobody knows. */
const oneValue: Expected = {
  expected: 'the whole file, or the error -32602',
  wrong: (answer, c) => (answer.error?.code === -32_602 ? undefined : below.wrong(answer, c)),
}

/** Files around a limit that is configured. */
export const limitChecks = hostChecks(
  around.check('vfs.size.oversized-read-refused', {
    precondition: { below, 'below again': below },
    expect: { far: refusal, above: refusal },
  }),
  around.check('vfs.size.limit-configurable', {
    precondition: { last: exists(true) },
    expect: { below, above: refusal, 'below again': below },
    also: (c) =>
      around.onAnswer('equal', 'an answer', (answer) =>
        satisfied(`a file of the limit is ${answer.error ? 'refused' : 'delivered'}`),
      )(c),
  }),
  around.check('vfs.size.size-refusal-ends-call-only', {
    precondition: { below, far: refusal },
    expect: { 'below again': below, last: exists(true) },
    also: (c) => [
      satisfiedUnless(!callOf(c)?.report && outcomeText(c, callOf(c)), 'the result of the tool'),
    ],
  }),
  around.check('vfs.size.limit-concerns-content-only', {
    precondition: { below, far: refusal },
    expect: {
      exists: exists(true),
      metadata: member('size', 300_000),
      rename: empty,
      delete: empty,
    },
    project: { 'far.txt': null, 'old.txt': null },
  }),
  around.check('vfs.size.read-is-one-value', {
    precondition: { below },
    expect: { part: oneValue },
    also: (c) => onceAnswered(c),
  }),
  grown.check('vfs.size.file-below-limit-delivered-whole', {
    expect: Object.fromEntries(
      Object.entries(GROWING).map(([path, content]) => [path, contentOf(content)]),
    ),
  }),
)

/** The request number ten of the probe has the id 10. */
function onceAnswered(c: HostConversation): Finding[] {
  const call = callOf(c)
  const count = call ? responsesTo(call, 10).length : 0
  return [satisfiedUnless(count > 1 && `${count} answers`, 'one answer', call?.index)]
}
