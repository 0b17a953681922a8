import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import { answerText, type ProbeAnswer } from '../answer.ts'
import { matchesOf, rowsOf } from './rows.ts'
import { UNUSUAL } from './scenarios.ts'

/** How the lines of overlapping windows are ordered and grouped. */
export function order({ result: found, index }: ProbeAnswer): Finding {
  const entries = isObject(found) ? matchesOf(found) : []
  const numbers = isObject(found) ? rowsOf(found).map(({ number }) => number) : []
  if (!numbers.includes(4) || !numbers.includes(6)) return inconclusive('no overlapping windows')
  const expected = 'ascending lines, each once'
  if (new Set(numbers).size < numbers.length)
    return violated(expected, `the lines ${numbers.join(', ')}`, index)
  const sorted = entries.every((entry) => isAscending(rowsOf({ matches: [entry] })))
  if (!sorted) return violated(expected, `the lines ${numbers.join(', ')}`, index)
  return satisfied(entries.length === 1 ? 'one entry for the file' : 'an entry for each window')
}

const isAscending = (rows: { number: number }[]) =>
  rows.every(({ number }, i) => i === 0 || number > (rows[i - 1]?.number ?? 0))

/** Which dialect a pattern of more than letters is read in. */
export function expression(answer: ProbeAnswer): Finding {
  const rows = isObject(answer.result) ? rowsOf(answer.result) : []
  const numbers = rows.map(({ number }) => number).join(', ')
  if (numbers === '1') return satisfied('read as a regular expression')
  const observed = numbers === '3' ? 'taken for a text' : answerText(answer)
  return violated('a regular expression', observed, answer.index)
}

/** An opening parenthesis is an error in every dialect but one that knows texts alone. */
export function parenthesis(answer: ProbeAnswer): Finding {
  if (answer.error) return satisfied(`refused with the error ${answer.error.code}`)
  const rows = isObject(answer.result) ? rowsOf(answer.result) : []
  if (rows.some(({ content }) => content.startsWith('('))) return satisfied('taken for a text')
  return violated('an error', answerText(answer), answer.index)
}

/** Which of the unusual files are searched. */
export function coverage(answer: ProbeAnswer): Finding {
  const paths = isObject(answer.result) ? matchesOf(answer.result).map(({ path }) => path) : []
  const expected = 'hidden and ignored files searched, and the others whatever they stand beside'
  if (!paths.includes('usual.txt') || !paths.includes('zebra.txt'))
    return violated(expected, answerText(answer), answer.index)
  const names = Object.entries(UNUSUAL).map(([name, path]) => [name, paths.includes(path)] as const)
  const left = names.filter(([, found]) => !found).map(([name]) => name)
  const observed = left.length === 0 ? 'all are searched' : `left out: ${left.join(', ')}`
  return left.includes('hidden') || left.includes('ignored')
    ? violated(expected, observed, answer.index)
    : satisfied(observed)
}
