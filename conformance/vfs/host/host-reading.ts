import type { HostConversation } from '../../../harness/host-conversation.ts'
import { readHostConversation } from '../../../harness/host-reading.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import { type FlattenerReading, readFlattenerSession } from '../../flattener/flattener-reading.ts'

/** A transcript of one session with a host, which may be one about flattening. */
export interface HostReading extends HostConversation {
  flattening?: FlattenerReading
}

/** Reads a transcript of a session with a host. A session without a scenario is named after its case. */
export function readHostSession(transcript: Transcript): HostReading {
  const conversation = readHostConversation(transcript)
  const { scenario = conversation.start.case, ...start } = conversation.start
  const named = { ...start, ...(scenario !== undefined && { scenario }) }
  const reading: HostReading = { ...conversation, start: named }
  if (start.context?.flattening) reading.flattening = readFlattenerSession(transcript)
  return reading
}
