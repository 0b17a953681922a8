import type { Conversation } from '../../../harness/conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { quote } from '../../engine/finding.ts'

/**
 * What a tool on plain stdio did to a file between an event, before which its files were looked at, and its end, where it is
 * what the case without a fault comes to. A file that such a case does not leave as another one is its own affair.
 */
export function effectAfter(
  c: Conversation,
  baseline: Conversation,
  index: number,
): string | undefined {
  const before = filesBefore(c, index)
  const paths = [...Object.keys(baseline.files), ...(c.start.context?.files ?? [])]
  const path = paths.find(
    (each) => equal(c.files[each], baseline.files[each]) && !equal(c.files[each], before?.[each]),
  )
  return before && path && `${quote(path)} became what it is after an answer`
}

function filesBefore({ transcript }: Conversation, index: number) {
  const looked = transcript.slice(0, index).findLast(({ event }) => event === 'project-snapshot')
  return looked?.event === 'project-snapshot' ? looked.files : undefined
}
