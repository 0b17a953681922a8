import { diffArrays } from 'diff'
import type { Trial } from './trial.ts'

/** What fits into so many characters stands on one line. */
const WIDTH = 76
/** A schema that could not be made small is shown in part. */
const MOST = 80
/** Lines that are compared: the time for that grows with their square. */
const COMPARED = 2_000

/** How a flattener changed a schema, line by line; nothing where it gave none back. */
export function differenceOf({ schema, answer }: Pick<Trial, 'schema' | 'answer'>): string[] {
  if (answer.kind !== 'flattened') return []
  const [before, after] = [linesOf(schema), linesOf(answer.schema)]
  const parts = diffArrays(before.slice(0, COMPARED), after.slice(0, COMPARED))
  const lines = parts.flatMap(({ added, removed, value }) =>
    value.map((line) => `${added ? '+' : removed ? '-' : ' '} ${line}`),
  )
  const left = lines.length - MOST + Math.max(0, after.length - COMPARED)
  return left > 0 ? [...lines.slice(0, MOST), `  … ${left} more lines`] : lines
}

/** JSON as a person would set it: below the root what is short on one line, everything else a member a line. */
function linesOf(value: unknown, indent = '', name = ''): string[] {
  const short = JSON.stringify(value)
  const isLeaf = typeof value !== 'object' || value === null
  const fits = indent !== '' && indent.length + name.length + short.length <= WIDTH
  if (isLeaf || fits) return [indent + name + short]
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const inner = `${indent}  `
  const members = Object.entries(value).map(([key, member]) =>
    linesOf(member, inner, Array.isArray(value) ? '' : `${JSON.stringify(key)}: `),
  )
  return [`${indent}${name}${open}`, ...members.flat(), `${indent}${close}`]
}
