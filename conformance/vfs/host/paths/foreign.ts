import { aResult, contentOf, type Expected, exists, member } from '../expected.ts'
import { type Judge, judgedBy } from '../host-check.ts'
import { fs } from '../method-calls.ts'
import { projectHas } from '../project-state.ts'
import { type MethodCall, scenarioThenSnapshot } from '../scenario-checks.ts'
import { namesListed, pathFound } from './names.ts'

const FOLDER = 'Grüße 世界'
const NAME = '😀 né.txt'

/** Names with letters beyond ASCII, and with blanks within and at the ends, by their folders; decomposed letters are open. */
const FOREIGN: readonly (readonly [folder: string, name: string])[] = [
  [FOLDER, NAME],
  [' blank before', ' x.txt'],
  ["-a #b;c'd", '@e+f&g `id` $(id) x.txt'],
  ['ﬁ ²½', '❤\ufe0f \u200d．x.txt'],
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
    'list a blank after': fs.list('blank after '),
    'write odd signs': fs.write(ODD, 'odd'),
    'read odd signs': fs.read(ODD),
    'see odd signs': fs.exists(ODD),
    'measure odd signs': fs.metadata(ODD),
    'list odd signs': fs.list(ODD_FOLDER),
    'move odd signs': fs.rename(ODD, `${ODD}!`),
    'delete odd signs': fs.delete(`${ODD}!`),
    'list folders': fs.list('.'),
  },
)

const inForeign = (verb: string, expected: (folder: string, name: string) => Expected) =>
  Object.fromEntries(FOREIGN.map((names) => [`${verb} ${names.join('/')}`, expected(...names)]))

/** Names that some systems do not have, where the system has them. */
const oddNames: Judge = (c) =>
  c.features.includes('windows')
    ? []
    : judgedBy([
        foreign.on('write a blank after', aResult),
        foreign.on('read a blank after', contentOf('blank')),
        foreign.on('list a blank after', namesListed('y ')),
        foreign.on('write odd signs', aResult),
        foreign.on('read odd signs', contentOf('odd')),
        foreign.on('see odd signs', exists(true)),
        foreign.on('measure odd signs', member('size', 3)),
        foreign.on('list odd signs', namesListed(ODD_NAME)),
        foreign.on('move odd signs', aResult),
        foreign.on('delete odd signs', aResult),
        foreign.on('list folders', namesListed(ODD_FOLDER)),
        projectHas({ [BLANK_AFTER]: 'blank', [ODD]: null, [`${ODD}!`]: null }),
      ])(c)

/** What a host makes of names beyond ASCII. */
export const foreignChecks = foreign.checks({
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
      'list folders': namesListed(...FOREIGN.map(([folder]) => folder)),
    },
    project: {
      ...Object.fromEntries(FOREIGN_PATHS.map((path) => [path, 'needle\n'])),
      ...Object.fromEntries(FOREIGN_PATHS.map((path) => [movedForeign(path), 'old'])),
      ...Object.fromEntries(FOREIGN_PATHS.map((path) => [`${path}.gone`, null])),
    },
    also: oddNames,
  },
})
