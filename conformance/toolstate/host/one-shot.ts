import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  inconclusive,
  notApplicable,
  quote,
  satisfied,
  satisfiedUnless,
} from '../../engine/finding.ts'
import {
  checksIn,
  type HostCheck,
  type Judge,
  type Judged,
  judgedBy,
} from '../../vfs/host/host-check.ts'
import { linesToTool } from '../../vfs/host/host-lines.ts'
import { isInit } from '../../vfs/host/init/first.ts'
import { outcome } from '../../vfs/host/outcome.ts'
import { onReport, probed, reportedAt } from '../../vfs/host/timing.ts'
import { insteadOf } from './instead-of.ts'
import {
  ANSWERS,
  asks,
  besideHandles,
  QUESTIONS,
  sideBySide,
  toTheEnd,
} from './one-shot-scenarios.ts'
import { isSpawned, isState, refuses } from './refusal.ts'
import { endsWithNothing } from './turn-handles.ts'

const on = checksIn('toolstate.one-shot')

/** Judges that a call was not answered before its tool had come to its end. */
function notEarly(name: string) {
  return probed(name, 'a response at the end', (call) => {
    const { answeredAt = 0 } = call
    const late = reportedAt(call, 'late') ?? Number.POSITIVE_INFINITY
    return answeredAt < late && 'an earlier one'
  })
}

/** Judges that the response to a call is what its probe ended with. */
const returns = (name: string, text: string) =>
  outcome(name, `the result ${quote(text)}`, (call) =>
    call.report?.text === text ? false : isState(call) ? 'a state' : 'something else',
  )

export const oneResponse = (name: string) =>
  outcome(name, 'one response', ({ responses = 0 }) =>
    responses === 1 ? false : `${responses} responses`,
  )

/** What each run of a call was started with. */
export const runsOf = (call: HostCall | undefined): JsonObject[] =>
  (call ? linesToTool(call) : []).filter(isInit).flatMap(({ message }) => {
    const { params } = message ?? {}
    return isObject(params) && isObject(params.tool) ? [params.tool] : []
  })

/** Judges that a run of the tool that asks has the answers to some questions. */
const hasAnswers = (run: number, ...ids: string[]) =>
  probed('asks', `answers ${ids.join()}`, (call) => {
    const { answers } = runsOf(call)[run - 1] ?? {}
    const missing = ids.find((id) => !(isObject(answers) && id in answers))
    const observed = answers === undefined ? `no run ${run}` : 'none'
    return missing !== undefined && observed
  })

/** Judges that the answer to a question has the value that was given, in each run that has one. */
function keeps(id: string) {
  const given = ANSWERS[QUESTIONS.findIndex((question) => question.id === id)]
  return onReport('asks', (call) => {
    const values = runsOf(call).flatMap(({ answers }) =>
      isObject(answers) && id in answers ? [answers[id]] : [],
    )
    if (values.length === 0) return inconclusive(`no run had an answer to ${id}`)
    const other = values.map((value) => insteadOf(given, value)).find(Boolean)
    const expected = `the answer ${quote(JSON.stringify(given))}`
    return satisfiedUnless(other, expected, call.index)
  })
}

const sameArguments = probed('asks', 'the same arguments', (call) => {
  const [first, ...others] = runsOf(call).map((run) => run.arguments)
  if (others.length === 0) return inconclusive('the tool was not run again')
  return others.some((each) => !equal(each, first)) && 'others'
})

const questionsIn = ({ inquiries }: HostConversation): JsonObject[] =>
  inquiries.map(({ params }) => params.question).filter(isObject)

/** Whether somebody was asked a question, by its id or its text. */
const isPut = (c: HostConversation, wanted: string) =>
  questionsIn(c).some(({ id, text }) => id === wanted || String(text).includes(textOf(wanted)))

/** Judges that somebody was asked each of these questions. */
const puts = (...ids: string[]) =>
  probed('asks', 'the question put', (_, c) => {
    const missing = ids.find((id) => !isPut(c, id))
    return missing !== undefined && `not ${missing}`
  })

const showsTexts = probed('asks', 'its text', (_, c) => {
  const isShown = questionsIn(c).some(({ text }) => String(text).includes(textOf('sure')))
  return !isShown && 'another text'
})

const textOf = (id: string) => QUESTIONS.find((question) => question.id === id)?.text ?? id

/** Judges what holds where an inquiry goes to a target; a host that states another one for all is not judged. */
export const askedOf =
  (target: string, judged: Judged): Judge =>
  (c) => {
    const sources = c.inquiries.map(({ params: { source } }) => isObject(source) && source.target)
    const isElse = sources.length > 0 && sources.every((each) => each && each !== target)
    return isElse ? notApplicable(`the host does not ask the ${target}`) : judgedBy(judged)(c)
  }

/** Judges that a call of a batch had begun before another came to its end. */
export function begunBefore(name: string, other: string) {
  return probed(name, 'both at a time', (call, c) => {
    const second = callOf(c, other)
    const ended = second && reportedAt(second, 'late')
    if (ended === undefined) return inconclusive(`the call ${quote(other)} did not end`)
    const late = (reportedAt(call, 'begins') ?? 0) > ended
    return late && 'one after the other'
  })
}

/** Tools that are run to their end. @see rfd009 §One-shot tool wrapping */
export const oneShotChecks: readonly HostCheck[] = [
  ...on(toTheEnd, {
    'plain-result#to-the-end': notEarly('plain'),
    'plain-result#plain-text': returns('plain', 'done 4710'),
    'one-final-response#none-before': notEarly('asking'),
    'one-final-response#one-response': oneResponse('plain'),
    'waits-while-running': notEarly('silent'),
    'stays-one-shot#response': returns('asking', 'done 4712'),
    'may-retry-transient': onReport('passing', ({ processes }) =>
      satisfied(processes.length > 1 ? 'another run' : 'no other run'),
    ),
  }),
  ...on(asks, {
    'host-resolves-question#answered': puts('sure', 'name', 'which'),
    'host-resolves-question#final-result-only': returns('asks', 'asked 4714'),
    'runs-again-with-answer#new-process': probed(
      'asks',
      'another process',
      ({ processes: { length } }) => {
        const many = length > QUESTIONS.length + 1 && 'more than one for an answer'
        return length < 2 ? 'one process' : many
      },
    ),
    'runs-again-with-answer#answer': [hasAnswers(2, 'sure'), hasAnswers(5, 'more')],
    'runs-again-with-answer#from-the-start': probed(
      'asks',
      'each run whole',
      ({ side, processes }) => {
        const begun = side.filter(({ mark }) => mark === 'begins').length
        return begun < processes.length && 'a part'
      },
    ),
    'answers-add-up#newest': hasAnswers(3, 'name'),
    'answers-add-up#earlier': [
      hasAnswers(3, 'sure'),
      hasAnswers(6, 'sure', 'name', 'which', 'more'),
    ],
    'same-arguments': sameArguments,
    'answers-keep-types#boolean': ['sure', 'more'].map(keeps),
    'answers-keep-types#text': ['name', 'note', 'whole'].map(keeps),
    'answers-keep-types#select': keeps('which'),
    'inquiry-answers-question#inquiry': askedOf('assistant', puts('sure')),
    'inquiry-answers-question#run-again': askedOf('assistant', hasAnswers(2, 'sure')),
    'inquiry-answers-question#one-response': askedOf('assistant', oneResponse('asks')),
    'user-answers-question#prompt': askedOf('user', showsTexts),
    'user-answers-question#run-again': askedOf('user', hasAnswers(2, 'sure')),
  }),
  ...on(besideHandles, {
    'stays-one-shot#no-handle': refuses('by the call'),
    'hidden-handle#no-id-taken': ['spawn probe', 'spawn one'].map(isSpawned),
    'hidden-handle#gone': endsWithNothing,
    'stateful-tool-without-action#result-or-refusal': outcome(
      'one',
      'a result or a refusal',
      (call) => isState(call) && 'a state',
    ),
    'stateful-tool-without-action#no-handle': refuses('by the tool'),
  }),
  ...on(sideBySide, {
    'batch-runs-in-parallel': [begunBefore('left', 'right'), begunBefore('right', 'left')],
  }),
]
