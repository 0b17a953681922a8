import { callOf } from '../../../harness/host-conversation.ts'
import { quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { type AnswerJudge, answersOf, finishes, outcomeText } from './answer.ts'
import { nothingArrived } from './arrivals.ts'
import { anError, contentOf, empty, same } from './expected.ts'
import { claiming, type Judge } from './host-check.ts'
import { approvalChecks } from './policy/approvals.ts'
import { entryChecks } from './policy/entries.ts'
import { promptChecks } from './policy/prompts.ts'
import { togetherChecks } from './policy/together.ts'
import { BEFORE_ANNOUNCED, CODED, FS, links, policies, reads, untouched } from './policy/tools.ts'
import { nobodyAsked, unaskedChecks } from './policy/unasked.ts'
import { projectHas } from './project-state.ts'

/** A message names what is refused, and states more than that. */
const explained = (name: string, named: RegExp): Judge =>
  policies.onAnswer(name, 'a message', ({ error, index }) => {
    const message = String(error?.message ?? '')
    const rest = message.replace(/https?:\S+/g, '').replace(named, '')
    const wrong = !(named.test(message) && /\p{L}{2}/u.test(rest)) && quote(message, 120)
    const expected = `${name}: a message that names what is refused and states why`
    return satisfiedUnless(wrong && `the message ${wrong}`, expected, index)
  })

/** Of a rename the end that the policy does not cover is named, by a host that lets the tool change the other one. */
const namesEnd = (name: string, named: RegExp): Judge =>
  policies.onAnswer('write within', 'an answer', (written, c) =>
    written.error ? [] : policies.onAnswer(name, 'a message', isNamed(name, named))(c),
  )

const isNamed =
  (name: string, named: RegExp): AnswerJudge =>
  ({ error, index }) => {
    const message = String(error?.message ?? '')
    const isWrong = error !== undefined && !named.test(message)
    const expected = `${name}: a message that names the end that is refused`
    return [satisfiedUnless(isWrong && `the message ${quote(message, 120)}`, expected, index)]
  }

/** The target of a request, or the kind of request. */
const NETWORK = /127\.0\.0\.1|refused-|https?\b|network|address|\burl\b/i

/** Two refusals for different reasons are reported in different words. */
const distinguished = policies.onAnswer('write new', 'a message', (one, c) =>
  policies.onAnswer('delete missing', 'a message of its own for each refusal', (other) =>
    one.error?.message === other.error?.message ? 'one message for different refusals' : undefined,
  )(c),
)

/** The last request of the call that claims things, after all that it announced; a host may end the tool for that. */
const afterwards: Judge = (c) => {
  const call = callOf(c, 'widening')
  const answer = answersOf(call)[BEFORE_ANNOUNCED]
  if (answer)
    return satisfiedUnless(CODED.wrong(answer, c), 'claimed later: the error -32001', answer.index)
  return call?.error === undefined
    ? violated('the error -32001', `no answer: ${outcomeText(c, call)}`)
    : satisfied('a failed run')
}

/** That the same is done for a tool that may: without it nothing shows that the policy is what refuses. */
const writes = { 'write root': empty, 'delete root': empty }

/** Requests of tools that may change nothing. */
const READ_ONLY = ['list', 'locked'].flatMap((tool) =>
  ['write', 'delete', 'rename'].map((verb) => `${tool} ${verb}`),
)

/** What becomes of a request that is refused. */
const refusalChecks = policies.checks(
  {
    'vfs.policy.every-request-checked#named': {
      expect: same([...FS, 'get', 'post', 'run'], anError),
      also: [untouched, nothingArrived('/refused-get', '/refused-post')],
    },
    'vfs.policy.refusal-code': {
      expect: same(FS, CODED),
      also: [
        claiming('http', policies.on('get', CODED), policies.on('post', CODED)),
        claiming('process', policies.on('run', CODED)),
      ],
    },
    'vfs.policy.refusal-ends-call-only': {
      precondition: same(['write new', 'delete there'], anError),
      expect: { 'after refusals': contentOf('kept'), 'write again within': empty },
      also: finishes('the final result of the tool', 'denied'),
    },
    'vfs.policy.policy-before-existence': { expect: same(FS, CODED) },
    'vfs.policy.requests-widen-nothing': {
      expect: {
        ...same(['write with claims', 'delete with claims', 'get with claims'], anError),
        'write after asking': CODED,
      },
      also: [
        afterwards,
        projectHas({ 'claimed.txt': null, 'claimed-later.txt': null, 'b.txt': 'b' }, 2),
        nothingArrived('/claimed'),
      ],
    },
    'vfs.policy.default-is-read-only': {
      precondition: { read: contentOf('needle') },
      expect: same(FS, CODED),
      also: untouched,
    },
    'vfs.policy.allow-alone-grants-no-writing': {
      precondition: { 'list read': contentOf('kept') },
      expect: same(READ_ONLY, CODED),
      project: { 'locked.txt': null, 'kept.txt': 'kept' },
      also: projectHas({ 'listed.txt': null, 'b.txt': 'b', 'a.txt': 'needle' }, 3),
    },
  },
  { precondition: writes },
)

const OUT_OF_SRC = ['write longer name', 'delete longer name', 'write longer file', 'rename out']

/** What a policy lets a tool do. */
const grantChecks = policies.checks({
  'vfs.policy.refusal-explained': {
    precondition: same(['write new', 'delete missing'], anError),
    also: [
      explained('write new', /refused-new\.txt/),
      explained('delete missing', /refused-missing\.txt/),
      namesEnd('rename out', /srcs\.txt/),
      namesEnd('rename in', /src\.bak/),
      claiming('http', explained('get', NETWORK), explained('post', NETWORK)),
      claiming('process', explained('run', /\bsh\b|program|command|process/i)),
      distinguished,
    ],
  },
  'vfs.policy.default-allows-reading': { expect: reads, also: nobodyAsked },
  'vfs.policy.writable-grants-writing': {
    expect: same(['write root', 'write below', 'write hidden', 'rename up', 'delete root'], empty),
    project: {
      'written.txt': 'written',
      'deep/er/written.txt': 'written',
      'moved.txt': 'a',
      'src/a.txt': null,
      'doomed.txt': null,
    },
    also: nobodyAsked,
  },
  'vfs.policy.allow-matches-components': {
    precondition: { 'write within': empty },
    expect: {
      ...same([...OUT_OF_SRC, 'rename in', 'write beside'], CODED),
      'write deep within': empty,
    },
    also: projectHas(
      {
        'src/new.txt': 'written',
        'src/deep/er/new.txt': 'written',
        'src_generated/a.txt': 'as it was',
        'src_generated/new.txt': null,
        'src.bak': 'as it was',
        'src/stolen.txt': null,
        'srcs.txt': null,
        // Where case does not count, this is a file of `src`, and shown as one.
        'SRC/capitals.txt': null,
      },
      4,
    ),
  },
})

/** What a host lets a tool do, and whom it asks. @see rfd-d11 §Access policy enforcement */
export const policyChecks = [
  ...refusalChecks,
  ...links.checks({
    'vfs.policy.every-request-checked#links': {
      precondition: { control: empty },
      project: {
        'closed/new.txt': null,
        'closed/moved.txt': null,
        'closed/kept.txt': 'kept',
        'closed/doomed.txt': 'doomed',
        'open/stolen.txt': null,
      },
    },
  }),
  ...policies.checks({
    'vfs.policy.every-request-checked#place': {
      precondition: same(['write within', 'write again within'], empty),
      expect: same(['write around', 'write around below'], anError),
      also: projectHas({ 'around.txt': null }, 4),
    },
  }),
  ...grantChecks,
  ...entryChecks,
  ...promptChecks,
  ...approvalChecks,
  ...unaskedChecks,
  ...togetherChecks,
]
