import type { Conversation } from '../../../../harness/conversation.ts'
import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  quote,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { STATEFUL } from '../../../vfs/tool/advice.ts'
import { doubtOf, howItEnded, stayedAfter } from '../../../vfs/tool/ending.ts'
import { lineExcerpt } from '../../../vfs/tool/lines.ts'
import { rules, type ToolCheck } from '../../../vfs/tool/tool-check.ts'
import { clearWaitsOf, isGenerated } from '../expected.ts'
import { generatedSteps } from '../generated/steps.ts'
import { fits, type Wait } from '../wait.ts'

const A_QUESTION = 'Add a case with inputs in which the tool asks a question.'
const AN_END = 'Add a case with inputs that brings the tool to its end.'

/** Which state may follow which. @see rfd009 §State transitions */
export const orderRules: readonly ToolCheck[] = rules(
  {
    verifies: 'toolstate.state.running-first',
    title: 'reports running first',
    toExercise: STATEFUL,
    judge: ({ states }) =>
      states
        .slice(0, 1)
        .map(({ params: { type }, line }) =>
          type === 'waiting'
            ? violated('running, or stopped', 'the first report is waiting', line.index)
            : satisfied(`${type} first`),
        ),
  },
  {
    verifies: 'toolstate.state.leaves-wait-after-answer',
    title: 'goes on after an answer',
    toExercise: A_QUESTION,
    judge: (c, { baseline }) => clearWaitsOf(c, baseline).flatMap((wait) => goesOn(c, wait)),
  },
  {
    verifies: 'toolstate.state.answer-settles-question',
    title: 'does not repeat a question that was answered',
    toExercise: A_QUESTION,
    judge: (c, { baseline }) => clearWaitsOf(c, baseline).flatMap(isSettled),
  },
  {
    verifies: 'toolstate.state.question-ids-differ#different',
    title: 'gives another question another id',
    toExercise: 'Add a case with inputs in which the tool asks two questions.',
    judge: (c, { baseline }) =>
      clearWaitsOf(c, baseline).flatMap((wait, at, all) => [
        ...idsDiffer(wait, settledOf(c, all.slice(0, at))),
        ...staysOne(wait),
      ]),
  },
  {
    verifies: 'toolstate.state.nothing-after-stopped#last-report',
    title: 'reports nothing after it has stopped',
    toExercise: AN_END,
    judge: lastReport,
  },
  {
    verifies: 'toolstate.state.nothing-after-stopped#process-ends',
    title: 'ends its process after it has stopped',
    toExercise: AN_END,
    judge: processEnds,
  },
).map((rule) => ({ ...rule, faults: generatedSteps }))

/** An answer whose tool had no time to go on shows nothing. */
function goesOn(c: Conversation, { answer, next, question }: Wait): Finding[] {
  if (!answer || !fits(answer.value, question)) return []
  if (next || c.finals.some(({ line }) => line.index > answer.index))
    return [satisfied(next && `${next.params.type} after an answer`)]
  if (c.endAskedAt !== undefined && !c.expired('idle')) return []
  return [doubtOf(c) ?? violated('another report after the answer', howItEnded(c), answer.index)]
}

/** A question with a free text may be asked again, since no type states which text is valid. */
function isSettled({ asked, answer, next, question }: Wait): Finding[] {
  if (!answer || !next || !fits(answer.value, question)) return []
  const observed =
    equal(next.params, asked.params) &&
    `question ${quote(String(question.id))} is asked again after its answer`
  return [satisfiedUnless(observed, 'another question, or no question', next.line.index)]
}

/** A question may be worded anew after an answer that it does not take. */
const settledOf = (c: Conversation, waits: readonly Wait[]) =>
  isGenerated(c)
    ? waits.filter(({ answer, question }) => answer && fits(answer.value, question))
    : waits

function idsDiffer({ question, asked }: Wait, before: readonly Wait[]): Finding[] {
  if (before.length === 0) return []
  const { id } = question
  const same = before.some(({ question: other }) => isOther(other, question))
  return [
    satisfiedUnless(
      same && `two questions have the id ${quote(String(id))}`,
      'an id of its own',
      asked.line.index,
    ),
  ]
}

/** A pending question that is worded anew under its id is another one to whoever is about to answer it. */
function staysOne({ question, repeated }: Wait): Finding[] {
  const other = repeated.find(
    ({ params }) => isObject(params.question) && isOther(question, params.question),
  )
  if (!other) return []
  const observed = `question ${quote(String(question.id))} became another one while it was pending`
  return [violated('an id of its own', observed, other.line.index)]
}

/** Whether two questions have one id, and differ in what they ask or in the answers that they take. */
const isOther = (one: JsonObject, other: JsonObject): boolean =>
  one.id === other.id && ASKED.some((member) => !equal(one[member] ?? null, other[member] ?? null))

const ASKED = ['text', 'answer_type', 'schema'] as const

function lastReport({ states }: Conversation): Finding[] {
  const at = states.findIndex(({ params }) => params.type === 'stopped')
  if (at < 0) return []
  const more = states[at + 1]
  return [
    satisfiedUnless(
      more && `after stopped came ${lineExcerpt(more.line)}`,
      'no further report',
      more?.line.index,
    ),
  ]
}

function processEnds(c: Conversation): Finding[] {
  const stopped = c.states.find(({ params }) => params.type === 'stopped')
  if (!stopped) return []
  if (!stayedAfter(stopped, c)) return [satisfied()]
  return [
    doubtOf(c) ?? violated('the end of the process', 'the process was still there after stopped'),
  ]
}
