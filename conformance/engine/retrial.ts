import { TRIES, TRIES_OF_FIRST, undecidedBy } from './busy.ts'
import type { Reading } from './check.ts'
import { measureNoise } from './noise.ts'
import type { Doubt } from './suite.ts'

/** A subject that stays wrong so often with longer limits too is believed, whatever it does next. */
const CONFIRMED = 3

/** What trying sessions again needs of a run. */
export interface Retried<S, R> {
  doubt(reading: R, scenario: S): Doubt | undefined
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
  /** Whether a session in which the subject was silent is silent with longer limits too: known when it was tried. */
  #hangs: Promise<boolean> | undefined

  constructor(retried: Retried<S, R>) {
    this.#retried = retried
  }

  /** The reading of a session that is to be judged; all others wait for one that is `awaited`. */
  async decide(reading: R, scenario: S, { awaited = false } = {}): Promise<R> {
    if (this.#confirmed >= CONFIRMED) return reading
    if (!awaited && this.#retried.patient && this.#doubtOf(reading, scenario) === 'silence')
      return this.#afterSilence(reading, scenario)
    return this.#tried(reading, scenario, awaited)
  }

  /**
   * Silence is as long as an answer may take, so that it is not waited for again and again: a subject that was silent
   * once with longer limits, alone, is believed to hang.
   */
  async #afterSilence(reading: R, scenario: S): Promise<R> {
    if (this.#hangs !== undefined && (await this.#hangs)) return reading
    const again = this.#retried.again(scenario, 'longer')
    const isSilent = async () => this.#retried.doubt(await again, scenario) === 'silence'
    this.#hangs = isSilent()
    return (await this.#hangs) ? reading : this.#tried(reading, scenario, false)
  }

  async #tried(reading: R, scenario: S, awaited: boolean): Promise<R> {
    const isAwaitedSilence = awaited && this.#doubtOf(reading, scenario) === 'silence'
    const once = this.#isFirst || isAwaitedSilence
    const most = once ? TRIES_OF_FIRST : TRIES
    const patient = this.#retried.patient && !once
    this.#isFirst = false
    let decided = reading
    for (let tries = 1; tries < most; tries++) {
      const doubt = this.#doubtOf(decided, scenario)
      if (!doubt) return decided
      const isLast = tries === most - 1
      if (isLast && doubt !== 'late' && patient && this.#retried.violatedIn(decided).size > 0)
        return this.#leaveOpen(decided, scenario)
      decided = await this.#retried.again(scenario, 'same')
    }
    return decided
  }

  /** What a limit decided counts for little on a busy machine, and for less when we noticed it late. */
  #doubtOf(reading: R, scenario: S): Doubt | undefined {
    const doubt = this.#retried.doubt(reading, scenario)
    return doubt === 'late' || this.#retried.isBusy() ? doubt : undefined
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
