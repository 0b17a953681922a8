import { availableParallelism } from 'node:os'
import type { Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import { isBusy, TRIES } from './busy.ts'
import type { Reading } from './check.ts'
import { shownTranscript } from './excerpt.ts'
import { Judge, type Judged } from './judge.ts'
import { type Left, leftBehindOf, leftBy } from './left-behind.ts'
import { withRequester } from './requested-by.ts'
import { shrink } from './shrinker.ts'
import type { Plan, RunContext, Runner, RunOptions, Scenario, Suite } from './suite.ts'
import { WorkerPool } from './worker-pool.ts'

/** Every session waits for the first one, which takes as long as it may when the subject hangs. */
const TRIES_OF_FIRST = 2

/** One certification while it goes on: plans sessions, runs them side by side, and has them judged. */
export class Run<O extends RunOptions, S extends Scenario, R extends Reading> {
  readonly judge: Judge<R>
  readonly #suite: Suite<O, S, R>
  readonly #options: O
  readonly #plan: Plan<S, R>
  readonly #runner: Runner<S>
  readonly #pool: WorkerPool
  /** Scenarios by session, where there are smaller ones. */
  readonly #scenarios = new Map<string, S>()
  readonly #requestedBy = new Map<string, readonly string[]>()
  readonly #left: Left[] = []
  #planned = 0
  #done = 0
  /** Length of the first session in milliseconds. */
  #usualMs = 1_000

  constructor(suite: Suite<O, S, R>, options: O, context: RunContext<R>) {
    this.#suite = suite
    this.#options = options
    this.judge = new Judge(suite, context.checks)
    this.#plan = suite.plan(options, context)
    this.#runner = suite.runner(options, context)
    const busy = this.#runner.busy ?? (options.jobs || availableParallelism())
    this.#pool = new WorkerPool({ busy, alive: this.#runner.alive })
  }

  /** Runs every session that the plan asks for, the first batch and those that readings lead to. */
  async all(): Promise<void> {
    await this.#runAll(this.#plan.first)
    this.judge.finish()
    await this.#shrinkAll()
  }

  close(): Promise<void> {
    return this.#runner.close()
  }

  /** The rows of the results. */
  get rows(): Result[] {
    const requested = withRequester(this.judge.rows(), this.#requestedBy)
    return this.#suite.finish?.(requested, this.judge.kept) ?? requested
  }

  get leftBehind(): Pick<Results, 'leftBehind'> {
    return leftBehindOf(this.#left)
  }

  /**
   * Takes what was found outside of every process group when all was over. Nothing shows which session left it, since
   * all run in the same environment: the first one notes it.
   */
  nameEscaped(names: readonly string[]): void {
    const { first } = this.judge
    if (!first || names.length === 0) return
    this.#left.push(...names.map((process) => ({ process, how: 'escaped' as const })))
    const at = first.transcript.at(-1)?.at ?? 0
    const data = [...new Set(names)]
    const note: TranscriptEvent = { event: 'note', at, text: 'processes outlived the run', data }
    this.judge.excerpts.set(first.start.session, [...shownTranscript(first.transcript), note])
  }

  async #runAll(scenarios: readonly S[]): Promise<void> {
    this.judge.expect(scenarios)
    this.#planned += scenarios.length
    for (const scenario of scenarios) {
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
    const more = 'stop' in next ? [] : this.#runAll(next)
    this.#emit(this.judge.add(reading))
    this.#left.push(...leftBy(reading))
    await more
  }

  /** Shows each violation by the smallest scenario that is found to show it. */
  async #shrinkAll(): Promise<void> {
    const { smaller } = this.#suite
    if (!smaller) return
    const shrinking = {
      smaller: (scenario: S) => smaller(scenario),
      run: (scenario: S) => this.#read(scenario),
      isInterrupted: () => this.#options.interrupt?.aborted ?? false,
    }
    for (const violated of this.judge.violations()) {
      const from = this.#scenarios.get(violated.session)
      if (from) await shrink(violated, from, this.judge, shrinking)
    }
  }

  /** Runs a session; what a busy machine makes doubtful is run again before it is believed. */
  async #read(scenario: S): Promise<R> {
    const again = this.#options.rerun ?? true
    const most = again ? (this.#done === 0 ? TRIES_OF_FIRST : TRIES) : 1
    let reading = await this.#once(scenario)
    for (let tries = 1; tries < most && this.#isDoubtful(reading, scenario); tries++) {
      this.#progress(`${scenario.session}: again, for this machine is busy`)
      reading = await this.#once(scenario)
    }
    this.#done += 1
    this.#progress(scenario.session)
    this.#options.onTranscript?.(reading.transcript)
    return reading
  }

  /** What a limit decided counts for little on a busy machine, and for less when we noticed it late. */
  #isDoubtful(reading: R, scenario: S): boolean {
    const isViolated = () => this.judge.isViolatedIn(reading)
    const doubt = this.#suite.doubt?.(reading, isViolated, scenario)
    return doubt === 'late' || (doubt === 'time' && isBusy())
  }

  /** A session that takes much longer than usual waits for something, and gives its place to another. */
  #once(scenario: S): Promise<R> {
    return this.#pool.one({
      weight: scenario.weight,
      run: async (quiet) => {
        const timer = setTimeout(quiet, 2 * this.#usualMs + 100)
        const began = performance.now()
        const transcript = marked(await this.#runner.run(scenario, quiet), scenario)
        clearTimeout(timer)
        if (this.#done === 0) this.#usualMs = performance.now() - began
        return this.#suite.read(transcript)
      },
    })
  }

  #emit({ violated, complete }: Judged): void {
    for (const row of [...violated, ...complete]) this.#options.onResult?.(row)
  }

  #progress(doing: string): void {
    this.#options.onProgress?.({ done: this.#done, planned: this.#planned, doing })
  }
}

/** The transcript of a session says which violation it makes smaller. */
function marked(transcript: Transcript, { shrinks }: Scenario): Transcript {
  const [start] = transcript
  if (start?.event === 'start' && shrinks) start.shrinks = shrinks
  return transcript
}
