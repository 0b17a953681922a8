import { onLineOf } from '../../mutant-combinators.ts'
import type { Message } from '../program/message.ts'
import type { Apply, Outcome, RunEnd, Seams } from '../program/seams.ts'
import type { Writer } from '../program/writer.ts'
import { having } from './mutant.ts'

/** Changes members of `init`. */
export const withInit = (change: (init: Message) => Record<string, unknown>): Apply =>
  having(({ init }) => ({
    init(...given) {
      const message = init(...given)
      return { ...message, ...change(message) }
    },
  }))

/** Changes the lines of messages of a type. */
export const onLine = onLineOf<Message, Seams>()

/** Changes the replies to requests of a type, or to all of them; undefined members are left out. */
export const withReply = (
  change: (reply: Message, request: Message) => Message,
  type?: string,
): Apply =>
  having(({ reply }) => ({
    reply(sources, request) {
      const message = reply(sources, request)
      return type === undefined || type === message.type ? change(message, request) : message
    },
  }))

/** Changes, or passes over, what is received; `send` writes to the plugin at once. */
export const onReceiving = (
  change: (message: Message, send: (message: Message) => void) => Message | undefined,
): Apply =>
  having(({ receive }) => ({
    receive(message, host) {
      const received = receive(message, host)
      return received && change(received, (each) => host.send(each))
    },
  }))

/** Changes what an end means. */
export const withOutcome = (change: (outcome: Outcome, end: RunEnd) => Outcome): Apply =>
  having(({ outcome }) => ({ outcome: (end) => change(outcome(end), end) }))

/** Changes how a plugin's writes are carried out. */
export const writingBy = (change: (Base: typeof Writer) => typeof Writer): Apply =>
  having(({ Writer: Base }) => ({ Writer: change(Base) }))

/** A writer that notes the conversations which its plugin has made. */
const noting = (Base: typeof Writer) =>
  class extends Base {
    readonly made = new Set<string>()
    override create(title: string) {
      const id = super.create(title)
      this.made.add(id)
      return id
    }
  }

/** Changes how writes are carried out by what the plugin has made. */
export const makingBy = (change: (Base: ReturnType<typeof noting>) => typeof Writer): Apply =>
  writingBy((Base) => change(noting(Base)))
