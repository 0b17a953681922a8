import { generatedSchemas } from '../../../harness/generators/grammar.ts'
import { shrink, smallerInstances, smallerSchemas } from '../../../harness/generators/smaller.ts'
import { validatorFor } from '../../../harness/schemas/validator.ts'
import { type Profile, type ProviderId, providers } from '../../../spec/generated/providers.ts'
import type { Result } from '../../../spec/generated/results.ts'
import { causeOf, type Finding, type Violation } from '../../finding.ts'
import {
  type FlattenerCheck,
  isOfLines,
  isTalk,
  type LineCheck,
  type TalkCheck,
  type TrialCheck,
} from '../../flattener/check.ts'
import { type Example, examples } from '../../flattener/examples.ts'
import { flattenerChecks } from '../../flattener/index.ts'
import type { LineTalk, Talk } from '../../flattener/talk.ts'
import type { Trial } from '../../flattener/trial.ts'
import { several } from '../../several.ts'
import { fits, requirementOf, select } from '../selection.ts'
import { differenceOf } from './difference.ts'
import { holdTrial } from './hold.ts'
import type { FlattenerOptions } from './options.ts'
import { addTo, leftOutRow, rowOf, type Tally } from './rows.ts'
import type { Bench } from './spelling.ts'

/** Trials that are held at once; each has many lines open. */
const AT_ONCE = 4

/** How often a smaller counterexample is looked for. */
const SHRINKS = 150

/** One certification while it goes on. */
export class FlattenerRun {
  readonly rows: Result[] = []
  readonly options: FlattenerOptions
  readonly #talk: Talk
  readonly #lines: LineTalk | undefined
  /** All that were chosen, those that are not claimed among them. */
  readonly #chosen: FlattenerCheck[]
  readonly #checks: FlattenerCheck[]
  readonly #examples: readonly Example[]
  #done = 0
  #planned = 0

  /** Without `lines` the channel is another, and checks of the lines show nothing. */
  constructor(options: FlattenerOptions, talk: Talk, lines?: LineTalk) {
    this.options = options
    this.#talk = talk
    this.#lines = lines
    this.#chosen = select(options.checks ?? flattenerChecks, options)
    this.#checks = this.#chosen.filter((check) => this.#isClaimed(check))
    this.#examples = corpusOf(options)
  }

  /** Judges every provider in turn; what was judged before an interruption stands. */
  async judgeAll(instances: boolean): Promise<void> {
    const { providers: ids, interrupt } = this.options
    this.#tellUnclaimed(instances)
    this.#planned =
      ids.length * (this.#talks.length + (this.#trials.length > 0 ? this.#examples.length : 0))
    for (const id of ids) if (!interrupt?.aborted) await this.#judge(id, instances)
  }

  get #talks(): (TalkCheck | LineCheck)[] {
    return this.#checks.filter(isTalk)
  }

  get #trials(): TrialCheck[] {
    return this.#checks.filter((check): check is TrialCheck => !isTalk(check))
  }

  #isClaimed({ verifies, title }: FlattenerCheck): boolean {
    return !this.options.unclaimed?.some((pattern) => fits(pattern, { verifies, title }))
  }

  #tellUnclaimed(instances: boolean): void {
    for (const check of this.#chosen.filter((check) => !this.#isClaimed(check)))
      this.#tell(leftOutRow(check, 'the configuration does not claim it'))
    if (instances) return
    for (const check of this.#checks.filter(isOfInstances))
      this.#tell(
        leftOutRow(
          check,
          'feature instances is not claimed, and lines with encode are not answered',
        ),
      )
  }

  async #judge(provider: ProviderId, instances: boolean): Promise<void> {
    const profile = providers[provider]
    const { seed } = this.options
    const bench: Bench = { talk: this.#talk, profile, instances, seed }
    const wanted = this.#checks.filter((check) => instances || !isOfInstances(check))
    const tallies = new Map(
      wanted.map((check) => [check, { check, provider, count: 0, bad: 0 } as Tally]),
    )
    for (const check of wanted.filter(isTalk)) {
      addTo(tallies.get(check) as Tally, await this.#hold(check, profile))
      this.#step(`${provider}: ${check.title}`)
      if (this.options.interrupt?.aborted) break
    }
    const trials = wanted.filter((check): check is TrialCheck => !isTalk(check))
    if (trials.length > 0) await this.#try(bench, trials, tallies)
    for (const tally of tallies.values()) this.#conclude(await this.#smallest(bench, tally))
  }

  async #hold(check: TalkCheck | LineCheck, profile: Profile): Promise<Finding[]> {
    if (!isOfLines(check)) return check.hold(this.#talk, profile)
    return this.#lines ? check.holdLines(this.#lines, profile) : []
  }

  /** Holds every trial; they are judged in the order of the examples, whichever ends first. */
  async #try(
    bench: Bench,
    checks: TrialCheck[],
    tallies: Map<FlattenerCheck, Tally>,
  ): Promise<void> {
    const judged = await several(AT_ONCE, this.#examples, async (example) => {
      if (this.options.interrupt?.aborted) return []
      const trial = await holdTrial(bench, example)
      this.#step(`${bench.profile.id}: ${example.name}`)
      return checks.map((check) => ({ check, example, findings: check.judge(trial) }))
    })
    for (const { check, example, findings } of judged.flat())
      addTo(tallies.get(check) as Tally, findings, example)
  }

  /** The same departure with the smallest schema that was found to show it. */
  async #smallest(bench: Bench, tally: Tally): Promise<Tally> {
    const { check, where, first } = tally
    if (!where || !first || isTalk(check) || this.options.interrupt?.aborted) return tally
    const start: Example = where
    const smallest = await shrink(
      start,
      smallerExamples,
      async (example) => brokenIn(await holdTrial(bench, example), check, first) !== undefined,
      SHRINKS,
    )
    const trial = await holdTrial(bench, smallest)
    const bad = brokenIn(trial, check, first)
    return bad ? { ...tally, first: bad, where: smallest, difference: differenceOf(trial) } : tally
  }

  #conclude(tally: Tally): void {
    const { check, provider, where: example } = tally
    if (example) this.options.onCounterexample?.({ requirement: check.verifies, provider, example })
    this.#tell(rowOf(tally))
  }

  #tell(row: Result): void {
    this.rows.push(row)
    this.options.onResult?.(row)
  }

  #step(doing: string): void {
    this.#done += 1
    this.options.onProgress?.({ done: this.#done, planned: this.#planned, doing })
  }
}

const isOfInstances = (check: FlattenerCheck) => requirementOf(check).feature === 'instances'

/** A departure for the same cause as one that was found; another cause is another counterexample. */
function brokenIn(trial: Trial, check: TrialCheck, first: Violation): Violation | undefined {
  const isSame = (finding: Finding): finding is Violation =>
    finding.kind === 'violated' && causeOf(finding) === causeOf(first)
  return check.judge(trial).find(isSame)
}

/** The schemas one step smaller, with the instances that were given; then the instances. */
function smallerExamples({ name, schema, valid = [], invalid = [] }: Example): Example[] {
  const instances = valid.flatMap((value, at) =>
    smallerInstances(value)
      .slice(0, 4)
      .map((cut) => valid.map((other, i) => (i === at ? cut : other))),
  )
  return [
    ...(valid.length > 1 ? valid.map((value) => ({ name, schema, valid: [value], invalid })) : []),
    ...smallerSchemas(schema)
      .filter((smaller) => validatorFor(smaller))
      .map((smaller) => ({ name, schema: smaller, valid: [...valid], invalid })),
    ...instances.slice(0, 12).map((cut) => ({ name, schema, valid: cut, invalid })),
  ]
}

/** The sources' own schemas and one of each shape, the user's, and generated ones. */
function corpusOf({ schemas = [], runs, seed }: FlattenerOptions): Example[] {
  const generated = generatedSchemas(seed, runs).map((schema, i) => ({
    name: `generated ${i + 1}`,
    schema,
  }))
  return [...examples, ...schemas, ...generated]
}
