import { Undecided } from '../../harness/schemas/undecided.ts'
import { type Finding, inconclusive } from '../engine/finding.ts'

/** What a judge finds; a pattern that is not decided makes it inconclusive, for it is nobody's violation. */
export function unlessUndecided(judge: () => Finding[]): Finding[] {
  try {
    return judge()
  } catch (error) {
    if (error instanceof Undecided) return [inconclusive(error.message)]
    throw error
  }
}
