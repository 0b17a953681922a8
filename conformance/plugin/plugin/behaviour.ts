import type { PluginConversation, PluginMessage } from '../../../harness/plugin-conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { chanceIn, comparedCourse, unmatched } from './compared-course.ts'
import { howItEnded, wasAskedToEnd } from './ending.ts'
import type { Compared } from './plugin-check.ts'

/** What is different from the session without a fault, and where. */
interface Difference {
  observed: string
  index?: number
}

/** Expects that the fault changed nothing: the same messages to the last one. */
export const sameBehaviour = (c: PluginConversation, compared: Compared): Finding[] =>
  compare(c, compared, 'the same messages as without the fault', equal)

/** Expects that the fault led to other texts at most: messages of the same types, and the same code. */
export const sameCourse = (c: PluginConversation, compared: Compared): Finding[] =>
  compare(c, compared, 'messages of the same types as without the fault', (a, b) => {
    const [was, is] = [a as PluginMessage['message'], b as PluginMessage['message']]
    return was.type === is.type && was.code === is.code
  })

/** Expects the same messages as in another session; the plain ones show what of their order is chance. */
export const sameAs = (
  c: PluginConversation,
  other: PluginConversation,
  expected: string,
  compared: Compared,
) => judged(c, expected, () => difference(c, other, equal, plainRuns(compared)))

/** Expects the same `exit` as in another session. */
export const sameEndAs = (c: PluginConversation, other: PluginConversation, expected: string) =>
  judged(c, expected, () => {
    const [was, is] = [other.exits[0], c.exits[0]]
    if (!was || equal(was.message, is?.message)) return undefined
    if (!is) return { observed: howItEnded(c) }
    return { observed: `${shown(is)}, otherwise ${shown(was)}`, index: is.line.index }
  })

type Alike = (a: unknown, b: unknown) => boolean

const compare = (c: PluginConversation, compared: Compared, expected: string, alike: Alike) =>
  judged(c, expected, () =>
    isSteady(compared)
      ? difference(c, compared.baseline, alike, plainRuns(compared))
      : differentEnd(c, compared.baseline),
  )

/** The sessions of a case without a fault. */
export const plainRuns = ({ baseline, repeated }: Compared): PluginConversation[] =>
  repeated ? [baseline, repeated] : [baseline]

/** What a session violates by a difference, unless it leaves that open itself. */
function judged(
  c: PluginConversation,
  expected: string,
  differs: () => Difference | undefined,
): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  const different = differs()
  return [different ? violated(expected, different.observed, different.index) : satisfied()]
}

/** Whether a case goes the same way twice without a fault. */
export const isSteady = ({ baseline, repeated }: Compared): boolean =>
  repeated === undefined || difference(repeated, baseline, equal) === undefined

function difference(
  now: PluginConversation,
  plain: PluginConversation,
  alike: Alike,
  others: readonly PluginConversation[] = [],
): Difference | undefined {
  const chance = chanceIn(now, plain, ...others)
  const courseOf = (c: PluginConversation) => comparedCourse(inOrder(c), chance)
  const courses = [courseOf(now), courseOf(plain)] as const
  const [course, other] = chance.isConcurrent ? unmatched(...courses) : courses
  const at = other.findIndex((was, i) => !course[i] || !alike(was.compared, course[i].compared))
  const [was, is] = [other[at], course[at < 0 ? other.length : at]]
  if (!was)
    return is
      ? { observed: `one message more: ${shown(is)}`, index: is.line.index }
      : waitsInVain(now, plain)
  if (!is) return { observed: `${howItEnded(now)}; without the fault ${was.type} follows` }
  return {
    observed: `message ${is.number} is ${shown(is)}, without the fault ${shown(was)}`,
    index: is.line.index,
  }
}

/** A plugin that came to its end by itself waits for nothing under a fault that changes nothing. */
function waitsInVain(now: PluginConversation, plain: PluginConversation): Difference | undefined {
  if (wasAskedToEnd(plain) || !wasAskedToEnd(now)) return undefined
  return {
    observed: 'it was silent until it was asked to end, without the fault it ends by itself',
  }
}

/**
 * The messages whose order a plugin decides: where it serves, its consumers leave and turns end at the same time, and
 * which subscription ends first is chance. @see rfd-d18 §Web Chat Example
 */
const inOrder = ({ typed, start }: PluginConversation): readonly PluginMessage[] =>
  start.context?.serves === undefined ? typed : typed.filter(({ type }) => type !== 'unsubscribe')

/** The difference of a case that does not go the same way twice: only whether there is an end counts. */
function differentEnd(now: PluginConversation, plain: PluginConversation): Difference | undefined {
  return plain.exits.length > 0 && now.exits.length === 0
    ? { observed: howItEnded(now) }
    : undefined
}

const shown = ({ message }: PluginMessage) => quote(JSON.stringify(message), 100)

/** Expects that a plugin which got something unusual goes on or ends in order, and never hangs or crashes. */
export function goesOn(c: PluginConversation): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  const expected = 'the plugin goes on, or ends with `exit`'
  if (c.exits.length > 0) return [satisfied()]
  return [violated(expected, howItEnded(c))]
}

/** Goes on to the same code as without the fault; what it shows may differ. */
export function goesOnLike(c: PluginConversation, { baseline }: Compared): Finding[] {
  const [was, is] = [baseline.exits[0], c.exits[0]]
  if (!was || !is) return was ? goesOn(c) : []
  const [code, now] = [was.message.code, is.message.code].map(String)
  if (code === now) return endsLike(c, baseline)
  const observed = `it ended with code ${now}, without the fault with ${code}`
  return [doubtOf(c) ?? violated('the same code as without the fault', observed, is.line.index)]
}

/** Ends by itself where it does so without the fault. */
export function endsLike(c: PluginConversation, plain: PluginConversation): Finding[] {
  const waits = waitsInVain(c, plain)
  if (!waits) return [satisfied()]
  return [doubtOf(c) ?? violated('the end of the plugin without being asked', waits.observed)]
}

/** Expects that a plugin which was asked to end sends `exit`, and that its process ends in time. */
export function obeysShutdown(c: PluginConversation): Finding[] {
  if (!isAskedInTime(c)) return []
  return [doubtOf(c) ?? endedInOrder(c)]
}

/** Whether `shutdown` was sent before the plugin ended by itself. */
export function isAskedInTime({ shutdown, exits, typed }: PluginConversation): boolean {
  const [exit] = exits
  return shutdown !== undefined && typed.length > 0 && (!exit || exit.line.index > shutdown.index)
}

function endedInOrder(c: PluginConversation): Finding {
  const expected = '`exit` and the end of the process within the grace period'
  const isLate = c.expired('shutdown-grace') ?? c.expired('exit') ?? c.signal
  if (!isLate && c.exits.length > 0) return satisfied()
  return violated(expected, howItEnded(c))
}

/** Whether a plugin came to its end by itself. */
export const endedByItself = (c: PluginConversation): boolean =>
  c.exit !== undefined && c.signal === undefined && !wasAskedToEnd(c)
