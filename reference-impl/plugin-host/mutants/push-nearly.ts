import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Writer } from '../program/writer.ts'
import { writingBy } from './combinators.ts'
import { mutantsIn } from './mutant.ts'
import { passingOver } from './push-refusals.ts'
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
  'plugin.push.pushed-text-is-plain': {
    'composes-batches: stores texts in composed characters': storing((events) =>
      events.map((event) => textsIn(event, composed) as JsonObject),
    ),
    'trims-batches: stores texts without white space at their ends': storing((events) =>
      events.map((event) => textsIn(event, (text) => text.trim()) as JsonObject),
    ),
  },
  'plugin.push.ill-formed-events-are-refused#wrong': {
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
