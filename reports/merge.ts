import { outdatedOf } from './outdated.ts'
import { valuesOf, withoutOptions } from './reproduce.ts'
import type { NotExercised, Outcome, Result, Results, Smoke } from './results.ts'
import { countsOf, inOrder, outcomeOf } from './verdicts.ts'

/** The joined document, or the one sentence that states why these documents do not belong together. */
export type Merged = { results: Results; refused?: never } | { refused: string; results?: never }

/**
 * Joins the shards of one run: results counted and weighed again. A shard in which nothing was to run does not make
 * the whole partial; one that did not get to run it, or is not here, does. `ms` is the sum of all shards. `names` are
 * those of the documents in what is refused.
 */
export function merge(shards: Results[], names = shards.map(numbered)): Merged {
  const [first] = shards
  if (first === undefined) return { refused: 'There is nothing to merge.' }
  const refused = difference(first, shards, names)
  if (refused !== undefined) return { refused }
  const parts = shards.map(apart)
  return { results: joined(first, parts) }
}

const numbered = (_: Results, at: number) => `Document ${at + 1}`

const SAME: [string, (results: Results) => unknown][] = [
  ['role', ({ subject }) => subject.role],
  ['command', ({ subject }) => subject.command],
  ['sha256', ({ subject }) => subject.sha256 ?? null],
  ['spec revision', ({ spec }) => spec.revision],
  ['suite version', ({ suite }) => suite.version],
  ['seed', ({ seed }) => seed],
  ['number of shards', ({ shard }) => shard?.of ?? null],
  ['selection of checks', ({ command }) => valuesOf(command ?? [], NARROWING)],
]

/** The options that state which checks there are to share out. */
const NARROWING = ['--only', '--skip', '--revision', '--profile']

function difference(first: Results, shards: Results[], names: string[]): string | undefined {
  for (const [name, of] of SAME) {
    const wanted = JSON.stringify(of(first))
    const at = shards.findIndex((shard) => JSON.stringify(of(shard)) !== wanted)
    if (at > 0)
      return `${names[at]} has another ${name} than ${names[0]}, so it is not a shard of the same run.`
  }
  const beyond = shards.findIndex(({ shard }) => shard && shard.index > shard.of)
  if (beyond >= 0) return `${names[beyond]} is shard ${named(shards[beyond])}, which there is not.`
  return shards.length > 1 ? misnumbered(shards, names) : undefined
}

const named = (results?: Results) => `${results?.shard?.index} of ${results?.shard?.of}`

function misnumbered(shards: Results[], names: string[]): string | undefined {
  const whole = shards.findIndex(({ shard }) => shard === undefined)
  if (whole >= 0) return `${names[whole]} is no shard: it was written without --shard.`
  const numbers = shards.map(({ shard }) => shard?.index)
  const again = numbers.findIndex((number, at) => numbers.indexOf(number) < at)
  if (again < 0) return undefined
  const first = numbers.indexOf(numbers[again])
  return `${names[again]} is shard ${named(shards[again])}, as ${names[first]} is: each is merged once.`
}

/** The shards of a run that are not among these. */
function missing(shards: Results[]): Pick<Results, 'missingShards'> {
  const [first] = shards
  if (first?.shard === undefined) return {}
  const { of } = first.shard
  const here = new Set(shards.map(({ shard }) => shard?.index))
  const absent = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !here.has(index))
  return absent.length > 0 ? { missingShards: { of, missing: absent } } : {}
}

function joined({ shard: _, ...first }: Results, shards: Results[]): Results {
  const results = inOrder(shards.flatMap((shard) => shard.results))
  return {
    ...first,
    command: withoutOptions(first.command ?? [], ['--shard']),
    started: shards.flatMap(({ started }) => started ?? []).sort()[0],
    ...(shards.some(({ ms }) => ms !== undefined) && { ms: sum(shards.map(({ ms = 0 }) => ms)) }),
    ...(shards.some((shard) => shard.interrupted) && { interrupted: true as const }),
    ...missing(shards),
    outcome: joinedOutcome(shards, results),
    counts: countsOf(results),
    results,
    notExercised: notExercised(
      shards.flatMap((shard) => shard.notExercised ?? []),
      results,
    ),
    ...left(shards),
    ...escapedBy(shards),
    ...outdatedOf(shards),
    noise: noise(shards),
    smoke: smoke(first, shards),
    transcripts: Object.assign({}, ...shards.map(({ transcripts }) => transcripts)),
  }
}

function joinedOutcome(shards: Results[], results: Result[]): Outcome {
  const isShort = shards.some(isCutShort) || missing(shards).missingShards !== undefined
  const outcome = outcomeOf(results, isShort)
  if (outcome === 'error' || shards.some((shard) => shard.outcome === 'error')) return 'error'
  return shards.some((shard) => shard.outdatedKnownFailures?.length) ? 'nonconformant' : outcome
}

/** Whether a shard did not look at what it was to look at, whatever its rows state. */
function isCutShort({ interrupted, smoke, outcome, results }: Results): boolean {
  const worse = outcome === 'partial' && outcomeOf(results, false) === 'conformant'
  return worse || interrupted === true || smoke?.started === false || smoke?.spoke === false
}

function ran({ verdict }: Result): boolean {
  return verdict !== 'not-applicable'
}

// Sessions are numbered within a shard: the shard's number keeps them apart.
function apart(shard: Results, at: number): Results {
  const renamed = (name: string) => `${at + 1}/${name}`
  const results = shard.results.map((result) =>
    result.transcript === undefined
      ? result
      : { ...result, transcript: renamed(result.transcript) },
  )
  const transcripts = Object.entries(shard.transcripts ?? {}).map(([name, events]) => [
    renamed(name),
    events,
  ])
  const leftBehind = shard.leftBehind?.map(({ session, ...each }) => ({
    ...each,
    ...(session !== undefined && { session: renamed(session) }),
  }))
  return {
    ...shard,
    results,
    ...(leftBehind && { leftBehind }),
    transcripts: Object.fromEntries(transcripts),
  }
}

function notExercised(lists: NotExercised[], results: Result[]): NotExercised[] {
  const seen = new Set(results.filter(ran).map(({ requirement }) => requirement))
  const missing = lists.filter(({ requirement }) => !seen.has(requirement))
  return [...new Map(missing.map((entry) => [entry.requirement, entry])).values()]
}

/** What one shard could not see may have escaped it. */
function escapedBy(shards: Results[]): Pick<Results, 'escapedBy'> {
  return shards.some((shard) => shard.escapedBy === 'environment')
    ? { escapedBy: 'environment' }
    : {}
}

/** Each shard's sessions are named apart, so that none is counted twice. */
function left(shards: Results[]): Pick<Results, 'leftBehind'> {
  const all = shards.flatMap(({ leftBehind = [] }) => leftBehind)
  const alike = [...Map.groupBy(all, ({ process, how }) => `${how} ${process}`).values()]
  const leftBehind = alike.flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const times = sum([first, ...more].map((each) => each.times))
    return [{ ...first, times }]
  })
  return leftBehind.length > 0 ? { leftBehind } : {}
}

function noise(shards: Results[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const [name, ms] of shards.flatMap((shard) => Object.entries(shard.noise ?? {})))
    all[name] = Math.max(all[name] ?? 0, ms)
  return all
}

function smoke(first: Results, shards: Results[]): Smoke | undefined {
  const all = shards.flatMap((shard) => shard.smoke ?? [])
  const failed = all.find(({ started }) => !started) ?? all.find(({ spoke }) => spoke === false)
  return failed ?? first.smoke
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
