import type { Reply } from '../../../harness/exchange.ts'
import type { Host } from '../../../harness/launch/host.ts'
import { LINE_TIMEOUTS } from '../../../harness/launch/line-program.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import type { ExchangeChannel } from '../../flattener/exchange-channel.ts'
import type { HostPool } from './host-pool.ts'

/**
 * Speaks with a host's driver as with a flattener: its method `flatten` stands for a line, and an error for one that
 * cannot be read. One thing is asked at a time, so that whoever ends it is known; then it is started again.
 */
export class DriverExchangeChannel implements ExchangeChannel {
  readonly #pool: HostPool
  readonly #timeoutMs: number
  #host: Host | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #failures = 0
  #lost: Reply | undefined

  constructor(pool: HostPool, timeoutMs: number) {
    this.#pool = pool
    this.#timeoutMs = timeoutMs
  }

  ask(message: JsonObject): Promise<Reply> {
    const reply = this.#turn.then(() => this.#ask(message))
    this.#turn = reply
    return reply
  }

  /** A host is one process for all that it is asked; another one answers as it does. */
  another(): DriverExchangeChannel {
    return new DriverExchangeChannel(this.#pool, this.#timeoutMs)
  }

  /** Gives the host back; whatever is asked after it takes another. */
  async close(): Promise<undefined> {
    const host = this.#host
    this.#host = undefined
    if (host) await this.#pool.give(host)
    return undefined
  }

  async #ask({ id = 0, ...params }: JsonObject): Promise<Reply> {
    if (this.#lost) return this.#lost
    const host = this.#host ?? this.#take()
    const reply = await host.ask('flatten', params, this.#timeoutMs)
    if ('failed' in reply) return this.#fallen(reply)
    const output = 'result' in reply ? reply.result : { error: reply.refused }
    const answer = { id, ...output }
    return { kind: 'answer', message: answer, text: JSON.stringify(answer) }
  }

  /** What the host writes meanwhile belongs to nobody's transcript. */
  #take(): Host {
    const host = this.#pool.take()
    const nobody = () => {}
    host.attach({
      ...{ sent: nobody, received: nobody, stderr: nobody, exit: nobody, timer: nobody },
      inquiry: async () => ({ denied: true }),
    })
    this.#host = host
    return host
  }

  /** A driver that falls again and again is given up. */
  async #fallen({ failed, kind }: Fallen): Promise<Reply> {
    const reply: Reply = { kind: kind === 'deadline' ? 'silent' : 'crashed', sentence: failed }
    this.#failures += 1
    if (this.#failures >= LINE_TIMEOUTS.failures) this.#lost = reply
    await this.close()
    return reply
  }
}

type Fallen = Extract<Awaited<ReturnType<Host['ask']>>, { failed: string }>
