import { US_PER_MS } from '../../transcript.ts'
import type { JsonObject } from '../../wire/json.ts'
import type { ReceivedLine } from './tool-event.ts'

/** What a subject has written so far: a plugin that asks or reports the same every now and then is never silent. */
export interface Written {
  /** Messages without what differs from one to the next of their kind. */
  readonly known: ReadonlySet<string>
  /** For how many microseconds no message has brought anything new. */
  readonly repeatedUs: number
  /** When the last message came that did. */
  readonly newAt: number
}

export const NOTHING_WRITTEN: Written = { known: new Set(), repeatedUs: 0, newAt: 0 }

/** What bounds the memory that messages take: how many are known, and characters of each; a longer one counts as new. */
const [MOST, LENGTH] = [500, 500]

/** What was written with another line's message, whose id and numbers do not make it a new one. */
export function withMessage(
  written: Written,
  { id: _, ...message }: JsonObject,
  { at, text: line = '' }: ReceivedLine,
): Written {
  const { known, newAt } = written
  if (line.length > LENGTH) return { known, repeatedUs: 0, newAt: at }
  const text = JSON.stringify(message).replaceAll(/\d+(?:[.,]\d+)*/g, '0')
  if (known.has(text)) return { ...written, repeatedUs: at - newAt }
  const more = known.size < MOST ? new Set([...known, text]) : known
  return { known: more, repeatedUs: 0, newAt: at }
}

/** How many times as long as a silence a subject may repeat itself: what it repeats may be how far it has come. */
const LONGER = 4

/** Whether a subject has repeated itself for so long that this is like a silence of so many milliseconds. */
export const isLikeSilence = ({ repeatedUs }: Written, silenceMs: number): boolean =>
  repeatedUs >= LONGER * silenceMs * US_PER_MS
