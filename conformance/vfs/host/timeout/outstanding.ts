import { callOf } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { inconclusive, notApplicable } from '../../../engine/finding.ts'
import { there } from '../actions.ts'
import { answerText, onAnswer, type ProbeAnswer } from '../answer.ts'
import { checksOn, type Judge, type Judged, judgedBy } from '../host-check.ts'
import { ask, run, sh } from '../method-calls.ts'
import { succeeds } from '../outcome.ts'
import { settle } from '../requests.ts'
import type { MethodCall } from '../scenario-checks.ts'
import { answeringAfter, slowly } from '../slow-answer.ts'
import { isBlind, reportedAt } from '../timing.ts'
import { askable, uncovered, wherePrompted } from '../uncovered.ts'
import { IDLE_MS, limits, SLEEPING } from './scenarios.ts'

/** Longer than a tool may be silent. */
const OUTSTANDING_MS = 3_500

/** Two programs, of which one writes something at its end. */
const programs: HostScenario = {
  name: 'timeout: programs that run longer than the limit',
  ...SLEEPING,
  tool: { limits: limits(IDLE_MS) },
  script: [
    ...[there, ask(sh(`sleep ${OUTSTANDING_MS / 1_000}; echo over`)), { sleep_ms: IDLE_MS / 2 }],
    ...[settle, ask(run('sleep', [String(OUTSTANDING_MS / 1_000)])), settle],
    { finish: 'waited' },
  ],
  expectedDurationMs: 2 * OUTSTANDING_MS + IDLE_MS / 2,
}

/** A tool whose first request takes longer than the limit. */
const outstanding = (asked: MethodCall) => ({
  tool: { limits: limits(IDLE_MS) },
  script: [there, ask(asked), { sleep_ms: IDLE_MS / 2 }, settle, { finish: 'waited' }],
  expectedDurationMs: OUTSTANDING_MS + IDLE_MS / 2,
})

const slowServer: HostScenario = {
  name: 'timeout: a server that takes longer than the limit',
  ...answeringAfter(OUTSTANDING_MS),
  ...outstanding(slowly),
}

const slowUser: HostScenario = {
  name: 'timeout: a user who takes longer than the limit',
  ...askable,
  answers: [{ answer: true, after_ms: OUTSTANDING_MS }],
  ...outstanding(uncovered),
}

/** On a slow machine a tool may be silent for too long before its first step. */
const onceThere =
  (judged: Judged): Judge =>
  (c) => {
    const call = callOf(c)
    const isEarly = call?.error !== undefined && reportedAt(call, 'there') === undefined
    return isEarly && !isBlind(c, call)
      ? inconclusive('the tool was ended before its first step')
      : judgedBy(judged)(c)
  }

/** Codes by which a host states that it has given something up. @see rfd-d11 §Error codes */
const GIVEN_UP: unknown[] = [-32_004, -32_005]

/** A host may give up what takes long, of which nothing more is to be seen then. */
const notDone = (answer: ProbeAnswer) =>
  GIVEN_UP.includes(answer.error?.code)
    ? notApplicable(`the host gives it up: ${answerText(answer)}`)
    : inconclusive(`it was not done: ${answerText(answer)}`)

const waitsFor = (what: string, ...nth: number[]) =>
  onceThere([
    ...nth.map((each) =>
      onAnswer(each, what, (answer) => (isObject(answer.result) ? undefined : notDone(answer))),
    ),
    succeeds('call', 'waited'),
  ])

/** What comes in a result is whole, however long it took. */
const wholly = (expected: string, isWhole: (result: JsonObject) => boolean) =>
  onAnswer(0, expected, (answer) => {
    if (!isObject(answer.result)) return notDone(answer)
    return !isWhole(answer.result) && answerText(answer)
  })

const wholeOutput = wholly(
  'what the program wrote at its end',
  ({ stdout, exit_code }) => stdout === 'over\n' && exit_code === 0,
)

const wholeBody = wholly(
  'the answer of the server',
  ({ status, body }) => status === 200 && body === 'slow',
)

const OUTSTANDING = 'vfs.timeout.owed-response-stops-idle-clock'

/** What becomes of a tool whose response takes longer than it may be silent. @see rfd-d11 §Deadlock prevention */
export const outstandingChecks = [
  ...checksOn(programs, {
    [OUTSTANDING]: waitsFor('the results of the programs', 0, 2),
    'vfs.process.run-returns-output': {
      title: 'waits for a program that takes longer than its tool may be silent',
      judge: onceThere(wholeOutput),
    },
  }),
  ...checksOn(slowServer, {
    [OUTSTANDING]: {
      title: 'does not count the time in which a server thinks',
      judge: waitsFor('the answer of the server', 0),
    },
    'vfs.http.get-performs-request#result': {
      title: 'waits for a server that takes longer than its tool may be silent',
      judge: onceThere(wholeBody),
    },
  }),
  ...checksOn(slowUser, {
    [OUTSTANDING]: {
      title: 'does not count the time in which a user thinks',
      judge: wherePrompted(waitsFor('the answer of the server', 0)),
    },
  }),
]
