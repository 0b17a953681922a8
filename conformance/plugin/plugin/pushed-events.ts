import type { PluginConversation, PluginMessage } from '../../../harness/plugin-conversation.ts'
import { elementsOf, isObject, type JsonObject } from '../../../harness/wire/json.ts'

/** An event of a subscription that we sent. @see rfd-d18 §Subscriptions */
export interface PushedEvent {
  /** Its place among the events of the transcript. */
  index: number
  name: unknown
  /** The kind of answer that it asks for. */
  respond?: unknown
  data: JsonObject
}

export const pushedEvents = ({ sent }: PluginConversation): PushedEvent[] =>
  sent
    .filter(({ message }) => message.type === 'event')
    .map(({ index, message: { sub_id: name, respond, data } }) => ({
      ...{ index, name, data: isObject(data) ? data : {} },
      ...(respond !== undefined && { respond }),
    }))

export const promptsOf = (c: PluginConversation): PushedEvent[] =>
  pushedEvents(c).filter(({ respond }) => respond !== undefined)

/** An answer to a prompt, and the prompt that it names, if there is one. */
export interface PluginAnswer extends PluginMessage {
  /** The id that it gives for a call or for an inquiry. */
  id: unknown
  prompt?: PushedEvent
}

/** What the plugin answers; a prompt is found by its id, under whichever member the answer has it, and is the last of that id. */
export function answersOf(c: PluginConversation): PluginAnswer[] {
  const prompts = promptsOf(c)
  return c.typed
    .filter(({ type }) => type === 'respond')
    .map((each) => {
      const { tool_call_id, inquiry_id, sub_id } = each.message
      const ids = [tool_call_id, inquiry_id]
      const named = prompts.filter(
        ({ index, data }) => index < each.line.index && ids.includes(data.id),
      )
      const prompt = named.findLast(({ name }) => name === sub_id) ?? named.at(-1)
      return { ...each, id: tool_call_id ?? inquiry_id, ...(prompt && { prompt }) }
    })
}

/** The answers from which a question lets its user choose; none where it states none. */
export function optionsOf({ options, question }: JsonObject): unknown[] {
  if (!isObject(question)) return elementsOf(options)
  const kind = isObject(question.answer_type) ? question.answer_type : {}
  return elementsOf(kind.options).map((option) => (isObject(option) ? option.value : option))
}

/** What shows the outcome of a prompt: the result of its tool, or the answer to its question. */
export const outcomeOf = (c: PluginConversation, { data, index }: PushedEvent) =>
  pushedEvents(c).find(
    (event) =>
      event.index > index &&
      event.data.id === data.id &&
      ['tool_call_response', 'inquiry_response'].includes(String(event.data.type)),
  )

export const completionsOf = (c: PluginConversation): PushedEvent[] =>
  pushedEvents(c).filter(({ data }) => data.type === 'query_complete')
