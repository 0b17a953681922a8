import type { PlannedSession } from './suite.ts'

/** What a session that was given all its time came to: it hangs all the same, or it needed the time. */
type Shown = Promise<'hangs' | 'slow'>

/**
 * Which sessions are worth running again with all the time that the documents allow. A subject that needed it once
 * without a fault is given it from the start; one that hangs all the same is not waited for a minute again and again.
 */
export class UnhurriedRuns {
  /** By case and fault, wherever in the session that takes place. */
  readonly #shown = new Map<string, Shown>()
  #isSlow = false

  /** Whether a subject was seen to need more time than the suite gives it by itself. */
  get isSlow(): boolean {
    return this.#isSlow
  }

  /** Whether to give a session more time. */
  async isWorthwhile({ case: name, fault }: PlannedSession): Promise<boolean> {
    const before = [keyOf({ case: name }), keyOf({ case: name, fault })]
    const shown = await Promise.all(before.flatMap((key) => this.#shown.get(key) ?? []))
    return !shown.includes('hangs')
  }

  /** Takes a session that is given more time; `hangs` is known when it is over. */
  add(session: PlannedSession, hangs: Promise<boolean>): void {
    const shown = hangs.then((does) => (does ? 'hangs' : 'slow'))
    this.#shown.set(keyOf(session), shown)
    if (!session.fault) shown.then((each) => (this.#isSlow ||= each === 'slow'))
  }
}

const keyOf = ({ case: name, fault }: Pick<PlannedSession, 'case' | 'fault'>) =>
  JSON.stringify([name, fault && { ...fault, at: 0 }])
