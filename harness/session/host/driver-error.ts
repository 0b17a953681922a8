import type { Reply } from '../../launch/host.ts'
import type { UnstampedEvent } from '../../recorder.ts'

/** A reply that is no result. */
export type Failure = Exclude<Reply, { result: unknown }>

/** The event of a request that has no result; `required` names the claimed feature that a method stands for. */
export function driverErrorOf(reply: Failure, required: string | undefined): UnstampedEvent {
  if ('failed' in reply) return { event: 'driver-failed', sentence: reply.failed, kind: reply.kind }
  const { refused, lacks } = reply
  // A method that nobody promised may be missing; one that a claimed feature stands for may not.
  if (lacks === 'method' && required !== undefined)
    return {
      event: 'driver-refused',
      sentence: `the host claims the feature ${required}, and ${refused}`,
    }
  const event = lacks === undefined ? 'driver-refused' : 'not-supported'
  return { event, sentence: refused }
}
