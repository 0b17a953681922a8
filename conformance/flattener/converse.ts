import type { AskReply } from '../../harness/exchange.ts'
import type { Recorder } from '../../harness/recorder.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import type { Ask, Exchange } from './exchange.ts'
import type { ExchangeChannel } from './exchange-channel.ts'
import { openVisitedServer, type VisitedServer } from './visited-server.ts'

/** Carries out an exchange with a flattener; every ask and reply is recorded where there is a recorder. */
export async function converse<T>(
  exchange: Exchange<T>,
  channel: ExchangeChannel,
  recorder?: Recorder,
): Promise<T> {
  const session = new FlattenerSession(channel, recorder)
  try {
    for (let step = exchange.next(); ; ) {
      if (step.done) return step.value
      step = exchange.next(await Promise.all(step.value.map((ask) => session.carryOut(ask))))
    }
  } finally {
    await session.close()
  }
}

/** What one exchange has open beside the flattener that is asked. */
class FlattenerSession {
  readonly #channel: ExchangeChannel
  readonly #recorder: Recorder | undefined
  #other: ReturnType<NonNullable<ExchangeChannel['another']>> | undefined
  #server: VisitedServer | undefined
  #exchanges = 0
  #isBeyond = false

  constructor(channel: ExchangeChannel, recorder: Recorder | undefined) {
    this.#channel = channel
    this.#recorder = recorder
  }

  async carryOut(ask: Ask): Promise<AskReply> {
    if ('instance' in ask) return this.#note(ask)
    const exchange = ++this.#exchanges
    this.#sent(ask, exchange)
    const reply = await this.#replyTo(ask)
    this.#replied(reply, exchange)
    return reply
  }

  async close(): Promise<void> {
    await this.#other?.close()
    await this.#server?.close()
  }

  #note({ instance }: Extract<Ask, { instance: unknown }>): AskReply {
    this.#recorder?.add({ event: 'instance', instance })
    return { kind: 'noted' }
  }

  #sent(ask: Ask, exchange: number): void {
    if ('line' in ask) this.#recorder?.add({ event: 'sent', text: ask.line, exchange })
    if (!('message' in ask)) return
    const { message, purpose } = ask
    const text = JSON.stringify(message)
    this.#recorder?.add({ event: 'sent', text, exchange, ...(purpose && { purpose }) })
  }

  #replied(reply: AskReply, exchange: number): void {
    if (reply.kind === 'answer')
      this.#recorder?.add({ event: 'received', text: reply.text, ending: 'lf', exchange })
    else if (reply.kind === 'beyond') this.#beyond(reply)
    else this.#recorder?.add({ event: 'reply', exchange, reply })
  }

  /** Once is enough: nothing that comes after it is judged. */
  #beyond({ limit: name, sentence: after }: Extract<AskReply, { kind: 'beyond' }>): void {
    if (!this.#isBeyond) this.#recorder?.add({ event: 'timer', name, ms: 0, after })
    this.#isBeyond = true
  }

  async #replyTo(ask: Exclude<Ask, { instance: unknown }>): Promise<AskReply> {
    if ('message' in ask) return this.#ask(ask.message, ask)
    if ('line' in ask) return (await this.#channel.askRaw?.(ask.line)) ?? NONE
    if ('anomalies' in ask) return { kind: 'anomalies', ...(this.#channel.anomalies ?? QUIET) }
    if ('endOther' in ask) return this.#endOther()
    return ask.server === 'open' ? this.#openServer() : this.#closeServer()
  }

  #ask(
    message: JsonObject,
    { alone = false, other = false }: { alone?: boolean; other?: boolean },
  ) {
    if (!other) return this.#channel.ask(message, { alone })
    this.#other ??= this.#channel.another?.()
    return this.#other?.ask(message) ?? NONE
  }

  async #endOther(): Promise<AskReply> {
    const ended = await this.#other?.close()
    this.#other = undefined
    return ended ? { kind: 'ended', ...ended } : NONE
  }

  async #openServer(): Promise<AskReply> {
    this.#server = await openVisitedServer()
    return { kind: 'server', url: this.#server.url }
  }

  async #closeServer(): Promise<AskReply> {
    const count = this.#server?.visits() ?? 0
    await this.#server?.close()
    this.#server = undefined
    return { kind: 'visits', count }
  }
}

const QUIET = { unasked: 0, leftEarly: 0 }

/** What is asked for cannot be had of this flattener. */
const NONE: AskReply = { kind: 'noted' }
