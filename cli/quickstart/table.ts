import { verdictOrder, verdicts } from '../../reports/verdicts.ts'
import type { Trial } from './trial.ts'

/** The heads of the table. */
export const heads = [
  'subject',
  'role',
  'language',
  'tried',
  ...verdictOrder.map((verdict) => verdicts[verdict].word),
  'seconds',
  'outcome',
]

/** One row: the subject, its role and language, what was tried of it, a count a verdict, the time, the outcome. */
export function rowOf({ candidate, seconds, results, part = '–', leftOut }: Trial): string[] {
  const counts = verdictOrder.map((verdict) => String(results?.counts[verdict] ?? '–'))
  const outcome = results && leftOut !== undefined ? 'cut short' : (results?.outcome ?? 'left out')
  const { name, role, language } = candidate
  return [name, role, language, part, ...counts, seconds.toFixed(1), outcome]
}

/** The table as text, columns aligned; what was left out or cut short is explained below it. */
export function tableText(all: readonly Trial[]): string {
  const rows = [heads, ...all.map(rowOf)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row.map((cell, at) => aligned(cell, at, widths[at] ?? 0)).join('  '),
  )
  const reasons = all.flatMap((trial) =>
    trial.leftOut === undefined
      ? []
      : [`${rowOf(trial).at(-1)}: ${trial.candidate.name}: ${trial.leftOut}`],
  )
  return `${[...lines, ...(reasons.length > 0 ? ['', ...reasons] : [])].map((line) => `${line.trimEnd()}\n`).join('')}`
}

const WORDS = 3

// Words stand on the left, numbers on the right.
function aligned(cell: string, column: number, width: number): string {
  const isWord = column < WORDS || column === heads.length - 1
  return isWord ? cell.padEnd(width) : cell.padStart(width)
}
