import { type Stored, startOf } from '../../harness/stored.ts'
import { remembered } from '../../harness/wire/remembered.ts'
import type { Results } from '../../spec/generated/results.ts'
import type { Reading } from './check.ts'
import { CheckIndex } from './check-index.ts'
import { documentOf, transcriptsOf } from './document.ts'
import { Judge } from './judge.ts'
import { type Left, leftBehindOf, leftBy } from './left-behind.ts'
import { withRequester } from './requested-by.ts'
import { type Narrowed, selected } from './selection.ts'
import type { PlannedSession, RunOptions, Suite } from './suite.ts'

/** What a judging of stored sessions is about: the words of its command, and which checks judge. */
type StoredJudging = { argv: readonly string[] } & Partial<Narrowed>

/** Judges stored sessions again, without the subject, by the same judge as a live run. */
export const judgeStored = <O extends RunOptions, S extends PlannedSession, R extends Reading>(
  suite: Suite<O, S, R>,
  stored: readonly Stored[],
  about: StoredJudging,
): Results => storedJudge(suite, about)(stored)

/** Judges the stored sessions of run after run; which checks are about what is found out once. */
export function storedJudge<O extends RunOptions, S extends PlannedSession, R extends Reading>(
  suite: Suite<O, S, R>,
  { argv, ...narrowing }: StoredJudging,
): (stored: readonly Stored[]) => Results {
  const indexOf = remembered(
    (revision) =>
      new CheckIndex(suite, selected(suite, { only: [], skip: [], ...narrowing, revision })),
  )
  return (stored) => {
    const revision = startOf(stored[0])?.revision ?? suite.revision
    const judge = new Judge(suite, indexOf(revision))
    const left = addStored(suite, judge, stored)
    const asked = stored.map(({ session, requestedBy = [] }) => [session, requestedBy] as const)
    const rows = withRequester(judge.rows(), new Map(asked))
    const finished = suite.finish?.(rows, judge.retained) ?? rows
    return {
      ...documentOf(finished, { argv, seed: 0, interrupted: false, revision }),
      nullBaseline: suite.nullBaseline,
      ...leftBehindOf(left),
      ...suite.summary(judge),
      transcripts: transcriptsOf(finished, judge.excerpts),
    }
  }
}

/** Has stored sessions judged; gives what they left behind. */
function addStored<O extends RunOptions, S extends PlannedSession, R extends Reading>(
  suite: Suite<O, S, R>,
  judge: Judge<R>,
  stored: readonly Stored[],
): Left[] {
  const left: Left[] = []
  const { whole = [], smaller = [] } = Object.groupBy(stored, (each) =>
    each.smaller ? 'smaller' : 'whole',
  )
  judge.expect(whole.toSorted(byPlace).map(headOf))
  for (const each of inOrder(whole, suite.smoke)) {
    const reading = suite.read(each.read())
    left.push(...leftBy(reading))
    judge.add(reading)
  }
  judge.finish()
  for (const each of smaller) judge.addSmaller(suite.read(each.read()))
  return left
}

/** The order in which sessions were planned; of recordings that do not state it, that of the files. */
const byPlace = ({ place: a = 0 }: Stored, { place: b = 0 }: Stored) => a - b

const headOf = ({ session, about, scenario, fault }: Stored) => ({
  ...{ session, case: about, fault },
  ...(scenario !== undefined && { scenario }),
})

/** What others are compared with comes first, so that as few as possible wait in memory. */
function inOrder(stored: readonly Stored[], smoke?: string): Stored[] {
  const rank = ({ fault, scenario, place }: Stored) => {
    if (place === 0 || (smoke !== undefined && scenario === smoke)) return 0
    if (!fault) return 1
    return fault.kind === 'again' ? 2 : 3
  }
  return stored.toSorted((a, b) => rank(a) - rank(b))
}
