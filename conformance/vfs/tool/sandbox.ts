import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { ANY_CASE } from './advice.ts'
import { isSteady } from './behaviour.ts'
import { difference } from './difference.ts'
import { doubtOf } from './ending.ts'
import { type Compared, faultChecks } from './tool-check.ts'

/** The text that stands in every file of the decoy project, and nowhere else. */
export const DECOY = 'jp-conformance-decoy'

/** How a tool reaches the outside world. @see rfd-d11 §Summary */
export const sandboxChecks = faultChecks(
  {
    verifies: 'vfs.sandbox.tool-uses-protocol-only',
    title: 'leaves files that lie around it alone',
    toExercise: 'Add a case with files that the tool reads or writes.',
    faults: () => [{ kind: 'decoy-project' }],
    judges: ({ kind }) => kind === 'decoy-project',
    judge: leavesDecoyAlone,
  },
  {
    verifies: 'vfs.sandbox.tool-needs-no-project-directory',
    title: 'works in an empty directory',
    toExercise: ANY_CASE,
    faults: () => [{ kind: 'elsewhere' }],
    judges: ({ kind }) => kind === 'elsewhere',
    judge: worksElsewhere,
  },
)

function leavesDecoyAlone(c: Conversation, compared: Compared): Finding[] {
  const expected = 'files are reached through the protocol only'
  const told = c.lines.find(({ text }) => text?.includes(DECOY))
  if (told)
    return [
      violated(
        expected,
        `line ${told.number} tells what stands in a file of the directory the tool was started in`,
        told.index,
      ),
    ]
  const changed = c.transcript.find(
    (event) => event.event === 'note' && event.text === 'directory changed',
  )
  if (changed?.event === 'note')
    return [
      violated(
        expected,
        `the tool changed the directory it was started in: ${String(changed.data)}`,
      ),
    ]
  const unseen = c.transcript.some((e) => e.event === 'note' && e.text === 'directory not seen')
  if (unseen) return [inconclusive('what the tool did to that directory could not be seen')]
  return worksElsewhere(c, compared)
}

/** A command that cannot be started from another directory proves nothing about the tool. */
function worksElsewhere(c: Conversation, compared: Compared): Finding[] {
  const { baseline: plain } = compared
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  if (c.lines.length === 0 && plain.lines.length > 0)
    return [
      inconclusive('the command does not start from another directory; give absolute paths in it'),
    ]
  if (!isSteady(compared)) return c.finals.length > 0 ? [satisfied()] : []
  const different = difference(c, plain)
  return [
    different
      ? violated(
          'the same requests and final as anywhere else',
          different.observed,
          different.index,
        )
      : satisfied(),
  ]
}
