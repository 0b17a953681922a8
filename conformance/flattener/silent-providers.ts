import type { AskReply, Reply } from '../../harness/exchange.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import { example } from './examples.ts'
import type { ExchangeChannel } from './exchange-channel.ts'

const GIVEN_UP = ', whatever the schema for '

/** Whether nothing was asked, since the flattener is silent about the provider. */
export const isGivenUp = (reply: AskReply): boolean =>
  reply.kind === 'silent' && reply.sentence.includes(GIVEN_UP)

type Ask = ExchangeChannel['ask']

/**
 * The providers about which a flattener is silent. It is asked nothing more about them: waiting for each line would take
 * minutes. One line without an answer may be one that it hangs on, so that a plain one shows which it is.
 */
export class SilentProviders {
  /** What became of a plain schema, by provider, where another line had no answer. */
  readonly #plain = new Map<unknown, Promise<Reply>>()
  readonly #answered = new Set<unknown>()

  /** What becomes of a message, or became of a plain one about its provider. */
  async ask(ask: Ask, message: JsonObject, how?: Parameters<Ask>[1]): Promise<Reply> {
    const { provider } = message
    const plain = await this.#plain.get(provider)
    if (plain?.kind === 'silent')
      return { ...plain, sentence: `${plain.sentence}${GIVEN_UP}${provider}` }
    const reply = await ask(message, how)
    if (reply.kind !== 'silent') this.#answered.add(provider)
    else if (!this.#answered.has(provider)) await this.#tryPlain(ask, provider)
    return reply
  }

  async #tryPlain(ask: Ask, provider: unknown): Promise<void> {
    const message = { provider, schema: example('a plain object') }
    const tried = this.#plain.get(provider) ?? ask(message, { alone: true })
    this.#plain.set(provider, tried)
    await tried
  }
}
