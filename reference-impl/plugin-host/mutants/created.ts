import { elementsOf, type JsonObject, objectsIn } from '../../../harness/wire/json.ts'
import { identityOf } from '../program/process-identity.ts'
import type { RunEnd } from '../program/seams.ts'
import { makingBy, withReply, writingBy } from './combinators.ts'
import { having, type Mutant, mutantsIn } from './mutant.ts'

/** Keeps the locks of new conversations behind some ends of the plugin. */
export const keepingNew = (isKept: (end: RunEnd) => boolean) =>
  makingBy(
    (Base) =>
      class extends Base {
        override end(end: RunEnd) {
          const held = isKept(end) ? [...this.made].filter((id) => this.holds(id)) : []
          super.end(end)
          for (const id of held) this.locks.take(id, identityOf(1))
        }
      },
  )

const lockMutants = mutantsIn('plugin-host.locks')({
  'plugin.locks.created-is-locked#own': {
    'locks-for-nobody: takes no push to a new conversation before `lock`': writingBy(
      (Base) =>
        class extends Base {
          readonly #locked = new Set<string>()
          override lock(conversation: string) {
            super.lock(conversation)
            this.#locked.add(conversation)
          }
          override holds(conversation: string) {
            return this.#locked.has(conversation) && super.holds(conversation)
          }
        },
    ),
  },
  'plugin.locks.created-is-locked#exclusive': {
    'shares-new: lets others lock a new conversation': makingBy(
      (Base) =>
        class extends Base {
          override create(title: string) {
            const id = super.create(title)
            this.locks.free(id)
            return id
          }
          override holds(conversation: string) {
            return this.made.has(conversation) || super.holds(conversation)
          }
        },
    ),
  },
  'plugin.locks.created-lock-ends': {
    'keeps-new: keeps the lock of a new conversation when the plugin ends': keepingNew(() => true),
  },
})

/** Changes the list of conversations, by whether the plugin has made one. */
const listing = (
  change: (entries: JsonObject[], isNew: (entry: JsonObject) => boolean) => object[],
) =>
  having(({ reply }) => {
    const made = new Set<unknown>()
    return {
      reply(sources, request) {
        const answer = reply(sources, request)
        if (answer.type === 'created') made.add(answer.conversation)
        if (answer.type !== 'conversations') return answer
        const entries = objectsIn(answer.data)
        return { ...answer, data: change(entries, ({ id }) => made.has(id)) }
      },
    }
  })

/** Changes the entries of conversations that the plugin has made. */
const listingNew = (change: (entry: JsonObject) => JsonObject) =>
  listing((entries, isNew) => entries.map((entry) => (isNew(entry) ? change(entry) : entry)))

const conversationMutants = mutantsIn('plugin-host.conversations')({
  'plugin.conversations.creates-conversations': {
    'makes-one-of-title: gives the same new conversation for a title that was used': writingBy(
      (Base) =>
        class extends Base {
          readonly #made = new Map<string, string>()
          override create(title: string) {
            const id = this.#made.get(title) ?? super.create(title)
            this.#made.set(title, id)
            return id
          }
        },
    ),
    'makes-one: gives the same new conversation each time': writingBy(
      (Base) =>
        class extends Base {
          #made: string | undefined
          override create(title: string) {
            this.#made ??= super.create(title)
            return this.#made
          }
        },
    ),
  },
  'plugin.conversations.created-conversation-is-listed#title': {
    'trims-titles: takes the blanks from both ends of a title': writingBy(
      (Base) =>
        class extends Base {
          override create(title: string) {
            return super.create(title.trim())
          }
        },
    ),
  },
  'plugin.conversations.created-conversation-is-listed#listed': {
    'lists-later: lists new conversations in later runs only': listing((entries, isNew) =>
      entries.filter((entry) => !isNew(entry)),
    ),
  },
  'plugin.conversations.conversation-entries#time': {
    'times-later: lists a new conversation without a time': listingNew(
      ({ last_activated_at: _, ...entry }) => entry,
    ),
  },
  'plugin.conversations.conversation-entries#count': {
    'counts-later: lists a new conversation without the number of its events': listingNew(
      ({ events_count: _, ...entry }) => entry,
    ),
  },
  'plugin.conversations.listed-ids-work': {
    'reads-pushed: reads a new conversation only when something was pushed': having(
      ({ reply }) => ({
        reply(sources, request) {
          const answer = reply(sources, request)
          const { type, id, data } = answer
          if (type !== 'events' || elementsOf(data).length > 0) return answer
          const message = 'there is nothing to read'
          return { type: 'error', ...(id !== undefined && { id }), request: 'read_events', message }
        },
      }),
    ),
  },
  'plugin.conversations.reading-needs-no-lock': {
    'reads-under-lock: refuses to read what another process has locked': having(({ reply }) => ({
      reply(sources, request) {
        const { conversation, type } = request
        const { writer } = sources
        const id = String(conversation)
        if (type === 'read_events' && writer.locks.isTaken(id) && !writer.holds(id))
          return { type: 'error', request: type, message: 'conversation is locked' }
        return reply(sources, request)
      },
    })),
  },
})

const listedMutants = mutantsIn('plugin-host.conversations')({
  'plugin.conversations.listed-ids-work': {
    'lists-names: lists ids in another form than it takes': withReply(
      (reply) => ({
        ...reply,
        data: elementsOf(reply.data).map((entry) => ({
          ...(entry as object),
          id: `jp-c${(entry as { id: string }).id}`,
        })),
      }),
      'conversations',
    ),
  },
})

const writing = (mutant: Mutant): Mutant => ({ ...mutant, profile: 'write' })

/** Defects of the locks of new conversations. */
export const createdLockMutants = lockMutants.map(writing)

/** Defects of new conversations, and of ids. */
export const createdMutants = [...conversationMutants.map(writing), ...listedMutants]
