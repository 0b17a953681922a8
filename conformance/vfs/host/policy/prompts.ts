import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { inconclusive, satisfied, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { answersOf, onCall, outcomeText } from '../answer.ts'
import { arrivedAt, nothingArrived } from '../arrivals.ts'
import { anError, aResult, code, contentOf, type Expected, same, status } from '../expected.ts'
import { checksOn, type HostCheck, isMet, type Judge, judgedBy } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { ask, fs, get } from '../method-calls.ts'
import { scenario } from '../scenario-checks.ts'
import { wherePrompted } from '../uncovered.ts'
import { FILES } from './tools.ts'

const ELSEWHERE = 'http://localhost:{web-port}'
const filled = { network: { allow: ['http://127.0.0.1:1'] } }
const allows = (after_ms: number) => ({ answer: true, after_ms })

/** What no entry covers, and somebody who refuses, allows after some thought, and refuses again. */
const asked = scenario(
  {
    name: 'policy: what is not covered, and somebody to be asked',
    ...{ needs: ['http'], files: FILES, policy: filled, interactive: true, web: [] },
    answers: [
      ...[{ denied: true as const }, allows(700)],
      ...Array.from({ length: 3 }, () => ({ denied: true as const })),
      { answer: false },
    ],
  },
  {
    before: fs.read('a.txt'),
    refused: get(`${ELSEWHERE}/asked-refused`),
    approved: get('{web}/asked-approved'),
    'another host': get(`${ELSEWHERE}/asked-elsewhere`),
    'another path': get('{web}/asked-another'),
    'further down': get('{web}/asked-approved/below'),
    'answered no': get(`${ELSEWHERE}/asked-no`),
    after: fs.read('a.txt'),
  },
)

/** The second question is the one that is thought about; the third request of the tool waits for it. */
const THOUGHT = { question: 1, request: 2 }

const REQUESTS = 8

/** All of them but the two that read a file. */
const QUESTIONS = REQUESTS - 2

/** The times of the answers that the host wrote to the tool, in order. */
const answerTimes = (c: HostConversation): number[] =>
  c.calls
    .flatMap(linesToTool)
    .flatMap(({ at, message }) => (message !== undefined && !('method' in message) ? [at] : []))

/** Somebody was asked, and only then something was done. */
const askedFirst: Judge = (c) => {
  const expected = 'one question before anything is done'
  const question = c.inquiries[THOUGHT.question]
  if (!question) return violated(expected, `${c.inquiries.length} questions for two requests`)
  if (c.inquiries.length > QUESTIONS) return violated(expected, 'more questions than requests')
  const { answeredAt = 0 } = question
  const early = arrivedAt(c, '/asked-approved').some(({ at }) => at < answeredAt)
  return satisfiedUnless(early && 'a request before the answer', expected)
}

/** Nothing is answered while somebody thinks. */
const waits: Judge = (c) => {
  const decidedAt = c.inquiries[THOUGHT.question]?.answeredAt
  const at = answerTimes(c)[THOUGHT.request]
  if (decidedAt === undefined) return inconclusive('nobody was asked')
  if (at === undefined) return violated('an answer', 'no answer')
  const wrong = at < decidedAt && 'an answer before the user had decided'
  return satisfiedUnless(wrong, 'an answer afterwards')
}

const once: Judge = (c) => {
  const wrong = answerTimes(c).length > REQUESTS && 'more answers than requests'
  return satisfiedUnless(wrong, 'one answer a request')
}

const arrivedOnce: Judge = (c) => {
  const { length } = arrivedAt(c, '/asked-approved')
  return satisfiedUnless(length !== 1 && `${length} requests`, 'one request')
}

/** A refusal, with the code that the host chose. */
const refusal: Expected = {
  ...code(-32001, -32005),
  note: ({ error }) => error && `the error ${String(error.code)}`,
}

const isRefused = asked.on('approved', code(-32001))

/** What is about prompts is not about a host that refuses at once: a should, which its own check judges. */
const whereAsked = (check: HostCheck): HostCheck => ({
  ...check,
  judge: (c) => judgedBy(isMet(isRefused, c) ? wherePrompted(check.judge) : check.judge)(c),
})

const IDLE = { limits: { idle_ms: 2_000 }, policy: filled }

/** A question that takes longer than a tool may be silent, and a tool that is silent for as long. */
const slow: HostScenario = {
  name: 'policy: somebody who takes longer than a tool may be silent',
  ...{ needs: ['http'], interactive: true, answers: [allows(5_000)], web: [] },
  tools: [
    { name: 'asker', ...IDLE },
    { name: 'silent', ...IDLE },
  ],
  actions: [
    {
      call: [
        { id: 'asker', tool: 'asker', script: [ask(get('{web}/slow')), { finish: 'asked' }] },
        { id: 'silent', tool: 'silent', script: [{ sleep_ms: 7_000 }, { finish: 'silent' }] },
      ],
    },
  ],
  expectedDurationMs: 7_000,
}

/** The silent tool shows that the limit is in force, the other that it stands still. */
const clockStands = onCall('asker', 'the answer, once the user has decided', (asker, c) => {
  const expected = 'the answer, once the user has decided'
  const [answer] = answersOf(asker)
  if (!answer || !asker?.report) return outcomeText(c, asker)
  const wrong = status(404).wrong(answer, c)
  if (wrong) return violated(expected, wrong, answer.index)
  const isInForce = callOf(c, 'silent')?.report === undefined
  return isInForce ? satisfied() : inconclusive('the host took no shorter limit for silence')
})

/** Whom a host asks about what nothing covers, and what becomes of the request. */
export const promptChecks = [
  ...asked.checks({
    'vfs.policy.uncovered-request-asks': {
      precondition: { before: contentOf('needle') },
      also: askedFirst,
    },
  }),
  ...asked
    .checks({
      'vfs.policy.request-waits-for-user': { expect: { approved: status(404) }, also: waits },
      'vfs.policy.approval-runs-request': {
        expect: { approved: status(404) },
        also: [arrivedOnce, once],
      },
    })
    .map(whereAsked),
  ...asked
    .checks(
      {
        'vfs.policy.refusal-by-user#denied': {
          expect: { refused: refusal, after: contentOf('needle') },
          also: nothingArrived('/asked-refused'),
        },
        'vfs.policy.refusal-by-user#answered-no': {
          expect: { 'answered no': refusal },
          also: nothingArrived('/asked-no'),
        },
        'vfs.policy.approval-for-one-target#other-host': {
          expect: { 'another host': anError },
          also: nothingArrived('/asked-elsewhere'),
        },
        'vfs.policy.approval-for-one-target#other-path': {
          expect: same(['another path', 'further down'], anError),
          also: nothingArrived('/asked-another', '/asked-approved/below'),
        },
      },
      { precondition: { approved: aResult } },
    )
    .map(whereAsked),
  ...checksOn(slow, {
    'vfs.policy.prompt-stops-idle-clock': wherePrompted(clockStands),
  }),
]
