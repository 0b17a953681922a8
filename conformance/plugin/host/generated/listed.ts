import type { JsonObject } from '../../../../harness/wire/json.ts'
import { shown } from '../observed.ts'
import { STORED } from '../stored.ts'
import { entriesOf, RFC_3339 } from '../stored-and-read.ts'
import { type Difference, differs } from './difference.ts'
import type { Generated } from './requirements.ts'

const [LISTS, ENTRIES] = [
  'plugin.conversations.lists-conversations',
  'plugin.conversations.conversation-entries',
] as const

/** What a list shows. */
export const listShows: readonly Generated[] = [
  ...([`${LISTS}#complete`, `${LISTS}#exact`] as const),
  ...([`${ENTRIES}#id`, `${ENTRIES}#title`, `${ENTRIES}#time`, `${ENTRIES}#count`] as const),
]

/** What of a list of the conversations of the suite is not as it is stored. */
export function listDifference(reply: JsonObject): Difference | undefined {
  const entries = entriesOf(reply)
  const wrong = entries.map(entryDifference).find(Boolean)
  const missing = STORED.find(({ id }) => !entries.some((entry) => entry.id === id))
  return (
    wrong ??
    differs(missing !== undefined, `${LISTS}#complete`, `${missing?.id} is missing`) ??
    differs(entries.length > STORED.length, `${LISTS}#exact`, 'there are more entries')
  )
}

function entryDifference({ id, title, last_activated_at, events_count }: JsonObject) {
  const stored = STORED.find((each) => each.id === id)
  const isCount = Number.isInteger(events_count) && Number(events_count) >= 0
  const observed = (name: string, value: unknown) => `\`${name}\` of an entry is ${shown(value)}`
  return (
    differs(typeof id !== 'string', `${ENTRIES}#id`, observed('id', id)) ??
    differs(
      stored !== undefined && title !== stored.title,
      `${ENTRIES}#title`,
      observed('title', title),
    ) ??
    differs(
      !RFC_3339.test(String(last_activated_at)),
      `${ENTRIES}#time`,
      observed('last_activated_at', last_activated_at),
    ) ??
    differs(!isCount, `${ENTRIES}#count`, observed('events_count', events_count))
  )
}
