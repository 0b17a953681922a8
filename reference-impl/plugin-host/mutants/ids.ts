import type { Message } from '../program/message.ts'
import { onLine, withReply } from './combinators.ts'
import { having, mutantsOf } from './mutant.ts'

const WAITING = { reply_ms: 2_000 }

const without = ({ id: _, ...message }: Message): Message => message as Message

export const idMutants = mutantsOf(
  {
    id: 'plugin-host.ids.forgets',
    violates: 'plugin.ids.replies-repeat-ids',
    change: 'replies without the id',
    apply: withReply((reply) => (reply.type === 'error' ? reply : without(reply))),
  },
  {
    id: 'plugin-host.ids.forgets-in-errors',
    violates: 'plugin.ids.errors-repeat-ids',
    change: 'sends errors without the id',
    apply: withReply(without, 'error'),
  },
  {
    id: 'plugin-host.ids.makes-up',
    violates: 'plugin.ids.no-id-without-id',
    change: 'gives an error an id where the request has none',
    apply: withReply((reply) => ({ id: '0', ...reply }), 'error'),
  },
  {
    id: 'plugin-host.ids.answers-late',
    violates: 'plugin.ids.order-without-ids#replies',
    change: 'sends conversations behind the next reply',
    limits: WAITING,
    apply: having(({ encode }) => {
      let held = ''
      return {
        encode(message) {
          const line = encode(message)
          if (message.type === 'conversations' && message.id === undefined) {
            held += line
            return ''
          }
          const all = line + held
          held = ''
          return all
        },
      }
    }),
  },
  {
    id: 'plugin-host.ids.is-overrun',
    violates: 'plugin.ids.several-requests-at-once#answered',
    change: 'answers thirty requests of a run',
    limits: WAITING,
    apply: having(({ encode }) => {
      let sent = 0
      return {
        encode(message) {
          if (message.type !== 'init') sent += 1
          return sent > 30 ? '' : encode(message)
        },
      }
    }),
  },
  {
    id: 'plugin-host.ids.is-silent',
    violates: 'plugin.errors.one-reply#answered',
    change: 'sends no errors',
    limits: WAITING,
    apply: onLine('error', () => ''),
  },
  {
    id: 'plugin-host.ids.repeats-itself',
    violates: 'plugin.errors.one-reply#once',
    change: 'sends errors twice',
    apply: onLine('error', (line) => line + line),
  },
  {
    id: 'plugin-host.ids.trims',
    violates: 'plugin.ids.ids-are-opaque',
    change: 'takes blanks from ids',
    apply: withReply((reply) =>
      typeof reply.id === 'string' ? { ...reply, id: reply.id.trim() } : reply,
    ),
  },
  {
    id: 'plugin-host.ids.knows-used-ids',
    violates: 'plugin.ids.ids-may-be-reused#accepted',
    change: 'refuses an id that was used',
    apply: used((reply) => ({ type: 'error', id: reply.id, request: 'any', message: 'used' })),
  },
  {
    id: 'plugin-host.ids.drops-used-ids',
    violates: 'plugin.ids.ids-may-be-reused#repeated',
    change: 'replies without an id that was used',
    apply: used(without),
  },
)

/** Changes replies to requests whose id an earlier one had. */
function used(change: (reply: Message) => Message) {
  const known = new Set<unknown>()
  return withReply((reply) => {
    const isUsed = reply.id !== undefined && known.has(reply.id)
    known.add(reply.id)
    return isUsed ? change(reply) : reply
  })
}
