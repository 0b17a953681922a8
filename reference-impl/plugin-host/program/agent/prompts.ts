import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { type Message, Refusal } from '../message.ts'
import type { Subscriptions } from '../subscriptions.ts'

/** An event that asks for something. @see rfd-d18 §Interactive Events */
export interface Prompt {
  respond: 'tool_approval' | 'inquiry'
  data: JsonObject
}

/** A prompt that waits for its answer. */
export interface Open extends Prompt {
  conversation: string
  take(answer: Message | undefined): void
}

/** How prompts end that nobody answers. */
export interface Fallback {
  /** Milliseconds from the event to the fallback. */
  afterMs: number
  action: 'approve' | 'reject'
}

/** The prompts of one plugin that are open. @see rfd-d18 §Interactive Events */
export class Prompts {
  protected readonly open = new Set<Open>()
  protected readonly subscriptions: Subscriptions
  readonly fallback: Fallback

  constructor(subscriptions: Subscriptions, settings: JsonObject) {
    this.subscriptions = subscriptions
    this.fallback = fallbackIn(settings)
  }

  /** Asks the plugin; undefined when it does not answer in time. */
  ask(conversation: string, prompt: Prompt): Promise<Message | undefined> {
    return new Promise((resolve) => {
      const open: Open = {
        ...{ ...prompt, conversation },
        take: (answer) => {
          clearTimeout(timer)
          this.open.delete(open)
          resolve(answer)
        },
      }
      const timer = setTimeout(() => this.expire(open), this.fallback.afterMs)
      this.open.add(open)
      this.show(open)
    })
  }

  /** Takes an answer. @throws Refusal when no open prompt fits, or the answer is none. */
  respond(message: Message): void {
    const open = this.find(message)
    if (!open) throw new Refusal('no such prompt is open')
    const fault = this.faultOf(open, message)
    if (fault !== undefined) throw new Refusal(fault)
    open.take(message)
  }

  /** Decides all prompts without their answers. */
  close(): void {
    for (const open of this.open) open.take(undefined)
  }

  protected expire(open: Open): void {
    open.take(undefined)
  }

  protected show({ conversation, respond, data }: Open): void {
    for (const each of this.subscriptions.to(conversation))
      this.subscriptions.deliver(each, data, respond)
  }

  /** The prompt that an answer names by its kind, its id and a subscription on which it came. */
  protected find(message: Message): Open | undefined {
    const id = message.respond === 'inquiry' ? message.inquiry_id : message.tool_call_id
    return [...this.open].find(
      ({ respond, data, conversation }) =>
        respond === message.respond &&
        data.id === id &&
        this.subscriptions.to(conversation).some(({ name }) => name === message.sub_id),
    )
  }

  protected faultOf({ respond }: Open, { action, answer, arguments: args }: Message) {
    if (respond === 'inquiry') return answer === undefined ? '`answer` is missing' : undefined
    if (action === 'modify') return isObject(args) ? undefined : '`arguments` is no object'
    return action === 'approve' || action === 'reject' ? undefined : 'there is no such `action`'
  }
}

/** The settings of prompts: a minute, and then as if they were rejected. */
function fallbackIn({ plugins }: JsonObject): Fallback {
  const { prompt_timeout_secs = 60, prompt_fallback } = isObject(plugins) ? plugins : {}
  return {
    afterMs: 1_000 * Number(prompt_timeout_secs),
    action: prompt_fallback === 'approve' ? 'approve' : 'reject',
  }
}
