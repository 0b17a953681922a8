import { callOf, type HostConversation, type Inquiry } from '../../../harness/host-conversation.ts'
import { elementsOf, equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf } from '../../vfs/host/outcome.ts'
import { inputsTo, QUESTION, stands } from '../../vfs/host/state/handle.ts'
import { onReport } from '../../vfs/host/timing.ts'
import { hasIn } from './await-result.ts'
import { ASKED, assistant, resolving } from './inquiry-scenarios.ts'
import { to } from './one-shot.ts'
import { isState } from './refusal.ts'
import { hearsOnly, oneProcess } from './spawns.ts'

const ANSWERS = ASKED.map(({ answer }) => answer)

/** Who answers the questions of tools that live on. @see rfd009 §Interaction with the inquiry system */
export const inquiryChecks: readonly HostCheck[] = [
  ...checksOn(resolving, {
    'toolstate.inquiry.resolves-during-await#prompt': (c) => to(c, 'user') ?? puts(c, 0),
    'toolstate.inquiry.resolves-during-await#inquiry': (c) =>
      to(c, 'assistant') ?? ASKED.flatMap((_, i) => puts(c, i)),
    'toolstate.inquiry.resolves-during-await#delivered': (c) => [
      ...hasIn(c, 'await', 'completed', 'a'),
      ...['c', 'd'].flatMap((id) => hasIn(c, 'both', 'completed', id)),
    ],
    'toolstate.inquiry.host-answer-is-delivered#same-process': (c) => [
      ...oneProcess(c, 'spawn a'),
      ...hears(c, 'spawn a', 0, ANSWERS[0]),
    ],
    'toolstate.inquiry.host-answer-is-delivered#as-answer': (c) =>
      ANSWERS.flatMap((answer, i) => hears(c, 'spawn a', i, answer)),
    'toolstate.inquiry.answers-are-equal': (c) => {
      const applied = callOf(c, 'spawn b')
      const [input] = applied ? inputsTo(applied) : []
      if (input === undefined) return inconclusive('no answer by an apply reached a tool')
      return hears(c, 'spawn a', 0, input)
    },
    'toolstate.inquiry.structured-inquiry#boolean': (c) =>
      asksFor(c, 0, (type, schema) => type === 'Boolean' || schema?.type === 'boolean'),
    'toolstate.inquiry.structured-inquiry#select': (c) =>
      asksFor(c, 1, (type, schema) => {
        const select = isObject(type) && isObject(type.Select) ? type.Select : undefined
        return OPTIONS.every((each) =>
          [...elementsOf(select?.options), ...elementsOf(schema?.enum)].includes(each),
        )
      }),
    'toolstate.inquiry.structured-inquiry#text': (c) =>
      asksFor(c, 2, (type, schema) => type === 'Text' || schema?.type === 'string'),
  }),
  ...checksOn(assistant, {
    'toolstate.inquiry.assistant-answers#state-returned': (c) =>
      stands(c, 'fetch w', 'waiting', QUESTION.id),
    'toolstate.inquiry.assistant-answers#apply-answers': (c) => [
      ...onOutcome(c, 'apply w', 'a state', (call) => !isState(call) && outcomeOf(call)),
      ...hears(c, 'spawn w', 0, true),
      ...stands(c, 'afterwards', 'running'),
    ],
    'toolstate.inquiry.assistant-answers#one-answer': (c) => hearsOnly(c, 'spawn w', true),
  }),
]

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
const puts = (c: HostConversation, nth: number): Finding[] =>
  onReport(c, 'spawn a', ({ index }) =>
    satisfiedUnless(askedIn(c, nth).length === 0 && 'none', 'an inquiry meanwhile', index),
  )

/** Judges what form of answer an inquiry asks for. */
function asksFor(
  c: HostConversation,
  nth: number,
  isRight: (type: unknown, schema: JsonObject | undefined) => boolean,
): Finding[] {
  const [inquiry] = askedIn(c, nth)
  if (!inquiry) return [inconclusive('nobody was asked the question')]
  const { question } = inquiry.params
  const { answer_type: type, schema } = isObject(question) ? question : {}
  const isForm = isRight(type, isObject(schema) ? schema : undefined)
  return [satisfiedUnless(!isForm && 'another form', 'the form of the answer', inquiry.index)]
}

/** Judges which input a tool was given at this place. */
const hears = (c: HostConversation, spawn: string, nth: number, input: unknown): Finding[] =>
  onReport(c, spawn, (call) => {
    const heard = inputsTo(call)[nth]
    const wrong = !equal(heard, input) && (JSON.stringify(heard) ?? 'nothing')
    return satisfiedUnless(wrong, `the answer ${JSON.stringify(input)}`, call.index)
  })
