import type { Fault } from '../../../../harness/adversary/fault.ts'
import type { Conversation, Notification, Request } from '../../../../harness/conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  quote,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { rules, type ToolCheck } from '../../../vfs/tool/tool-check.ts'
import { clearWaitsOf, hasAllInputs } from '../expected.ts'
import { generatedSteps } from '../generated/steps.ts'
import { isMutating } from '../mutating.ts'
import { type Wait, waitsOf } from '../wait.ts'
import { nothingWithout } from './unanswered.ts'

const toExercise = 'Add a case with inputs in which the tool asks a question.'

/** Where an answer comes at once nobody sees whether the tool would have waited for it. */
const faults = (baseline: Conversation, seed: number): Fault[] => [
  ...(waitsOf(baseline).some(({ answer }) => answer) ? [{ kind: 'late-inputs' as const }] : []),
  ...generatedSteps(baseline, seed),
]

/** What a tool does, and does not do, while its question is pending. @see rfd009 §State transitions */
export const pendingRules: readonly ToolCheck[] = rules(
  {
    verifies: 'toolstate.state.question-id-is-stable',
    title: 'keeps the id of a pending question',
    toExercise: 'Add a case in which the tool reports a pending question twice.',
    judge: (c, { baseline }) => clearWaitsOf(c, baseline).flatMap(sameId),
  },
  {
    verifies: 'toolstate.state.one-question-at-a-time#next-after-answer',
    title: 'asks the next question after the answer to the one before',
    toExercise,
    judge: (c, { baseline }) =>
      clearWaitsOf(c, baseline).flatMap((wait) => oneByOne(c, wait, baseline)),
  },
  {
    verifies: 'toolstate.state.waits-for-answer#time-does-not-release',
    title: 'waits for its answer, however long that takes',
    toExercise,
    judge: (c, { baseline }) =>
      clearWaitsOf(c, baseline).flatMap((wait, at, all) =>
        hasCrossed(wait, all[at - 1]) ? [] : notReleased(c, wait, baseline),
      ),
  },
  {
    verifies: 'toolstate.state.waits-for-answer#effect-waits',
    title: 'changes nothing before its question is answered',
    toExercise,
    judge: (c, { baseline }) =>
      clearWaitsOf(c, baseline).flatMap((wait) => [
        ...nothingBefore(c, wait, isMutating),
        ...nothingWithout(c, wait, baseline),
      ]),
  },
  {
    verifies: 'toolstate.state.stays-alive-while-waiting#paused',
    title: 'asks its host for nothing before its question is answered',
    toExercise,
    judge: (c, { baseline }) =>
      clearWaitsOf(c, baseline).flatMap((wait) => nothingBefore(c, wait, () => true)),
  },
  {
    verifies: 'toolstate.state.stays-alive-while-waiting#alive',
    title: 'stays alive while its question is pending',
    toExercise,
    judge: (c, { baseline }) => staysAlive(c, clearWaitsOf(c, baseline).at(-1)),
  },
  {
    verifies: 'toolstate.state.stays-alive-while-waiting#same-process',
    title: 'goes on in the process that asked',
    toExercise,
    judge: (c, { baseline }) => clearWaitsOf(c, baseline).flatMap((wait) => sameProcess(c, wait)),
  },
).map((rule) => ({ ...rule, faults }))

function sameId({ question, repeated }: Wait): Finding[] {
  return repeated
    .filter((each) => textOf(each) === question.text)
    .map((each) => {
      const id = idOf(each)
      const observed =
        id !== question.id && `question ${quote(String(question.id))} became ${quote(String(id))}`
      return satisfiedUnless(
        observed,
        'the same id in all reports of one question',
        each.line.index,
      )
    })
}

function oneByOne(c: Conversation, { question, repeated, answer }: Wait, baseline: Conversation) {
  const second = repeated.find(
    (each) => idOf(each) !== question.id && textOf(each) !== question.text,
  )
  if (!answer && (!second || hasAllInputs(c, baseline))) return []
  const observed =
    second &&
    `question ${quote(String(idOf(second)))} came while ${quote(String(question.id))} was pending`
  return [satisfiedUnless(observed, 'one pending question', second?.line.index)]
}

const questionOf = ({ params: { question } }: Notification) => (isObject(question) ? question : {})
const idOf = (state: Notification) => questionOf(state).id
const textOf = (state: Notification) => questionOf(state).text

/** A tool that went on by itself is left with an input that it took before. */
function notReleased(c: Conversation, { answer, next }: Wait, baseline: Conversation): Finding[] {
  if (answer) return [satisfied()]
  if (!next || wasEnded(c, next) || gaveUp(next)) return []
  if (hasAllInputs(c, baseline)) return []
  return [
    violated(
      'the question until its answer',
      `${next.params.type} came without an answer`,
      next.line.index,
    ),
  ]
}

/** A question that is reported again while its answer is on the way is not asked anew. */
const hasCrossed = ({ question }: Wait, before: Wait | undefined) =>
  before?.answer !== undefined && before.question.id === question.id

const wasEnded = ({ endAskedAt }: Conversation, { line }: Notification) =>
  endAskedAt !== undefined && endAskedAt < line.at

/** A null error is what the conversion of a success gives. @see rfd009 §ToolState in jp_tool */
const isError = (error: unknown) => error !== undefined && error !== null

/** A tool may give up with a failure. */
const gaveUp = ({ params: { type, result, error } }: Notification) =>
  type === 'stopped' && (isError(error) || (isObject(result) && !('Ok' in result)))

function nothingBefore(
  { requests }: Conversation,
  { asked, answer }: Wait,
  concerns: (request: Request) => boolean,
): Finding[] {
  if (!answer) return []
  const early = requests.find(
    (request) =>
      concerns(request) &&
      asked.line.index < request.line.index &&
      request.line.index < answer.index,
  )
  const observed = early && `${early.method} was called while a question was pending`
  return [satisfiedUnless(observed, 'nothing before the answer', early?.line.index)]
}

function staysAlive(c: Conversation, last: Wait | undefined): Finding[] {
  if (!last) return []
  if (last.answer || last.next || c.endAskedAt !== undefined) return [satisfied()]
  const ended = c.transcript.findIndex(({ event }) => event === 'exit')
  if (ended < 0 || c.signal || c.finals.length > 0) return []
  return [
    violated(
      'a process that waits for the answer',
      'the process ended while its question was pending',
      ended,
    ),
  ]
}

/** A process that ends after its answer without a report, and leaves another one behind, has handed its work over. */
function sameProcess({ exit, signal, endAskedAt, finals }: Conversation, wait: Wait): Finding[] {
  if (!wait.answer) return []
  if (wait.next || finals.length > 0) return [satisfied()]
  if (!exit?.survivors?.length || signal || endAskedAt !== undefined) return []
  const observed = 'the process ended after its answer and left another one running'
  return [violated('a report of the process that asked', observed, wait.answer.index)]
}
