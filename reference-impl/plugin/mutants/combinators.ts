import { havingOf, onLineOf } from '../../mutant-combinators.ts'
import type { Apply, Message, Peer, Seams } from '../program/seams.ts'

/** Replaces some seams by others, which may use those that were there. */
export const having = havingOf<Seams>()

/** Changes the lines of messages of a type. */
export const onLine = onLineOf<Message, Seams>()

/** Sends other messages in place of those of a type. */
export const onSending = (type: string, change: (message: Message) => readonly unknown[]): Apply =>
  having(({ encode }) => ({
    encode: (message) =>
      message.type === type
        ? change(message)
            .map((each) => encode(each as Message))
            .join('')
        : encode(message),
  }))

/** Changes the members of messages of a type. */
export const withMembers = (
  type: string,
  change: (message: Message) => Record<string, unknown>,
): Apply => onSending(type, (message) => [{ ...message, ...change(message) }])

/** Changes, or passes over, what is received. */
export const onReceiving = (change: (message: Message, peer: Peer) => Message | undefined): Apply =>
  having(({ receive }) => ({
    receive(message, peer) {
      const received = receive(message, peer)
      return received && change(received, peer)
    },
  }))

/** Keeps the process alive, whatever comes. */
export const stayAlive = (): void => {
  setInterval(() => {}, 1_000)
}
