import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  quote,
  satisfied,
  satisfiedUnless,
} from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { linesToTool } from '../../vfs/host/host-lines.ts'
import { isInit } from '../../vfs/host/init/first.ts'
import { onOutcome, outcomeOf } from '../../vfs/host/outcome.ts'
import { onReport, reportedAt } from '../../vfs/host/timing.ts'
import { insteadOf } from './instead-of.ts'
import {
  ANSWERS,
  asks,
  besideHandles,
  QUESTIONS,
  sideBySide,
  toTheEnd,
} from './one-shot-scenarios.ts'
import { isState, refuses } from './refusal.ts'
import { endsWithNothing } from './turn-handles.ts'

/** Tools that are run to their end. @see rfd009 §One-shot tool wrapping */
export const oneShotChecks: readonly HostCheck[] = [
  ...checksOn(toTheEnd, {
    'toolstate.one-shot.plain-result#to-the-end': (c) => notEarly(c, 'plain'),
    'toolstate.one-shot.plain-result#plain-text': (c) => returns(c, 'plain', 'done 4710'),
    'toolstate.one-shot.one-final-response#none-before': (c) => notEarly(c, 'asking'),
    'toolstate.one-shot.one-final-response#one-response': (c) => oneResponse(c, 'plain'),
    'toolstate.one-shot.waits-while-running': (c) => notEarly(c, 'silent'),
    'toolstate.one-shot.stays-one-shot#response': (c) => returns(c, 'asking', 'done 4712'),
    'toolstate.one-shot.may-retry-transient': (c) =>
      onReport(c, 'passing', ({ processes }) =>
        satisfied(processes.length > 1 ? 'another run' : 'no other run'),
      ),
  }),
  ...checksOn(asks, {
    'toolstate.one-shot.host-resolves-question#answered': (c) => puts(c, 'sure', 'name', 'which'),
    'toolstate.one-shot.host-resolves-question#final-result-only': (c) =>
      returns(c, 'asks', 'asked 4714'),
    'toolstate.one-shot.runs-again-with-answer#new-process': (c) =>
      onReport(c, 'asks', ({ processes: { length }, index }) => {
        const many = length > QUESTIONS.length + 1 && 'more than one for an answer'
        return satisfiedUnless(length < 2 ? 'one process' : many, 'another process', index)
      }),
    'toolstate.one-shot.runs-again-with-answer#answer': (c) => [
      ...hasAnswers(c, 2, 'sure'),
      ...hasAnswers(c, 5, 'more'),
    ],
    'toolstate.one-shot.runs-again-with-answer#from-the-start': (c) =>
      onReport(c, 'asks', ({ side, processes, index }) => {
        const begun = side.filter(({ mark }) => mark === 'begins').length
        return satisfiedUnless(begun < processes.length && 'a part', 'each run whole', index)
      }),
    'toolstate.one-shot.answers-add-up#newest': (c) => hasAnswers(c, 3, 'name'),
    'toolstate.one-shot.answers-add-up#earlier': (c) => [
      ...hasAnswers(c, 3, 'sure'),
      ...hasAnswers(c, 6, 'sure', 'name', 'which', 'more'),
    ],
    'toolstate.one-shot.same-arguments': sameArguments,
    'toolstate.one-shot.answers-keep-types#boolean': (c) =>
      ['sure', 'more'].flatMap((id) => keeps(c, id)),
    'toolstate.one-shot.answers-keep-types#text': (c) =>
      ['name', 'note', 'whole'].flatMap((id) => keeps(c, id)),
    'toolstate.one-shot.answers-keep-types#select': (c) => keeps(c, 'which'),
    'toolstate.one-shot.inquiry-answers-question#inquiry': (c) =>
      to(c, 'assistant') ?? puts(c, 'sure'),
    'toolstate.one-shot.inquiry-answers-question#run-again': (c) =>
      to(c, 'assistant') ?? hasAnswers(c, 2, 'sure'),
    'toolstate.one-shot.inquiry-answers-question#one-response': (c) =>
      to(c, 'assistant') ?? oneResponse(c, 'asks'),
    'toolstate.one-shot.user-answers-question#prompt': (c) => to(c, 'user') ?? showsTexts(c),
    'toolstate.one-shot.user-answers-question#run-again': (c) =>
      to(c, 'user') ?? hasAnswers(c, 2, 'sure'),
  }),
  ...checksOn(besideHandles, {
    'toolstate.one-shot.stays-one-shot#no-handle': (c) => refuses(c, 'by the call'),
    'toolstate.one-shot.hidden-handle#no-id-taken': (c) =>
      ['spawn probe', 'spawn one'].flatMap((name) =>
        onOutcome(c, name, 'a spawn', (call) => !isState(call) && outcomeOf(call)),
      ),
    'toolstate.one-shot.hidden-handle#gone': (c) => endsWithNothing(c),
    'toolstate.one-shot.stateful-tool-without-action#result-or-refusal': (c) =>
      onOutcome(c, 'one', 'a result or a refusal', (call) => isState(call) && 'a state'),
    'toolstate.one-shot.stateful-tool-without-action#no-handle': (c) => refuses(c, 'by the tool'),
  }),
  ...checksOn(sideBySide, {
    'toolstate.one-shot.batch-runs-in-parallel': (c) => [
      ...begunBefore(c, 'left', 'right'),
      ...begunBefore(c, 'right', 'left'),
    ],
  }),
]

/** Judges that a call was not answered before its tool had come to its end. */
function notEarly(c: HostConversation, name: string): Finding[] {
  return onReport(c, name, (call) => {
    const { answeredAt = 0 } = call
    const late = reportedAt(call, 'late') ?? Number.POSITIVE_INFINITY
    return satisfiedUnless(
      answeredAt < late && 'an earlier one',
      'a response at the end',
      call.index,
    )
  })
}

/** Judges that the response to a call is what its probe ended with. */
const returns = (c: HostConversation, name: string, text: string): Finding[] =>
  onOutcome(c, name, `the result ${quote(text)}`, (call) =>
    call.report?.text === text ? false : isState(call) ? 'a state' : 'something else',
  )

export const oneResponse = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'one response', ({ responses = 0 }) =>
    responses === 1 ? false : `${responses} responses`,
  )

/** What each run of a call was started with. */
export const runsOf = (call: HostCall | undefined): JsonObject[] =>
  (call ? linesToTool(call) : []).filter(isInit).flatMap(({ message }) => {
    const { params } = message ?? {}
    return isObject(params) && isObject(params.tool) ? [params.tool] : []
  })

/** Judges that a run of the tool that asks has the answers to some questions. */
const hasAnswers = (c: HostConversation, run: number, ...ids: string[]): Finding[] =>
  onReport(c, 'asks', (call) => {
    const { answers } = runsOf(call)[run - 1] ?? {}
    const missing = ids.find((id) => !(isObject(answers) && id in answers))
    const observed = answers === undefined ? `no run ${run}` : 'none'
    return satisfiedUnless(missing !== undefined && observed, `answers ${ids.join()}`, call.index)
  })

/** Judges that the answer to a question has the value that was given, in each run that has one. */
function keeps(c: HostConversation, id: string): Finding[] {
  const given = ANSWERS[QUESTIONS.findIndex((question) => question.id === id)]
  return onReport(c, 'asks', (call) => {
    const values = runsOf(call).flatMap(({ answers }) =>
      isObject(answers) && id in answers ? [answers[id]] : [],
    )
    if (values.length === 0) return inconclusive(`no run had an answer to ${id}`)
    const other = values.map((value) => insteadOf(given, value)).find(Boolean)
    const expected = `the answer ${quote(JSON.stringify(given))}`
    return satisfiedUnless(other, expected, call.index)
  })
}

function sameArguments(c: HostConversation): Finding[] {
  return onReport(c, 'asks', (call) => {
    const [first, ...others] = runsOf(call).map((run) => run.arguments)
    if (others.length === 0) return inconclusive('the tool was not run again')
    const differs = others.some((each) => !equal(each, first))
    return satisfiedUnless(differs && 'others', 'the same arguments', call.index)
  })
}

const questionsIn = ({ inquiries }: HostConversation): JsonObject[] =>
  inquiries.map(({ params }) => params.question).filter(isObject)

/** Judges that somebody was asked each of these questions. */
const puts = (c: HostConversation, ...ids: string[]): Finding[] => {
  const put = questionsIn(c)
  const isPut = (wanted: string) =>
    put.some(({ id, text }) => id === wanted || String(text).includes(textOf(wanted)))
  const missing = ids.find((id) => !isPut(id))
  return onReport(c, 'asks', ({ index }) =>
    satisfiedUnless(missing !== undefined && `not ${missing}`, 'the question put', index),
  )
}

const showsTexts = (c: HostConversation): Finding[] => {
  const isShown = questionsIn(c).some(({ text }) => String(text).includes(textOf('sure')))
  return onReport(c, 'asks', ({ index }) =>
    satisfiedUnless(!isShown && 'another text', 'its text', index),
  )
}

const textOf = (id: string) => QUESTIONS.find((question) => question.id === id)?.text ?? id

/** Why nothing is judged of whoever is asked, where the host states that it asks somebody else. */
export function to({ inquiries }: HostConversation, target: string): Finding[] | undefined {
  const targets = inquiries.map(({ params: { source } }) => isObject(source) && source.target)
  const isElse = targets.length > 0 && targets.every((each) => each && each !== target)
  return isElse ? [notApplicable(`the host does not ask the ${target}`)] : undefined
}

/** Judges that a call of a batch had begun before another came to its end. */
export function begunBefore(c: HostConversation, name: string, other: string): Finding[] {
  return onReport(c, name, (call) => {
    const second = callOf(c, other)
    const ended = second && reportedAt(second, 'late')
    if (ended === undefined) return inconclusive(`the call ${quote(other)} did not end`)
    const late = (reportedAt(call, 'begins') ?? 0) > ended
    return satisfiedUnless(late && 'one after the other', 'both at a time', call.index)
  })
}
