import type { PlannedSession, Scope } from './suite.ts'

/** What a session that was given all its time came to: it hangs all the same, without a word or not, or it needed the time. */
type Shown = 'silent' | 'hangs' | 'slow'

/**
 * Which sessions are worth running again unhurried. A session is hurried where a limit of the suite is shorter than what the
 * documents let a subject take, and unhurried where it is given all of that time, or limits several times as long. A subject
 * that hangs all the same is not waited for again and again, and one that wrote nothing at all not in other cases either;
 * one that needed the time in a case without a fault is given it in all of them.
 */
export class UnhurriedRuns {
  readonly #scope: Scope
  /** By case and fault, wherever in the session that takes place. */
  readonly #shown = new Map<string, Promise<Shown>>()
  #isSlow = false
  #isSilent = false

  constructor(scope: Scope = 'case') {
    this.#scope = scope
  }

  /** Whether a subject was seen to need more time than the suite gives it by itself. */
  get isSlow(): boolean {
    return this.#isSlow
  }

  /** Whether to give a session more time. */
  async isWorthwhile({ case: name, fault }: PlannedSession): Promise<boolean> {
    const before = [this.#keyOf({ case: name }), this.#keyOf({ case: name, fault })]
    const shown = await Promise.all(before.flatMap((key) => this.#shown.get(key) ?? []))
    return !this.#isSilent && shown.every((each) => each === 'slow')
  }

  /** Takes a session that is given more time; what it came to is known when it is over. */
  add(session: PlannedSession, shown: Promise<Shown>): void {
    this.#shown.set(this.#keyOf(session), shown)
    const isForAll = this.#scope === 'case' && !session.fault
    // Where it rejects, so does the session itself.
    shown.then((each) => isForAll && this.#see(each)).catch(() => {})
  }

  #see(shown: Shown): void {
    this.#isSlow ||= shown === 'slow'
    this.#isSilent ||= shown === 'silent'
  }

  #keyOf({ case: name, fault }: Pick<PlannedSession, 'case' | 'fault'>): string {
    return this.#scope === 'run' ? '' : JSON.stringify([name, fault && { ...fault, at: 0 }])
  }
}

/** What a reading of such a session shows. */
export const shownBy =
  <R>({ hangs, isSilent }: { hangs(reading: R): boolean; isSilent?(reading: R): boolean }) =>
  (reading: R): Shown => {
    if (!hangs(reading)) return 'slow'
    return isSilent?.(reading) ? 'silent' : 'hangs'
  }
