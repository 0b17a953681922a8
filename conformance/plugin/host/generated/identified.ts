import { equal } from '../../../../harness/wire/json.ts'
import { shown } from '../observed.ts'
import { type Difference, differs } from './difference.ts'
import { riskOf } from './messages.ts'
import type { Pair } from './pairs.ts'
import type { Generated } from './requirements.ts'

/** A pair with those before it. */
type Identified = Pair & { former: readonly Pair[] }

/** Of what a host cannot read it need not know the id. */
const UNREAD: readonly unknown[] = [
  'plugin.errors.unknown-messages',
  'plugin.errors.ill-typed-requests',
]

/** What a reply shows by its id. */
export function idShows({ request, reply, former }: Identified): Generated[] {
  const { id } = request.message
  if (UNREAD.includes(riskOf(request.message))) return []
  if (id === undefined) return ['plugin.ids.no-id-without-id']
  const repeats = reply?.type === 'error' ? 'errors' : 'replies'
  return [
    `plugin.ids.${repeats}-repeat-ids`,
    'plugin.ids.ids-are-opaque',
    ...(wasUsed(id, reply, former) ? ([`${REUSED}#accepted`, `${REUSED}#repeated`] as const) : []),
  ]
}

const REUSED = 'plugin.ids.ids-may-be-reused'

/** Whether an earlier request with the same id got a reply of the same type. */
const wasUsed = (id: unknown, reply: Pair['reply'], former: readonly Pair[]): boolean =>
  former.some((each) => equal(each.request.message.id, id) && each.reply?.type === reply?.type)

/** What is wrong with the id of a reply. */
export function idDifference({ request, reply, former }: Identified): Difference | undefined {
  const { id } = request.message
  if (!reply || UNREAD.includes(riskOf(request.message))) return undefined
  const { message, type } = reply
  if (id === undefined)
    return differs(
      Object.hasOwn(message, 'id'),
      'plugin.ids.no-id-without-id',
      `${shown(type)} has an \`id\` without one in the request`,
    )
  if (equal(message.id, id)) return undefined
  if (typeof message.id === 'string')
    return {
      requirement: 'plugin.ids.ids-are-opaque',
      observed: `the \`id\` of ${shown(type)} is another`,
    }
  const requirement = wasUsed(id, reply, former)
    ? (`${REUSED}#repeated` as const)
    : (`plugin.ids.${type === 'error' ? 'errors' : 'replies'}-repeat-ids` as const)
  return { requirement, observed: `the \`id\` of ${shown(type)} is missing` }
}
