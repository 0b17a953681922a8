import type { Message } from '../program/message.ts'
import { withReply } from './combinators.ts'
import { having, type Mutant, mutantsOf } from './mutant.ts'

const WAITING = { reply_ms: 2_000 }

/** A defect of errors for a type of request. */
const errorMutant = (
  id: string,
  violates: Mutant['violates'],
  change: string,
  of: readonly string[],
  error: (reply: Message, request: Message) => Message,
): Mutant => ({
  ...{ id: `plugin-host.errors.${id}`, violates, change },
  apply: withReply(
    (reply, request) => (of.includes(request.type) ? error(reply, request) : reply),
    'error',
  ),
})

const READ = ['read_events']
const CONFIG = ['read_config']
const nothing = () => undefined

export const errorMutants = mutantsOf(
  errorMutant(
    'finds-nothing',
    'plugin.conversations.unknown-conversation#error',
    'gives no events for an unknown conversation',
    READ,
    (_, { conversation }) => ({ type: 'events', conversation, data: [] }),
  ),
  errorMutant(
    'names-subject',
    'plugin.conversations.unknown-conversation#request',
    'names the conversation in place of the request',
    READ,
    (reply, { conversation }) => ({ ...reply, request: conversation }),
  ),
  errorMutant(
    'gives-null',
    'plugin.config.unknown-path',
    'gives null for an unknown setting',
    CONFIG,
    (_, { path }) => ({ type: 'config', path, data: null }),
  ),
  errorMutant(
    'tells-otherwise',
    'plugin.errors.error-form#type',
    'reports failures as `failure`',
    CONFIG,
    (reply) => ({ ...reply, type: 'failure' }),
  ),
  errorMutant(
    'shortens-requests',
    'plugin.errors.error-form#request',
    'names `config` as the request',
    CONFIG,
    (reply) => ({ ...reply, request: 'config' }),
  ),
  errorMutant(
    'gives-codes',
    'plugin.errors.error-form#message',
    'gives a code in place of the message',
    CONFIG,
    (reply) => ({ ...reply, message: 404 }),
  ),
  {
    id: 'plugin-host.errors.refuses-on',
    violates: 'plugin.errors.session-goes-on-after-errors',
    change: 'refuses everything after an error',
    apply: having(({ reply }) => {
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
  errorMutant(
    'reads-nothing',
    'plugin.errors.ill-typed-requests',
    'gives no events where no conversation is named',
    READ,
    (reply, { conversation }) =>
      conversation === undefined ? { type: 'events', data: [] } : reply,
  ),
  {
    id: 'plugin-host.errors.ignores-unknown',
    violates: 'plugin.errors.unknown-messages',
    change: 'passes over messages of unknown type',
    limits: WAITING,
    apply: having(() => ({ isUnknown: (type) => type === 'frobnicate', unknown: nothing })),
  },
)
