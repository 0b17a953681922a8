import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Writer } from '../program/writer.ts'
import { writingBy } from './combinators.ts'
import { mutantsIn } from './mutant.ts'
import { passingOver } from './push-refusals.ts'

type Events = readonly JsonObject[]

/** Changes a batch as it is stored. */
const storing = (change: (added: Events) => Events) =>
  writingBy(
    (Base) =>
      class extends Base {
        override joined(stored: Events, added: Events) {
          return super.joined(stored, change(added))
        }
      },
  )

/** Changes each event of a batch as it is stored. */
const altering = (change: (event: JsonObject) => JsonObject) =>
  storing((added) => added.map(change))

/** Looks for the requests of responses elsewhere. */
const lookingIn = (change: (stored: Events, writer: Writer) => Events) =>
  writingBy(
    (Base) =>
      class extends Base {
        override faultIn(stored: Events, batch: readonly unknown[]) {
          return super.faultIn(change(stored, this), batch)
        }
      },
  )

const isCall = (event: unknown): event is JsonObject =>
  isObject(event) && event.type === 'tool_call_request'
const isStart = ({ type }: JsonObject) => type === 'turn_start'

/** The calls with which a batch begins. */
const firstCallsOf = (batch: readonly unknown[]): JsonObject[] => {
  const end = batch.findIndex((event) => !isCall(event))
  return batch.slice(0, Math.max(0, end)).filter(isCall)
}

/** Defects that show behind a first push, and those of events in their batch. */
export const laterPushMutants = mutantsIn('plugin-host.push')({
  'plugin.push.push-needs-lock#ended-lock': {
    'forgets-one-unlock: takes batches for what was given back twice': writingBy(
      (Base) =>
        class extends Base {
          readonly #once = new Set<string>()
          readonly #twice = new Set<string>()
          override unlock(conversation: string) {
            super.unlock(conversation)
            if (this.#once.has(conversation)) this.#twice.add(conversation)
            this.#once.add(conversation)
          }
          override holds(conversation: string) {
            return this.#twice.has(conversation) || super.holds(conversation)
          }
        },
    ),
  },
  'plugin.push.events-are-appended#order': {
    'sorts-pieces: stores the responses of a long batch in the order of their texts': storing(
      (added) =>
        added.length < 100
          ? added
          : added.toSorted((a, b) => (String(a.message) < String(b.message) ? -1 : 1)),
    ),
  },
  'plugin.push.events-are-appended#stored': {
    'begins-once: stores the first `turn_start` of a batch alone': storing((added) =>
      added.filter((event, at) => !isStart(event) || added.findIndex(isStart) === at),
    ),
  },
  'plugin.push.events-are-appended#values': {
    'drops-schemas: stores requests without their schema': altering(
      ({ schema: _, ...event }) => event,
    ),
    'answers-by-text: stores each answer to an inquiry as a text': altering((event) =>
      event.type === 'inquiry_response' ? { ...event, answer: String(event.answer) } : event,
    ),
    'fails-never: stores no failure of a call': altering((event) =>
      event.is_error === true ? { ...event, is_error: false } : event,
    ),
  },
  'plugin.push.pushed-text-is-plain': {
    'drops-reasoning: stores responses without their reasoning': altering(
      ({ reasoning: _, ...event }) => event,
    ),
  },
  'plugin.push.tool-response-needs-request': {
    'remembers-refused: takes the response to a call of a batch that was refused': writingBy(
      (Base) =>
        class extends Base {
          readonly #refused: JsonObject[] = []
          override faultIn(stored: Events, batch: readonly unknown[]) {
            const fault = super.faultIn([...stored, ...this.#refused], batch)
            if (fault !== undefined) this.#refused.push(...firstCallsOf(batch))
            return fault
          }
        },
    ),
    'looks-everywhere: takes the response to a call in another conversation': lookingIn(
      (stored, { workspace }) => [
        ...stored,
        ...workspace.list().flatMap(({ id }) => workspace.read(String(id)).filter(isCall)),
      ],
    ),
  },
  'plugin.push.turn-start-is-inserted': {
    'begins-by-refused: takes the `turn_start` of a batch that it refuses for the start of a turn':
      writingBy(
        (Base) =>
          class extends Base {
            #hasBegun = false
            override faultIn(stored: Events, batch: readonly unknown[]) {
              const fault = super.faultIn(stored, batch)
              this.#hasBegun ||= fault !== undefined && batch.filter(isObject).some(isStart)
              return fault
            }
            override completed(stored: Events, batch: Events) {
              const added = super.completed(stored, batch)
              const isLess = this.#hasBegun && added.length > batch.length
              this.#hasBegun = false
              return isLess ? added.slice(1) : added
            }
          },
      ),
  },
  'plugin.push.timestamps-are-supplied#stamped': {
    'times-no-starts: gives the starts of turns no time': writingBy(
      (Base) =>
        class extends Base {
          override completed(...given: Parameters<Writer['completed']>) {
            return super.completed(...given).map(({ timestamp, ...event }) => ({
              ...event,
              ...(!isStart(event) && { timestamp }),
            }))
          }
        },
    ),
  },
  'plugin.push.push-can-be-corrected#lock': {
    'shares-on-refusal: gives the lock to others when it refuses a batch': writingBy(
      (Base) =>
        class extends Base {
          readonly #shared = new Set<string>()
          override push(conversation: string, batch: readonly unknown[]) {
            try {
              return super.push(conversation, batch)
            } catch (error) {
              if (this.holds(conversation)) this.#shared.add(conversation)
              this.locks.free(conversation)
              throw error
            }
          }
          override holds(conversation: string) {
            return this.#shared.has(conversation) || super.holds(conversation)
          }
        },
    ),
  },
  'plugin.push.stored-requests-count#tool-call': {
    'knows-its-calls: takes responses to calls alone that its own plugin pushed': writingBy(
      (Base) =>
        class extends Base {
          readonly #own = new Set<unknown>()
          override faultIn(stored: Events, batch: readonly unknown[]) {
            for (const { id } of batch.filter(isCall)) this.#own.add(id)
            const known = stored.filter((event) => !isCall(event) || this.#own.has(event.id))
            return super.faultIn(known, batch)
          }
        },
    ),
  },
  'plugin.push.unknown-events-are-refused': {
    'inherits-types: takes a type that is the name of what every object has': passingOver(
      ({ type }) => type === 'constructor',
    ),
  },
})
