import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { decoded, decodeEvent, encodeEvent } from '../program/decode-event.ts'
import { withReply, writingBy } from './combinators.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { laterPushMutants } from './push-later.ts'
import { nearPushMutants } from './push-nearly.ts'
import { refusalMutants } from './push-refusals.ts'
import { turnMutants } from './push-turns.ts'
import { roundedIn } from './rounded.ts'
import { storingRefused } from './storing-refused.ts'

const batchMutants = mutantsIn('plugin-host.push')({
  'plugin.push.push-is-confirmed#reply': {
    'names-no-conversation: confirms a push without the conversation': withReply(
      ({ conversation: _, ...reply }) => ({ ...reply, type: reply.type }),
      'pushed',
    ),
  },
  'plugin.push.push-is-confirmed#count': {
    'counts-requests: counts what the user wrote only': withReply(
      (reply, { events }) => ({
        ...reply,
        count: (events as JsonObject[]).filter(({ type }) => type === 'chat_request').length,
      }),
      'pushed',
    ),
  },
  'plugin.push.events-are-appended#end': {
    'pushes-in: stores a batch before the last event': writingBy(
      (Base) =>
        class extends Base {
          override joined(stored: readonly JsonObject[], added: readonly JsonObject[]) {
            return [...stored.slice(0, -1), ...added, ...stored.slice(-1)]
          }
        },
    ),
  },
  'plugin.push.events-are-appended#order': {
    'turns-round: stores a batch from its end': writingBy(
      (Base) =>
        class extends Base {
          override joined(stored: readonly JsonObject[], added: readonly JsonObject[]) {
            return [...stored, ...added.toReversed()]
          }
        },
    ),
  },
  'plugin.push.events-are-appended#stored': {
    'loses-last: stores a batch without its last event': writingBy(
      (Base) =>
        class extends Base {
          override joined(stored: readonly JsonObject[], added: readonly JsonObject[]) {
            return [...stored, ...added.slice(0, -1)]
          }
        },
    ),
  },
  'plugin.push.events-are-appended#kept': {
    'encodes-again: encodes what was there before once more': writingBy(
      (Base) =>
        class extends Base {
          override joined(stored: readonly JsonObject[], added: readonly JsonObject[]) {
            return [...stored.map(encodeEvent), ...added]
          }
        },
    ),
  },
  'plugin.push.events-are-appended#values': {
    'rounds-numbers: stores the numbers of a batch as whole ones': writingBy(
      (Base) =>
        class extends Base {
          override joined(stored: readonly JsonObject[], added: readonly JsonObject[]) {
            return [...stored, ...added.map(roundedIn)]
          }
        },
    ),
  },
  'plugin.push.timestamps-are-supplied#accepted': {
    'needs-times: refuses events without `timestamp`': writingBy(
      (Base) =>
        class extends Base {
          override faultIn(stored: readonly JsonObject[], batch: readonly unknown[]) {
            const at = batch.findIndex((event) => isObject(event) && event.timestamp === undefined)
            return at < 0 ? super.faultIn(stored, batch) : `event ${at + 1} has no timestamp`
          }
        },
    ),
  },
  'plugin.push.timestamps-are-supplied#stamped': {
    'has-one-time: gives all events of a run the same time': writingBy(
      (Base) =>
        class extends Base {
          #timestamp: unknown
          override completed(...given: Parameters<InstanceType<typeof Base>['completed']>) {
            const added = super.completed(...given)
            this.#timestamp ??= added[0]?.timestamp
            return added.map((event) => ({ ...event, timestamp: this.#timestamp }))
          }
        },
    ),
  },
  'plugin.push.pushed-text-is-plain': {
    'does-not-encode-metadata: stores metadata as they are': writingBy(
      (Base) =>
        class extends Base {
          override joined(stored: readonly JsonObject[], added: readonly JsonObject[]) {
            const plain = added.map((event) =>
              event.metadata === undefined
                ? event
                : { ...event, metadata: decoded(event.metadata) },
            )
            return [...stored, ...plain]
          }
        },
    ),
    'does-not-encode: stores the content of responses as it is': writingBy(
      (Base) =>
        class extends Base {
          override completed(...given: Parameters<InstanceType<typeof Base>['completed']>) {
            return super
              .completed(...given)
              .map((event) => (event.type === 'tool_call_response' ? decodeEvent(event) : event))
          }
        },
    ),
  },
})

const lockMutants = mutantsIn('plugin-host.push')({
  'plugin.push.push-needs-lock#error': {
    'takes-what-is-free: needs no lock while nobody has it': writingBy(
      (Base) =>
        class extends Base {
          override holds(conversation: string) {
            return super.holds(conversation) || !this.locks.isTaken(conversation)
          }
        },
    ),
  },
  'plugin.push.push-needs-own-lock#error': {
    'takes-any-lock: takes batches for what anybody has locked': writingBy(
      (Base) =>
        class extends Base {
          override holds(conversation: string) {
            return super.holds(conversation) || this.locks.isTaken(conversation)
          }
        },
    ),
  },
  'plugin.push.push-needs-own-lock#unchanged': {
    'stores-anyway: stores a batch that it refuses for the lock of another process': storingRefused(
      (writer, conversation) => writer.locks.isTaken(conversation),
    ),
  },
  'plugin.push.push-needs-lock#unchanged': {
    'stores-refused: stores a batch that it refuses as nobody has the lock': storingRefused(
      (writer, conversation) => !writer.locks.isTaken(conversation),
    ),
  },
  'plugin.push.push-needs-lock#ended-lock': {
    'remembers-locks: takes batches for what was locked before': writingBy(
      (Base) =>
        class extends Base {
          readonly #known = new Set<string>()
          override lock(conversation: string) {
            super.lock(conversation)
            this.#known.add(conversation)
          }
          override holds(conversation: string) {
            return this.#known.has(conversation)
          }
        },
    ),
  },
})

/** Defects of `push_events`. */
export const pushMutants = [
  ...batchMutants,
  ...lockMutants,
  ...turnMutants,
  ...refusalMutants,
  ...nearPushMutants,
  ...laterPushMutants,
].map((mutant): Mutant => ({ ...mutant, profile: 'write' }))
