import {
  anError,
  aResult,
  asJson,
  code,
  contentOf,
  type Expected,
  exists,
  member,
  orError,
  result,
  same,
} from '../expected.ts'
import { inFiles, matchesOf } from '../grep/rows.ts'
import { type Judge, judgedBy } from '../host-check.ts'
import { fs } from '../method-calls.ts'
import { projectHas } from '../project-state.ts'
import { type MethodCall, scenarioThenSnapshot } from '../scenario-checks.ts'
import { namesListed, pathsOf } from './names.ts'

const DOTTED = ['a..b.txt', '..hidden', '...', 'x../y', '.dot', '..two/..dots', 'end..']

/** Where a file with dots in its name is moved to: again a name with dots. */
const movedFrom = (path: string) => `..moved-${DOTTED.indexOf(path)}`
const LAST = 'end..'

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
    ...Object.fromEntries(
      DOTTED.map((path) => [`move ${path}`, fs.rename(path, movedFrom(path))] as const),
    ),
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

const inEach = <T>(what: string, of: (path: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(EXPANDED).map(([name, path]) => [`${what} ${name}`, of(path)]))

const literal = scenarioThenSnapshot(
  {
    name: 'paths: wildcards, tildes and variables',
    files: { '*.txt': 'star', 'a.txt': 'a', 'b.txt': 'b' },
  },
  {
    star: fs.read('*.txt'),
    'search star': fs.grep('a', { paths: ['*.txt'] }),
    ...inEach('read', fs.read),
    ...inEach('see', fs.exists),
    ...inEach('measure', fs.metadata),
    ...inEach('list', fs.list),
    ...inEach('search', (path) => fs.grep('a', { paths: [path] })),
    ...inEach('delete', fs.delete),
    ...inEach('move', (path) => fs.rename(path, 'moved.txt')),
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

const FOLDER = 'Grüße 世界'
const NAME = '😀 né.txt'

/** Names with letters beyond ASCII, and with blanks within and at the ends, by their folders; decomposed letters are open. */
const FOREIGN: readonly (readonly [folder: string, name: string])[] = [
  [FOLDER, NAME],
  [' blank before', ' x.txt'],
  ["-a #b;c'd", '@e+f&g `id` $(id) x.txt'],
  ['long', `${'long-'.repeat(40)}.txt`],
]
/** Windows drops such blanks, and has no such names. */
const BLANK_AFTER = 'blank after /y '
const [ODD_FOLDER, ODD_NAME] = ['an "x"', 'a\nb\tc?d:e|f<g>h\\ni.txt']
const ODD = `${ODD_FOLDER}/${ODD_NAME}`
const FOREIGN_PATHS = FOREIGN.map((names) => names.join('/'))

const movedForeign = (path: string) => `${path} 😀 ü`

const foreign = scenarioThenSnapshot(
  { name: 'paths: names that are not ASCII' },
  {
    ...Object.fromEntries(
      FOREIGN.flatMap(([folder, name]): [string, MethodCall][] => {
        const path = `${folder}/${name}`
        return [
          [`write ${path}`, fs.write(path, 'needle\n')],
          [`read ${path}`, fs.read(path)],
          [`see ${path}`, fs.exists(path)],
          [`measure ${path}`, fs.metadata(path)],
          [`list ${path}`, fs.list(folder)],
          [`search ${path}`, fs.grep('needle', { paths: [folder] })],
          [`write another ${path}`, fs.write(`${path}.old`, 'old')],
          [`move ${path}`, fs.rename(`${path}.old`, movedForeign(path))],
          [`write a third ${path}`, fs.write(`${path}.gone`, 'gone')],
          [`delete ${path}`, fs.delete(`${path}.gone`)],
        ]
      }),
    ),
    'write a blank after': fs.write(BLANK_AFTER, 'blank'),
    'read a blank after': fs.read(BLANK_AFTER),
    'write odd signs': fs.write(ODD, 'odd'),
    'read odd signs': fs.read(ODD),
    'see odd signs': fs.exists(ODD),
    'measure odd signs': fs.metadata(ODD),
    'list odd signs': fs.list(ODD_FOLDER),
    'move odd signs': fs.rename(ODD, `${ODD}!`),
    'delete odd signs': fs.delete(`${ODD}!`),
  },
)

const pathFound = (path: string) =>
  result(`a match in ${asJson(path)}`, (found) => {
    const paths = pathsOf(matchesOf(found))
    return !paths.includes(path) && `matches in ${asJson(paths)}`
  })

const inDots = (verb: string, expected: (path: string) => Expected) =>
  Object.fromEntries(DOTTED.map((path) => [`${verb} ${path}`, expected(path)]))

const inForeign = (verb: string, expected: (folder: string, name: string) => Expected) =>
  Object.fromEntries(FOREIGN.map((names) => [`${verb} ${names.join('/')}`, expected(...names)]))

/** Names that some systems do not have, where the system has them. */
const oddNames: Judge = (c) =>
  c.features.includes('windows')
    ? []
    : judgedBy([
        foreign.on('write a blank after', aResult),
        foreign.on('read a blank after', contentOf('blank')),
        foreign.on('write odd signs', aResult),
        foreign.on('read odd signs', contentOf('odd')),
        foreign.on('see odd signs', exists(true)),
        foreign.on('measure odd signs', member('size', 3)),
        foreign.on('list odd signs', namesListed(ODD_NAME)),
        foreign.on('move odd signs', aResult),
        foreign.on('delete odd signs', aResult),
        projectHas({ [BLANK_AFTER]: 'blank', [ODD]: null, [`${ODD}!`]: null }),
      ])(c)

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
        ...inEach('read', () => code(-32002)),
        ...inEach('see', () => exists(false)),
        ...inEach('measure', () => code(-32002)),
        ...inEach('list', () => anError),
        ...inEach('search', () => orError('no matches', inFiles())),
        ...inEach('delete', () => anError),
        ...inEach('move', () => anError),
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
  ...foreign.checks({
    'vfs.paths.non-ascii-names': {
      expect: {
        ...inForeign('write', () => aResult),
        ...inForeign('read', () => contentOf('needle\n')),
        ...inForeign('see', () => exists(true)),
        ...inForeign('measure', () => member('size', 7)),
        ...inForeign('list', (_, name) => namesListed(name)),
        ...inForeign('search', (folder, name) => pathFound(`${folder}/${name}`)),
        ...inForeign('move', () => aResult),
        ...inForeign('delete', () => aResult),
      },
      project: {
        ...Object.fromEntries(FOREIGN_PATHS.map((path) => [path, 'needle\n'])),
        ...Object.fromEntries(FOREIGN_PATHS.map((path) => [movedForeign(path), 'old'])),
        ...Object.fromEntries(FOREIGN_PATHS.map((path) => [`${path}.gone`, null])),
      },
      also: oddNames,
    },
  }),
]
