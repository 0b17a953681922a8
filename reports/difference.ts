import type { Result } from './results.ts'
import { visibleCut } from './visible.ts'

/** What begins a line of a difference, and what that states about it. */
const marks: Record<string, 'given' | 'answered' | 'both'> = { '-': 'given', '+': 'answered' }

/** What stands above a difference. */
export const LEGEND = 'the smallest schema that shows it: - as given, + as flattened'

/** The lines of a difference, safe to print, each with whose it is. */
export const differenceIn = ({ difference = [] }: Result) =>
  difference.map((line) => ({
    whose: marks[line.charAt(0)] ?? 'both',
    text: visibleCut(line, 400),
  }))
