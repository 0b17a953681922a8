import { type Matches, schemaPattern } from '../pattern.ts'
import { Uncertain } from './uncertain.ts'
import { undecidedPattern } from './undecided.ts'

/** What matches a `pattern`; one that is none, or that is not decided, is a matter for others. */
export function patternOf(pattern: unknown): Matches {
  if (typeof pattern !== 'string') throw new Uncertain()
  const found = schemaPattern(pattern)
  if (found.kind !== 'compiled') throw new Uncertain()
  return found.matches
}

/** A pattern as a compiled validator asks for it. */
export class Expression {
  readonly #pattern: string
  readonly test: Matches

  /** @throws SyntaxError when it is no pattern. */
  constructor(pattern: string) {
    const found = schemaPattern(pattern)
    if (found.kind === 'none') throw new SyntaxError(found.because)
    this.#pattern = pattern
    this.test = found.kind === 'compiled' ? found.matches : undecided(pattern, found.because)
  }

  /** The validator takes expressions that are spelt alike for the same one. */
  toString(): string {
    return this.#pattern
  }
}

const undecided = (pattern: string, because: string) => (): never => {
  throw undecidedPattern(pattern, because)
}
