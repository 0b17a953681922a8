import type { PluginConversation, PluginMessage } from '../../../harness/plugin-conversation.ts'
import { equal, type JsonObject, orderedText, parse } from '../../../harness/wire/json.ts'
import { type CourseEntry, courseOf } from './course.ts'

/** An entry of a course, and what of its message is the same in every session of a plugin that behaves alike. */
export interface ComparedEntry extends CourseEntry {
  compared: JsonObject
}

/** What of the order in two sessions is chance: of messages, and of the lines that are printed. */
interface Chance {
  isConcurrent: boolean
  linesComeAnyhow: boolean
}

/**
 * The course of a session as it is compared with that of another. Ids of requests and names of subscriptions are the plugin's
 * to choose, another one in each session if it likes. The order of what it does while several requests wait for replies
 * is chance, and so is that in which it asks where it asks otherwise each time: then the messages stand by their texts.
 * @see rfd072 §Request IDs
 */
export function comparedCourse(typed: readonly PluginMessage[], chance: Chance): ComparedEntry[] {
  const numbers = new Map(typed.map(({ line }, at) => [line, at + 1]))
  const timeless = withoutRepetition(typed.filter((each) => !followsTime(each)))
  const course = chance.isConcurrent ? byText(timeless, chance) : inOrder(timeless)
  return course.map((entry) => ({ ...entry, number: numbers.get(entry.line) ?? 0 }))
}

/** Log entries and what stands around the output, such as progress, may depend on how long something takes. @see rfd072 §Channel Model */
const followsTime = ({ type, message }: PluginMessage): boolean =>
  type === 'log' || (type === 'print' && message.channel === 'chrome')

/** How often the same message is compared: a plugin that polls does so as often as it has time for. */
const MOST_ALIKE = 10

function withoutRepetition(typed: readonly PluginMessage[]): PluginMessage[] {
  const times = new Map<string, number>()
  return typed.filter(({ message: { id: _, ...same } }) => {
    const text = JSON.stringify(same)
    const before = times.get(text) ?? 0
    times.set(text, before + 1)
    return before < MOST_ALIKE
  })
}

/** What is chance in one session of a case is not compared in any: a single one need not show it. */
export function chanceIn(...sessions: readonly PluginConversation[]): Chance {
  const asksAnyhow = hasOtherOrder(sessions)
  return {
    isConcurrent: asksAnyhow || sessions.some(sendsAtOnce),
    linesComeAnyhow: asksAnyhow || sessions.some(printsWhileItWaits),
  }
}

/** Whether the same requests come in different orders. */
function hasOtherOrder(sessions: readonly PluginConversation[]): boolean {
  const orders = sessions.map(({ requests }) => inOrder(requests).map(keyOf))
  const [first = [], ...others] = orders
  return others.some((order) => !equal(order, first) && equal(order.toSorted(), first.toSorted()))
}

/** The entries of one course that another one does not have, and the reverse. */
export function unmatched(
  course: readonly ComparedEntry[],
  other: readonly ComparedEntry[],
): [ComparedEntry[], ComparedEntry[]] {
  return [without(course, other), without(other, course)]
}

function without(entries: readonly ComparedEntry[], others: readonly ComparedEntry[]) {
  const left = Map.groupBy(others, keyOf)
  return entries.filter((entry) => left.get(keyOf(entry))?.pop() === undefined)
}

/** Whether a plugin sends a request before it has the reply to the one before. */
const sendsAtOnce = ({ requests }: PluginConversation): boolean =>
  requests.some(({ line }, i) => {
    const before = requests[i - 1]
    return before && (before.reply === undefined || before.reply.index > line.index)
  })

/** The request that is refused, without its id, which the plugin may choose anew in each session. */
export function refusedIn({ requests }: PluginConversation): JsonObject | undefined {
  const refused = requests.find(({ reply }) => reply?.message.type === 'error')
  if (!refused) return undefined
  const { id: _, ...asked } = refused.message
  return asked
}

function inOrder(typed: readonly PluginMessage[]): ComparedEntry[] {
  const names = new Map<unknown, string>()
  const nameOf = (chosen: unknown) => {
    if (!names.has(chosen)) names.set(chosen, `subscription ${names.size + 1}`)
    return names.get(chosen)
  }
  return courseOf(typed).map((entry) => {
    const { id: _, ...compared } = entry.message
    const named = typeof compared.sub_id === 'string' && { sub_id: nameOf(compared.sub_id) }
    return { ...entry, compared: { ...compared, ...named, ...asData(compared.text) } }
  })
}

function byText(typed: readonly PluginMessage[], { linesComeAnyhow }: Chance): ComparedEntry[] {
  const arrangedLines = linesComeAnyhow ? sortedLines : (text: string) => text
  const prints = typed.filter(({ type }) => type === 'print')
  const others = typed.filter(({ type }) => type !== 'print')
  const entries = [...courseOf(others), ...courseOf(prints)].map((entry) => {
    const { id: _, sub_id: __, ...compared } = entry.message
    const { text } = { ...compared, ...asData(compared.text) }
    const arranged = typeof text === 'string' && { text: arrangedLines(text) }
    return { ...entry, compared: { ...compared, ...arranged } }
  })
  return entries.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/**
 * A text of which every line that is JSON has its members in one order: a plugin may pass on what it got as it stood. How
 * long something took is left out.
 */
const asData = (text: unknown) =>
  typeof text === 'string' && {
    text: text.replaceAll(DURATION, 'a while').split('\n').map(lineAsData).join('\n'),
  }

/** How long something took, with a unit of time. */
const DURATION =
  /(?<![\w.,])\d+(?:[.,]\d+)?\s?(?:[nµμum]?s|m?secs?|m?seconds?|min(?:ute)?s?)(?!\w)/g

function lineAsData(line: string): string {
  const value = /^\s*[{[]/.test(line) ? parse(line) : undefined
  return value === undefined ? line : orderedText(value)
}

/** Whether it prints before it has all replies, so that what it prints comes as they do. */
export function printsWhileItWaits({ prints, requests }: PluginConversation): boolean {
  const last = requests.reduce((latest, { reply }) => Math.max(latest, reply?.index ?? -1), -1)
  return prints.some(({ line }) => line.index < last)
}

const sortedLines = (text: string) => text.split('\n').sort().join('\n')

const keyOf = ({ type, compared }: ComparedEntry) => `${type} ${orderedText(compared)}`
