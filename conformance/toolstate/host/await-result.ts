import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { type JsonObject, objectsIn } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, quote, type Verdict } from '../../engine/finding.ts'
import { outcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'
import { resultOf } from './handles.ts'

/** The two lists of an await's result. */
export type List = 'completed' | 'pending'

/** The entries of a list; none where there is no list. */
export const entriesIn = (call: HostCall, list: List): JsonObject[] =>
  objectsIn(handleIn(call)?.[list])

/** The ids in a list, in their order. */
export const idsIn = (call: HostCall, list: List): unknown[] =>
  entriesIn(call, list).map(({ id }) => id)

/** The entry about a handle. */
export const entryOf = (call: HostCall, list: List, id: string): JsonObject | undefined =>
  entriesIn(call, list).find((entry) => entry.id === id)

/** Judges the result of an await; an error is wrong whatever it states. */
export function onResult(
  name: string,
  expected: string,
  wrong: (call: HostCall, c: HostConversation) => Verdict,
) {
  return outcome(name, expected, (call, c) =>
    call.error !== undefined || !handleIn(call) ? outcomeOf(call) : wrong(call, c),
  )
}

/** Judges that a list has exactly these handles, in any order. */
export function lists(name: string, list: List, ...ids: string[]) {
  const expected =
    ids.length > 0 ? `${ids.map((id) => quote(id)).join(' and ')} in ${list}` : `nothing in ${list}`
  return onResult(name, expected, (call) => {
    const found = idsIn(call, list)
    const same = found.length === ids.length && ids.every((id) => found.includes(id))
    return (
      !same &&
      `${list} with ${found.length === 0 ? 'nothing' : found.map((id) => quote(textsIn(id))).join(' and ')}`
    )
  })
}

/** Judges that a list has this handle, whatever else it has. */
export const hasIn = (name: string, list: List, id: string) =>
  onResult(
    name,
    `${quote(id)} in ${list}`,
    (call) => !entryOf(call, list, id) && `${list} without it`,
  )

/** Judges a member of the entry about a handle. */
export function hasMember(
  name: string,
  [list, id]: readonly [List, string],
  member: string,
  ...values: unknown[]
) {
  const expected = `${member} ${values.map((value) => quote(JSON.stringify(value))).join(' or ')} for ${quote(id)} in ${list}`
  return onResult(name, expected, (call) => {
    const entry = entryOf(call, list, id)
    if (!entry) return `${list} without it`
    return (
      !values.includes(entry[member]) &&
      `${member} ${quote(JSON.stringify(entry[member]) ?? 'absent')}`
    )
  })
}

/** Judges that the entry of a handle that has stopped has its own result. */
export const hasResult = (name: string, id: string) =>
  hasMember(name, ['completed', id], 'result', resultOf(id))

/** Judges that an await was not answered before another call was made. */
export const notBefore =
  (name: string, other: string) =>
  (c: HostConversation): Finding[] => {
    const later = callOf(c, other)
    if (!later)
      return [inconclusive(c.failure?.sentence ?? `the call ${quote(other)} was not made`)]
    return outcome(name, 'no answer yet', ({ answeredAt }) => {
      return answeredAt !== undefined && answeredAt < later.calledAt && 'an answer'
    })(c)
  }

/** Judges that an await was answered with a result before another call was made. */
export const answeredBefore = (name: string, other: string) =>
  onResult(name, 'an answer by then', ({ answeredAt = 0 }, c) => {
    const later = callOf(c, other)
    return later !== undefined && answeredAt > later.calledAt && 'no answer yet'
  })

/** Judges that an await has ended for a handle that was aborted: by its entry among the stopped, or by anything but lists. */
export const endsFor = (name: string, id: string) =>
  outcome(name, 'an end of the wait', (call) => {
    const hasLists = call.error === undefined && handleIn(call)?.completed !== undefined
    return (
      hasLists && !entryOf(call, 'completed', id) && `a result without ${quote(id)} in completed`
    )
  })

/** Judges that the condition, and no limit, has ended an await. */
export const noTimeout = (name: string) =>
  onResult(name, 'no timeout', (call) => handleIn(call)?.timed_out === true && '`timed_out` true')

/** Judges that a limit has ended an await. */
export const isMarked = (name: string) =>
  onResult(name, '`timed_out` true', (call) => {
    const mark = handleIn(call)?.timed_out
    return mark !== true && `\`timed_out\` ${quote(JSON.stringify(mark) ?? 'absent')}`
  })
