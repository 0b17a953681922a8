import { type Stored, startOf } from '../../harness/stored.ts'
import type { Results } from '../../spec/generated/results.ts'
import type { Reading } from './check.ts'
import { documentOf, transcriptsOf } from './document.ts'
import { Judge } from './judge.ts'
import { type Left, leftBehindOf, leftBy } from './left-behind.ts'
import { withRequester } from './requested-by.ts'
import { type Narrowed, selected } from './selection.ts'
import type { PlannedSession, RunOptions, Suite } from './suite.ts'

/** Judges stored sessions again, without the subject, by the same judge as a live run. */
export function judgeStored<O extends RunOptions, S extends PlannedSession, R extends Reading>(
  suite: Suite<O, S, R>,
  stored: readonly Stored[],
  { argv, ...narrowing }: { argv: readonly string[] } & Partial<Narrowed>,
): Results {
  const revision = startOf(stored[0])?.revision ?? suite.revision
  const judge = new Judge(suite, selected(suite, { only: [], skip: [], ...narrowing, revision }))
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
