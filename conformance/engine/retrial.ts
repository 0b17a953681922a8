import { TRIES, TRIES_OF_FIRST, undecidedBy } from './busy.ts'
import type { Reading } from './check.ts'
import { measureNoise } from './noise.ts'

/** A subject that stays wrong so often with longer limits too is believed, whatever it does next. */
const CONFIRMED = 3

/** Why a reading proves little: this process was late, or a limit may have decided. */
type Doubt = 'late' | 'time' | undefined

/** What trying sessions again needs of a run. */
export interface Retried<S, R> {
  doubt(reading: R, scenario: S): Doubt
  /** The requirements and clauses that a reading violates by itself. */
  violatedIn(reading: R): Set<string>
  /** Runs a session again, alone. */
  again(scenario: S, limits: 'same' | 'longer'): Promise<R>
  /** Whether a violation that stays on a busy machine is tried with longer limits. */
  patient: boolean
  /** Whether others keep the machine busy. */
  isBusy(): boolean
}

/** Tries again what a busy machine makes doubtful, alone, before it is believed. */
export class Retrial<S, R extends Reading> {
  readonly #retried: Retried<S, R>
  #isFirst = true
  #confirmed = 0

  constructor(retried: Retried<S, R>) {
    this.#retried = retried
  }

  /** The reading of a session that is to be judged. */
  async decide(reading: R, scenario: S): Promise<R> {
    if (this.#confirmed >= CONFIRMED) return reading
    const most = this.#isFirst ? TRIES_OF_FIRST : TRIES
    const patient = this.#retried.patient && !this.#isFirst
    this.#isFirst = false
    let decided = reading
    for (let tries = 1; tries < most; tries++) {
      const doubt = this.#doubtOf(decided, scenario)
      if (!doubt) return decided
      const isLast = tries === most - 1
      if (isLast && doubt === 'time' && patient && this.#retried.violatedIn(decided).size > 0)
        return this.#leaveOpen(decided, scenario)
      decided = await this.#retried.again(scenario, 'same')
    }
    return decided
  }

  /** What a limit decided counts for little on a busy machine, and for less when we noticed it late. */
  #doubtOf(reading: R, scenario: S): Doubt {
    const doubt = this.#retried.doubt(reading, scenario)
    return doubt === 'late' || (doubt === 'time' && this.#retried.isBusy()) ? doubt : undefined
  }

  /** Leaves open what a session violates and the same with longer limits does not. */
  async #leaveOpen(reading: R, scenario: S): Promise<R> {
    const { again, violatedIn } = this.#retried
    const stays = violatedIn(await again(scenario, 'longer'))
    const promises = [...violatedIn(reading)].filter((promise) => !stays.has(promise))
    if (promises.length === 0) this.#confirmed += 1
    else reading.start.undecided = { promises, reason: undecidedBy(await measureNoise()) }
    return reading
  }
}
