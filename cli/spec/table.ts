import { linesOf } from '../lines-of.ts'

/** Lays rows out in columns, two spaces apart, without padding at the ends of lines. */
export function columns(rows: (string | number)[][]): string {
  const widths = rows.reduce<number[]>(wider, [])
  const line = (row: (string | number)[]) =>
    row
      .map((cell, at) => aligned(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return rows.map((row) => `${line(row)}\n`).join('')
}

const wider = (widths: number[], row: (string | number)[]): number[] =>
  row.map((cell, at) => Math.max(widths[at] ?? 0, String(cell).length))

const aligned = (cell: string | number, width: number): string =>
  typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width)

/** Characters of a line. */
const WIDTH = 100

/** Breaks text into lines; a mark at the start hangs before them. */
export function wrapped(text: string, start = ''): string {
  const lines = linesOf(text, WIDTH - start.length)
  const indent = ' '.repeat(start.length)
  return lines.map((line, at) => `${at === 0 ? start : indent}${line}\n`).join('')
}

/** Cuts text to a width, with an ellipsis where something is missing. */
export const clipped = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1).trimEnd()}…`
