import type { AskReply, Reply } from '../../harness/exchange.ts'
import type { JsonObject } from '../../harness/wire/json.ts'

/** A flattener that can be asked, whatever carries the messages. */
export interface ExchangeChannel {
  /** Sends one message and gives what became of it; an id is added unless it brings one. */
  ask(message: JsonObject, how?: { alone?: boolean }): Promise<Reply>
  /** Another process of the same program, which the caller closes. */
  another?(): Pick<ExchangeChannel, 'ask'> & { close(): Promise<Ended | undefined> }
  /** Sends a line as it is. */
  askRaw?(text: string): Promise<Reply>
  /** What was seen beside the answers. */
  readonly anomalies?: { unasked: number; leftEarly: number }
}

type Ended = Omit<Extract<AskReply, { kind: 'ended' }>, 'kind'>
