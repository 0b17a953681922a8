import type { Result } from './results.ts'
import { visibleCut } from './visible-cut.ts'

/** Lines that show a violation better than a phrase does, safe to print, each with whose it is, and what stands above them. */
export interface Figure {
  legend: string
  /** How the lines are highlighted. */
  language: 'diff' | 'text'
  lines: { whose: 'given' | 'answered' | 'both'; text: string }[]
}

/** What stands above a difference. */
export const DIFFERENCE = 'the smallest schema that shows it: - as given, + as flattened'

/** What stands above lanes. */
export const LANES =
  'the fewest calls that no order explains, each from its invocation to its return'

/** The figures of a result. */
export const figuresOf = ({ difference = [], lanes = [] }: Result): Figure[] =>
  [
    { legend: DIFFERENCE, language: 'diff' as const, lines: difference.map(ofDifference) },
    { legend: LANES, language: 'text' as const, lines: lanes.map(ofBoth) },
  ].filter(({ lines }) => lines.length > 0)

/** What begins a line of a difference, and what that states about it. */
const marks: Record<string, 'given' | 'answered'> = { '-': 'given', '+': 'answered' }

const ofDifference = (line: string): Figure['lines'][number] => ({
  ...ofBoth(line),
  whose: marks[line.charAt(0)] ?? 'both',
})

const ofBoth = (line: string): Figure['lines'][number] => ({
  whose: 'both',
  text: visibleCut(line, 400),
})
