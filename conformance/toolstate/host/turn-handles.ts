import type { HostConversation } from '../../../harness/host-conversation.ts'
import { elementsOf, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfiedUnless } from '../../engine/finding.ts'

/** The handles that the end of a turn found, by the number of that end. */
export const handlesAt = ({ turnEnds }: HostConversation, nth = 0): JsonObject[] | undefined =>
  turnEnds[nth] && elementsOf(turnEnds[nth].handles).filter(isObject)

/** Judges that the end of a turn found nothing, where all that was spawned is over. */
export function endsWithNothing(c: HostConversation, nth = 0): Finding[] {
  const found = handlesAt(c, nth)
  if (!found) return [inconclusive(c.failure?.sentence ?? 'the turn did not end')]
  return [satisfiedUnless(found.length > 0 && 'a handle', 'no handle at the end of the turn')]
}
