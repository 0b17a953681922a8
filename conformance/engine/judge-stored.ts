import { type Stored, startOf } from '../../harness/stored.ts'
import type { Results } from '../../spec/generated/results.ts'
import type { Reading } from './check.ts'
import { documentOf, transcriptsOf } from './document.ts'
import { Judge } from './judge.ts'
import { type Left, leftBehindOf, leftBy } from './left-behind.ts'
import { select } from './selection.ts'
import type { RunOptions, Scenario, Suite } from './suite.ts'

/** Judges stored sessions again, without the subject, by the same judge as a live run. */
export function judgeStored<O extends RunOptions, S extends Scenario, R extends Reading>(
  suite: Suite<O, S, R>,
  stored: readonly Stored[],
  { argv }: { argv: readonly string[] },
): Results {
  const revision = startOf(stored[0])?.revision ?? suite.revision
  const judge = new Judge(suite, select(suite.checks, { only: [], skip: [], revision }))
  const left: Left[] = []
  const { whole = [], smaller = [] } = Object.groupBy(stored, (each) =>
    each.smaller ? 'smaller' : 'whole',
  )
  judge.expect(whole.map(headOf))
  for (const each of inOrder(whole, suite.smoke)) {
    const reading = suite.read(each.read())
    left.push(...leftBy(reading))
    judge.add(reading)
  }
  judge.finish()
  for (const each of smaller) judge.addSmaller(suite.read(each.read()))
  const rows = judge.rows()
  const finished = suite.finish?.(rows, judge.kept) ?? rows
  return {
    ...documentOf(finished, { argv, seed: 0, interrupted: false, revision }),
    nullLine: suite.nullBaseline,
    ...leftBehindOf(left),
    ...suite.summary(judge),
    transcripts: transcriptsOf(finished, judge.excerpts),
  }
}

const headOf = ({ session, about, scenario, fault }: Stored) => ({
  ...{ session, case: about, fault },
  ...(scenario !== undefined && { scenario }),
})

/** What others are compared with comes first, so that as few as possible wait in memory. */
function inOrder(stored: readonly Stored[], smoke?: string): Stored[] {
  const rank = ({ fault, scenario }: Stored) => {
    if (smoke !== undefined && scenario === smoke) return 0
    if (!fault) return 1
    return fault.kind === 'again' ? 2 : 3
  }
  return stored.toSorted((a, b) => rank(a) - rank(b))
}
