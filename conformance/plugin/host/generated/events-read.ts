import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { shown } from '../observed.ts'
import type { StoredConversation } from '../stored.ts'
import { entriesOf, eventsOf, missingIn, type Pair, pairsIn, timeOf } from '../stored-and-read.ts'
import { type Difference, differs } from './difference.ts'
import type { Generated } from './requirements.ts'

const [READS, FORM, DECODES] = [
  'plugin.conversations.reads-events',
  'plugin.conversations.event-form',
  'plugin.conversations.decodes-base64',
] as const

/** What events show that are read. */
export const eventsShow: readonly Generated[] = [
  ...([`${READS}#conversation`, `${READS}#complete`, `${READS}#order`] as const),
  ...([`${FORM}#tags`, `${FORM}#flat`, `${FORM}#names`, `${FORM}#values`] as const),
  ...([`${DECODES}#arguments`, `${DECODES}#content`, `${DECODES}#metadata`] as const),
  'plugin.conversations.other-text-is-not-decoded',
]

/** What of the events of a conversation is not as they are stored. */
export function eventsDifference(
  reply: JsonObject,
  { id, events }: StoredConversation,
): Difference | undefined {
  const times = eventsOf(reply).map(timeOf)
  const missing = missingIn(entriesOf(reply), events)
  return (
    differs(
      reply.conversation !== id,
      `${READS}#conversation`,
      'another `conversation` is named',
    ) ??
    differs(
      pairsIn(reply, events).some(([, { timestamp }]) => typeof timestamp !== 'string'),
      `${FORM}#tags`,
      'an event has no `timestamp`',
    ) ??
    differs(!Array.isArray(reply.data), `${READS}#complete`, '`data` is no array') ??
    differs(missing !== undefined, `${READS}#complete`, `${shown(missing?.type)} is missing`) ??
    differs(
      times.some((time, at) => time < (times[at - 1] ?? 0)),
      `${READS}#order`,
      'a later event comes first',
    ) ??
    pairsIn(reply, events).map(pairDifference).find(Boolean)
  )
}

function pairDifference([stored, event]: Pair): Difference | undefined {
  const type = shown(stored.type)
  const nested = [event.data, event[String(event.type)]].some(isObject)
  const lacking = Object.keys(stored).find((name) => !Object.hasOwn(event, name))
  const changed = Object.keys(stored).find((name) => !isSame(name, stored, event))
  return (
    differs(typeof event.type !== 'string', `${FORM}#tags`, 'an event has no `type`') ??
    differs(nested, `${FORM}#flat`, `members of ${type} stand in an object of their own`) ??
    differs(lacking !== undefined, `${FORM}#names`, `${type} has no \`${lacking}\``) ??
    differs(
      changed !== undefined,
      aboutMember(changed ?? '', stored),
      `\`${changed}\` of ${type} is another value`,
    )
  )
}

const isSame = (name: string, stored: JsonObject, event: JsonObject): boolean =>
  name === 'timestamp' || equal(stored[name], event[name])

/** What a member promises that is not as it was stored. */
function aboutMember(name: string, { type }: JsonObject): Generated {
  if (name === 'arguments' || name === 'metadata') return `${DECODES}#${name}`
  if (name === 'content' && type === 'tool_call_response') return `${DECODES}#content`
  const isText = ['content', 'reasoning', 'message'].includes(name)
  return isText ? 'plugin.conversations.other-text-is-not-decoded' : `${FORM}#values`
}
