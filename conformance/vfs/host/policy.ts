import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { broken, type Finding, kept, keptUnless, quote, unclear } from '../../finding.ts'
import { hostChecks } from '../../host-check.ts'
import { answersOf, howItWent, onAnswer, type ProbeAnswer } from './answer.ts'
import { arrivedAt, nothingArrived } from './arrivals.ts'
import {
  anError,
  aResult,
  code,
  contentOf,
  empty,
  exists,
  member,
  result,
  same,
  shown,
} from './expected.ts'
import { inFiles } from './grep-rows.ts'
import { linesToTool } from './lines.ts'
import {
  asked,
  decided,
  FILES,
  NAMED,
  nobody,
  policies,
  sensitive,
  slow,
  together,
} from './policy-talk.ts'
import { standsAs } from './standing.ts'

const CODED = code(-32001)
const FS = [
  'write new',
  'write over',
  'delete there',
  'delete missing',
  'rename there',
  'rename missing',
]

/** What only a host with the feature is asked for. */
const byFeature = (c: HostConversation, names: Record<string, string>): string[] =>
  Object.entries(names).flatMap(([name, feature]) => (c.features.includes(feature) ? [name] : []))

const OTHERS = { get: 'http', post: 'http', run: 'process' }

/** That the same is done for a tool that may: without it nothing shows that the policy is what refuses. */
const writes = { 'write root': empty, 'delete root': empty }

/** The project after the call of this number: as it was at first. */
const untouched = (c: HostConversation, nth: number): Finding[] =>
  standsAs(c, { ...FILES, 'refused-new.txt': null, 'renamed.txt': null, 'ran.txt': null }, nth)

/** A message names what is refused, and says more than that. */
function explained(c: HostConversation): Finding[] {
  const own = Object.entries(NAMED).filter(
    ([, { feature }]) => feature === undefined || c.features.includes(feature),
  )
  return own.flatMap(([name, { name: pattern }]) =>
    policies.onAnswer(c, name, 'a message', ({ error, index }) => {
      const message = String(error?.message ?? '')
      const expected = `${name}: a message that names ${pattern.source} and says why`
      if (!pattern.test(message))
        return broken(expected, `the message ${quote(message, 120)}`, index)
      const rest = message.replace(/https?:\S+/g, '').replace(pattern, '')
      return keptUnless(!/\p{L}{2}/u.test(rest) && `the message ${quote(message, 120)}`, expected)
    }),
  )
}

/** Two refusals for different reasons are told in different words. */
function toldApart(c: HostConversation): Finding[] {
  return policies.onAnswer(c, 'write new', 'a message', (one) =>
    policies.onAnswer(c, 'delete missing', 'a message', (other) =>
      keptUnless(
        one.error?.message === other.error?.message && 'one message for different refusals',
        'a message of its own for each refusal',
      ),
    ),
  )
}

/** The call that was refused things came to its own end. */
function goesOn(c: HostConversation): Finding[] {
  const call = callOf(c, 'denied')
  return [
    keptUnless(!call?.report && howItWent(c, call), 'the final result of the tool', call?.index),
  ]
}

/** The last request of the call that claims things, after all that it announced. */
function afterwards(c: HostConversation): Finding[] {
  const answer = answersOf(callOf(c, 'widening')).at(-1)
  if (answer?.method !== 'fs.write')
    return [broken('the error -32001', `no answer: ${howItWent(c, callOf(c, 'widening'))}`)]
  return [keptUnless(CODED.wrong(answer, c), 'claimed later: the error -32001', answer.index)]
}

function silently(answer: ProbeAnswer): Finding {
  const { error, index } = answer
  const expected = 'the error -32001'
  if (error?.code === -32001) return kept('refused with -32001')
  if (error) return broken(expected, `refused with the error ${String(error.code)}`, index)
  return broken(expected, 'handed out without a question', index)
}

const nobodyAsked = ({ inquiries }: HostConversation): Finding[] => [
  keptUnless(inquiries.length > 0 && 'a question', 'no question'),
]

/** The answers of a tool to its two requests, and what they left behind. */
function ofTool(c: HostConversation, id: string, name: string, may: boolean): Finding[] {
  const expected = may ? empty : CODED
  return [
    ...[0, 1].flatMap((nth) =>
      onAnswer(
        c,
        nth,
        expected.expected,
        (answer) => keptUnless(expected.wrong(answer, c), `${id}: ${expected.expected}`),
        id,
      ),
    ),
    ...standsAs(c, {
      [`${name}-1.txt`]: may ? name : null,
      [`${name}-2.txt`]: may ? name : null,
    }),
  ]
}

/** The times of the answers that the host wrote to the tool, in order. */
const answerTimes = (c: HostConversation): number[] =>
  c.calls
    .flatMap(linesToTool)
    .flatMap(({ at, message }) => (message !== undefined && !('method' in message) ? [at] : []))

/** The second question is the one that is thought about; the third request of the tool waits for it. */
const THOUGHT = { question: 1, request: 2 }
const REQUESTS = 5

/** Somebody was asked, and only then something was done. */
function askedFirst(c: HostConversation): Finding[] {
  const expected = 'one question before anything is done'
  const question = c.inquiries[THOUGHT.question]
  if (!question) return [broken(expected, `${c.inquiries.length} questions for two requests`)]
  if (c.inquiries.length > 3) return [broken(expected, 'more questions than requests')]
  const early = arrivedAt(c, '/asked-approved').some(
    (request) => 'at' in request && Number(request.at) < (question.answeredAt ?? 0),
  )
  return [keptUnless(early && 'a request before the answer', expected)]
}

/** Nothing is answered while somebody thinks. */
function waits(c: HostConversation): Finding[] {
  const question = c.inquiries[THOUGHT.question]
  if (question?.answeredAt === undefined) return [unclear('nobody was asked')]
  const at = answerTimes(c)[THOUGHT.request]
  if (at === undefined) return [broken('an answer', 'no answer')]
  const early = at < question.answeredAt
  return [keptUnless(early && 'an answer before the user had decided', 'an answer afterwards')]
}

const once = (c: HostConversation): Finding[] => {
  const count = answerTimes(c).length
  return [keptUnless(count > REQUESTS && 'more answers than requests', 'one answer a request')]
}

/** The silent tool shows that the limit is in force, the other that it stands still. */
function clockStands(c: HostConversation): Finding[] {
  const asker = callOf(c, 'asker')
  if (c.inquiries.length === 0) return [unclear('nobody was asked')]
  const [answer] = answersOf(asker)
  const expected = 'the answer, once the user has decided'
  if (!answer || !asker?.report) return [broken(expected, howItWent(c, asker), asker?.index)]
  const wrong = status.wrong(answer, c)
  if (wrong) return [broken(expected, wrong, answer.index)]
  const silent = callOf(c, 'silent')
  return [silent?.report ? unclear('the host took no shorter limit for silence') : kept()]
}

const status = member('status', 404)

const listed = result('entries', ({ entries }) =>
  Array.isArray(entries) && entries.length > 0 ? undefined : `entries ${shown(entries)}`,
)

const reads = {
  read: contentOf('needle'),
  exists: exists(true),
  'exists not': exists(false),
  list: listed,
  metadata: member('kind', 'file'),
  grep: inFiles('a.txt'),
}

/** What a host lets a tool do, and whom it asks. @see rfd-d11 §Access policy enforcement */
export const policyChecks = hostChecks(
  policies.check('vfs.policy.every-request-checked', {
    title: 'does nothing of what a policy refuses, in any method',
    given: writes,
    expect: { ...same(FS, anError), get: anError, post: anError, run: anError },
    also: (c) => [...untouched(c, 1), ...nothingArrived(c, '/refused-get', '/refused-post')],
  }),
  policies.check('vfs.policy.refusal-code', {
    title: 'says -32001 for what a policy refuses',
    given: writes,
    expect: same(FS, CODED),
    also: (c) => byFeature(c, OTHERS).flatMap((name) => policies.on(c, name, CODED)),
  }),
  policies.check('vfs.policy.refusal-explained', {
    title: 'says what it refuses, and why',
    given: same(['write new', 'delete missing'], anError),
    also: (c) => [...explained(c), ...toldApart(c)],
  }),
  policies.check('vfs.policy.refusal-ends-call-only', {
    title: 'serves what comes after a refusal',
    given: { ...writes, 'write new': anError, 'delete there': anError },
    expect: { 'after refusals': contentOf('kept') },
    also: goesOn,
  }),
  policies.check('vfs.policy.default-allows-reading', {
    title: 'lets a tool without a policy read',
    expect: reads,
    also: nobodyAsked,
  }),
  policies.check('vfs.policy.default-is-read-only', {
    title: 'lets a tool without a policy change nothing',
    given: { ...writes, read: contentOf('needle') },
    expect: same(FS, CODED),
    also: (c) => untouched(c, 1),
  }),
  policies.check('vfs.policy.writable-grants-writing', {
    title: 'lets a tool write where the root is allowed and writable',
    expect: same(['write root', 'write below', 'rename up', 'delete root'], empty),
    project: {
      'written.txt': 'written',
      'deep/er/written.txt': 'written',
      'moved.txt': 'a',
      'src/a.txt': null,
      'doomed.txt': null,
    },
    also: nobodyAsked,
  }),
  policies.check('vfs.policy.allow-alone-grants-no-writing', {
    title: 'lets a tool change nothing by an allowed path alone',
    given: { ...writes, 'list read': contentOf('kept') },
    expect: same(['list write', 'list delete'], CODED),
    also: (c) => standsAs(c, { 'listed.txt': null, 'b.txt': 'b' }, 3),
  }),
  policies.check('vfs.policy.allow-matches-components', {
    title: 'takes an allowed path by whole components',
    given: { 'write within': empty },
    expect: same(
      [
        'write longer name',
        'delete longer name',
        'write longer file',
        'rename out',
        'rename in',
        'write beside',
      ],
      CODED,
    ),
    also: (c) =>
      standsAs(
        c,
        {
          'src/new.txt': 'written',
          'src_generated/a.txt': 'as it was',
          'src_generated/new.txt': null,
          'src.bak': 'as it was',
          'src/stolen.txt': null,
          'srcs.txt': null,
        },
        4,
      ),
  }),
  asked.check('vfs.policy.uncovered-request-asks', {
    title: 'asks once before it does what nothing covers',
    given: { before: contentOf('needle') },
    also: askedFirst,
  }),
  asked.check('vfs.policy.request-waits-for-user', {
    title: 'answers a request when the user has decided',
    expect: { approved: status },
    also: waits,
  }),
  asked.check('vfs.policy.approval-runs-request', {
    title: 'does what the user approves, and answers once',
    expect: { approved: status },
    also: (c) => [
      keptUnless(
        arrivedAt(c, '/asked-approved').length !== 1 &&
          `${arrivedAt(c, '/asked-approved').length} requests`,
        'one request',
      ),
      ...once(c),
    ],
  }),
  asked.check('vfs.policy.refusal-by-user', {
    title: 'does nothing that the user refuses, and says so',
    given: { approved: aResult },
    expect: { refused: code(-32001, -32005), after: contentOf('needle') },
    also: (c) => [
      ...nothingArrived(c, '/asked-refused'),
      ...asked.onAnswer(c, 'refused', 'an error', (answer) => kept(codeOf(answer))),
    ],
  }),
  nobody.check('vfs.policy.non-interactive-refuses', {
    title: 'refuses at once where nobody can be asked',
    given: { covered: empty },
    expect: {
      ...same(['write uncovered', 'get uncovered', 'run uncovered'], anError),
      'covered again': empty,
    },
    project: { 'uncovered.txt': null, 'ran.txt': null },
    also: (c) => [...nobodyAsked(c), ...nothingArrived(c, '/uncovered')],
  }),
  decided.check('vfs.policy.decided-requests-ask-nobody', {
    title: 'asks nobody for what is allowed',
    expect: { ...reads, write: empty },
    also: (c) => [
      ...nobodyAsked(c),
      ...byFeature(c, { get: 'http', run: 'process' }).flatMap((name) =>
        decided.on(c, name, aResult),
      ),
    ],
  }),
  {
    verifies: 'vfs.policy.prompt-stops-idle-clock',
    title: 'counts no silence while the user is being asked',
    occasion: slow,
    judge: clockStands,
  },
  {
    verifies: 'vfs.policy.policy-of-invoked-tool',
    title: 'goes by the policy of the tool that runs, also when others do',
    occasion: together,
    judge: (c) => [
      ...ofTool(c, 'writer', 'writer', true),
      ...ofTool(c, 'bare', 'bare', false),
      ...ofTool(c, 'writer 2', 'writer2', true),
      ...ofTool(c, 'bare again', 'bare2', false),
    ],
  },
  sensitive.check('vfs.policy.sensitive-path-not-silent', {
    title: 'hands no sensitive path out silently',
    given: { before: contentOf('a') },
    also: (c) => sensitive.onAnswer(c, 'env', 'an answer', silently),
  }),
  policies.check('vfs.policy.policy-before-existence', {
    title: 'refuses a path whether anything is there or not',
    given: writes,
    expect: same(FS, CODED),
  }),
  policies.check('vfs.policy.requests-widen-nothing', {
    title: 'lets no request say what a tool may do',
    given: writes,
    expect: {
      ...same(['write with claims', 'delete with claims', 'get with claims'], anError),
      'write after asking': CODED,
    },
    also: (c) => [
      ...afterwards(c),
      ...standsAs(c, { 'claimed.txt': null, 'claimed-later.txt': null, 'b.txt': 'b' }, 2),
      ...nothingArrived(c, '/claimed'),
    ],
  }),
  asked.check('vfs.policy.approval-for-one-target', {
    title: 'takes what the user approves for that alone',
    given: { approved: aResult },
    expect: { 'another target': anError },
    also: (c) => nothingArrived(c, '/asked-another'),
  }),
)

const codeOf = ({ error }: ProbeAnswer) => error && `the error ${String(error.code)}`
