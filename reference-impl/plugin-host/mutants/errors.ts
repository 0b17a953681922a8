import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Message } from '../program/message.ts'
import type { Apply } from '../program/seams.ts'
import { onReceiving, withReply } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'

const WAITING = { reply_ms: 2_000 }

/** Changes errors that answer some types of requests. */
const onError = (
  of: readonly string[],
  error: (reply: Message, request: Message) => Message,
): Apply =>
  withReply(
    (reply, request) => (of.includes(request.type) ? error(reply, request) : reply),
    'error',
  )

/** The first listed id that begins like another one; that itself where there is none. */
const wholeId = (entries: readonly JsonObject[], beginning: unknown): unknown =>
  entries.map(({ id }) => id).find((id) => String(id).startsWith(String(beginning) || ' ')) ??
  beginning

const READ = ['read_events']
const CONFIG = ['read_config']
const nothing = () => undefined

/** Gives a value in place of an error for paths that look like this. */
const findsSettings = (like: RegExp): Apply =>
  onError(CONFIG, (reply, { path }) =>
    like.test(String(path)) ? { type: 'config', path, data: 'a b' } : reply,
  )

export const errorMutants = mutantsIn('plugin-host.errors')({
  'plugin.conversations.unknown-conversation#error': {
    'completes-ids: reads the conversation whose id begins so': having(({ reply }) => ({
      reply: (sources, request) =>
        reply(sources, {
          ...request,
          ...(request.type === 'read_events' && {
            conversation: wholeId(sources.workspace.list(), request.conversation),
          }),
        }),
    })),
    'finds-nothing: gives no events for an unknown conversation': onError(
      READ,
      (_, { conversation }) => ({ type: 'events', conversation, data: [] }),
    ),
  },
  'plugin.conversations.unknown-conversation#request': {
    'names-subject: names the conversation in place of the request': onError(
      READ,
      (reply, { conversation }) => ({ ...reply, request: conversation }),
    ),
  },
  'plugin.config.unknown-path': {
    'gives-null: gives null for an unknown setting': onError(CONFIG, (_, { path }) => ({
      type: 'config',
      path,
      data: null,
    })),
    'reads-texts-on: gives a text for a path that goes on below it': findsSettings(/\.word\.more$/),
    'reads-lengths: gives the length of a text that has one': findsSettings(/\.word\.length$/),
    'reads-inherited: gives what every object has': findsSettings(/\.constructor$/),
    'completes-names: gives a setting for the beginning of its name': findsSettings(/\.wor$/),
    'reads-capitals: gives a setting for its name in capitals': findsSettings(/\.WORD$/),
  },
  'plugin.errors.error-form#type': {
    'tells-otherwise: reports failures as `failure`': onError(CONFIG, (reply) => ({
      ...reply,
      type: 'failure',
    })),
  },
  'plugin.errors.error-form#request': {
    'shortens-requests: names `config` as the request': onError(CONFIG, (reply) => ({
      ...reply,
      request: 'config',
    })),
  },
  'plugin.errors.error-form#message': {
    'gives-codes: gives a code in place of the message': onError(CONFIG, (reply) => ({
      ...reply,
      message: 404,
    })),
  },
  'plugin.errors.session-goes-on-after-errors': {
    'refuses-on: refuses everything after an error': having(({ reply }) => {
      let failed: Message | undefined
      return {
        reply(sources, request) {
          const answer = failed ?? reply(sources, request)
          if (answer.type === 'error') failed = answer
          return answer
        },
      }
    }),
  },
  'plugin.errors.ill-typed-requests': {
    'spells-ids: reads a conversation whose id is a number': onReceiving((message) =>
      typeof message.conversation === 'number'
        ? { ...message, conversation: String(message.conversation) }
        : message,
    ),
    'reads-first-of-list: reads the first of a list of conversations': onReceiving((message) =>
      Array.isArray(message.conversation)
        ? { ...message, conversation: message.conversation[0] }
        : message,
    ),
    'takes-wrong-for-none: gives the whole configuration for a path that is no text': onReceiving(
      ({ path, ...message }) =>
        typeof path === 'string' ? { ...(message as Message), path } : (message as Message),
    ),
    'reads-nothing: gives no events where no conversation is named': onError(
      READ,
      (reply, { conversation }) =>
        conversation === undefined ? { type: 'events', data: [] } : reply,
    ),
  },
  'plugin.errors.unknown-messages': {
    'ignores-unknown: passes over messages of unknown type': {
      limits: WAITING,
      apply: having(() => ({ isUnknown: (type) => type === 'frobnicate', unknown: nothing })),
    },
    'ignores-empty: passes over messages whose type is an empty text': {
      limits: WAITING,
      apply: having(() => ({ isUnknown: (type) => type === '', unknown: nothing })),
    },
  },
})
