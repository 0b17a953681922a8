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

/** Breaks text into lines of at most `width` characters; a mark at the start hangs before them. */
export function wrapped(text: string, start = '', width = 100): string {
  const lines = linesOf(text, width - start.length)
  const indent = ' '.repeat(start.length)
  return lines.map((line, at) => `${at === 0 ? start : indent}${line}\n`).join('')
}

function linesOf(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** Cuts text to a width, with an ellipsis where something is missing. */
export const clipped = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1).trimEnd()}…`
