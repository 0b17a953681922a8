import { isUtf8 } from 'node:buffer'
import { grep } from '../../../../harness/peers/grep.ts'
import type { Project } from '../../../../harness/peers/project.ts'
import { elementsOf, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { type Row, rowsOf } from '../grep/rows.ts'
import { mayRead } from './access.ts'
import { leaves, type Place, placeOf } from './place.ts'
import { anything, type Possible, refused, result, type Wrong } from './possible.ts'
import type { State } from './reading.ts'

/** What is to be found in a file: the lines that match and those around them. */
interface Searched {
  rows: readonly Row[]
  /** Whether every host searches it, and finds just this. */
  isSure: boolean
}

type Files = ReadonlyMap<string, Searched>

/** What `fs.grep` gives. @see rfd-d11 §fs.grep */
export function search(state: State, params: JsonObject): Possible[] {
  const places = elementsOf(params.paths).map((path) => placeOf(String(path), state.project))
  if (places.some(leaves)) return [refused('vfs.grep.refuses-bad-paths')]
  if (isOpen(params, places)) return [anything('vfs.grep.result-shape')]
  return [found(state, params, places), ...refusals(state, places)]
}

/** Dialects of patterns, and what lists that are empty or spelt oddly stand for, are left to the host. */
function isOpen({ pattern, paths, extensions }: JsonObject, places: readonly Place[]): boolean {
  const isEmpty = [paths, extensions].some((list) => Array.isArray(list) && list.length === 0)
  const isOdd = places.some(({ spelling }) => spelling !== 'plain')
  const isDotted = elementsOf(extensions).some((each) => !/^[a-z]+$/.test(String(each)))
  return isEmpty || isOdd || isDotted || !/^[\w ]+$/.test(String(pattern))
}

/** Errors that a host may give for the places that are named. */
function refusals({ project, policy }: State, places: readonly Place[]): Possible[] {
  const named = places.length > 0 ? places : [ROOT]
  const kinds = named.map(({ path }) => project.kindOf(path))
  return [
    ...(named.some(({ path }) => !mayRead(policy, path))
      ? [refused('vfs.grep.finds-all', -32001)]
      : []),
    ...(kinds.includes(undefined) ? [refused('vfs.grep.missing-paths', -32002)] : []),
    ...(kinds.includes('file') ? [refused('vfs.grep.paths-to-files')] : []),
  ]
}

const ROOT: Place = { path: '', spelling: 'odd' }

function found(state: State, params: JsonObject, places: readonly Place[]): Possible {
  const files = searchedIn(state, params, places)
  const isEmpty = [...files.values()].every(({ rows }) => rows.length === 0)
  const about = isEmpty ? 'vfs.grep.no-match' : 'vfs.grep.finds-all'
  return result(about, 'fs.grep: the lines that match', (answer) => {
    if (!isShapely(answer))
      return { verifies: 'vfs.grep.result-shape', observed: 'a result of another form' }
    return wrongFile(answer, files, state, params) ?? wrongRows(rowsOf(answer), files, params)
  })
}

function searchedIn(
  { project, policy }: State,
  params: JsonObject,
  places: readonly Place[],
): Files {
  const { pattern, extensions, context } = params
  const roots = (places.length > 0 ? places : [ROOT]).map(({ path }) => path)
  const there = roots.filter((path) => project.kindOf(path) !== undefined)
  const wanted = elementsOf(extensions).map((each) => `.${each}`)
  const files = there
    .flatMap((path) => project.under(path))
    .filter(([path]) => wanted.length === 0 || wanted.some((end) => path.endsWith(end)))
  const about = { pattern: String(pattern), context: Number(context ?? 0) }
  return new Map(
    files.map(([path, bytes]) => {
      const searched = searchedFile(path, bytes, about)
      return [path, { ...searched, isSure: searched.isSure && mayRead(policy, path) }]
    }),
  )
}

function searchedFile(
  path: string,
  bytes: Buffer,
  { pattern, context }: { pattern: string; context: number },
): Searched {
  const text = bytes.toString('utf8')
  const matches = (line: string) => line.includes(pattern)
  const rows = grep(text, matches, context).map((line) => ({
    ...{ path, number: line.line_number, content: line.content, isMatch: line.is_match },
  }))
  const hasOtherCases = text
    .split('\n')
    .some((line) => line.toLowerCase().includes(pattern.toLowerCase()) !== matches(line))
  return { rows, isSure: !hasOtherCases && !isUnusual(path, bytes) }
}

/** Hosts may leave out what is hidden or no plain text, and end lines at other characters than the line feed too. */
const isUnusual = (path: string, bytes: Buffer): boolean =>
  path.split('/').some((name) => name.startsWith('.')) ||
  !isUtf8(bytes) ||
  /[^\P{Cc}\t\n\r]|[\u2028\u2029\ufeff]|\r(?!\n)/u.test(bytes.toString('utf8'))

const isShapely = ({ matches }: JsonObject): boolean =>
  Array.isArray(matches) &&
  matches.every(
    (entry) =>
      isObject(entry) &&
      typeof entry.path === 'string' &&
      Array.isArray(entry.lines) &&
      entry.lines.every(isLine),
  )

const isLine = (line: unknown): boolean =>
  isObject(line) &&
  Number.isInteger(line.line_number) &&
  typeof line.content === 'string' &&
  typeof line.is_match === 'boolean'

function wrongFile(
  answer: JsonObject,
  files: Files,
  { project }: State,
  { paths, extensions }: JsonObject,
): Wrong | undefined {
  const named = elementsOf(answer.matches).map((entry) => String((entry as JsonObject).path))
  const odd = named.find((path) => !files.has(path))
  if (odd !== undefined) {
    if (project.kindOf(odd) !== 'file') return ofNoFile(odd, project)
    const isLimited = paths !== undefined
    if (extensions === undefined || (isLimited && isElsewhere(odd, elementsOf(paths))))
      return { verifies: 'vfs.grep.paths-restrict', observed: 'a file of another place' }
    return { verifies: 'vfs.grep.extensions-restrict', observed: 'a file of another extension' }
  }
  const isEmpty = named.some(
    (path) => files.get(path)?.isSure && files.get(path)?.rows.length === 0,
  )
  if (!isEmpty) return undefined
  return { verifies: 'vfs.grep.only-matching-files', observed: 'a file without a match' }
}

/** A path that is spelt from elsewhere, or of what stands there no more. */
const ofNoFile = (odd: string, project: Project): Wrong =>
  project.under('').some(([path]) => path.endsWith(`/${odd}`) || odd.endsWith(`/${path}`))
    ? { verifies: 'vfs.grep.paths-from-root', observed: 'a path that is not from the root' }
    : { verifies: 'vfs.grep.is-current', observed: 'a path of no file' }

const isElsewhere = (path: string, roots: readonly unknown[]) =>
  !roots.some((root) => path === root || path.startsWith(`${root}/`))

function wrongRows(rows: readonly Row[], files: Files, { context }: JsonObject): Wrong | undefined {
  for (const [path, { rows: wanted, isSure }] of files) {
    const own = rows.filter((row) => row.path === path)
    const wrong = isSure ? wrongLines(own, wanted, Number(context ?? 0)) : undefined
    if (wrong) return wrong
  }
  return undefined
}

function wrongLines(
  own: readonly Row[],
  wanted: readonly Row[],
  context: number,
): Wrong | undefined {
  const numbers = new Set(own.map(({ number }) => number))
  const missing = wanted.find(({ number }) => !numbers.has(number))
  if (missing?.isMatch) return { observed: 'a line that matches is missing' }
  const around = context > 0 ? 'vfs.grep.context-surrounds' : 'vfs.grep.no-context-by-default'
  if (missing) return { verifies: around, observed: 'a line around a match is missing' }
  for (const row of own) {
    const right = wanted.find(({ number }) => number === row.number)
    if (!right) return { verifies: around, observed: 'a line that is no match, nor near one' }
    if (right.isMatch !== row.isMatch)
      return { verifies: 'vfs.grep.marks-matches', observed: 'is_match of another line' }
    if (withoutCr(right.content) !== withoutCr(row.content))
      return { verifies: 'vfs.grep.lines-without-terminator', observed: 'another line' }
  }
  return undefined
}

const withoutCr = (line: string) => line.replace(/\r$/, '')
