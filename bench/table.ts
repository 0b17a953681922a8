import { type Row, reaches, type Target } from './figure.ts'

/** One figure that could not be measured here. */
export interface Missing {
  figure: string
  missing: string
}

const HEAD = ['figure', 'measured', 'limit', 'ratio', 'target', '', 'limit is']

/** Lays rows out as a table for a terminal. */
export function tableOf(rows: (Row | Missing)[]): string {
  const cells = [HEAD, ...rows.map((row) => ('missing' in row ? missingCells(row) : cellsOf(row)))]
  const widths = HEAD.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  )
  return cells.map((line) => lineOf(line, widths)).join('')
}

const lineOf = (cells: string[], widths: number[]) =>
  `${cells
    .map((cell, i) =>
      i > 0 && i < 4 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
    )
    .join('  ')
    .trimEnd()}\n`

const missingCells = ({ figure, missing }: Missing) => [figure, '-', '-', '-', '', '-', missing]

function cellsOf(row: Row): string[] {
  const { figure, measured, limit, unit, ratio, target, note } = row
  const spelled = (value: number) => `${shortly(value)} ${unit}`
  const verdict = reaches(row) ? 'ok' : 'missed'
  return [
    figure,
    spelled(measured),
    spelled(limit),
    ratio.toFixed(2),
    boundOf(target),
    verdict,
    note,
  ]
}

const boundOf = (target: Target) =>
  'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`

const shortly = (value: number) => (value < 100 ? value.toFixed(2) : Math.round(value).toString())
