import { US_PER_MS } from '../../transcript.ts'
import type { JsonObject } from '../../wire/json.ts'

/** What a subject has said: a plugin that asks or reports the same every now and then is never silent. */
export interface Talk {
  /** Messages without what differs from one to the next of their kind. */
  readonly known: ReadonlySet<string>
  /** For how many microseconds no message has brought anything new. */
  readonly repeatedUs: number
  /** When the last message came that did. */
  readonly newAt: number
}

export const NO_TALK: Talk = { known: new Set(), repeatedUs: 0, newAt: 0 }

/** What bounds the memory that messages take: how many are known, and characters of each. */
const [MOST, LENGTH] = [500, 500]

/** What was said with another message, whose id and numbers are no news. */
export function withMessage(talk: Talk, { id: _, ...message }: JsonObject, at: number): Talk {
  const { known, newAt } = talk
  const text = JSON.stringify(message)
    .slice(0, LENGTH)
    .replaceAll(/\d+(?:[.,]\d+)*/g, '0')
  if (known.has(text)) return { ...talk, repeatedUs: at - newAt }
  const more = known.size < MOST ? new Set([...known, text]) : known
  return { known: more, repeatedUs: 0, newAt: at }
}

/** How many times as long as a silence a subject may repeat itself: what it repeats may be how far it has come. */
const PATIENCE = 4

/** Whether a subject has repeated itself for so long that this is like a silence of so many milliseconds. */
export const isLikeSilence = ({ repeatedUs }: Talk, silenceMs: number): boolean =>
  repeatedUs >= PATIENCE * silenceMs * US_PER_MS
