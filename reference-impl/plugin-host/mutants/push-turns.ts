import type { JsonObject } from '../../../harness/wire/json.ts'
import { writingBy } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

type Events = readonly JsonObject[]

const isStart = ({ type }: JsonObject) => type === 'turn_start'

/** Changes what is stored for a batch. */
const storing = (change: (added: JsonObject[], batch: Events) => JsonObject[]) =>
  writingBy(
    (Base) =>
      class extends Base {
        override completed(stored: Events, batch: Events) {
          return change(super.completed(stored, batch), batch)
        }
      },
  )

/** Looks for the requests of responses elsewhere. */
const lookingIn = (change: (stored: Events) => JsonObject[]) =>
  writingBy(
    (Base) =>
      class extends Base {
        override faultIn(stored: Events, batch: readonly unknown[]) {
          return super.faultIn(change(stored), batch)
        }
      },
  )

/** Refuses events that are right. */
const refusing = (is: (event: JsonObject) => boolean) =>
  writingBy(
    (Base) =>
      class extends Base {
        override faultIn(stored: Events, batch: readonly unknown[]) {
          const wrong = (batch as Events).some(is)
          return wrong ? 'an event has a wrong answer' : super.faultIn(stored, batch)
        }
      },
  )

const withoutStarts = (added: JsonObject[]) => added.filter((event) => !isStart(event))

/** Defects of turns and their parts in pushed batches. */
export const turnMutants = mutantsIn('plugin-host.push')({
  'plugin.push.turn-start-is-inserted': {
    'begins-no-turns: inserts no `turn_start` before a request that comes first': storing(
      (added, batch) => (batch[0]?.type === 'chat_request' ? withoutStarts(added) : added),
    ),
  },
  'plugin.push.turn-start-is-not-doubled': {
    'begins-twice: inserts a `turn_start` before one': storing((added, batch) =>
      batch[0]?.type === 'turn_start' ? [...added.slice(0, 1), ...added] : added,
    ),
  },
  'plugin.push.request-follows-turn-start': {
    'looks-at-first: inserts no `turn_start` before a later request': storing((added, batch) =>
      batch.some(isStart) || batch[0]?.type === 'chat_request' ? added : withoutStarts(added),
    ),
  },
  'plugin.push.stored-requests-count#tool-call': {
    'forgets-turns: looks for the call of a response in the last turn only': lookingIn((stored) =>
      stored.slice(Math.max(0, stored.findLastIndex(isStart))),
    ),
  },
  'plugin.push.stored-requests-count#inquiry': {
    'forgets-inquiries: looks for the inquiry of an answer in its batch only': lookingIn((stored) =>
      stored.filter(({ type }) => type !== 'inquiry_request'),
    ),
    'needs-answers: takes an answer that is null for none': refusing(
      ({ answer }) => answer === null,
    ),
    'needs-truth: takes an empty answer for none': refusing(
      ({ type, answer }) => type === 'inquiry_response' && answer === '',
    ),
  },
  'plugin.push.request-in-same-batch': {
    'looks-at-stored: looks for the call of a response in earlier batches only': writingBy(
      (Base) =>
        class extends Base {
          override faultIn(stored: Events, batch: readonly unknown[]) {
            const faults = batch.map((event) => super.faultIn(stored, [event]))
            return faults.find((fault) => fault !== undefined)
          }
        },
    ),
  },
})
