import type { Reply } from '../launch/host.ts'
import type { NoteText } from '../transcript.ts'

/** What is noted when a host does not do what it is asked for. */
interface Setback {
  text: NoteText
  data: unknown
}

/** Tells what became of a request that has no result; `owed` names the claimed feature that a method stands for. */
export function setbackOf(
  reply: Exclude<Reply, { result: unknown }>,
  owed: string | undefined,
): Setback {
  if ('failed' in reply)
    return { text: 'driver failed', data: { sentence: reply.failed, kind: reply.kind } }
  const { refused, lacks } = reply
  // A method that nobody promised may be missing; one that a claimed feature stands for may not.
  if (lacks === 'method' && owed !== undefined)
    return { text: 'driver refused', data: `the host claims the feature ${owed}, and ${refused}` }
  return { text: lacks === undefined ? 'driver refused' : 'not supported', data: refused }
}
