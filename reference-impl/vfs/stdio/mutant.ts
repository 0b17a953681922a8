import type { Mutant } from '../mutants/mutant.ts'
import type { Seams } from './seams.ts'

/** The reference stateful tool on plain stdio with one deliberate defect. */
export interface StdioMutant
  extends Pick<Mutant, 'id' | 'violates' | 'change' | 'limits' | 'reported'> {
  cases: readonly string[]
  apply(seams: Seams): Partial<Seams>
}
