import type { Random } from '../../harness/random.ts'
import type { Check, Reading } from './check.ts'
import type { PlannedSession, RunOptions, Stop } from './suite.ts'

/** Generates sessions with one subject, without an end, from what earlier ones have shown of it. */
export interface Generator<S extends PlannedSession, R extends Reading> {
  /** Sessions that all generated ones wait for. */
  first: readonly S[]
  /** Takes the reading of a session that others wait for; what it asks for is waited for as well. */
  learn(reading: R, scenario: S): readonly S[] | Stop<S>
  /**
   * The sessions that are tried at one number, the last of them the one that it is about, with those that it is compared
   * with; none where there is nothing to try. The same number and the same random numbers give the same ones.
   */
  sessions(number: number, random: Random): readonly S[]
}

/** How a role is fuzzed. */
export interface Fuzzing<
  Options extends RunOptions = RunOptions,
  S extends PlannedSession = PlannedSession,
  R extends Reading = Reading,
> {
  /** Checks of generated sessions alone, beside those of the suite. */
  checks?: readonly Check<R>[]
  /** What it generates does not depend on which checks are chosen, so that one check alone shows its failure again. */
  generator(options: Options): Generator<S, R>
  /** Smaller scenarios that may show the same violation, where the suite does not make them. */
  smaller?(scenario: S): readonly S[]
}

/** What the cases of generated sessions are called, and their scenario where they share one. */
export const GENERATED = 'generated'

/** Name of the generated session of a number, which is the name of its case where it has one of its own. */
export const generatedName = (number: number): string => `${GENERATED} ${number}`

/** Whether a case is one that was generated. */
export const isGenerated = (name = ''): boolean =>
  name === GENERATED || name.startsWith(`${GENERATED} `)
