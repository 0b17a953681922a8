/** How a subject of the self-test is certified: through a configuration that a stranger could have written. */
export interface ProofSubject {
  /** Its configuration, from the root of the checkout. */
  config?: string
  /** The whole command where there is no configuration, with paths from the root; else added to the configured one. */
  words?: readonly string[]
  only?: readonly string[]
  skip?: readonly string[]
  /** The names of the cases that are enough, or cases of its own; the first one when left out together with `only`. */
  cases?: readonly (string | Readonly<Record<string, unknown>>)[]
  /** Limits in milliseconds, in place of those that are configured. */
  limits?: Readonly<Record<string, number>>
  timeScale?: number
  /** The part of the checks that it is held to. */
  shard?: { index: number; of: number }
  /** Options of the suite beside these. */
  options?: Readonly<Record<string, unknown>>
}

/** A correct subject, which must pass: the reference, plain or unusual. */
export interface CorrectSubject extends ProofSubject {
  about: string
}

/** A reference implementation with one deliberate defect. */
export interface MutantSubject extends ProofSubject {
  id: string
  /** The requirement, or the clause of one, that it violates. */
  violates: string
  /** What it does that it should not, in one sentence. */
  change: string
  /** Where the requirement permits or only reports: the words in which the report reports the behaviour. */
  reported?: string
  /** The file that declares it, from the root of the checkout. */
  file: string
}

/** A subject that does nothing useful: whatever it does not do wrong, it must not look good. */
export interface NullSubject extends ProofSubject {
  name: string
}

/** What proves the checks of one suite. */
export interface Proof {
  correct: readonly CorrectSubject[]
  mutants: readonly MutantSubject[]
  nullSubjects: readonly NullSubject[]
  /** How many mutants are certified side by side; more, where they mostly wait. */
  atOnce: number
  /** One process serves many conversations, so that it matters little how long another takes to start. */
  startsFew?: true
}
