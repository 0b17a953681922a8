import { messageValue } from '../../harness/reading.ts'
import { type Stored, storedFrom } from '../../harness/stored.ts'
import type { Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import { isObject } from '../../harness/wire/json.ts'

/** The profile with all that a plugin may send to its host: what it does not send it is not held to. */
const WHOLE = 'd18'

/** A tapped session as one of the program that the host has started: what it is shows in what it wrote. */
export const programSide = (stored: Stored): Stored => storedFrom(programTranscript(stored.read()))

function programTranscript([start, ...events]: Transcript): Transcript {
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  const stateful = start.role === 'tool' && events.some(isOfState)
  const context = {
    ...start.context,
    ...(stateful && { stateful }),
    ...(start.role === 'plugin' && { profile: WHOLE }),
  }
  return [{ ...start, context }, ...events]
}

/** Whether a message is one that only stateful tools send or are sent. */
function isOfState(event: TranscriptEvent): boolean {
  if (event.event !== 'sent' && event.event !== 'received') return false
  const message = messageValue(event)
  return isObject(message) && ['state', 'apply'].includes(String(message.method))
}
