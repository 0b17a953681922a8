import { availableParallelism } from 'node:os'
import type { DirectoryLeft } from '../../harness/launch/remove-directory.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import { isBusy } from './busy.ts'
import type { Reading } from './check.ts'
import { collectSoonAfter } from './collect-garbage.ts'
import { type Judge, judgeBy } from './judge.ts'
import { directoriesLeft, escapedFrom, type Left, leftBehindOf, leftBy } from './left-behind.ts'
import { markStart } from './mark-start.ts'
import { withRequester } from './requested-by.ts'
import { Retrial } from './retrial.ts'
import { secretsIn, withholdSecrets } from './secrets.ts'
import { shrinkAll } from './shrinker.ts'
import type { Plan, PlannedSession, RunContext, Runner, RunOptions, Suite } from './suite.ts'
import { shownBy, UnhurriedRuns } from './unhurried.ts'
import { untilItWaits } from './until-it-waits.ts'
import { WorkerPool } from './worker-pool.ts'

/** One certification while it goes on: plans sessions, runs them side by side, and has them judged. */
export class Run<O extends RunOptions, S extends PlannedSession, R extends Reading> {
  readonly judge: Judge<R>
  readonly #suite: Suite<O, S, R>
  readonly #options: O
  readonly #plan: Plan<S, R>
  readonly #runner: Runner<S>
  readonly #pool: WorkerPool
  /** Scenarios by session, where there are smaller ones. */
  readonly #scenarios = new Map<string, S>()
  readonly #requestedBy = new Map<string, readonly string[]>()
  readonly #places = new Map<string, number>()
  /** Whether all others wait for each session so far. */
  #isOneByOne = true
  readonly #left: Left[] = []
  readonly #secrets = secretsIn(process.env)
  readonly #unhurried: UnhurriedRuns
  readonly #retrial: Retrial<S, R> | undefined
  #planned = 0
  #done = 0
  /** Length of the first session in milliseconds. */
  #usualMs = 1_000

  constructor(suite: Suite<O, S, R>, options: O, context: RunContext<R>) {
    this.#suite = suite
    this.#unhurried = new UnhurriedRuns(suite.unhurried?.scope)
    this.#options = options
    this.judge = judgeBy(suite, context.checks)
    this.#plan = suite.plan(options, context)
    this.#runner = suite.runner(options, context)
    this.#retrial = this.#retrialFor(options)
    const busy = this.#runner.busy ?? (options.jobs || availableParallelism())
    this.#pool = new WorkerPool({ busy, alive: this.#runner.alive })
  }

  /** Runs every session that the plan asks for, the first batch and those that readings lead to. */
  async all(): Promise<void> {
    await this.#runAll(this.#plan.first).catch((fault) => this.#pool.stop(fault))
    this.judge.finish()
    await this.#shrinkAll()
  }

  async close(): Promise<void> {
    await this.#runner.close()
  }

  /** The rows of the results. */
  get rows(): Result[] {
    const requested = withRequester(this.judge.rows(), this.#requestedBy)
    return this.#suite.finish?.(requested, this.judge.retained) ?? requested
  }

  get leftBehind(): Pick<Results, 'leftBehind'> {
    return leftBehindOf(this.#left)
  }

  /** Takes what was found outside of every process group when all was over, and what could not be removed. */
  nameLeft(escaped: readonly string[], directories: readonly DirectoryLeft[]): void {
    this.#left.push(...escapedFrom(this.judge, escaped), ...directoriesLeft(directories))
  }

  async #runAll(scenarios: readonly S[]): Promise<void> {
    this.judge.expect(scenarios)
    this.#planned += scenarios.length
    if (scenarios.length > 1) this.#isOneByOne = false
    for (const scenario of scenarios) {
      this.#places.set(scenario.session, this.#places.size)
      this.#requestedBy.set(scenario.session, scenario.requestedBy)
      if (this.#suite.smaller) this.#scenarios.set(scenario.session, scenario)
    }
    const { inTurn = [], atOnce = [] } = Object.groupBy(scenarios, (scenario) =>
      scenario.inTurn ? 'inTurn' : 'atOnce',
    )
    const heaviestFirst = atOnce.toSorted((a, b) => b.weight - a.weight)
    const running = heaviestFirst.map((each) => this.#runOne(each))
    await Promise.all([...running, this.#runInTurn(inTurn)])
  }

  async #runInTurn(scenarios: readonly S[]): Promise<void> {
    for (const scenario of scenarios) await this.#runOne(scenario)
  }

  async #runOne(scenario: S): Promise<void> {
    const reading = await this.#read(scenario)
    const next = this.#plan.next?.(reading, scenario) ?? []
    if ('stop' in next) this.judge.stop(next.stop)
    const more = this.#runAll('stop' in next ? (next.more ?? []) : next)
    await Promise.all([more, this.#take(reading)])
  }

  /** Has a reading judged, and reports the rows that this makes. */
  async #take(reading: R): Promise<void> {
    const { violated, complete } = this.judge.add(reading)
    for (const row of [...violated, ...complete]) this.#options.onResult?.(row)
    this.#left.push(...leftBy(reading))
    this.#forget(reading)
    collectSoonAfter(reading.transcript)
  }

  /** Drops the scenario of a session that nothing is to be shown by, where there is no end of them. */
  #forget({ start: { session, fault } }: R): void {
    if (!this.#suite.staysOpen || fault) return
    const isShown = this.judge.violations().some((violated) => violated.session === session)
    if (!isShown) this.#scenarios.delete(session)
  }

  /** Shows each violation by the smallest scenario that is found to show it. */
  async #shrinkAll(): Promise<void> {
    await shrinkAll(this.#suite, this.judge, {
      scenarioOf: (session) => this.#scenarios.get(session),
      run: (scenario) => this.#read(scenario),
      isInterrupted: () => this.#options.interrupt?.aborted ?? false,
    })
  }

  /** Runs a session; what was cut short, or is doubtful on a busy machine, is run again before it is believed. */
  async #read(planned: S): Promise<R> {
    const { unhurried } = this.#suite
    const scenario = unhurried && this.#unhurried.isSlow ? unhurried.scenario(planned) : planned
    const first = await this.#once(scenario)
    const tried = await this.#retrial?.decide(first, scenario, { awaited: this.#isOneByOne })
    const reading = tried ? await this.#unhurriedly(tried, scenario) : first
    this.#done += 1
    this.#progress(scenario.session)
    this.#options.onTranscript?.(reading.transcript)
    return reading
  }

  /** Runs a session again with all the time that a subject may take, where less of it decided. */
  async #unhurriedly(reading: R, scenario: S): Promise<R> {
    const { unhurried } = this.#suite
    const options = { ...this.#options, busy: isBusy() }
    if (!unhurried?.isNeeded(reading, scenario, options)) return reading
    if (!(await this.#unhurried.isWorthwhile(scenario))) return reading
    const seen = unhurried.seen ? `${unhurried.seen(reading)}; ` : ''
    this.#progress(
      `${scenario.session}: ${seen}again, with all the time that a subject may take: a minute or two`,
    )
    const slower = this.#once(unhurried.scenario(scenario))
    this.#unhurried.add(scenario, slower.then(shownBy(unhurried)))
    return slower
  }

  #retrialFor({ rerun = true, retryUnhurried = true }: RunOptions): Retrial<S, R> | undefined {
    if (!rerun) return undefined
    const { retriesAlone: alone = false, unhurried } = this.#suite
    return new Retrial({
      ...(retryUnhurried && alone && unhurried && { longer: unhurried.scenario }),
      isBusy,
      doubt: (reading, scenario) =>
        this.#suite.doubt?.(reading, (isMeant) => this.judge.isWrong(reading, isMeant), scenario),
      violatedIn: (reading) => this.judge.violatedIn(reading),
      again: (scenario) => {
        this.#progress(`${scenario.session}: again, for this machine is busy`)
        return this.#once(scenario, { alone })
      },
    })
  }

  #once(scenario: S, { alone = false } = {}): Promise<R> {
    return this.#pool.one({
      weight: scenario.weight,
      alone,
      run: async (quiet) => {
        const began = performance.now()
        const transcript = await untilItWaits(this.#runner.run(scenario, quiet), quiet, {
          latestMs: 2 * this.#usualMs + 100,
        })
        markStart(transcript, scenario, this.#places.get(scenario.session))
        withholdSecrets(transcript, this.#secrets)
        if (this.#done === 0) this.#usualMs = performance.now() - began
        return this.#suite.read(transcript)
      },
    })
  }

  #progress(doing: string): void {
    this.#options.onProgress?.({ done: this.#done, planned: this.#planned, doing })
  }
}
