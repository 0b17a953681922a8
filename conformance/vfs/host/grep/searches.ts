import type { JsonObject } from '../../../../harness/wire/json.ts'
import { aResult, both, code, type Expected, member, orError } from '../expected.ts'
import { fs } from '../method-calls.ts'
import { pathFound } from '../paths/names.ts'
import { type Ask, trials } from '../trials.ts'
import { notStrings } from '../wrong-params.ts'
import {
  fromRoot,
  marked,
  missingBeside,
  noLineFeed,
  noneWithoutMatch,
  nothingThere,
  shapely,
  toNamedFile,
  unaltered,
  unalteredInARow,
} from './expected.ts'
import { plainSearches } from './plain.ts'
import { FILES, WITH_NEEDLE } from './project.ts'
import { inFiles, inFilesAtLeast, linesIn, linesNumbered } from './rows.ts'

/** A search, and what it finds. */
const search = (pattern: string, expected: Expected, more: JsonObject = {}): Ask => [
  fs.grep(pattern, more),
  expected,
]
const needle = (expected: Expected, more: JsonObject = {}) => search('needle', expected, more)

/** A search of some places, or for some extensions, and the files that it finds. */
const needleIn = (paths: string[], ...names: string[]) => needle(inFiles(...names), { paths })
const needleOf = (extensions: string[], ...names: string[]) =>
  needle(inFiles(...names), { extensions })

/** The lines that come with so much context; none is asked for when left out. */
const lines = (pattern: string, context: number | undefined, ...numbers: number[]) =>
  search(pattern, linesNumbered(...numbers), context === undefined ? {} : { context })

const nothing = (pattern: string, more: JsonObject = {}) =>
  search(pattern, member('matches', []), more)

const refused = (params: JsonObject): Ask => [['fs.grep', params], code(-32602)]

const needles = inFiles(...WITH_NEEDLE)
const IN_SRC = ['main.rs', 'lib.test.rs', 'same.txt', 'deep.rs', 'near.md']
const IN_DOCS = ['guide.md', 'same.txt', 'inner.md']
const RS = ['main.rs', 'lib.test.rs', 'deep.rs', 'made.rs']
const MD = ['guide.md', 'inner.md', 'near.md', 'plain.md', 'signs.md']

/** What is no list of strings, one that begins like one included. */
const NO_LISTS = ['src', '', [1], [null], [['src']], ['src', 7], { 0: 'src' }, 7, true, false]
const WRONG_OPTIONS: Readonly<Record<string, readonly unknown[]>> = {
  paths: NO_LISTS,
  extensions: NO_LISTS,
  context: ['2', '', -1, -2, 1.5, 0.5, true, false, [2], {}],
}
const wrongOptions = Object.entries(WRONG_OPTIONS).flatMap(([name, values]) =>
  values.map((value) => refused({ pattern: 'needle', [name]: value })),
)

/** What searches of one project find. */
export const searchChecks = trials(
  { name: 'grep: a project', files: FILES },
  { asks: [needle(needles)] },
  {
    'vfs.grep.result-shape': [
      needle(shapely),
      search('pair', shapely, { context: 2 }),
      search('couple', shapely, { context: 1 }),
    ],
    'vfs.grep.only-pattern-is-required': [needle(inFilesAtLeast('root.txt'))],
    'vfs.grep.invalid-pattern-param': [
      refused({}),
      ...notStrings({ pattern: 'needle' }, 'pattern').map(refused),
      refused({ paths: ['src'] }),
    ],
    'vfs.grep.searches-whole-project': [
      needle(inFilesAtLeast(...WITH_NEEDLE)),
      needle(both(pathFound('src/same.txt'), pathFound('docs/same.txt'))),
    ],
    'vfs.grep.paths-restrict': [
      needleIn(['src'], ...IN_SRC),
      needleIn(['src', 'docs'], ...IN_SRC, ...IN_DOCS),
      needleIn(['src/a'], 'deep.rs'),
      needleIn(['src', 'src/a'], ...IN_SRC),
      needleIn(['src/a', 'src', 'src'], ...IN_SRC),
      needleIn(['docs', 'src/a', 'src_generated'], ...IN_DOCS, 'deep.rs', 'made.rs'),
      needle(inFiles('main.rs', 'lib.test.rs', 'deep.rs'), { paths: ['src'], extensions: ['rs'] }),
    ],
    'vfs.grep.searches-all-extensions': [
      needle(inFilesAtLeast('root.txt', 'Makefile', 'guide.md', 'main.rs')),
      needle(inFilesAtLeast('feed.rss', 'xrs', 'end.', 'data.qqq')),
    ],
    'vfs.grep.extensions-restrict': [
      needleOf(['rs'], ...RS),
      needleOf(['rs', 'md'], ...RS, ...MD),
      needleOf(['md', 'qqq', 'rs'], ...RS, ...MD, 'data.qqq'),
      needleOf(['qqq'], 'data.qqq'),
      needle(inFiles('near.md'), { paths: ['src'], extensions: ['md'] }),
    ],
    'vfs.grep.no-context-by-default': {
      asks: [
        lines('mid', undefined, 5),
        lines('pair', undefined, 4, 6),
        lines('couple', undefined, 4, 5, 9),
        lines('mid', 0, 5),
        search('mid', aResult, { context: 2 }),
        lines('mid', undefined, 5),
      ],
    },
    'vfs.grep.context-surrounds': [
      lines('mid', 2, 3, 4, 5, 6, 7),
      lines('alpha', 2, 1, 2, 3),
      lines('omega', 2, 8, 9, 10),
      lines('mid', 1, 4, 5, 6),
      ...[100, 65_536].map((context) => lines('mid', context, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
      lines('pair', 1, 3, 4, 5, 6, 7),
      lines('couple', 1, 3, 4, 5, 6, 8, 9, 10),
      lines('tide', 1, 7, 8, 9, 10, 11, 12),
      lines('couple', 3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
      lines('dawn', 3, 9, 10, 11, 12),
      lines('halfway', 20, ...Array.from({ length: 41 }, (_, i) => i + 5)),
      needle(linesIn({ 'root.txt': [1, 2], 'main.rs': [1, 2, 3], Makefile: [1] }), { context: 1 }),
    ],
    'vfs.grep.marks-matches': {
      given: [lines('pair', 2, 2, 3, 4, 5, 6, 7, 8)],
      asks: [
        search('pair', marked(4, 6), { context: 2 }),
        search('couple', marked(4, 5, 9), { context: 1 }),
        search('couple', marked(4, 5, 9)),
        search('mid', marked(5)),
      ],
    },
    'vfs.grep.counts-from-one': [
      lines('alpha', undefined, 1),
      needle(linesIn({ 'root.txt': [1], Makefile: [1], 'main.rs': [2], 'deep.rs': [1], xrs: [1] })),
      lines('winter', undefined, 7),
      lines('lantern', undefined, 2),
    ],
    'vfs.grep.lines-without-terminator#line-feed': {
      given: [needle(needles)],
      asks: [needle(noLineFeed), search('pair', noLineFeed, { context: 2 })],
    },
    'vfs.grep.lines-without-terminator#unaltered': {
      given: [needle(needles)],
      asks: [
        needle(unaltered('needle')),
        search('summer', unalteredInARow, { context: 2 }),
        search('south', unalteredInARow, { context: 2 }),
      ],
    },
    'vfs.grep.no-match': [
      nothing('nowhere to be found'),
      nothing('nowhere to be found', { context: 2 }),
      nothing('nowhere to be found', { paths: ['src'] }),
      nothing('needle', { paths: ['empty'] }),
      nothing('needle', { extensions: ['nope'] }),
      nothing('needle', { paths: ['docs'], extensions: ['rs'] }),
    ],
    'vfs.grep.paths-from-root': [
      needle(fromRoot('src/main.rs', 'src/a/b/c/deep.rs'), { paths: ['src'] }),
      needle(fromRoot('src/main.rs', 'root.txt')),
      needle(fromRoot('src/a/b/c/deep.rs'), { paths: ['src/a'] }),
      needle(fromRoot('docs/guide.md', 'lib/a/other.txt'), { paths: ['docs', 'lib/a'] }),
      ...['.', 'src/main.rs'].map((path) =>
        needle(orError('paths from the root, or an error', fromRoot('src/main.rs')), {
          paths: [path],
        }),
      ),
    ],
    'vfs.grep.only-matching-files': [
      needle(noneWithoutMatch),
      needle(noneWithoutMatch, { context: 1 }),
    ],
    'vfs.grep.plain-patterns': plainSearches,
    'vfs.grep.invalid-optional-params': {
      given: [needle(aResult, { paths: ['src'], extensions: ['rs'], context: 0 }), needle(needles)],
      asks: [
        ...wrongOptions,
        refused({ pattern: 'needle', paths: ['src'], extensions: ['rs'], context: '2' }),
        refused({ pattern: 'needle', paths: ['src'], extensions: [1], context: 2 }),
      ],
    },
    'vfs.grep.paths-to-files': [needle(toNamedFile, { paths: ['src/same.txt'] })],
    'vfs.grep.missing-paths': [
      needle(nothingThere, { paths: ['nope'] }),
      needle(nothingThere, { paths: ['src/nope'] }),
      needle(nothingThere, { paths: ['nope/src'] }),
      needle(missingBeside(...IN_SRC), { paths: ['src', 'nope'] }),
      needle(missingBeside(...IN_SRC), { paths: ['nope', 'src'] }),
    ],
  },
)
