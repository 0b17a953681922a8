import type { TranscriptEvent } from './transcript.ts'
import { parse } from './wire/json.ts'

type Spoken = Extract<TranscriptEvent, { event: 'sent' | 'received' }>

const read = new WeakMap<Spoken, unknown>()

/**
 * The JSON value of a line of the conversation, `undefined` when it is none. It is read once, however many
 * ask for it (the session that answers it, then the judge), and is not to be changed.
 */
export function spokenValue(event: Spoken): unknown {
  if (event.text === undefined) return undefined
  const known = read.get(event)
  if (known !== undefined) return known
  const value = parse(event.text)
  read.set(event, value)
  return value
}
