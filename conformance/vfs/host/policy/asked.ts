import type { HostConversation } from '../../../../harness/host-conversation.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import type { ProbeAnswer } from '../answer.ts'
import { arrivedAt, nothingArrived } from '../arrivals.ts'
import { type Asked, asking } from '../asking.ts'
import { anError, aResult, code, contentOf } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { linesToTool } from '../lines.ts'
import { FILES } from './requests.ts'
import { status } from './slow.ts'

const ELSEWHERE = 'http://localhost:{web-port}'

const get = (url: string): Asked => ['http.get', { url, headers: [] }]

/** What no entry covers, and somebody who refuses, allows after some thought, and refuses again. */
export const asked = asking(
  {
    name: 'policy: what is not covered, and somebody to be asked',
    needs: ['http'],
    files: FILES,
    policy: { network: { allow: ['http://127.0.0.1:1'] } },
    interactive: true,
    answers: [{ denied: true }, { answer: true, after_ms: 700 }, { denied: true }],
    web: [],
  },
  {
    before: ['fs.read', { path: 'a.txt' }],
    refused: get(`${ELSEWHERE}/asked-refused`),
    approved: get('{web}/asked-approved'),
    'another target': get(`${ELSEWHERE}/asked-another`),
    after: ['fs.read', { path: 'a.txt' }],
  },
)

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
  if (!question) return [violated(expected, `${c.inquiries.length} questions for two requests`)]
  if (c.inquiries.length > 3) return [violated(expected, 'more questions than requests')]
  const early = arrivedAt(c, '/asked-approved').some(
    (request) => 'at' in request && Number(request.at) < (question.answeredAt ?? 0),
  )
  return [satisfiedUnless(early && 'a request before the answer', expected)]
}

/** Nothing is answered while somebody thinks. */
function waits(c: HostConversation): Finding[] {
  const question = c.inquiries[THOUGHT.question]
  if (question?.answeredAt === undefined) return [inconclusive('nobody was asked')]
  const at = answerTimes(c)[THOUGHT.request]
  if (at === undefined) return [violated('an answer', 'no answer')]
  const early = at < question.answeredAt
  return [satisfiedUnless(early && 'an answer before the user had decided', 'an answer afterwards')]
}

const once = (c: HostConversation): Finding[] => {
  const count = answerTimes(c).length
  return [satisfiedUnless(count > REQUESTS && 'more answers than requests', 'one answer a request')]
}

/** What nothing covers, with somebody to be asked. */
export const askedChecks = hostChecks(
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
      satisfiedUnless(
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
      ...asked.onAnswer(c, 'refused', 'an error', (answer) => satisfied(codeOf(answer))),
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
