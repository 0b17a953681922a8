import { withReply, writingBy } from './combinators.ts'
import { having, type Mutant, mutantsIn } from './mutant.ts'

/** Milliseconds for which a lock stays that was given back. */
const LATE_MS = 300

/** Leaves the id out where a request of this type is refused. */
const refusingWithoutId = (of: string) =>
  withReply(
    ({ id, ...reply }, { type }) => ({ ...reply, ...(type !== of && { id }), type: reply.type }),
    'error',
  )

/** Defects of ids and of the order of requests that write. */
export const writeIdMutants = mutantsIn('plugin-host.ids')({
  'plugin.ids.mutation-ids#confirmations': {
    'forgets-in-created: sends `created` without the id': withReply(
      ({ id: _, ...reply }) => ({ ...reply, type: reply.type }),
      'created',
    ),
  },
  'plugin.ids.mutation-ids#errors': {
    'forgets-in-refusals: refuses `push_events` without the id': refusingWithoutId('push_events'),
    'forgets-in-refused-unlocks: refuses `unlock` without the id': refusingWithoutId('unlock'),
  },
  'plugin.ids.order-without-ids#effects': {
    'reads-once-for-good: gives what it read first also behind a push': having(({ reply }) => {
      const known = new Map<unknown, ReturnType<typeof reply>>()
      return {
        reply(sources, request) {
          if (request.type !== 'read_events') return reply(sources, request)
          const answer = known.get(request.conversation) ?? reply(sources, request)
          known.set(request.conversation, answer)
          return answer
        },
      }
    }),
    'frees-late: replies to `unlock` before the lock is free': writingBy(
      (Base) =>
        class extends Base {
          override unlock(conversation: string) {
            setTimeout(() => this.locks.free(conversation), LATE_MS)
          }
        },
    ),
  },
}).map((mutant): Mutant => ({ ...mutant, profile: 'write' }))
