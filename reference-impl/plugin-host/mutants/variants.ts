import { isObject } from '../../../harness/wire/json.ts'
import { escaped } from '../../escaped.ts'
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

/** A value whose members stand in another order, at every depth. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (!isObject(value)) return value
  const members = Object.entries(value).toReversed()
  return Object.fromEntries(members.map(([name, each]) => [name, turned(each)]))
}

/** Behaviours of hosts of today that the register of ambiguities tolerates, and another way to write and to start. */
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
  {
    id: 'writes-otherwise',
    about:
      'the reference plugin host, with members in another order, blanks around lines and escapes in texts, which starts plugins late',
    apply: having(() => ({
      encode: (message) => ` ${escaped(turned(message))} \r\n`,
      start: (program) => ['sh', '-c', 'sleep 1; exec "$0"', program],
    })),
  },
]
