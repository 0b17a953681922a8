import type { Started } from '../../harness/transcript.ts'
import { delaysOf, TRIES, TRIES_OF_AWAITED, undecidedBy } from './busy.ts'
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
  /** Runs a session again. */
  again(scenario: S): Promise<R>
  /** A scenario with longer limits, where a violation that stays on a busy machine is tried with them. */
  longer?(scenario: S): S
  /** Whether others keep the machine busy. */
  isBusy(): boolean
}

/** Tries again what a busy machine makes doubtful before it is believed. */
export class Retrial<S, R extends Reading> {
  readonly #retried: Retried<S, R>
  #confirmed = 0

  constructor(retried: Retried<S, R>) {
    this.#retried = retried
  }

  /** The reading of a session that is to be judged; all others wait for one that is `awaited`. */
  async decide(reading: R, scenario: S, { awaited = false } = {}): Promise<R> {
    const { longer } = this.#retried
    const most = awaited ? TRIES_OF_AWAITED : TRIES
    let decided = reading
    for (let tries = 1; tries < most && this.#confirmed < CONFIRMED; tries++) {
      const doubt = this.#doubtOf(decided, scenario)
      if (!doubt) return decided
      const isLast = tries === most - 1 && doubt !== 'late' && !awaited
      if (isLast && longer && this.#retried.violatedIn(decided).size > 0)
        return this.#leaveOpen(decided, longer(scenario))
      decided = await this.#retried.again(scenario)
    }
    if (this.#doubtOf(decided, scenario))
      state(decided, { delays: `on a busy machine: ${delaysOf(await measureNoise())}` })
    return decided
  }

  /** What a limit decided counts for little on a busy machine, and for less when we noticed it late. */
  #doubtOf(reading: R, scenario: S): Doubt | undefined {
    const doubt = this.#retried.doubt(reading, scenario)
    return doubt === 'late' || this.#retried.isBusy() ? doubt : undefined
  }

  /** Leaves open what a session violates and the same with longer limits does not. */
  async #leaveOpen(reading: R, longer: S): Promise<R> {
    const { again, violatedIn } = this.#retried
    const stays = violatedIn(await again(longer))
    const promises = [...violatedIn(reading)].filter((promise) => !stays.has(promise))
    if (promises.length === 0) this.#confirmed += 1
    else state(reading, { undecided: { promises, reason: undecidedBy(await measureNoise()) } })
    return reading
  }
}

/** States how busy the machine was: in the reading, and in the transcript, by which others judge the session later. */
function state(
  { start, transcript: [first] }: Reading,
  busy: Pick<Started, 'delays' | 'undecided'>,
): void {
  Object.assign(start, busy)
  if (first?.event === 'start') Object.assign(first, busy)
}
