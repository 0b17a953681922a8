import { CANARY } from '../../../harness/host-conversation.ts'
import { onDenied } from './denied-reading.ts'
import { anError, aResult, code, member } from './expected.ts'
import {
  BAD_PATHS,
  current,
  denied,
  dialect,
  outside,
  searches,
  unusual,
  WITH_NEEDLE,
  wrong,
  wrongOptions,
} from './grep/asked.ts'
import { coverage, expression, order, parenthesis } from './grep/dialect.ts'
import {
  allGrains,
  firstIsOne,
  fromRoot,
  hides,
  hidesDenied,
  marked,
  noLineFeed,
  noneWithoutMatch,
  nothingThere,
  shapely,
  toNamedFile,
  unaltered,
} from './grep/expected.ts'
import { inFiles, inFilesAtLeast, linesAmong, linesNumbered } from './grep/rows.ts'
import { hostChecks, judgedBy } from './host-check.ts'

/** The line of `letters.txt` that holds the pattern in capitals. */
const IN_CAPITALS = 2

const needles = inFiles(...WITH_NEEDLE)

/** What a host answers to `fs.grep`. @see rfd-d11 §fs.grep */
export const grepChecks = hostChecks(
  searches.check('vfs.grep.result-shape', { expect: { all: shapely, pair: shapely } }),
  searches.check('vfs.grep.only-pattern-is-required', {
    expect: { all: inFilesAtLeast('root.txt') },
  }),
  searches.check('vfs.grep.invalid-pattern-param', {
    precondition: { all: inFilesAtLeast('root.txt'), 'all again': inFilesAtLeast('root.txt') },
    expect: { ...wrong.expected, 'no pattern but paths': code(-32602) },
  }),
  searches.check('vfs.grep.searches-whole-project', {
    expect: { all: inFilesAtLeast('root.txt', 'main.rs', 'deep.rs') },
  }),
  searches.check('vfs.grep.paths-restrict', {
    expect: {
      src: inFiles('main.rs', 'deep.rs'),
      'src and docs': inFiles('main.rs', 'deep.rs', 'guide.md'),
    },
  }),
  searches.check('vfs.grep.searches-all-extensions', {
    expect: { all: inFilesAtLeast('root.txt', 'Makefile', 'guide.md', 'main.rs') },
  }),
  searches.check('vfs.grep.extensions-restrict', {
    expect: {
      rs: inFiles('main.rs', 'deep.rs', 'made.rs'),
      'rs and md': inFiles('main.rs', 'deep.rs', 'made.rs', 'guide.md'),
    },
  }),
  searches.check('vfs.grep.no-context-by-default', { expect: { mid: linesNumbered(5) } }),
  searches.check('vfs.grep.context-surrounds', {
    expect: {
      'mid with context': linesNumbered(3, 4, 5, 6, 7),
      'first with context': linesNumbered(1, 2, 3),
      'last with context': linesNumbered(8, 9, 10),
    },
  }),
  searches.check('vfs.grep.marks-matches', {
    precondition: { pair: linesNumbered(2, 3, 4, 5, 6, 7, 8) },
    expect: { pair: marked(4, 6) },
  }),
  searches.check('vfs.grep.counts-from-one', { expect: { first: firstIsOne } }),
  ...searches.checks({
    'vfs.grep.lines-without-terminator#line-feed': {
      precondition: { all: needles },
      expect: { all: noLineFeed, pair: noLineFeed },
    },
    'vfs.grep.lines-without-terminator#unaltered': {
      precondition: { all: needles },
      expect: { all: unaltered },
    },
  }),
  searches.check('vfs.grep.no-match', {
    precondition: { all: inFilesAtLeast('root.txt') },
    expect: { none: member('matches', []) },
  }),
  searches.check('vfs.grep.paths-from-root', { expect: { src: fromRoot } }),
  searches.check('vfs.grep.finds-all', { expect: { grains: allGrains } }),
  searches.check('vfs.grep.only-matching-files', {
    precondition: { all: inFilesAtLeast('root.txt') },
    expect: { all: noneWithoutMatch },
  }),
  searches.check('vfs.grep.line-order', {
    also: (c) => searches.onAnswer('pair overlapping', 'ascending lines', order)(c),
  }),
  searches.check('vfs.grep.plain-patterns', {
    expect: { letters: linesAmong([IN_CAPITALS], 1, 4, 5) },
  }),
  dialect.check('vfs.grep.regular-expressions', {
    also: (c) => dialect.onAnswer('expression', 'a regular expression', expression)(c),
  }),
  dialect.check('vfs.grep.uncompilable-pattern', {
    precondition: { after: inFiles('patterns.txt') },
    also: (c) => dialect.onAnswer('parenthesis', 'an error', parenthesis)(c),
  }),
  denied.check('vfs.grep.denied-files-stay-hidden', {
    precondition: { project: inFilesAtLeast('a.txt') },
    also: (c) => onDenied(denied, c, (path) => nothingOf(path)(c)),
  }),
  searches.check('vfs.grep.invalid-optional-params', {
    precondition: { 'all options': inFiles('main.rs', 'deep.rs'), 'all again': needles },
    expect: wrongOptions.expected,
  }),
  current.check('vfs.grep.is-current', {
    precondition: { write: aResult, rename: aResult, overwrite: aResult, delete: aResult },
    expect: {
      before: inFiles(),
      written: inFiles('first.txt'),
      renamed: inFiles('second.txt'),
      overwritten: inFiles('second.txt', 'other.txt'),
      deleted: inFiles('other.txt'),
    },
  }),
  outside.check('vfs.grep.refuses-bad-paths', {
    precondition: { good: inFiles('a.txt') },
    expect: Object.fromEntries(Object.keys(BAD_PATHS).map((name) => [name, anError])),
    also: (c) => Object.keys(BAD_PATHS).flatMap((name) => outside.on(name, hides([CANARY]))(c)),
  }),
  unusual.check('vfs.grep.unusual-files', {
    also: (c) => unusual.onAnswer('all', 'an answer', coverage)(c),
  }),
  searches.check('vfs.grep.paths-to-files', {
    precondition: { all: needles },
    expect: { file: toNamedFile },
  }),
  searches.check('vfs.grep.missing-paths', {
    precondition: { all: needles },
    expect: { 'missing place': nothingThere },
  }),
)

const nothingOf = (path: string) =>
  judgedBy(
    ['project', 'with context', path, 'directories named'].map((name) =>
      denied.on(name, hidesDenied(path)),
    ),
  )
