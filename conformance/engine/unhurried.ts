import type { PlannedSession, Scope } from './suite.ts'

/** What a session that was given all its time came to: it hangs all the same, or it needed the time. */
type Shown = Promise<'hangs' | 'slow'>

/**
 * Which sessions are worth running again unhurried. A session is hurried where a limit of the suite is shorter than what the
 * documents let a subject take, and unhurried where it is given all of that time, or limits several times as long. A subject
 * that hangs all the same is not waited for again and again; one that needed the time in a case without a fault is given it
 * in all of them.
 */
export class UnhurriedRuns {
  readonly #scope: Scope
  /** By case and fault, wherever in the session that takes place. */
  readonly #shown = new Map<string, Shown>()
  #isSlow = false

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
    return !shown.includes('hangs')
  }

  /** Takes a session that is given more time; `hangs` is known when it is over. */
  add(session: PlannedSession, hangs: Promise<boolean>): void {
    const shown = hangs.then((does) => (does ? 'hangs' : 'slow'))
    this.#shown.set(this.#keyOf(session), shown)
    if (this.#scope === 'case' && !session.fault)
      shown.then((each) => (this.#isSlow ||= each === 'slow'))
  }

  #keyOf({ case: name, fault }: Pick<PlannedSession, 'case' | 'fault'>): string {
    return this.#scope === 'run' ? '' : JSON.stringify([name, fault && { ...fault, at: 0 }])
  }
}
