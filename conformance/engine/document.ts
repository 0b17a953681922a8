import type { Transcript } from '../../harness/transcript.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { Outcome, Result, Results } from '../../spec/generated/results.ts'

type Counts = Results['counts']

/** The suite and the machine, as every report reports them. */
const suite = {
  name: 'jp-conformance' as const,
  version: manifest.version,
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
}

/** Counts results by verdict. */
export function countsOf(results: Result[]): Counts {
  const counts: Counts = {
    pass: 0,
    fail: 0,
    warn: 0,
    inconclusive: 0,
    'not-applicable': 0,
    error: 0,
  }
  for (const { verdict } of results) counts[verdict] += 1
  return counts
}

/** The outcome of a run: green only when something required was exercised and nothing required is open. */
export function outcomeOf(results: Result[], interrupted: boolean): Outcome {
  const required = results.filter(({ level }) => level === 'must')
  const has = (verdict: Result['verdict']) => required.some((r) => r.verdict === verdict)
  if (results.some(({ verdict }) => verdict === 'error')) return 'error'
  if (has('fail')) return 'nonconformant'
  return interrupted || has('inconclusive') || !has('pass') ? 'partial' : 'conformant'
}

/** What no case exercised, once for each requirement, with what to add. */
export function notExercisedOf(results: Result[]): NonNullable<Results['notExercised']> {
  const exercised = new Set(
    results
      .filter(({ verdict }) => verdict !== 'not-applicable')
      .map(({ requirement }) => requirement),
  )
  const missing = results.filter(({ requirement, advice }) => advice && !exercised.has(requirement))
  return [
    ...new Map(
      missing.map(({ requirement, advice = '' }) => [requirement, { requirement, advice }]),
    ).values(),
  ]
}

/** What a results document contains beside its rows. */
interface Facts {
  argv: readonly string[]
  seed: number
  interrupted: boolean
  revision: string
}

/** The parts of a results document that follow from its rows. */
export function documentOf(results: Result[], { argv, seed, interrupted, revision }: Facts) {
  return {
    format: 1 as const,
    suite,
    spec: { revision },
    command: [...argv],
    seed,
    ...(interrupted && { interrupted: true as const }),
    outcome: outcomeOf(results, interrupted),
    counts: countsOf(results),
    results,
    notExercised: notExercisedOf(results),
  }
}

/** The excerpts that rows point to, by session. */
export function transcriptsOf(
  rows: readonly Result[],
  excerpts: ReadonlyMap<string, Transcript>,
): NonNullable<Results['transcripts']> {
  const wanted = new Set(rows.map(({ transcript }) => transcript))
  const shown = [...excerpts].filter(([session]) => wanted.has(session))
  return Object.fromEntries(shown) as NonNullable<Results['transcripts']>
}
