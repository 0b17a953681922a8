import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { Refusal } from '../program/message.ts'
import type { Writer } from '../program/writer.ts'
import { withReply, writingBy } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

type Events = readonly JsonObject[]

/** Finds no fault in some events. */
const passingOver = (is: (event: JsonObject) => boolean) =>
  writingBy(
    (Base) =>
      class extends Base {
        override faultIn(stored: Events, batch: readonly unknown[]) {
          return super.faultIn(
            stored,
            batch.filter((event) => !isObject(event) || !is(event)),
          )
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
  },
  'plugin.push.ill-formed-events-are-refused#missing': {
    'needs-no-content: takes requests without their content': passingOver(
      ({ type, content }) => type === 'chat_request' && content === undefined,
    ),
  },
  'plugin.push.ill-formed-events-are-refused#wrong': {
    'takes-numbers: takes a number as the content of a request': passingOver(
      ({ content }) => typeof content === 'number',
    ),
  },
  'plugin.push.tool-response-needs-request': {
    'needs-no-call: takes responses to calls that are not there': passingOver(
      ({ type }) => type === 'tool_call_response',
    ),
  },
  'plugin.push.inquiry-response-needs-request': {
    'needs-no-inquiry: takes answers to inquiries that are not there': passingOver(
      ({ type }) => type === 'inquiry_response',
    ),
  },
  'plugin.push.unknown-events-are-refused': {
    'knows-all-types: takes events of unknown types': passingOver(
      ({ type }) => type === 'frobnication',
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
