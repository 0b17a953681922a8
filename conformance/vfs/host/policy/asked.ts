import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { type Finding, inconclusive, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { arrivedAt, nothingArrived } from '../arrivals.ts'
import { anError, aResult, code, contentOf, type Expected } from '../expected.ts'
import { type HostCheck, hostChecks } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { type MethodCall, scenario } from '../scenario-checks.ts'
import { noPrompt } from '../uncovered.ts'
import { FILES } from './requests.ts'
import { status } from './slow.ts'

const ELSEWHERE = 'http://localhost:{web-port}'

const get = (url: string): MethodCall => ['http.get', { url, headers: [] }]

/** What no entry covers, and somebody who refuses, allows after some thought, and refuses again. */
export const asked = scenario(
  {
    name: 'policy: what is not covered, and somebody to be asked',
    needs: ['http'],
    files: FILES,
    policy: { network: { allow: ['http://127.0.0.1:1'] } },
    interactive: true,
    answers: [
      { denied: true },
      { answer: true, after_ms: 700 },
      { denied: true },
      { denied: true },
      { answer: false },
    ],
    web: [],
  },
  {
    before: ['fs.read', { path: 'a.txt' }],
    refused: get(`${ELSEWHERE}/asked-refused`),
    approved: get('{web}/asked-approved'),
    'another host': get(`${ELSEWHERE}/asked-elsewhere`),
    'another path': get('{web}/asked-another'),
    'answered no': get(`${ELSEWHERE}/asked-no`),
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

const REQUESTS = 7

/** All of them but the two that read a file. */
const QUESTIONS = REQUESTS - 2

/** Somebody was asked, and only then something was done. */
function askedFirst(c: HostConversation): Finding[] {
  const expected = 'one question before anything is done'
  const question = c.inquiries[THOUGHT.question]
  if (!question) return [violated(expected, `${c.inquiries.length} questions for two requests`)]
  if (c.inquiries.length > QUESTIONS) return [violated(expected, 'more questions than requests')]
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

const arrivedOnce = (c: HostConversation, path: string): Finding[] => {
  const { length } = arrivedAt(c, path)
  return [satisfiedUnless(length !== 1 && `${length} requests`, 'one request')]
}

/** A refusal, with the code that the host chose. */
const refusal: Expected = {
  ...code(-32001, -32005),
  note: ({ error }) => error && `the error ${String(error.code)}`,
}

/** What is about prompts is not about a host that refuses at once: a should, which its own check judges. */
const whereAsked = (check: HostCheck): HostCheck => ({
  ...check,
  judge: (c) => (isRefused(c) ? noPrompt(c) : undefined) ?? check.judge(c),
})

const isRefused = (c: HostConversation) =>
  asked.on(c, 'approved', code(-32001)).every(({ kind }) => kind === 'satisfied')

/** What nothing covers, with somebody to be asked. */
export const askedChecks = hostChecks(
  asked.check('vfs.policy.uncovered-request-asks', {
    precondition: { before: contentOf('needle') },
    also: askedFirst,
  }),
  ...[
    asked.check('vfs.policy.request-waits-for-user', { expect: { approved: status }, also: waits }),
    asked.check('vfs.policy.approval-runs-request', {
      expect: { approved: status },
      also: (c) => [...arrivedOnce(c, '/asked-approved'), ...once(c)],
    }),
    ...asked.checks({
      'vfs.policy.refusal-by-user#denied': {
        precondition: { approved: aResult },
        expect: { refused: refusal, after: contentOf('needle') },
        also: (c) => nothingArrived(c, '/asked-refused'),
      },
      'vfs.policy.refusal-by-user#answered-no': {
        precondition: { approved: aResult },
        expect: { 'answered no': refusal },
        also: (c) => nothingArrived(c, '/asked-no'),
      },
      'vfs.policy.approval-for-one-target#other-host': {
        precondition: { approved: aResult },
        expect: { 'another host': anError },
        also: (c) => nothingArrived(c, '/asked-elsewhere'),
      },
      'vfs.policy.approval-for-one-target#other-path': {
        precondition: { approved: aResult },
        expect: { 'another path': anError },
        also: (c) => nothingArrived(c, '/asked-another'),
      },
    }),
  ].map(whereAsked),
)
