import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Locks } from '../../program/locks.ts'
import { type Message, Refusal } from '../../program/message.ts'
import { Subscriptions } from '../../program/subscriptions.ts'
import type { Workspace } from '../../program/workspace.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by, WAITING } from './replaced.ts'

const folderOfLocks = ({ storage }: Workspace) => join(storage, 'locks')

const locksOf = (workspace: Workspace) => new Locks(folderOfLocks(workspace))

/** Interval in milliseconds at which one mutant looks. */
const INTERVAL_MS = 1_000

/** Defects beside locks, pushes and reads. */
export const writingMutants = mutantsIn('plugin-host.subscriptions')({
  'plugin.subscriptions.no-lock-involved#not-needed': {
    'needs-lock: refuses a subscription while another process holds the lock': by(
      class extends Subscriptions {
        override subscribe(request: Message): Message {
          if (locksOf(this.workspace).isTaken(String(request.conversation)))
            throw new Refusal('conversation is locked by another process')
          return super.subscribe(request)
        }
      },
    ),
  },
  'plugin.subscriptions.no-lock-involved#not-taken': {
    'takes-lock: holds the lock as long as there is a subscription': by(
      class extends Subscriptions {
        override subscribe(request: Message): Message {
          locksOf(this.workspace).take(String(request.conversation))
          return super.subscribe(request)
        }
      },
    ),
  },
  'plugin.push.push-is-confirmed#reply': {
    'frees-at-unsubscribe: gives the locks of the plugin back when it ends a subscription': {
      limits: WAITING,
      apply: having(({ reply }) => ({
        reply(sources, request) {
          const { locks } = sources.writer
          if (request.type === 'unsubscribe') for (const each of locks.held) locks.free(each)
          return reply(sources, request)
        },
      })),
    },
  },
  'plugin.subscriptions.own-pushes-at-once#delivered': {
    'excludes-own: delivers no events that the plugin pushes itself': {
      limits: WAITING,
      apply: having(({ reply }) => ({
        reply(sources, request) {
          const answer = reply(sources, request)
          const pushed = request.type === 'push_events' ? String(request.conversation) : ''
          for (const each of sources.subscriptions.to(pushed))
            each.seen = sources.workspace.read(pushed).length
          return answer
        },
      })),
    },
  },
  'plugin.subscriptions.own-pushes-at-once#at-once': {
    'polls: looks for events once a second': by(
      class extends Subscriptions {
        #next = 0
        protected override noticed(conversation: string): void {
          if (this.#next > Date.now()) return
          this.#next = Date.now() + INTERVAL_MS
          setTimeout(() => super.noticed(conversation), INTERVAL_MS)
        }
      },
    ),
  },
  'plugin.subscriptions.events-of-other-plugins': {
    'passes-locked-over: delivers nothing to a conversation that anyone has locked': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          /** The lock may be free again when the change is noticed: its folder stays. */
          protected override noticed(conversation: string): void {
            const folder = join(folderOfLocks(this.workspace), conversation)
            if (!existsSync(folder)) super.noticed(conversation)
          }
        },
      ),
    },
  },
  'plugin.subscriptions.no-filter-means-all': {
    'knows-its-own: delivers nothing of others to a plugin that has pushed itself': {
      limits: WAITING,
      apply: having(({ reply }) => {
        const pushed = new Set<string>()
        return {
          reply(sources, request) {
            const answer = reply(sources, request)
            const conversation = String(request.conversation)
            if (answer.type === 'pushed') pushed.add(conversation)
            if (answer.type === 'pushed') sources.subscriptions.look(conversation)
            return answer
          },
          Subscriptions: class extends Subscriptions {
            protected override noticed(conversation: string): void {
              if (!pushed.has(conversation)) super.noticed(conversation)
            }
          },
        }
      }),
    },
  },
  'plugin.framing.host-lines-stay-whole': {
    'mixes: writes other messages into a long one': having(({ encode }) => {
      let rest = ''
      return {
        encode(message) {
          const line = encode(message)
          if (line.length < 500_000) {
            const behind = rest
            rest = ''
            return line + behind
          }
          rest = line.slice(500_000)
          return line.slice(0, 500_000)
        },
      }
    }),
  },
  'plugin.conversations.reads-during-subscriptions': {
    'refuses-reads: refuses to read while there is a subscription': having(({ reply }) => ({
      reply(sources, request) {
        const isRead = request.type === 'read_events'
        const isWatched = sources.subscriptions.to(String(request.conversation)).length > 0
        return reply(sources, isRead && isWatched ? { ...request, conversation: 0 } : request)
      },
    })),
  },
  'plugin.conversations.reads-are-fresh': {
    'reads-once: reads a conversation once': having(({ reply }) => {
      let known: Message | undefined
      return {
        reply(sources, request) {
          if (request.type !== 'read_events') return reply(sources, request)
          known ??= reply(sources, request)
          return { ...known, id: request.id }
        },
      }
    }),
  },
  'plugin.conversations.messages-hide-secrets': {
    'hands-keys-over: hands the keys of providers over with the configuration': having(
      ({ init }) => ({
        init: (...given) => ({ ...init(...given), keys: process.env.OPENAI_API_KEY }),
      }),
    ),
  },
})
