import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Writer } from '../program/writer.ts'
import { writingBy } from './combinators.ts'
import { mutantsIn } from './mutant.ts'
import { bearing, passingOver } from './push-refusals.ts'
import { composed, textsIn } from './tidied.ts'

/** Changes a batch as it is stored. */
const storing = (change: (added: readonly JsonObject[]) => readonly JsonObject[]) =>
  writingBy(
    (Base) =>
      class extends Base {
        override joined(stored: readonly JsonObject[], added: readonly JsonObject[]) {
          return super.joined(stored, change(added))
        }
      },
  )

/** Which of the locked conversations a batch is stored in, of which another one may be meant. */
const storingIn = (choose: (held: readonly string[]) => string | undefined) =>
  writingBy(
    (Base) =>
      class extends Base {
        override store(conversation: string, events: readonly JsonObject[]): void {
          super.store(choose(this.locks.held) ?? conversation, events)
        }
      },
  )

/** Events without those that are equal to the one before them, whenever they were pushed. */
const withoutRepetitions = (events: readonly JsonObject[]): JsonObject[] =>
  events.filter((event, at) => textOf(event) !== textOf(events[at - 1]))

const textOf = ({ timestamp: _, ...event }: JsonObject = {}) => JSON.stringify(event)

/** Defects of pushing that only a second batch, the last event or texts show that are easily tidied up. */
export const nearPushMutants = mutantsIn('plugin-host.push')({
  'plugin.push.push-is-confirmed#count': {
    'counts-on: counts the events of all batches of a run': writingBy(
      (Base) =>
        class extends Base {
          #count = 0
          override push(...given: Parameters<Writer['push']>) {
            this.#count += super.push(...given)
            return this.#count
          }
        },
    ),
  },
  'plugin.push.push-needs-lock#error': {
    'heeds-any-lock: takes a push with the lock of another conversation': writingBy(
      (Base) =>
        class extends Base {
          override holds(_: string): boolean {
            return this.locks.held.length > 0
          }
        },
    ),
  },
  'plugin.push.events-are-appended#stored': {
    'folds-equal: stores an event once that is equal to the one before it': writingBy(
      (Base) =>
        class extends Base {
          override joined(...given: Parameters<Writer['joined']>) {
            return withoutRepetitions(super.joined(...given))
          }
        },
    ),
    'stores-a-page: stores the first fifty events of a batch': storing((added) =>
      added.slice(0, 50),
    ),
    'stores-in-last: stores a batch in the conversation that was locked last': storingIn((held) =>
      held.at(-1),
    ),
    'stores-in-first: stores a batch in the conversation that was locked first': storingIn(
      ([held]) => held,
    ),
  },
  'plugin.push.events-are-appended#kept': {
    'knows-its-own: stores what it knows of a conversation over what others have pushed': writingBy(
      (Base) =>
        class extends Base {
          readonly #known = new Map<string, readonly JsonObject[]>()
          override push(conversation: string, batch: readonly unknown[]): number {
            const known = this.#known.get(conversation)
            if (known) this.workspace.store(conversation, known)
            const count = super.push(conversation, batch)
            this.#known.set(conversation, this.workspace.read(conversation))
            return count
          }
        },
    ),
  },
  'plugin.push.pushed-text-is-plain': {
    'composes-batches: stores texts in composed characters': storing((events) =>
      events.map((event) => textsIn(event, composed) as JsonObject),
    ),
    'trims-batches: stores texts without white space at their ends': storing((events) =>
      events.map((event) => textsIn(event, (text) => text.trim()) as JsonObject),
    ),
  },
  'plugin.push.ill-formed-events-are-refused#type': {
    'types-by-object: takes an object for a type': passingOver(({ type }) => isObject(type)),
    'takes-lists-of-events: passes over a list in the place of an event': bearing(
      (event) => !Array.isArray(event),
    ),
  },
  'plugin.push.ill-formed-events-are-refused#missing': {
    'calls-by-no-id: takes calls without an id': passingOver(
      ({ type, id }) => type === 'tool_call_request' && id === undefined,
    ),
    'returns-nothing: takes the response to a call without its content': passingOver(
      ({ type, content }) => type === 'tool_call_response' && content === undefined,
    ),
    'asks-by-no-id: takes inquiries without an id': passingOver(
      ({ type, id }) => type === 'inquiry_request' && id === undefined,
    ),
    'answers-nothing: takes the response to an inquiry without its answer': passingOver(
      ({ type, answer }) => type === 'inquiry_response' && answer === undefined,
    ),
    'responds-by-null: takes null as the text of a response': passingOver(
      ({ type, message }) => type === 'chat_response' && message === null,
    ),
  },
  'plugin.push.ill-formed-events-are-refused#wrong': {
    'calls-by-number: takes a number as the id of a call': passingOver(
      ({ type, id }) => type === 'tool_call_request' && typeof id === 'number',
    ),
    'calls-with-list: takes a list as the arguments of a call': passingOver(
      ({ type, arguments: args }) => type === 'tool_call_request' && Array.isArray(args),
    ),
    'calls-with-text: takes a text as the arguments of a call': passingOver(
      ({ type, arguments: args }) => type === 'tool_call_request' && typeof args === 'string',
    ),
    'returns-numbers: takes a number as the content of the response to a call': passingOver(
      ({ type, content }) => type === 'tool_call_response' && typeof content === 'number',
    ),
    'reasons-by-number: takes a number as reasoning': passingOver(
      ({ type, reasoning }) => type === 'chat_response' && typeof reasoning === 'number',
    ),
    'responds-by-lists: takes a list of texts as the text of a response': passingOver(
      ({ type, message }) => type === 'chat_response' && Array.isArray(message),
    ),
  },
  'plugin.push.push-is-all-or-nothing#error': {
    'passes-last-over: finds no fault in the last of several events': writingBy(
      (Base) =>
        class extends Base {
          override faultIn(stored: readonly JsonObject[], batch: readonly unknown[]) {
            return super.faultIn(stored, batch.length > 1 ? batch.slice(0, -1) : batch)
          }
        },
    ),
  },
})
