import { isObject } from '../../../../harness/wire/json.ts'
import { secretOf } from '../denied-reading.ts'
import { asJson, both, code, type Expected, member, orError, result } from '../expected.ts'
import { textsOf, WITH_NEEDLE } from './project.ts'
import { inFiles, linesNumbered, matchesOf, nameOf, rowsOf } from './rows.ts'

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

/** All lines of files whose every line matches. */
export const wholeFiles = (names: readonly string[], lines: number) =>
  result(`${names.length * lines} matching lines`, (found) => {
    const rows = rowsOf(found).filter(({ isMatch }) => isMatch)
    const got = new Set(rows.map(({ path, number }) => `${nameOf(path)}:${number}`))
    const missing = names
      .flatMap((name) => Array.from({ length: lines }, (_, i) => `${name}:${i + 1}`))
      .filter((line) => !got.has(line)).length
    return missing > 0 && `${missing} matching lines missing`
  })

/** Lines as far from each other as the first of them is from the beginning. */
export const linesApart = (distance: number) =>
  result(`lines whose numbers are ${distance} apart`, (found) => {
    const numbers = [...new Set(rowsOf(found).map(({ number }) => number))]
    const odd = numbers.sort((a, b) => a - b).find((number, i) => number !== (i + 1) * distance)
    return odd !== undefined && `line_number ${odd}`
  })

/** As many matching lines of a file. */
export const linesOfOne = (name: string, lines: number) =>
  result(`${lines} matching lines of ${name}`, (found) => {
    const rows = rowsOf(found).filter(({ path, isMatch }) => isMatch && nameOf(path) === name)
    const { size } = new Set(rows.map(({ number }) => number))
    return size < lines && `${lines - size} matching lines of ${name} missing`
  })

/** These paths among others, none of which is spelt from elsewhere. */
export const fromRoot = (...wanted: string[]) =>
  result('paths from the root of the project', (found) => {
    const paths = matchesOf(found).map(({ path }) => String(path))
    const odd = paths.find((path) => /^\.?\//.test(path))
    if (odd !== undefined) return `the path ${asJson(odd)}`
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

/** Lines of the files that they are shown for, each of which holds what is searched for. */
export const unaltered = (pattern: string) =>
  result('the lines as they stand in the files', (found) => {
    const odd = rowsOf(found).find(
      ({ path, content }) => !(content.includes(pattern) && textOf(path).includes(framed(content))),
    )
    return odd && `the content ${asJson(odd.content)}`
  })

/** Lines of one window, as they follow each other in the file. */
export const unalteredInARow = result('the lines as they stand in the file', (found) => {
  const rows = rowsOf(found).sort((a, b) => a.number - b.number)
  const contents = rows.filter(({ number }, i) => number !== rows[i - 1]?.number)
  const shown = contents.map(({ content }) => content)
  const isThere = textOf(rows[0]?.path ?? '').includes(framed(shown.join('\n')))
  return !isThere && `the lines ${asJson(shown)}`
})

const framed = (lines: string) => `\n${withoutCr(lines)}\n`
const withoutCr = (text: string) => text.replaceAll(/\r(?=\n|$)/g, '')
const textOf = (path: string) => framed(textsOf(nameOf(path)))

/** Something is shown by one of several answers that none of them may show. */
export const hides = (texts: readonly string[]): Expected => ({
  expected: 'nothing of what is hidden',
  wrong: ({ result: found }) => {
    const text = JSON.stringify(found) ?? ''
    const textExcerpt = texts.find((each) => text.includes(each))
    return textExcerpt === undefined ? undefined : `a result with ${asJson(textExcerpt)}`
  },
})

/** An error states nothing about a file that the request does not name. */
export const silentAbout = (path: string): Expected => ({
  expected: 'no word about what is hidden',
  wrong: ({ error }) =>
    String(error?.message).includes(path) ? `an error about ${asJson(path)}` : undefined,
})

export function hidesDenied(path: string): Expected {
  return hides([secretOf(path), `"${path}"`])
}

export const toNamedFile: Expected = orError(
  'matches in that file alone, or an error',
  both(inFiles('same.txt'), linesNumbered(2)),
)

export const nothingThere: Expected = {
  expected: 'the error -32002, or no matches',
  wrong: (answer, c) =>
    answer.error ? code(-32002).wrong(answer, c) : member('matches', []).wrong(answer, c),
}

/** The place that is missing brings up nothing, and the good one beside it may be searched. */
export const missingBeside = (...names: string[]): Expected => ({
  expected: `the error -32002, or matches in ${names.join(', ')}`,
  wrong: (answer, c) =>
    answer.error ? code(-32002).wrong(answer, c) : inFiles(...names).wrong(answer, c),
})

/** What a directory holds that was renamed is found under its new name alone. */
export const underNewName = (old: string, renamed: string) =>
  result(`matches in ${renamed}, and none in ${old}`, (found) => {
    const paths = matchesOf(found).map(({ path }) => String(path))
    return (!paths.includes(renamed) || paths.includes(old)) && `matches in ${asJson(paths)}`
  })
