import { randomFrom } from '../../harness/random.ts'
import type { Reading } from './check.ts'
import { type Fuzzing, GENERATED, type Generator, isGenerated } from './generator.ts'
import type { Plan, PlannedSession, RunOptions, Stop, Suite } from './suite.ts'

/** How much is generated: whichever is used up first. */
export interface Budget {
  runs: number
  ms: number
}

/** A suite that tries generated sessions instead of its own, as long as the budget lasts. */
export const fuzzing = <O extends RunOptions, S extends PlannedSession, R extends Reading>(
  suite: Suite<O, S, R>,
  { checks = [], generator, smaller }: Fuzzing<O, S, R>,
  budget: Budget,
): Suite<O, S, R> => ({
  ...suite,
  ...(smaller && { smaller }),
  checks: [...suite.checks, ...checks],
  hasOneRow: () => true,
  nullBaseline: [],
  keeps: (reading) => !isGenerated(reading.start.case) && (suite.keeps?.(reading) ?? false),
  staysOpen: true,
  plan: (options) => new GeneratedPlan(generator(options), options.seed, budget),
  finish(rows, retained) {
    const finished = suite.finish?.(rows, retained) ?? rows
    return finished.filter(({ verdict }) => verdict !== 'not-applicable')
  },
})

/** So many sessions are planned together, and as many more when only half of them are left: some of them wait for long. */
const WAVE = 128

/** After so many numbers with nothing new there is nothing left to try. */
const MOST_VAIN = 200

/** Sessions that others are made from, and then generated ones in waves. */
class GeneratedPlan<S extends PlannedSession, R extends Reading> implements Plan<S, R> {
  readonly first: readonly S[]
  readonly #generator: Generator<S, R>
  readonly #seed: number
  readonly #budget: Budget
  readonly #waitedFor = new Set<string>()
  readonly #began = performance.now()
  /** Names of what was tried, so that nothing is tried twice. */
  readonly #tried = new Set<string>()
  #number = 0
  #made = 0
  /** Planned sessions that are not over. */
  #open = 0

  constructor(generator: Generator<S, R>, seed: number, budget: Budget) {
    this.#generator = generator
    this.#seed = seed
    this.#budget = budget
    this.first = generator.first
    this.#await(this.first)
  }

  next(reading: R, scenario: S): readonly S[] | Stop<S> {
    if (!this.#waitedFor.delete(scenario.session)) return this.#after()
    const more = this.#generator.learn(reading, scenario)
    if ('stop' in more) return more
    this.#await(more)
    return this.#waitedFor.size > 0 ? more : this.#wave()
  }

  #await(scenarios: readonly S[]): void {
    for (const { session } of scenarios) {
      this.#waitedFor.add(session)
      this.#tried.add(session)
    }
  }

  /** What comes after a generated session. */
  #after(): readonly S[] {
    this.#open -= 1
    return this.#open === WAVE / 2 || this.#open === 0 ? this.#wave() : []
  }

  #wave(): S[] {
    const wave: S[] = []
    let vain = 0
    while (vain < MOST_VAIN && wave.length < WAVE && this.#hasMore) {
      const fresh = this.#sessions()
      vain = fresh.length > 0 ? 0 : vain + 1
      wave.push(...fresh)
    }
    this.#open += wave.length
    return wave
  }

  get #hasMore(): boolean {
    return this.#made < this.#budget.runs && performance.now() - this.#began < this.#budget.ms
  }

  /** What is tried at the next number, without what was tried already. */
  #sessions(): S[] {
    this.#number += 1
    const random = randomFrom(this.#seed, GENERATED, String(this.#number))
    const sessions = this.#generator.sessions(this.#number, random)
    const fresh = sessions.filter(({ session }) => !this.#tried.has(session))
    for (const { session } of fresh) this.#tried.add(session)
    this.#made += fresh.length
    return fresh
  }
}
