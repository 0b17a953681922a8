import type { Fault } from '../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../harness/conversation.ts'
import * as validators from '../../../harness/validators/toolstate.ts'
import { equal, isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { faultChecks, rules, type ToolCheck } from '../../vfs/tool/tool-check.ts'
import { generatedAnswers } from './generated/answers.ts'
import { type Run, runsOf, withoutLineFeed } from './one-shot-reading.ts'
import { isNoneOf } from './question-options.ts'
import { reportAmong } from './report-among.ts'
import { fits } from './wait.ts'

const A_QUESTION = 'Add a case with answers in which the tool asks a question.'
const A_REPORT = 'Add a case in which the tool prints an outcome.'

const runsIn = ({ transcript }: Conversation) => runsOf(transcript)

/** A tool that asks is also started with the answers that it would ask for, and with others. */
const faults = (baseline: Conversation, seed: number): Fault[] =>
  asks(baseline) ? [ANSWERED_BEFORE, ...generatedAnswers(baseline, seed)] : []

const ANSWERED_BEFORE: Fault = { kind: 'answered-before' }

const asks = (c: Conversation) => runsIn(c).some(({ question }) => question)

/** What a tool prints that runs to its end, and how it asks. @see rfd009 §One-shot tool wrapping */
export const oneShotChecks: readonly ToolCheck[] = [
  ...rules(
    {
      verifies: 'toolstate.one-shot.tool-prints-one-report',
      title: 'prints nothing beside its report',
      toExercise: A_REPORT,
      judge: (c) => runsIn(c).flatMap((run) => oneReport(c, run)),
    },
    {
      verifies: 'toolstate.one-shot.tool-report-is-whole',
      title: 'gives its report the members of its type',
      toExercise: A_REPORT,
      judge: (c) => runsIn(c).flatMap(wholeReport),
    },
    {
      verifies: 'toolstate.one-shot.tool-asks-and-exits#exits',
      title: 'exits after its question',
      toExercise: A_QUESTION,
      judge: exitsAfterQuestion,
    },
    {
      verifies: 'toolstate.one-shot.tool-asks-and-exits#question-complete',
      title: 'prints the whole question before it exits',
      toExercise: A_QUESTION,
      judge: (c) => runsIn(c).flatMap((run, i, all) => wholeQuestion(run, all[i + 1])),
    },
    {
      verifies: 'toolstate.one-shot.tool-takes-answer',
      title: 'does not ask what it was started with the answer to',
      toExercise: A_QUESTION,
      judge: (c) => runsIn(c).flatMap((run) => takesAnswer(c, run)),
    },
  ).map((rule) => ({ ...rule, faults })),
  ...faultChecks({
    verifies: 'toolstate.one-shot.tool-asks-the-same',
    title: 'asks the same question of the same answers',
    toExercise: A_QUESTION,
    faults: () => [{ kind: 'again' }],
    judges: ({ kind }) => kind === 'again',
    judge: asksTheSame,
  }),
  ...faultChecks({
    verifies: 'toolstate.one-shot.tool-asks-before-it-acts',
    title: 'changes nothing before its question that its answer decides',
    toExercise:
      'Add a case in which the tool asks whether it may change a file, and is answered no.',
    faults: (baseline) => (asks(baseline) ? [ANSWERED_BEFORE] : []),
    judges: ({ kind }) => kind === 'answered-before',
    judge: (c, { baseline, repeated }) => actsTheSame(c, baseline, repeated),
  }),
]

/** Where a part of the output is a report and the whole is none, a host takes the whole for text, which its author may mean. */
function oneReport(c: Conversation, { text, report, index }: Run): Finding[] {
  if (report) return [satisfied()]
  const among = reportAmong(text)
  if (among === undefined || isExpectedText(c, text)) return []
  const observed = `the report ${quote(among)} stands among other output`
  return [satisfiedUnless(observed, 'the report and nothing else', index)]
}

function isExpectedText({ start }: Conversation, text: string): boolean {
  const wanted = start.context?.expect?.result
  return typeof wanted === 'string' && withoutLineFeed(wanted) === withoutLineFeed(text)
}

/** Whether the report of a run has the members of its type. */
export function wholeReport({ report: printed, index }: Run): Finding[] {
  if (!printed) return []
  const report = withUsualQuestion(printed)
  const isWhole = validators.outcome(report) || validators.toolState(report)
  const observed = !isWhole && `a report of type ${String(report.type)} ${lackOf(report)}`
  return [satisfiedUnless(observed, 'every member of its type', index)]
}

/** What keeps a report from being whole: a member that is not there, or has another form. */
function lackOf({ type, ...members }: JsonObject): string {
  const lacking = (MEMBERS[String(type)] ?? []).find((name) => !(name in members))
  if (lacking !== undefined) return `lacks \`${lacking}\``
  return isObject(members.question) && !('id' in members.question)
    ? 'has a question without `id`'
    : 'has a member of another form'
}

/** The members that a report of each type cannot do without. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  success: ['content'],
  error: ['message', 'trace', 'transient'],
  needs_input: ['question'],
  waiting: ['question'],
  stopped: ['result'],
}

/** How a question is worded, and how it states which answer it takes, is for no document here to decide; its id is. */
function withUsualQuestion({ question, ...report }: JsonObject): JsonObject {
  if (question === undefined) return report
  const isNamed = isObject(question) && typeof question.id === 'string' && question.id !== ''
  return { ...report, question: isNamed ? { ...USUAL, id: question.id } : question }
}

const USUAL = { text: '', answer_type: 'Text' }

function exitsAfterQuestion(c: Conversation): Finding[] {
  return runsIn(c).flatMap(({ question, stopped, index }) => {
    if (!question) return []
    const observed = stopped && 'the process was still there after its question'
    return [(observed && doubtOf(c)) || satisfiedUnless(observed, 'the end of the process', index)]
  })
}

/** The beginning of a question that is cut off. */
const CUT = /^\s*\{[^}]*"type"\s*:\s*"(needs_input|waiting)"/

/** What a case has an answer to is a question, also where its report has a type that no report has. */
function wholeQuestion({ text, report, question, index }: Run, next: Run | undefined): Finding[] {
  if (question) return [satisfied()]
  const value = parse(text)
  const asked = !report && isObject(value) && isObject(value.question) ? value.question : undefined
  if (asked && Object.hasOwn(next?.answers ?? {}, String(asked.id)) && isObject(value)) {
    const type = quote(JSON.stringify(value.type) ?? 'absent')
    return [violated('a report of a known type', `the type of the question is ${type}`, index)]
  }
  const observed =
    value === undefined &&
    CUT.test(text) &&
    reportAmong(text) === undefined &&
    'the output ends within the question'
  return observed ? [satisfiedUnless(observed, 'the whole question', index)] : []
}

/** A tool may ask again after an answer that its question does not take. */
function takesAnswer({ fault }: Conversation, { question, answers, index }: Run): Finding[] {
  const ids = Object.keys(answers)
  if (ids.length === 0) return []
  const again = question && ids.includes(String(question.id))
  if (again && isNoneOf(answers[String(question.id)], question)) return []
  if (again && fault?.kind === 'generated-answers' && !isAnswerTo(question, answers)) return []
  const observed = again && `question ${quote(String(question.id))} is asked in spite of its answer`
  return [satisfiedUnless(observed, 'another question, or none', index)]
}

function isAnswerTo(question: JsonObject, answers: JsonObject): boolean {
  const answer = answers[String(question.id)]
  return fits(answer, question) || (question.answer_type === 'Text' && typeof answer === 'string')
}

function asksTheSame(c: Conversation, { baseline }: { baseline: Conversation }): Finding[] {
  const before = runsIn(baseline)
  return runsIn(c).flatMap(({ answers, question, index }, at) => {
    const other = before[at]
    if (!other?.question || !equal(other.answers, answers)) return []
    const observed =
      !equal(other.question, question) && 'the question is another one in another run'
    return [satisfiedUnless(observed, 'the same question', index)]
  })
}

/** Judges the files that are the same whenever the tool asks, where both sessions came to the end of the tool. */
function actsTheSame(c: Conversation, baseline: Conversation, repeated?: Conversation): Finding[] {
  const both = [c, baseline]
  if (both.some((each) => runsIn(each).at(-1)?.question || runsIn(each).some(isStopped))) return []
  const paths = [...new Set(both.flatMap(({ files }) => Object.keys(files)))]
  const other = paths.find(
    (path) =>
      !equal(c.files[path], baseline.files[path]) &&
      (repeated === undefined || equal(repeated.files[path], baseline.files[path])),
  )
  const observed = other !== undefined && `${quote(other)} is another one where the tool asks first`
  return [satisfiedUnless(observed, 'the same files')]
}

const isStopped = ({ stopped }: Run) => stopped
