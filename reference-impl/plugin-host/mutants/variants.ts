import { setTimeout as pass } from 'node:timers/promises'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { escaped } from '../../escaped.ts'
import { Queries } from '../program/agent/queries.ts'
import { Refusal } from '../program/message.ts'
import type { Apply, Write } from '../program/seams.ts'
import { writingBy } from './combinators.ts'
import { having } from './mutant.ts'

/** A correct but unusual plugin host. */
export interface Variant {
  id: string
  about: string
  apply: Apply
  /** What of the profile with subscriptions and queries it is tried with, in place of the profiles without them. */
  only?: readonly string[]
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

/** Writes each line in pieces, one a little behind the other. */
function inPieces(write: Write): Write {
  let last = Promise.resolve()
  const writePieces = async (...[bytes, taken]: Parameters<Write>) => {
    const size = Math.ceil(bytes.length / 4)
    for (let at = 0; at < bytes.length; at += size) {
      write(bytes.subarray(at, at + size), at + size < bytes.length ? undefined : taken)
      await pass(2)
    }
  }
  return (...given) => {
    last = last.then(() => writePieces(...given))
  }
}

/** Writes lines that follow each other closely in one piece. */
function inOnePiece(write: Write): Write {
  let held: Parameters<Write>[] = []
  const writeHeld = () => {
    const bytes = Buffer.concat(held.map(([line]) => line))
    const taken = held.flatMap(([, each]) => each ?? [])
    held = []
    write(bytes, () => {
      for (const each of taken) each()
    })
  }
  return (...given) => {
    if (held.length === 0) setTimeout(writeHeld, 30)
    held.push(given)
  }
}

/** A change of the settings, as a host keeps it among the events of a conversation. */
const KEPT = { type: 'config_delta', timestamp: '2020-01-01T00:00:00Z', delta: {} }

/** An event with its time as RFC 3339 writes it, a fraction of nothing left out. */
const inRfc3339 = (event: JsonObject): JsonObject => {
  const time = String(event.timestamp)
    .replace(' ', 'T')
    .replace(/\.0*(Z?)$/, '$1')
  return { ...event, timestamp: time.endsWith('Z') ? time : `${time}Z` }
}

/** Shows changes of the settings before and between the events of a conversation, and times in another form. */
const showingMore = having(({ reply }) => ({
  reply(sources, request) {
    const { data, ...answer } = reply(sources, request)
    if (answer.type !== 'events' || !Array.isArray(data)) return { ...answer, data }
    return { ...answer, data: data.flatMap((event) => [KEPT, inRfc3339(event)]) }
  },
}))

/** Reads what it reads once until the plugin writes. */
const readingOnce = having(({ reply }) => {
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
})

/** Refuses a lock that the plugin has, and confirms `unlock` without one. */
const strictLocks = writingBy(
  (Base) =>
    class extends Base {
      override lock(conversation: string) {
        if (this.holds(conversation)) throw new Refusal('it is yours already', { conversation })
        super.lock(conversation)
      }
      override unlock(conversation: string) {
        this.workspace.find(conversation)
        if (this.holds(conversation)) super.unlock(conversation)
      }
    },
)

/** Sends the completion of a query on one of several subscriptions. */
class CompletingAtNewest extends Queries {
  protected override complete(conversation: string, failure: JsonObject): void {
    const { subscriptions } = this.sources
    const newest = subscriptions.to(conversation).at(-1)
    if (newest) subscriptions.deliver(newest, { type: 'query_complete', ...failure })
  }
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
    about:
      'the reference plugin host, reading each conversation once until the plugin writes, with events and times of its own form, and strict about locks',
    apply: (seams) => strictLocks(readingOnce(showingMore(seams))),
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
  {
    id: 'writes-in-pieces',
    about: 'the reference plugin host, through its driver, which writes lines in pieces',
    apply: having(() => ({ writing: inPieces })),
    only: ['plugin.subscriptions.*'],
  },
  {
    id: 'writes-in-one-piece',
    about:
      'the reference plugin host, through its driver, which writes several lines in one piece and completes queries on the newest subscription',
    apply: having(() => ({ writing: inOnePiece, Queries: CompletingAtNewest })),
    only: ['plugin.query.*'],
  },
]
