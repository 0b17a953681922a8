import type { Fault } from '../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../harness/conversation.ts'
import type { Line } from '../../../harness/session-reading.ts'
import type { EventOf } from '../../../harness/transcript.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  quote,
  satisfied,
  violated,
} from '../../engine/finding.ts'
import { ANY_CASE } from './advice.ts'
import { isSteady } from './behaviour.ts'
import { difference } from './difference.ts'
import { doubtOf } from './ending.ts'
import { type Compared, faultChecks, inEveryCase } from './tool-check.ts'

/** The text that stands in every file of the decoy project, and nowhere else. */
export const DECOY = 'jp-conformance-decoy'

/** How a tool reaches the outside world. @see rfd-d11 §Summary */
export const sandboxChecks = faultChecks(
  {
    verifies: 'vfs.sandbox.tool-uses-protocol-only#start-directory',
    title: 'leaves files that lie around it alone',
    ...inEveryCase({ kind: 'decoy-project' }),
    toExercise: 'Add a case with files that the tool reads or writes.',
    judge: leavesDecoyAlone,
  },
  reaches('read', 'read', 'opens no file but those of its runtime', 'no file is opened'),
  reaches('write', 'write', 'makes, changes and removes no file', 'no file is changed'),
  reaches('programs', 'run', 'starts no program', 'no program is started'),
  reaches('network', 'connect', 'opens no connection', 'no connection is opened'),
  {
    verifies: 'vfs.sandbox.tool-needs-no-project-directory',
    title: 'works in an empty directory',
    ...inEveryCase({ kind: 'elsewhere' }),
    judge: worksElsewhere,
  },
)

/** The clauses that system calls show. */
type WatchedClause = 'read' | 'write' | 'programs' | 'network'

type Access = NonNullable<EventOf<'system-calls'>['accesses']>[number]

/** A check of what a tool reached by itself after its first message. */
function reaches(clause: WatchedClause, how: Access['how'], title: string, expected: string) {
  return {
    verifies: `vfs.sandbox.tool-uses-protocol-only#${clause}` as const,
    title: `${title} by itself`,
    toExercise: ANY_CASE,
    faults: () => [{ kind: 'watched' as const }],
    judges: ({ kind }: Fault) => kind === 'watched',
    judge: (c: Conversation, compared: Compared) =>
      reachedBy(how, `${expected} past the protocol`, c, compared),
  }
}

/** What a program did with what it reached. */
export const VERBS: Record<Access['how'], string> = {
  read: 'opened',
  write: 'made, changed or removed',
  run: 'started',
  connect: 'connected to',
  listen: 'listened at',
}

/** What cannot be watched here is judged by the start directory alone, and blames nobody. */
function reachedBy(
  how: Access['how'],
  expected: string,
  c: Conversation,
  { baseline }: Compared,
): Finding[] {
  const seen = c.transcript.find((event) => event.event === 'system-calls')
  if (!seen || c.interrupted || c.couldNotStart) return []
  const { accesses = [], notWatched, readInput } = seen
  if (notWatched) return [notApplicable(`seen for the start directory only: ${notWatched}`)]
  const access = accesses.find((each) => each.how === how)
  if (access)
    return [violated(expected, `the tool itself ${VERBS[how]} ${quote(access.target, 200)}`)]
  if (!readInput) return [notApplicable(`seen for the start directory only: ${UNSEEN}`)]
  const wentOn = c.lines.length > 0 || baseline.lines.length === 0
  return wentOn ? [satisfied()] : [notApplicable(`seen for the start directory only: ${UNSTARTED}`)]
}

const UNSEEN = 'the tool was not seen to read its first message'
const UNSTARTED = 'the command wrote nothing while its system calls were watched'

/** What a line states, however a message spells its characters. */
const statedIn = ({ value, text = '' }: Line) =>
  value === undefined ? text : JSON.stringify(value)

function leavesDecoyAlone(c: Conversation, compared: Compared): Finding[] {
  const expected = 'files are reached through the protocol only'
  const reported = c.lines.find((line) => statedIn(line).includes(DECOY))
  if (reported)
    return [
      violated(
        expected,
        `line ${reported.number} reports what stands in a file of the directory the tool was started in`,
        reported.index,
      ),
    ]
  const changed = c.transcript.find((event) => event.event === 'directory-changed')
  if (changed)
    return [
      violated(expected, `the tool changed the directory it was started in: ${changed.change}`),
    ]
  const unseen = c.transcript.some((e) => e.event === 'directory-not-seen')
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
