import { isObject } from '../../../harness/wire/json.ts'

/** A long text that repeats one unit: `head`, `repeats` as often as `times` states, `tail`. */
interface Repetition {
  repeats: string
  times: number
  head: string | Repetition
  tail: string | Repetition
}

const LONG = 16 * 1024
const LONGEST_UNIT = 1_024

/** A value whose long repetitive texts are written as what they repeat. */
export function folded(value: unknown): unknown {
  if (typeof value === 'string') return foldedText(value)
  if (Array.isArray(value)) return value.map(folded)
  return isObject(value) ? mapped(value, folded) : value
}

/** The value that was folded. */
export function unfolded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unfolded)
  if (!isObject(value)) return value
  if (!isRepetition(value)) return mapped(value, unfolded)
  const { head, repeats, times, tail } = value
  return unfolded(head) + repeats.repeat(times) + unfolded(tail)
}

const foldedText = (text: string): string | Repetition =>
  text.length < LONG ? text : (repetitionIn(text) ?? text)

const mapped = (value: object, change: (member: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]))

const isRepetition = (value: object): value is Repetition => 'repeats' in value && 'times' in value

/** The repetition around the middle of a text, and those around the middles of what stands before and behind it. */
function repetitionIn(text: string): Repetition | undefined {
  const middle = text.length >> 1
  const size = unitAt(text, middle)
  if (size === undefined) return undefined
  let from = middle
  while (from > 0 && text[from - 1] === text[from - 1 + size]) from -= 1
  let to = middle + size
  while (to < text.length && text[to] === text[to - size]) to += 1
  const times = Math.floor((to - from) / size)
  const repeats = text.slice(from, from + size)
  return {
    ...{ repeats, times },
    head: foldedText(text.slice(0, from)),
    tail: foldedText(text.slice(from + times * size)),
  }
}

/** Length of the shortest unit that is repeated at a place. */
function unitAt(text: string, at: number): number | undefined {
  const sample = text.slice(at, at + 2 * LONGEST_UNIT)
  for (let size = 1; size <= LONGEST_UNIT; size++)
    if (text.startsWith(sample, at + size)) return size
  return undefined
}
