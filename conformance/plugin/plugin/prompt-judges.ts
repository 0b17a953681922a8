import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { holds } from './case.ts'
import { valueIs } from './member.ts'
import {
  answersOf,
  outcomeOf,
  type PluginAnswer,
  promptsOf,
  pushedEvents,
} from './pushed-events.ts'

export type JudgeOne = (answer: PluginAnswer, c: PluginConversation) => Finding[]

/** An answer names an open prompt; one that is answered already, only where no other is open. */
export function namesPrompt(member: string): JudgeOne {
  return (each, c) => {
    const { message, line } = each
    const before = promptsOf(c).filter(
      ({ index, respond }) => index < line.index && respond === message.respond,
    )
    const earlier = answersOf(c).filter((other) => other.line.index < line.index)
    const open = before.filter(
      ({ index }) => !earlier.some(({ prompt }) => prompt?.index === index),
    )
    const allowed = open.length > 0 ? open : before
    const isNamed = (id: unknown) => allowed.some(({ data }) => data.id === id)
    return [valueIs(each, member, isNamed, 'the id of a prompt that is open')]
  }
}

/** Where texts are awkward, calls have an argument more, of which a user who decides beforehand knows nothing. */
export function isComplete(
  { message, prompt, line }: PluginAnswer,
  c: PluginConversation,
): Finding[] {
  const { action, arguments: its } = message
  const known = prompt?.data.arguments
  if (action !== 'modify' || !isObject(its) || !isObject(known)) return []
  if (c.fault?.kind === 'awkward-text') return []
  const expected = c.fault ? undefined : c.start.context?.expect?.answers
  const wanted = expected?.[String(prompt?.data.id)]
  if (wanted && 'arguments' in wanted) {
    const observed =
      !equal(its, wanted.arguments) && `the arguments are ${quote(JSON.stringify(its))}`
    return [satisfiedUnless(observed, 'the arguments that the case expects', line.index)]
  }
  const lost = Object.keys(known).find((name) => !Object.hasOwn(its, name))
  return [
    satisfiedUnless(lost && `the argument ${quote(lost)} is gone`, 'all arguments', line.index),
  ]
}

/** An answer that names no prompt answers none again. */
export function once(c: PluginConversation): Finding[] {
  const answers = answersOf(c).filter(({ id }) => id !== undefined)
  return answers.map(({ id, prompt, message, line }, i) => {
    const before = answers.slice(0, i).filter((other) => other.prompt === prompt)
    const isAgain = before.some(
      (other) => other.id === id && other.message.sub_id === message.sub_id,
    )
    const observed = isAgain && `the prompt ${quote(String(id))} was answered again`
    return satisfiedUnless(observed, 'one answer', line.index)
  })
}

/** An answer that comes after the host's own decision was kept back, unless we decided at once. */
export function inTime(c: PluginConversation): Finding[] {
  if (c.fault?.kind === 'prompts-resolved') return []
  return answersOf(c).flatMap(({ prompt, line }) => {
    const outcome = prompt && outcomeOf(c, prompt)
    if (!prompt || !outcome || outcome.index > line.index) return prompt ? [satisfied()] : []
    const observed = `the answer to ${quote(String(prompt.data.id))} came after the host had decided`
    return [doubtOf(c) ?? violated('an answer as soon as it is decided', observed, line.index)]
  })
}

/** What may be taken for a prompt. */
const ASKS: readonly unknown[] = ['tool_call_request', 'inquiry_request']

export function promptsOnly(c: PluginConversation): Finding[] {
  const asking = pushedEvents(c).filter(({ data }) => ASKS.includes(data.type))
  const plain = asking.filter(
    ({ data, respond }) =>
      respond === undefined && !asking.some((each) => each.respond && each.data.id === data.id),
  )
  return plain.map(({ data }) => {
    const answer = answersOf(c).find(({ id }) => id === data.id)
    const observed = answer && `${quote(String(data.id))} was answered, and asked for nothing`
    return satisfiedUnless(observed, 'no answer', answer?.line.index)
  })
}

/** The decisions that the case expects on prompts of a kind; one that is expected is not left to the host. */
export function decisionsOn(kind: string) {
  return (c: PluginConversation): Finding[] =>
    Object.entries(c.start.context?.expect?.answers ?? {}).flatMap(([id, wanted]) => {
      const prompt = promptsOf(c).find((each) => each.data.id === id)
      if (prompt?.respond !== kind) return []
      const expected = quote(JSON.stringify(wanted))
      const answer = answersOf(c).find((each) => each.id === id)
      if (!answer && outcomeOf(c, prompt))
        return [doubtOf(c) ?? violated(expected, `${quote(id)} was not answered`, prompt.index)]
      if (answer?.prompt?.respond !== kind) return []
      const observed =
        !holds(answer.message, wanted as JsonObject) &&
        `${quote(id)} was answered by ${quote(JSON.stringify(decisionIn(answer.message)))}`
      return [satisfiedUnless(observed, expected, answer.line.index)]
    })
}

const decisionIn = ({ action, answer, arguments: its }: JsonObject) => ({
  ...(action !== undefined && { action }),
  ...(answer !== undefined && { answer }),
  ...(its !== undefined && { arguments: its }),
})
