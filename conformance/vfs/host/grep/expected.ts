import { isObject } from '../../../../harness/wire/json.ts'
import { secretOf } from '../denied-reading.ts'
import { asJson, code, type Expected, member, result } from '../expected.ts'
import { GRAIN_LINES, GRAINS, WITH_NEEDLE } from './asked.ts'
import { inFiles, matchesOf, nameOf, rowsOf } from './rows.ts'

export const shapely = result('matches, each with a path and lines of three members', (found) => {
  if (!Array.isArray(found.matches)) return `matches ${asJson(found.matches)}`
  if (found.matches.length === 0) return 'no matches'
  const odd = found.matches.find((entry) => !isEntry(entry))
  if (odd !== undefined) return `the entry ${asJson(odd)}`
  const line = matchesOf(found)
    .flatMap(({ lines }) => lines)
    .find((each) => !isLine(each))
  return line === undefined ? undefined : `the line ${asJson(line)}`
})

const isEntry = (entry: unknown) =>
  isObject(entry) && typeof entry.path === 'string' && Array.isArray(entry.lines)

const isLine = (line: unknown) =>
  isObject(line) &&
  Number.isInteger(line.line_number) &&
  typeof line.content === 'string' &&
  typeof line.is_match === 'boolean'

/** The same pairs of a file's name and a line's number, in whatever order. */
export const allGrains = result(`${GRAINS.length * GRAIN_LINES} matching lines`, (found) => {
  const rows = rowsOf(found).filter(({ isMatch }) => isMatch)
  const got = new Set(rows.map(({ path, number }) => `${nameOf(path)}:${number}`))
  const missing = GRAINS.flatMap((name) =>
    Array.from({ length: GRAIN_LINES }, (_, i) => `${name}:${i + 1}`),
  ).filter((line) => !got.has(line)).length
  return missing === 0 ? undefined : `${missing} matching lines missing`
})

export const fromRoot = result('paths from the root of the project', (found) => {
  const paths = matchesOf(found).map(({ path }) => path)
  const wanted = ['src/main.rs', 'src/a/b/c/deep.rs']
  const isGood = wanted.every((path) => paths.includes(path))
  return isGood ? undefined : `the paths ${asJson(paths)}`
})

export const noneWithoutMatch = result('no entry for a file without a match', (found) => {
  const odd = matchesOf(found).find(({ path }) => !WITH_NEEDLE.includes(nameOf(String(path))))
  return odd && `an entry for ${asJson(odd.path)}`
})

export const marked = (...numbers: number[]) =>
  result(`is_match true for the lines ${numbers.join(' and ')} alone`, (found) => {
    const odd = rowsOf(found).find(({ number, isMatch }) => isMatch !== numbers.includes(number))
    return odd && `is_match ${odd.isMatch} for line ${odd.number}`
  })

export const noLineFeed = result('lines without line feed', (found) => {
  const odd = rowsOf(found).find(({ content }) => content.includes('\n'))
  return odd && `the content ${asJson(odd.content)}`
})

export const unaltered = result('the lines as they stand in the files', (found) => {
  const odd = rowsOf(found).find(
    ({ path, content }) => LINES[nameOf(path)]?.includes(content) === false,
  )
  return odd && `the content ${asJson(odd.content)}`
})

/** The matching lines of some files, which begin or end with blanks. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  'blanks.txt': ['\t needle between blanks \t'],
  'main.rs': ['    needle();'],
}

export const firstIsOne = result('line_number 1 for the first line', (found) => {
  const [row] = rowsOf(found)
  return row?.number === 1 ? undefined : `line_number ${row?.number}`
})

/** Something is shown by one of several answers that none of them may show. */
export const hides = (texts: readonly string[]): Expected => ({
  expected: 'nothing of what is hidden',
  wrong: ({ result: found }) => {
    const text = JSON.stringify(found) ?? ''
    const textExcerpt = texts.find((each) => text.includes(each))
    return textExcerpt === undefined ? undefined : `a result with ${asJson(textExcerpt)}`
  },
})

export function hidesDenied(path: string): Expected {
  return hides([secretOf(path), `"${path}"`])
}

export const toNamedFile: Expected = {
  expected: 'matches in that file alone, or an error',
  wrong: (answer, c) => (answer.error ? undefined : inFiles('main.rs').wrong(answer, c)),
}

export const nothingThere: Expected = {
  expected: 'the error -32002, or no matches',
  wrong: (answer, c) =>
    answer.error ? code(-32002).wrong(answer, c) : member('matches', []).wrong(answer, c),
}
