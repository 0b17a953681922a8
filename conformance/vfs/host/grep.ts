import { CANARY } from '../../../harness/host-conversation.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, unclear } from '../../finding.ts'
import { hostChecks } from '../../host-check.ts'
import { type ProbeAnswer, told } from './answer.ts'
import { type Asked, type Asking, asking } from './asking.ts'
import { deniable, deniedReading, onDenied, readings, secretOf } from './denied-reading.ts'
import { anError, aResult, code, type Expected, member, result, shown } from './expected.ts'
import { inFiles, inFilesAtLeast, linesNumbered, matchesOf, nameOf, rowsOf } from './grep-rows.ts'
import { refusals, wrongParams } from './wrong-params.ts'

const grep = (pattern: string, more: JsonObject = {}): Asked => ['fs.grep', { pattern, ...more }]

const TEN = 'alpha\ntwo\nthree\npair four\nmid\npair six\nseven\neight\nnine\nomega'

/** Lines by the numbers of a file and of a line in it, each of which holds `grain`. */
const GRAINS = Array.from({ length: 30 }, (_, i) => `grains-${i}.txt`)
const GRAIN_LINES = 40

const FILES = {
  'root.txt': 'a needle at the top\nand no more\n',
  Makefile: 'needle:\n',
  'src/main.rs': 'fn main() {\n    needle();\n}\n',
  'src/a/b/c/deep.rs': 'needle\n',
  'src_generated/made.rs': 'needle\n',
  'docs/guide.md': 'a needle\r\nin lines that end with CR\r\n',
  'feed.rss': 'needle\n',
  xrs: 'needle\n',
  'plain.txt': 'nothing to be found\n',
  'ten.txt': TEN,
  'letters.txt': 'fn main() {\nFN MAIN\nfunction main\nfn mainly\nxfn main_1\n',
  ...Object.fromEntries(
    GRAINS.map((name) => [`grains/${name}`, { repeat: 'a grain\n', times: GRAIN_LINES }]),
  ),
}
const WITH_NEEDLE = [
  'root.txt',
  'Makefile',
  'main.rs',
  'deep.rs',
  'made.rs',
  'guide.md',
  'feed.rss',
  'xrs',
]

const wrong = wrongParams('fs.grep', { pattern: 'needle' })
const wrongOptions = refusals(
  'fs.grep',
  Object.entries({
    paths: ['src', [1], { 0: 'src' }, 7],
    extensions: ['rs', [1], { 0: 'rs' }, 7],
    context: ['2', -1, 1.5, true, [2]],
  }).flatMap(([name, values]) =>
    values.map(
      (value) =>
        [`${name} ${JSON.stringify(value)}`, { pattern: 'needle', [name]: value }] as const,
    ),
  ),
)

const searches = asking(
  { name: 'grep: a project', files: FILES },
  {
    all: grep('needle'),
    src: grep('needle', { paths: ['src'] }),
    'src and docs': grep('needle', { paths: ['src', 'docs'] }),
    rs: grep('needle', { extensions: ['rs'] }),
    'rs and md': grep('needle', { extensions: ['rs', 'md'] }),
    none: grep('nowhere to be found'),
    mid: grep('mid'),
    'first with context': grep('alpha', { context: 2 }),
    'mid with context': grep('mid', { context: 2 }),
    'last with context': grep('omega', { context: 2 }),
    first: grep('alpha'),
    pair: grep('pair', { context: 2 }),
    'pair overlapping': grep('pair', { context: 3 }),
    grains: grep('grain'),
    letters: grep('fn main'),
    ...wrong.requests,
    'no pattern but paths': ['fs.grep', { paths: ['src'] }],
    ...wrongOptions.requests,
    file: grep('needle', { paths: ['src/main.rs'] }),
    'missing place': grep('needle', { paths: ['nope'] }),
    'all options': grep('needle', { paths: ['src'], extensions: ['rs'], context: 0 }),
    'all again': grep('needle'),
  },
)

const current = asking(
  { name: 'grep: what the tool changes', files: { 'other.txt': 'nothing\n' } },
  {
    before: grep('needle'),
    write: ['fs.write', { path: 'first.txt', content: 'needle\n' }],
    written: grep('needle'),
    rename: ['fs.rename', { from: 'first.txt', to: 'second.txt' }],
    renamed: grep('needle'),
    overwrite: ['fs.write', { path: 'other.txt', content: 'needle\n' }],
    overwritten: grep('needle'),
    delete: ['fs.delete', { path: 'second.txt' }],
    deleted: grep('needle'),
  },
)

const UP = '../'.repeat(20)
const BAD_PATHS = {
  parent: ['..'],
  outside: ['{outside}'],
  'outside among good ones': ['src', '{outside}/canary.txt'],
  'parent among good ones': ['src', '../jp-conformance-nope'],
  climbing: [`${UP}{outside}`],
  'climbing later': [`src/${UP}{outside}`],
}

const outside = asking(
  { name: 'grep: paths out of the project', files: { 'src/a.txt': 'conformance\n' } },
  {
    ...Object.fromEntries(
      Object.entries(BAD_PATHS).map(([name, paths]) => [name, grep('conformance', { paths })]),
    ),
    good: grep('conformance', { paths: ['src'] }),
  },
)

const denied = asking(
  { name: 'grep: files that the policy keeps from the tool', ...deniedReading },
  {
    ...readings,
    project: grep('needle'),
    'with context': grep('needle', { context: 1 }),
    ...Object.fromEntries(deniable.map((path) => [path, grep('needle', { paths: [path] })])),
    'directories named': grep('needle', { paths: ['closed', '.ssh', 'open'] }),
  },
)

const dialect = asking(
  {
    name: 'grep: patterns of more than letters',
    files: { 'patterns.txt': 'xfooobaz\nfoba\nfo+ba[rz]$\n(\n' },
  },
  { expression: grep('fo+ba[rz]$'), parenthesis: grep('('), after: grep('foba') },
)

const UNUSUAL = {
  hidden: 'hidden/.notes.txt',
  ignored: 'ignored.txt',
  'with NUL': 'nul.bin',
  'not UTF-8': 'latin.txt',
}

const unusual = asking(
  {
    name: 'grep: unusual files',
    files: {
      'usual.txt': 'a needle\n',
      'hidden/.notes.txt': 'a needle\n',
      '.git/config': '[core]\n',
      '.gitignore': 'ignored.txt\n',
      'ignored.txt': 'a needle\n',
      'nul.bin': { base64: Buffer.from('a needle\0\n').toString('base64') },
      'latin.txt': { base64: Buffer.from('a needle, na\xefve\n', 'latin1').toString('base64') },
      'large.txt': { repeat: 'nothing here\n', times: 900_000 },
      'zebra.txt': 'a needle\n',
    },
  },
  { all: grep('needle') },
)

const shapely = result('matches, each with a path and lines of three members', (found) => {
  if (!Array.isArray(found.matches)) return `matches ${shown(found.matches)}`
  if (found.matches.length === 0) return 'no matches'
  const odd = found.matches.find((entry) => !isEntry(entry))
  if (odd !== undefined) return `the entry ${shown(odd)}`
  const line = matchesOf(found)
    .flatMap(({ lines }) => lines)
    .find((each) => !isLine(each))
  return line === undefined ? undefined : `the line ${shown(line)}`
})

const isEntry = (entry: unknown) =>
  isObject(entry) && typeof entry.path === 'string' && Array.isArray(entry.lines)

const isLine = (line: unknown) =>
  isObject(line) &&
  Number.isInteger(line.line_number) &&
  typeof line.content === 'string' &&
  typeof line.is_match === 'boolean'

/** The same pairs of a file's name and a line's number, in whatever order. */
const allGrains = result(`${GRAINS.length * GRAIN_LINES} matching lines`, (found) => {
  const rows = rowsOf(found).filter(({ isMatch }) => isMatch)
  const got = new Set(rows.map(({ path, number }) => `${nameOf(path)}:${number}`))
  const missing = GRAINS.flatMap((name) =>
    Array.from({ length: GRAIN_LINES }, (_, i) => `${name}:${i + 1}`),
  ).filter((line) => !got.has(line)).length
  return missing === 0 ? undefined : `${missing} matching lines missing`
})

const fromRoot = result('paths from the root of the project', (found) => {
  const paths = matchesOf(found).map(({ path }) => path)
  const wanted = ['src/main.rs', 'src/a/b/c/deep.rs']
  const isGood = wanted.every((path) => paths.includes(path))
  return isGood ? undefined : `the paths ${shown(paths)}`
})

const noneWithoutMatch = result('no entry for a file without a match', (found) => {
  const odd = matchesOf(found).find(({ path }) => !WITH_NEEDLE.includes(nameOf(String(path))))
  return odd && `an entry for ${shown(odd.path)}`
})

const marked = (...numbers: number[]) =>
  result(`is_match true for the lines ${numbers.join(' and ')} alone`, (found) => {
    const odd = rowsOf(found).find(({ number, isMatch }) => isMatch !== numbers.includes(number))
    return odd && `is_match ${odd.isMatch} for line ${odd.number}`
  })

const noLineFeed = result('lines without line feed', (found) => {
  const odd = rowsOf(found).find(({ content }) => content.includes('\n'))
  return odd && `the content ${shown(odd.content)}`
})

const firstIsOne = result('line_number 1 for the first line', (found) => {
  const [row] = rowsOf(found)
  return row?.number === 1 ? undefined : `line_number ${row?.number}`
})

/** Something is shown by one of several answers that none of them may show. */
const hides = (texts: readonly string[]): Expected => ({
  expected: 'nothing of what is hidden',
  wrong: ({ result: found }) => {
    const text = JSON.stringify(found) ?? ''
    const shownText = texts.find((each) => text.includes(each))
    return shownText === undefined ? undefined : `a result with ${shown(shownText)}`
  },
})

function hidesDenied(path: string): Expected {
  return hides([secretOf(path), `"${path}"`])
}

const toNamedFile: Expected = {
  expected: 'matches in that file alone, or an error',
  wrong: (answer, c) => (answer.error ? undefined : inFiles('main.rs').wrong(answer, c)),
}

const nothingThere: Expected = {
  expected: 'the error -32002, or no matches',
  wrong: (answer, c) =>
    answer.error ? code(-32002).wrong(answer, c) : member('matches', []).wrong(answer, c),
}

/** How the lines of overlapping windows are ordered and grouped. */
function order({ result: found, index }: ProbeAnswer): Finding {
  const entries = isObject(found) ? matchesOf(found) : []
  const numbers = isObject(found) ? rowsOf(found).map(({ number }) => number) : []
  if (!numbers.includes(4) || !numbers.includes(6)) return unclear('no overlapping windows')
  const expected = 'ascending lines, each once'
  if (new Set(numbers).size < numbers.length)
    return broken(expected, `the lines ${numbers.join(', ')}`, index)
  const sorted = entries.every((entry) => isAscending(rowsOf({ matches: [entry] })))
  if (!sorted) return broken(expected, `the lines ${numbers.join(', ')}`, index)
  return kept(entries.length === 1 ? 'one entry for the file' : 'an entry for each window')
}

const isAscending = (rows: { number: number }[]) =>
  rows.every(({ number }, i) => i === 0 || number > (rows[i - 1]?.number ?? 0))

/** Which dialect a pattern of more than letters is read in. */
function expression(answer: ProbeAnswer): Finding {
  const rows = isObject(answer.result) ? rowsOf(answer.result) : []
  const numbers = rows.map(({ number }) => number).join(', ')
  if (numbers === '1') return kept('read as a regular expression')
  const observed = numbers === '3' ? 'taken for a text' : told(answer)
  return broken('a regular expression', observed, answer.index)
}

/** An opening parenthesis is an error in every dialect but one that knows texts alone. */
function parenthesis(answer: ProbeAnswer): Finding {
  if (answer.error) return kept(`refused with the error ${answer.error.code}`)
  const rows = isObject(answer.result) ? rowsOf(answer.result) : []
  if (rows.some(({ content }) => content.startsWith('('))) return kept('taken for a text')
  return broken('an error', told(answer), answer.index)
}

/** Which of the unusual files are searched. */
function coverage(answer: ProbeAnswer): Finding {
  const paths = isObject(answer.result) ? matchesOf(answer.result).map(({ path }) => path) : []
  const expected = 'hidden and ignored files searched, and the others whatever they stand beside'
  if (!paths.includes('usual.txt') || !paths.includes('zebra.txt'))
    return broken(expected, told(answer), answer.index)
  const names = Object.entries(UNUSUAL).map(([name, path]) => [name, paths.includes(path)] as const)
  const left = names.filter(([, found]) => !found).map(([name]) => name)
  const observed = left.length === 0 ? 'all are searched' : `left out: ${left.join(', ')}`
  return left.includes('hidden') || left.includes('ignored')
    ? broken(expected, observed, answer.index)
    : kept(observed)
}

const needles = inFiles(...WITH_NEEDLE)

/** What a host answers to `fs.grep`. @see rfd-d11 §fs.grep */
export const grepChecks = hostChecks(
  searches.check('vfs.grep.result-shape', {
    title: 'answers with matches, each with its path and lines',
    expect: { all: shapely, pair: shapely },
  }),
  searches.check('vfs.grep.only-pattern-is-required', {
    title: 'needs nothing but a pattern',
    expect: { all: inFilesAtLeast('root.txt') },
  }),
  searches.check('vfs.grep.invalid-pattern-param', {
    title: 'refuses a missing pattern and one that is no string',
    given: { all: inFilesAtLeast('root.txt'), 'all again': inFilesAtLeast('root.txt') },
    expect: { ...wrong.expected, 'no pattern but paths': code(-32602) },
  }),
  searches.check('vfs.grep.searches-whole-project', {
    title: 'searches the project at every depth',
    expect: { all: inFilesAtLeast('root.txt', 'main.rs', 'deep.rs') },
  }),
  searches.check('vfs.grep.paths-restrict', {
    title: 'searches only where it is asked to',
    expect: {
      src: inFiles('main.rs', 'deep.rs'),
      'src and docs': inFiles('main.rs', 'deep.rs', 'guide.md'),
    },
  }),
  searches.check('vfs.grep.searches-all-extensions', {
    title: 'searches files of every extension and of none',
    expect: { all: inFilesAtLeast('root.txt', 'Makefile', 'guide.md', 'main.rs') },
  }),
  searches.check('vfs.grep.extensions-restrict', {
    title: 'searches only files of the extensions that it is given',
    expect: {
      rs: inFiles('main.rs', 'deep.rs', 'made.rs'),
      'rs and md': inFiles('main.rs', 'deep.rs', 'made.rs', 'guide.md'),
    },
  }),
  searches.check('vfs.grep.no-context-by-default', {
    title: 'shows only matching lines unless it is asked for more',
    expect: { mid: linesNumbered(5) },
  }),
  searches.check('vfs.grep.context-surrounds', {
    title: 'shows lines before and after a match, as far as there are any',
    expect: {
      'mid with context': linesNumbered(3, 4, 5, 6, 7),
      'first with context': linesNumbered(1, 2, 3),
      'last with context': linesNumbered(8, 9, 10),
    },
  }),
  searches.check('vfs.grep.marks-matches', {
    title: 'tells matching lines from those around them',
    given: { pair: linesNumbered(2, 3, 4, 5, 6, 7, 8) },
    expect: { pair: marked(4, 6) },
  }),
  searches.check('vfs.grep.counts-from-one', {
    title: 'counts lines from one',
    expect: { first: firstIsOne },
  }),
  searches.check('vfs.grep.lines-without-terminator', {
    title: 'shows lines without their line feed',
    given: { all: needles },
    expect: { all: noLineFeed, pair: noLineFeed },
  }),
  searches.check('vfs.grep.no-match', {
    title: 'answers a search that finds nothing with no matches',
    given: { all: inFilesAtLeast('root.txt') },
    expect: { none: member('matches', []) },
  }),
  searches.check('vfs.grep.paths-from-root', {
    title: 'gives paths from the root of the project',
    expect: { src: fromRoot },
  }),
  searches.check('vfs.grep.finds-all', {
    title: 'finds every matching line',
    expect: { grains: allGrains },
  }),
  searches.check('vfs.grep.only-matching-files', {
    title: 'names no file without a match',
    given: { all: inFilesAtLeast('root.txt') },
    expect: { all: noneWithoutMatch },
  }),
  searches.check('vfs.grep.line-order', {
    title: 'shows the lines of overlapping windows upwards and once',
    also: (c) => searches.onAnswer(c, 'pair overlapping', 'ascending lines', order),
  }),
  searches.check('vfs.grep.plain-patterns', {
    title: 'finds a plain text wherever it stands, in its own case',
    expect: { letters: linesNumbered(1, 4, 5) },
  }),
  dialect.check('vfs.grep.regular-expressions', {
    title: 'reads the pattern as a regular expression',
    also: (c) => dialect.onAnswer(c, 'expression', 'a regular expression', expression),
  }),
  dialect.check('vfs.grep.uncompilable-pattern', {
    title: 'refuses a pattern that it cannot read',
    given: { after: inFiles('patterns.txt') },
    also: (c) => dialect.onAnswer(c, 'parenthesis', 'an error', parenthesis),
  }),
  denied.check('vfs.grep.denied-files-stay-hidden', {
    title: 'shows nothing of a file that the policy denies',
    given: { project: inFilesAtLeast('a.txt') },
    also: (c) => onDenied(denied, c, (path) => nothingOf(denied, c, path)),
  }),
  searches.check('vfs.grep.invalid-optional-params', {
    title: 'refuses paths, extensions and context of the wrong kind',
    given: { 'all options': inFiles('main.rs', 'deep.rs'), 'all again': needles },
    expect: wrongOptions.expected,
  }),
  current.check('vfs.grep.is-current', {
    title: 'searches the files as they stand',
    given: { write: aResult, rename: aResult, overwrite: aResult, delete: aResult },
    expect: {
      before: inFiles(),
      written: inFiles('first.txt'),
      renamed: inFiles('second.txt'),
      overwritten: inFiles('second.txt', 'other.txt'),
      deleted: inFiles('other.txt'),
    },
  }),
  outside.check('vfs.grep.refuses-bad-paths', {
    title: 'refuses a path out of the project, even among good ones',
    given: { good: inFiles('a.txt') },
    expect: Object.fromEntries(Object.keys(BAD_PATHS).map((name) => [name, anError])),
    also: (c) => Object.keys(BAD_PATHS).flatMap((name) => outside.on(c, name, hides([CANARY]))),
  }),
  unusual.check('vfs.grep.unusual-files', {
    title: 'searches hidden and ignored files, and does not stumble over binary or large ones',
    also: (c) => unusual.onAnswer(c, 'all', 'an answer', coverage),
  }),
  searches.check('vfs.grep.paths-to-files', {
    title: 'searches a file that is named, or refuses',
    given: { all: needles },
    expect: { file: toNamedFile },
  }),
  searches.check('vfs.grep.missing-paths', {
    title: 'finds nothing in a place that does not exist',
    given: { all: needles },
    expect: { 'missing place': nothingThere },
  }),
)

function nothingOf(asked: Asking, c: Parameters<Asking['on']>[0], path: string): Finding[] {
  return ['project', 'with context', path, 'directories named'].flatMap((name) =>
    asked.on(c, name, hidesDenied(path)),
  )
}
