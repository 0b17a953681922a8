import { callOf, type HostConversation, type Inquiry } from '../../../harness/host-conversation.ts'
import { elementsOf, equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfiedUnless } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { inputsTo, QUESTION, stands } from '../../vfs/host/state/handle.ts'
import { probed } from '../../vfs/host/timing.ts'
import { hasIn } from './await-result.ts'
import { ASKED, assistant, resolving } from './inquiry-scenarios.ts'
import { askedOf } from './one-shot.ts'
import { isTaken } from './refusal.ts'
import { hearsOnly, oneProcess } from './spawns.ts'

const on = checksIn('toolstate.inquiry')

const ANSWERS = ASKED.map(({ answer }) => answer)

const OPTIONS = ['left', 'right']

/** What was asked about a question while the await was blocked. */
function askedIn(c: HostConversation, nth: number): Inquiry[] {
  const { id, text } = ASKED[nth]?.question ?? {}
  const { calledAt = 0, answeredAt = Number.POSITIVE_INFINITY } = callOf(c, 'await') ?? {}
  return c.inquiries.filter(({ at, params: { question } }) => {
    const isIt = isObject(question) && (question.id === id || question.text === text)
    return isIt && at > calledAt && at < answeredAt
  })
}

/** Judges that somebody is asked a question of the tool while the await is blocked. */
const puts = (nth: number) =>
  probed('spawn a', 'an inquiry meanwhile', (_, c) => askedIn(c, nth).length === 0 && 'none')

/** Judges what form of answer an inquiry asks for. */
const asksFor =
  (nth: number, isRight: (type: unknown, schema: JsonObject | undefined) => boolean) =>
  (c: HostConversation): Finding[] => {
    const [inquiry] = askedIn(c, nth)
    if (!inquiry) return [inconclusive('nobody was asked the question')]
    const { question } = inquiry.params
    const { answer_type: type, schema } = isObject(question) ? question : {}
    const isForm = isRight(type, isObject(schema) ? schema : undefined)
    return [satisfiedUnless(!isForm && 'another form', 'the form of the answer', inquiry.index)]
  }

/** Judges which input a tool was given at this place. */
const hears = (spawn: string, nth: number, input: unknown) =>
  probed(spawn, `the answer ${JSON.stringify(input)}`, (call) => {
    const heard = inputsTo(call)[nth]
    return !equal(heard, input) && (JSON.stringify(heard) ?? 'nothing')
  })

/** Who answers the questions of tools that live on. @see rfd009 §Interaction with the inquiry system */
export const inquiryChecks: readonly HostCheck[] = [
  ...on(resolving, {
    'resolves-during-await#prompt': askedOf('user', puts(0)),
    'resolves-during-await#inquiry': askedOf(
      'assistant',
      ASKED.map((_, i) => puts(i)),
    ),
    'resolves-during-await#delivered': [
      hasIn('await', 'completed', 'a'),
      ['c', 'd'].map((id) => hasIn('both', 'completed', id)),
    ],
    'host-answer-is-delivered#same-process': [
      oneProcess('spawn a'),
      hears('spawn a', 0, ANSWERS[0]),
    ],
    'host-answer-is-delivered#as-answer': ANSWERS.map((answer, i) => hears('spawn a', i, answer)),
    'answers-are-equal': (c) => {
      const applied = callOf(c, 'spawn b')
      const [input] = applied ? inputsTo(applied) : []
      if (input === undefined) return inconclusive('no answer by an apply reached a tool')
      return hears('spawn a', 0, input)(c)
    },
    'structured-inquiry#boolean': asksFor(
      0,
      (type, schema) => type === 'Boolean' || schema?.type === 'boolean',
    ),
    'structured-inquiry#select': asksFor(1, (type, schema) => {
      const select = isObject(type) && isObject(type.Select) ? type.Select : undefined
      return OPTIONS.every((each) =>
        [...elementsOf(select?.options), ...elementsOf(schema?.enum)].includes(each),
      )
    }),
    'structured-inquiry#text': asksFor(
      2,
      (type, schema) => type === 'Text' || schema?.type === 'string',
    ),
  }),
  ...on(assistant, {
    'assistant-answers#state-returned': stands('fetch w', 'waiting', QUESTION.id),
    'assistant-answers#apply-answers': [
      isTaken('apply w'),
      hears('spawn w', 0, true),
      stands('afterwards', 'running'),
    ],
    'assistant-answers#one-answer': hearsOnly('spawn w', true),
  }),
]
