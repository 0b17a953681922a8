import type { TranscriptEvent } from './transcript.ts'
import { parseAnyDepth } from './wire/condenser.ts'
import { computedOnce, isShort, remembered } from './wire/remembered.ts'

type Spoken = Extract<TranscriptEvent, { event: 'sent' | 'received' }>

/** The values of short lines. */
const shortValue = remembered(parseAnyDepth)

/** The values of long lines, which are kept for no longer than their events. */
const longValue = computedOnce(({ text = '' }: Spoken) => parseAnyDepth(text))

/**
 * The JSON value of a line of the conversation, `undefined` when it is none. It is read once, however many
 * ask for it (the session that answers it, then the judge), and is not to be changed.
 */
export function messageValue(event: Spoken): unknown {
  const { text } = event
  if (text === undefined) return undefined
  return isShort(text) ? shortValue(text) : longValue(event)
}
