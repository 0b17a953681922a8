import type { TranscriptEvent } from './transcript.ts'
import { parseAnyDepth } from './wire/condenser.ts'

type Spoken = Extract<TranscriptEvent, { event: 'sent' | 'received' }>

/** The values of short lines, by their texts: the same ones occur in conversation after conversation. */
const output = new Map<string, unknown>()

/** The values of long lines, which are kept for no longer than their events. */
const read = new WeakMap<Spoken, unknown>()

/** What bounds the memory that short lines take. */
const [SHORT, MOST_SHORT] = [1_000, 1_000]

/**
 * The JSON value of a line of the conversation, `undefined` when it is none. It is read once, however many
 * ask for it (the session that answers it, then the judge), and is not to be changed.
 */
export function messageValue(event: Spoken): unknown {
  const { text } = event
  if (text === undefined) return undefined
  return text.length <= SHORT ? shortValue(text) : longValue(event, text)
}

function shortValue(text: string): unknown {
  const known = output.get(text)
  if (known !== undefined) return known
  const value = parseAnyDepth(text)
  if (output.size === MOST_SHORT) output.clear()
  output.set(text, value)
  return value
}

function longValue(event: Spoken, text: string): unknown {
  const known = read.get(event)
  if (known !== undefined) return known
  const value = parseAnyDepth(text)
  read.set(event, value)
  return value
}
