import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { Refusal } from '../program/message.ts'
import type { Writer } from '../program/writer.ts'
import { withReply, writingBy } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

type Events = readonly JsonObject[]

/** Finds faults in some of the elements of a batch alone. */
export const bearing = (is: (event: unknown) => boolean) =>
  writingBy(
    (Base) =>
      class extends Base {
        override faultIn(stored: Events, batch: readonly unknown[]) {
          return super.faultIn(stored, batch.filter(is))
        }
      },
  )

/** Finds no fault in some events. */
export const passingOver = (is: (event: JsonObject) => boolean) =>
  bearing((event) => !isObject(event) || !is(event))

/** Finds a request for each response to which something stored is taken for one; `wanted` has the right type. */
const answeredBy = (is: (stored: JsonObject, wanted: JsonObject) => boolean) =>
  writingBy(
    (Base) =>
      class extends Base {
        override faultIn(stored: Events, batch: readonly unknown[]) {
          const wanted = (batch as Events)
            .filter((event) => isObject(event))
            .map(({ type, id }) => ({ type: String(type).replace('response', 'request'), id }))
          const requests = wanted.filter((each) => stored.some((event) => is(event, each)))
          return super.faultIn([...stored, ...requests], batch)
        }
      },
  )

/** Stores a part of a batch that is refused. */
const keeping = (part: (batch: Events, wrong: number) => Events) =>
  writingBy(
    (Base) =>
      class extends Base {
        override push(conversation: string, batch: readonly unknown[]) {
          const wrong = wrongIn(this, conversation, batch)
          if (wrong < 0) return super.push(conversation, batch)
          super.push(conversation, part(batch as Events, wrong))
          throw new Refusal(`event ${wrong + 1} is wrong`)
        }
      },
  )

/** Where the first wrong event of a batch stands; -1 when none is. */
function wrongIn(writer: Writer, conversation: string, batch: readonly unknown[]): number {
  const stored = writer.workspace.read(conversation)
  return batch.findIndex((_, at) => writer.faultIn(stored, batch.slice(0, at + 1)) !== undefined)
}

/** Does something when a batch is refused; `times` counts refusals. */
const onRefusal = (act: (writer: Writer, conversation: string, times: number) => void) =>
  writingBy(
    (Base) =>
      class extends Base {
        #times = 0
        override push(conversation: string, batch: readonly unknown[]) {
          try {
            return super.push(conversation, batch)
          } catch (error) {
            this.#times += 1
            act(this, conversation, this.#times)
            throw error
          }
        }
      },
  )

/** How many refusals the mutant bears that then takes no more. */
const MOST_REFUSALS = 5

/** Defects of the refusal of batches. */
export const refusalMutants = mutantsIn('plugin-host.push')({
  'plugin.push.ill-formed-events-are-refused#type': {
    'needs-no-type: takes events without a type': passingOver(({ type }) => type === undefined),
    'needs-no-object: passes over what is no object': bearing((event) => isObject(event)),
    'types-by-null: takes null for a type that is left out': passingOver(
      ({ type }) => type === null,
    ),
    'types-by-number: takes a number for a type': passingOver(
      ({ type }) => typeof type === 'number',
    ),
  },
  'plugin.push.ill-formed-events-are-refused#missing': {
    'needs-no-content: takes requests without their content': passingOver(
      ({ type, content }) => type === 'chat_request' && content === undefined,
    ),
    'needs-no-name: takes calls without the name of the tool': passingOver(
      ({ type, name }) => type === 'tool_call_request' && name === undefined,
    ),
    'needs-no-response: takes responses without text and data': passingOver(
      ({ type, ...members }) => type === 'chat_response' && Object.keys(members).length === 0,
    ),
  },
  'plugin.push.ill-formed-events-are-refused#wrong': {
    'takes-numbers: takes a number as the content of a request': passingOver(
      ({ content }) => typeof content === 'number',
    ),
    'takes-null: takes null as the content of a request': passingOver(
      ({ content }) => content === null,
    ),
    'takes-lists: takes a list of texts as the content of a request': passingOver(({ content }) =>
      Array.isArray(content),
    ),
    'names-by-any: takes any value as the name of a tool': passingOver(
      ({ type, name }) => type === 'tool_call_request' && typeof name === 'boolean',
    ),
  },
  'plugin.push.tool-response-needs-request': {
    'needs-no-call: takes responses to calls that are not there': passingOver(
      ({ type }) => type === 'tool_call_response',
    ),
    'ignores-case: takes the id of a response without regard to case': answeredBy(
      ({ type, id }, { id: its, type: wanted }) =>
        `${type} ${id}`.toLowerCase() === `${wanted} ${its}`.toLowerCase(),
    ),
    'answers-by-id: takes a response to whatever has its id': answeredBy(
      ({ id }, { id: its, type }) => id === its && type === 'tool_call_request',
    ),
  },
  'plugin.push.inquiry-response-needs-request': {
    'needs-no-inquiry: takes answers to inquiries that are not there': passingOver(
      ({ type }) => type === 'inquiry_response',
    ),
    'answers-calls: takes the answer to a call': answeredBy(
      ({ id }, { id: its, type }) => id === its && type === 'inquiry_request',
    ),
  },
  'plugin.push.unknown-events-are-refused': {
    'knows-all-types: takes events of unknown types': passingOver(
      ({ type }) => type === 'frobnication',
    ),
    'types-by-sound: takes a known type in another case': passingOver(
      ({ type }) => type === 'Chat_Request',
    ),
  },
  'plugin.push.push-is-all-or-nothing#error': {
    'drops-wrong: confirms a batch without its wrong events': writingBy(
      (Base) =>
        class extends Base {
          override push(conversation: string, batch: readonly unknown[]): number {
            const wrong = wrongIn(this, conversation, batch)
            if (wrong < 0) return super.push(conversation, batch)
            return this.push(conversation, batch.toSpliced(wrong, 1))
          }
        },
    ),
  },
  'plugin.push.push-is-all-or-nothing#before': {
    'keeps-starts: stores the `turn_start` of a batch that it refuses': keeping((batch) =>
      batch.filter((event) => isObject(event) && event.type === 'turn_start'),
    ),
    'keeps-before: stores the events before a wrong one': keeping((batch, wrong) =>
      batch.slice(0, wrong),
    ),
  },
  'plugin.push.push-is-all-or-nothing#after': {
    'keeps-after: stores the events behind a wrong one': keeping((batch, wrong) =>
      batch.slice(wrong + 1),
    ),
  },
  'plugin.push.refusal-names-event': {
    'names-no-event: does not state which event is wrong': withReply(
      (reply, { type }) =>
        type === 'push_events' ? { ...reply, message: 'the batch is not valid' } : reply,
      'error',
    ),
  },
  'plugin.push.push-can-be-corrected#lock': {
    'frees-on-refusal: frees the lock when it refuses a batch': onRefusal((writer, conversation) =>
      writer.locks.free(conversation),
    ),
  },
  'plugin.push.push-can-be-corrected#session': {
    'has-enough: takes nothing more after five refused batches': onRefusal(
      (writer, conversation, times) => {
        if (times >= MOST_REFUSALS) writer.locks.free(conversation)
      },
    ),
  },
})
