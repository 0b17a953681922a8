import type { HostConversation } from '../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { inconclusive, quote, satisfiedUnless } from '../../engine/finding.ts'
import { checksIn, type HostCheck, judgedBy } from '../../vfs/host/host-check.ts'
import { ofQuestion } from '../../vfs/host/question-block.ts'
import { onReport, probed } from '../../vfs/host/timing.ts'
import { insteadOf } from './instead-of.ts'
import { askedOf, oneResponse, returns, runsOf } from './one-shot.ts'
import { ANSWERS, asks, QUESTIONS } from './one-shot-scenarios.ts'

const on = checksIn('toolstate.one-shot')

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

/** Tools that are run again with an answer. @see rfd009 §Interaction with the inquiry system */
export const oneShotQuestionChecks: readonly HostCheck[] = on(asks, {
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
  'answers-add-up#earlier': [hasAnswers(3, 'sure'), hasAnswers(6, 'sure', 'name', 'which', 'more')],
  'same-arguments': sameArguments,
  'answers-keep-types#boolean': ['sure', 'more'].map(keeps),
  'answers-keep-types#text': ['name', 'note', 'whole'].map(keeps),
  'answers-keep-types#select': keeps('which'),
  'inquiry-answers-question#inquiry': askedOf('assistant', puts('sure')),
  'inquiry-answers-question#run-again': askedOf('assistant', hasAnswers(2, 'sure')),
  'inquiry-answers-question#one-response': askedOf('assistant', oneResponse('asks')),
  'user-answers-question#prompt': askedOf('user', showsTexts),
  'user-answers-question#run-again': askedOf('user', hasAnswers(2, 'sure')),
}).map((check) => ({ ...check, judge: judgedBy(ofQuestion(textOf('sure'), check.judge)) }))
