import type { Fault } from './adversary/fault.ts'
import type { Role, Started, Transcript } from './transcript.ts'

/** A stored session; it is read when it is asked for, so that there may be more of them than memory holds. */
export interface Stored {
  role: Role
  session: string
  /** The case that it is about. */
  about: string
  /** Id of the revision of the specification that it was recorded for. */
  revision: string
  scenario?: string
  fault?: Fault
  /** Place among the planned sessions; absent in recordings that do not state it. */
  place?: number
  requestedBy?: readonly string[]
  /** It shows with less what another session violates. */
  smaller: boolean
  read(): Transcript
}

/** A transcript that is in memory already. */
export function storedFrom(transcript: Transcript): Stored {
  const [start] = transcript
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  return { ...aboutOf(start), read: () => transcript }
}

/** The start of a stored session. */
export function startOf(stored: Stored | undefined): Started | undefined {
  const [start] = stored?.read() ?? []
  return start?.event === 'start' ? start : undefined
}

/** What is known of a session without reading more of it. */
export const aboutOf = ({
  role,
  session,
  case: about = '',
  scenario = role === 'host' ? about : undefined,
  shrinks,
  fault,
  place,
  requestedBy,
  revision,
}: Started): Omit<Stored, 'read'> => ({
  role,
  session,
  about,
  revision,
  ...(scenario !== undefined && { scenario }),
  smaller: shrinks !== undefined,
  ...(fault && { fault }),
  ...(place !== undefined && { place }),
  ...(requestedBy && { requestedBy }),
})
