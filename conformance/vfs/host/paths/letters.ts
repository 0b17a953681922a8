import { anError, aResult, code, contentOf, exists, member, orError, same } from '../expected.ts'
import { inFiles } from '../grep/rows.ts'
import { fs } from '../method-calls.ts'
import { projectHas } from '../project-state.ts'
import { type MethodCall, scenarioThenSnapshot } from '../scenario-checks.ts'
import { foreignChecks } from './foreign.ts'
import { inEach, namesListed, pathFound } from './names.ts'

const DOTTED = ['a..b.txt', '..hidden', '...', 'x../y', '.dot', '..two/..dots', 'end..']

/** Where a file with dots in its name is moved to: again a name with dots. */
const movedFrom = (path: string) => `..moved-${DOTTED.indexOf(path)}`
const LAST = 'end..'

const inDots = <T>(verb: string, of: (path: string) => T): Record<string, T> =>
  Object.fromEntries(DOTTED.map((path) => [`${verb} ${path}`, of(path)]))

const dots = scenarioThenSnapshot(
  { name: 'paths: dots in names' },
  {
    ...Object.fromEntries(
      DOTTED.flatMap((path): [string, MethodCall][] => [
        [`write ${path}`, fs.write(path, path)],
        [`read ${path}`, fs.read(path)],
        [`see ${path}`, fs.exists(path)],
        [`measure ${path}`, fs.metadata(path)],
      ]),
    ),
    'list all': fs.list('.'),
    'list x..': fs.list('x..'),
    'search ..two': fs.grep('dots', { paths: ['..two'] }),
    ...inDots('move', (path) => fs.rename(path, movedFrom(path))),
    'delete the last': fs.delete(movedFrom(LAST)),
  },
)

/** A variable in braces, which is no template of ours. */
const BRACED = ['$', '{HOME}/x.txt'].join('')

/** What stands at a place only if something is made of the text of its path. */
const EXPANDED = {
  'question mark': '?.txt',
  brackets: '[ab].txt',
  braces: '{a,b}.txt',
  'percent escape': 'a%2Etxt',
  'tilde before': '~/a.txt',
  'variable before': '$HOME/a.txt',
  'Windows variable before': '%CD%/a.txt',
}

const literal = scenarioThenSnapshot(
  {
    name: 'paths: wildcards, tildes and variables',
    files: { '*.txt': 'star', 'a.txt': 'a', 'b.txt': 'b' },
  },
  {
    star: fs.read('*.txt'),
    'search star': fs.grep('a', { paths: ['*.txt'] }),
    ...inEach('read', EXPANDED, fs.read),
    ...inEach('see', EXPANDED, fs.exists),
    ...inEach('measure', EXPANDED, fs.metadata),
    ...inEach('list', EXPANDED, fs.list),
    ...inEach('search', EXPANDED, (path) => fs.grep('a', { paths: [path] })),
    ...inEach('delete', EXPANDED, fs.delete),
    ...inEach('move', EXPANDED, (path) => fs.rename(path, 'moved.txt')),
    'list star': fs.list('*'),
    'list tilde': fs.list('~'),
    'delete star': fs.delete('*.txt'),
    tilde: fs.write('~/x.txt', 'tilde'),
    variable: fs.write('$HOME/x.txt', 'variable'),
    'variable in braces': fs.write(BRACED, 'braces'),
    'Windows variable': fs.write('%HOME%/x.txt', 'percent'),
    'percent escapes': fs.write('%2e%2e%2fx.txt', 'escaped'),
    backslash: fs.write('back\\slash.txt', 'backslash'),
  },
)

/** What a host makes of letters that mean something elsewhere. */
export const letterChecks = [
  ...dots.checks({
    'vfs.paths.dots-in-names': {
      expect: {
        ...inDots('write', () => aResult),
        ...inDots('read', contentOf),
        ...inDots('see', () => exists(true)),
        ...inDots('measure', (path) => member('size', path.length)),
        'list all': namesListed(...DOTTED.map((path) => path.replace(/\/.*/, ''))),
        'list x..': namesListed('y'),
        'search ..two': pathFound('..two/..dots'),
        ...inDots('move', () => aResult),
        'delete the last': aResult,
      },
      project: {
        ...Object.fromEntries(DOTTED.map((path) => [path, null])),
        ...Object.fromEntries(DOTTED.map((path) => [movedFrom(path), path])),
        [movedFrom(LAST)]: null,
      },
    },
  }),
  ...literal.checks({
    'vfs.paths.are-literal': {
      expect: {
        star: contentOf('star'),
        'search star': orError('matches in that file alone', inFiles('*.txt')),
        ...inEach('read', EXPANDED, () => code(-32002)),
        ...inEach('see', EXPANDED, () => exists(false)),
        ...inEach('measure', EXPANDED, () => code(-32002)),
        ...inEach('list', EXPANDED, () => anError),
        ...inEach('search', EXPANDED, () => orError('no matches', inFiles())),
        ...inEach('delete', EXPANDED, () => anError),
        ...inEach('move', EXPANDED, () => anError),
        ...same(['list star', 'list tilde'], anError),
        'delete star': aResult,
      },
      project: {
        '*.txt': null,
        'a.txt': 'a',
        'b.txt': 'b',
        '~/x.txt': 'tilde',
        '$HOME/x.txt': 'variable',
        [BRACED]: 'braces',
        '%HOME%/x.txt': 'percent',
        '%2e%2e%2fx.txt': 'escaped',
      },
      also: (c) =>
        c.features.includes('windows') ? [] : projectHas({ 'back/slash.txt': null })(c),
    },
  }),
  ...foreignChecks,
]
