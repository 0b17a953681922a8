import type { JsonObject } from '../../../harness/wire/json.ts'
import { decoded, encodeEvent } from '../program/decode-event.ts'
import type { Message } from '../program/message.ts'
import type { Apply } from '../program/seams.ts'
import { type Subscription, Subscriptions } from '../program/subscriptions.ts'
import { mutantsIn } from './mutant.ts'
import { roundedIn } from './rounded.ts'
import { by } from './subscriptions/replaced.ts'

/** Changes the data of events. */
const onData = (change: (data: JsonObject, name: string) => JsonObject): Apply =>
  by(
    class extends Subscriptions {
      protected override send(subscription: Subscription, data: JsonObject): void {
        super.send(subscription, change(data, subscription.name))
      }
    },
  )

/** Changes events as messages. */
const onEvent = (change: (message: Message) => Message): Apply =>
  by(
    class extends Subscriptions {
      protected override write(message: Message): void {
        super.write(change(message))
      }
    },
  )

/** Leaves a member as it is stored. */
const encoding = (member: string): Apply =>
  onData((data) =>
    data[member] === undefined || data.type === 'chat_request'
      ? data
      : { ...data, [member]: encodeEvent(data)[member] },
  )

/** Decodes a member once more. */
const again = (member: string): Apply =>
  onData((data) =>
    data[member] === undefined || data.type === 'chat_request'
      ? data
      : { ...data, [member]: decoded(data[member]) },
  )

export const eventMutants = mutantsIn('plugin-host.events')({
  'plugin.events.event-form#name': {
    'repeats-names: repeats the name of the subscription in `data`': onData((data, sub_id) => ({
      sub_id,
      ...data,
    })),
  },
  'plugin.events.event-form#data': {
    'names-kinds: calls the type of an event `kind`': onData(({ type, ...data }) => ({
      kind: type,
      ...data,
    })),
  },
  'plugin.events.respond-on-prompts-only': {
    'responds-null: gives `respond` as null where nothing is asked': onEvent((message) => ({
      ...message,
      respond: null,
    })),
  },
  'plugin.events.same-form-as-reading': {
    'leaves-marks-out: leaves `is_error` out of responses of tools': onData(
      ({ is_error: _, ...data }) => data,
    ),
    'rounds: delivers numbers as whole ones': onData(roundedIn),
  },
  'plugin.events.event-timestamps': {
    'stamps: gives events the time of their delivery': onData((data) => ({
      ...data,
      timestamp: new Date().toISOString(),
    })),
  },
  'plugin.events.events-are-decoded#arguments': {
    'decodes-arguments-twice: decodes arguments that are base64 when they are decoded':
      again('arguments'),
    'keeps-arguments: leaves arguments encoded': encoding('arguments'),
  },
  'plugin.events.events-are-decoded#content': {
    'decodes-content-twice: decodes content that is base64 when it is decoded': again('content'),
    'keeps-content: leaves the content of responses of tools encoded': encoding('content'),
  },
  'plugin.events.events-are-decoded#metadata': {
    'decodes-metadata-twice: decodes metadata that are base64 when they are decoded':
      again('metadata'),
    'keeps-metadata: leaves metadata encoded': encoding('metadata'),
  },
  'plugin.events.event-names-subscription': {
    'names-first: names the first subscription to a conversation on each event': by(
      class extends Subscriptions {
        protected override send(subscription: Subscription, data: JsonObject): void {
          const [first = subscription] = this.to(subscription.conversation)
          super.send(first, data)
        }
      },
    ),
  },
})
