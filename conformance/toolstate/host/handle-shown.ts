import { hasStateUnderType } from '../../../harness/call-result.ts'
import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { makesIds } from '../../../harness/session/host/handle-ids.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied } from '../../engine/finding.ts'
import type { Judged } from '../../vfs/host/host-check.ts'
import { outcome, outcomeOf } from '../../vfs/host/outcome.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'

/** Judges a response that shows a handle. */
export const shows = (
  name: string,
  expected: string,
  wrong: (handle: JsonObject) => string | undefined,
) =>
  outcome(name, expected, (call) => {
    const handle = handleIn(call)
    return handle && call.error === undefined ? wrong(handle) : outcomeOf(call)
  })

/** Judges a member of a handle that is a text. */
export const has = (name: string, member: string, value: string) =>
  shows(name, `${member} ${quote(value)}`, (handle) =>
    handle[member] === value ? undefined : (JSON.stringify(handle[member]) ?? 'none'),
  )

/** The id of a handle: as it was chosen, or as the first response to a spawn shows it where the host makes the ids. */
export function idOf({ start, calls }: HostConversation, handle: string): string | undefined {
  if (!makesIds(start.revision)) return handle
  const spawns = calls.filter((call) => call.handle === handle && call.arguments.action === 'spawn')
  const [id] = spawns.map((call) => handleIn(call)?.id).filter((each) => each !== undefined)
  return typeof id === 'string' ? id : undefined
}

/** Judges that a response shows a handle by its id. */
export const names =
  (name: string, handle: string) =>
  (c: HostConversation): Finding[] => {
    const id = idOf(c, handle)
    return id === undefined
      ? shows(name, `the id of ${handle}`, () => 'a handle whose spawn has shown no id')(c)
      : has(name, 'id', id)(c)
  }

/** Judges that a handle is shown without a member, or with null for it. */
export const lacks = (name: string, member: string) =>
  shows(name, `no ${member}`, (handle) => ((handle[member] ?? null) === null ? undefined : 'one'))

/** Judges that a handle is shown in a state. */
export const isIn = (name: string, state: string) =>
  shows(name, `the state ${state}`, (handle) =>
    handle.state === state ? undefined : quote(String(handle.state ?? handle.type)),
  )

/** Judges the word of a state, which a host may have under `type`: that is reported. */
export const standsIn = (name: string, state: string): Judged => [
  isIn(name, state),
  (c) => (hasStateUnderType(callOf(c, name)?.result) ? satisfied('it stands under `type`') : []),
]
