import type { Apply } from '../program/seams.ts'
import { having } from './mutant.ts'

/** A correct but unusual plugin host. */
export interface Variant {
  id: string
  about: string
  apply: Apply
}

const READS = ['list_conversations', 'read_events', 'read_config']
const WRITES = ['lock', 'unlock', 'push_events', 'create_conversation']
const KNOWN = [...READS, ...WRITES, 'print', 'log', 'ready', 'exit']

/** Behaviours of hosts of today that the register of ambiguities tolerates. */
export const variants: readonly Variant[] = [
  {
    id: 'ends-on-unknown',
    about: 'the reference plugin host, ending the run at a line that it does not know',
    apply: having(() => ({
      isUnknown: (type) => !KNOWN.includes(type),
      unknown: (host) => host.end({ status: 1, complaint: 'invalid plugin message' }),
    })),
  },
  {
    id: 'reads-once',
    about: 'the reference plugin host, reading each conversation once until the plugin writes',
    apply: having(({ reply }) => {
      const known = new Map<string, ReturnType<typeof reply>>()
      return {
        reply(sources, request) {
          const { id, ...asked } = request
          if (!READS.includes(request.type)) known.clear()
          const key = JSON.stringify(asked)
          const answer = known.get(key) ?? reply(sources, asked as typeof request)
          known.set(key, answer)
          const { type, ...members } = answer
          return id === undefined ? answer : { type, id, ...members }
        },
      }
    }),
  },
]
