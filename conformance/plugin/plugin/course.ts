import type { PluginMessage } from '../../../harness/plugin-conversation.ts'
import { equal, type JsonObject } from '../../../harness/wire/json.ts'

/** A message of a plugin, or successive ones that print one text, with the number of the first, from 1. */
export interface CourseEntry extends PluginMessage {
  number: number
}

/**
 * The messages of a plugin, where plain text that is printed in pieces counts as one text: the host shows pieces without
 * anything between them, and how output is cut can be chance. @see rfd072 §Channel Model
 */
export function courseOf(typed: readonly PluginMessage[]): CourseEntry[] {
  const course: CourseEntry[] = []
  for (const [at, each] of typed.entries()) {
    const last = course.at(-1)
    if (last && continues(last.message, each.message))
      course[course.length - 1] = joined(last, each)
    else course.push({ ...each, number: at + 1 })
  }
  return course
}

const joined = (last: CourseEntry, { message }: PluginMessage): CourseEntry => ({
  ...last,
  message: { ...last.message, text: `${String(last.message.text)}${String(message.text)}` },
})

/** Whether both print plain text in the same way. */
function continues(last: JsonObject, next: JsonObject): boolean {
  const [{ text: before, ...how }, { text, ...same }] = [last, next]
  const isPlain = how.type === 'print' && (how.format ?? 'plain') === 'plain'
  return isPlain && typeof before === 'string' && typeof text === 'string' && equal(how, same)
}
