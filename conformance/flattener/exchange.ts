import type { AskReply, Instance, Purpose, Reply } from '../../harness/exchange.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import { type Finding, inconclusive } from '../engine/finding.ts'

/** One thing that is asked of a flattener, or done to its processes. */
export type Ask =
  /** A message; an id is added unless it brings one. `alone`: with nothing else open. `other`: of a second process. */
  | { message: JsonObject; alone?: boolean; other?: boolean; purpose?: Purpose }
  /** A line as it is, with nothing else open. */
  | { line: string }
  /** Ends the second process in order. */
  | { endOther: true }
  /** What was seen beside the answers so far. */
  | { anomalies: true }
  /** Opens a loopback HTTP server, or closes it and counts who came. */
  | { server: 'open' | 'close' }
  /** Notes an instance that the suite chose; nothing is sent. */
  | { instance: Instance }

/** A conversation as a procedure: yields what is asked at once, is given the replies in order, returns its value. */
export type Exchange<T> = Generator<readonly Ask[], T, readonly AskReply[]>

/** Asks with one message. */
export function* ask(
  message: JsonObject,
  how: { alone?: boolean; other?: boolean } = {},
): Exchange<Reply> {
  const [reply] = yield [{ message, ...how }]
  return reply as Reply
}

/** Asks with several messages at once. */
export function* askAll(messages: readonly JsonObject[]): Exchange<Reply[]> {
  return (yield messages.map((message) => ({ message }))) as Reply[]
}

/** Asks for one thing that is no message. */
export function* observe<K extends AskReply['kind']>(
  one: Exclude<Ask, { message: unknown }>,
): Exchange<Extract<AskReply, { kind: K }> | undefined> {
  const [reply] = yield [one]
  return reply as Extract<AskReply, { kind: K }> | undefined
}

/** The findings of an exchange by the replies that were recorded; inconclusive when they end early. */
export function replayed(exchange: Exchange<Finding[]>, replies: readonly AskReply[]): Finding[] {
  let at = 0
  for (let step = exchange.next(); ; ) {
    if (step.done) return step.value
    const next = replies.slice(at, at + step.value.length)
    if (next.length < step.value.length) return [inconclusive('the session ended before its end')]
    at += next.length
    step = exchange.next(next)
  }
}
