import type { Message } from '../program/message.ts'
import { onLine, onReceiving, withReply } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'
import { composed } from './tidied.ts'

const WAITING = { reply_ms: 2_000 }

/** Replies that the mutant gives which is busy then. */
const MOST_REPLIES = 30

const without = ({ id: _, ...message }: Message): Message => message as Message

export const idMutants = mutantsIn('plugin-host.ids')({
  'plugin.ids.replies-repeat-ids': {
    'forgets-in-events: gives events without the id': withReply(without, 'events'),
    'forgets-for-paths: gives a single setting without the id': withReply(
      (reply) => (reply.path === undefined ? reply : without(reply)),
      'config',
    ),
    'forgets-for-all-settings: gives the whole configuration without the id': withReply(
      (reply) => (reply.path === undefined ? without(reply) : reply),
      'config',
    ),
    'forgets: replies without the id': withReply((reply) =>
      reply.type === 'error' ? reply : without(reply),
    ),
  },
  'plugin.ids.errors-repeat-ids': {
    'forgets-in-errors: sends errors without the id': withReply(without, 'error'),
    'forgets-for-unknown-paths: sends errors about settings without the id': withReply(
      (reply, { type }) => (type === 'read_config' ? without(reply) : reply),
      'error',
    ),
  },
  'plugin.ids.no-id-without-id': {
    'gives-null: gives the configuration an id of null where the request has none': withReply(
      (reply) => ({ id: null, ...reply }),
      'config',
    ),
    'makes-up: gives an error an id where the request has none': withReply(
      (reply) => ({ id: '0', ...reply }),
      'error',
    ),
  },
  'plugin.ids.order-without-ids#replies': {
    'answers-late: sends conversations behind the next reply': {
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
  },
  'plugin.ids.several-requests-at-once#answered': {
    'is-overrun: answers thirty requests of a run': {
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
  },
  'plugin.ids.several-requests-at-once#accepted': {
    'is-busy: refuses requests behind the thirtieth of a run': counted((reply, at) =>
      at > MOST_REPLIES
        ? { type: 'error', id: reply.id, request: 'any', message: 'too many requests' }
        : reply,
    ),
  },
  'plugin.ids.ids-without-reply': {
    'answers-ids: answers `print` with an id': onReceiving((message, send) => {
      const { type, id } = message
      if (type === 'print' && id !== undefined)
        send({ type: 'error', id, request: type, message: 'unexpected id' })
      return message
    }),
  },
  'plugin.errors.one-reply#answered': {
    'is-silent: sends no errors': { limits: WAITING, apply: onLine('error', () => '') },
  },
  'plugin.errors.one-reply#once': {
    'repeats-events: sends events twice': onLine('events', (line) => line + line),
    'repeats-itself: sends errors twice': onLine('error', (line) => line + line),
  },
  'plugin.ids.ids-are-opaque': {
    'composes: repeats ids in composed characters': withReply((reply) =>
      typeof reply.id === 'string' ? { ...reply, id: composed(reply.id) } : reply,
    ),
    'cuts: repeats the first kilobyte of an id': withReply((reply) =>
      typeof reply.id === 'string' ? { ...reply, id: reply.id.slice(0, 1_024) } : reply,
    ),
    'takes-zero-for-none: repeats no id that is the text `0`': withReply((reply) =>
      reply.id === '0' ? without(reply) : reply,
    ),
    'trims: takes blanks from ids': withReply((reply) =>
      typeof reply.id === 'string' ? { ...reply, id: reply.id.trim() } : reply,
    ),
  },
  'plugin.ids.ids-may-be-reused#accepted': {
    'knows-used-ids: refuses an id that was used': used((reply) => ({
      type: 'error',
      id: reply.id,
      request: 'any',
      message: 'used',
    })),
  },
  'plugin.ids.ids-may-be-reused#repeated': {
    'drops-used-ids: replies without an id that was used': used(without),
  },
})

/** Changes replies to requests whose id an earlier one had. */
function used(change: (reply: Message) => Message) {
  const known = new Set<unknown>()
  return withReply((reply) => {
    const isUsed = reply.id !== undefined && known.has(reply.id)
    known.add(reply.id)
    return isUsed ? change(reply) : reply
  })
}

/** Changes replies by their number in the run, from 1. */
function counted(change: (reply: Message, at: number) => Message) {
  let at = 0
  return withReply((reply) => {
    at += 1
    return change(reply, at)
  })
}
