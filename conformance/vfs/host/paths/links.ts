import { CANARY } from '../../../../harness/host-conversation.ts'
import { answerText } from '../answer.ts'
import {
  contentOf,
  type Expected,
  exists,
  member,
  memberThat,
  not,
  orError,
  same,
} from '../expected.ts'
import { fs } from '../method-calls.ts'
import { outsideUntouched } from '../project-state.ts'
import { scenarioThenSnapshot } from '../scenario-checks.ts'
import { UP } from './bounds.ts'
import { inEach } from './names.ts'

const inner = scenarioThenSnapshot(
  {
    name: 'paths: parents inside the project',
    files: {
      'a.txt': 'a',
      'gone.txt': 'gone',
      'from.txt': 'from',
      'src/b.txt': 'b',
      'other/a.txt': 'another a',
      'other/gone.txt': 'kept',
      'other/from.txt': 'kept',
      'other/only.txt': 'only there',
      'other/dir/c.txt': 'c',
      link: { link: 'other/dir' },
    },
  },
  {
    plain: fs.read('a.txt'),
    parent: fs.read('src/../a.txt'),
    'parent of a link': fs.read('link/../a.txt'),
    'there beside a link': fs.exists('link/../only.txt'),
    'size beside a link': fs.metadata('link/../a.txt'),
    'list beside a link': fs.list('link/..'),
    'write beside a link': fs.write('link/../new.txt'),
    'rename beside a link': fs.rename('link/../from.txt', 'moved.txt'),
    'rename to beside a link': fs.rename('src/b.txt', 'link/../to.txt'),
    'delete beside a link': fs.delete('link/../gone.txt'),
  },
)

/** Links out of the project: by an absolute path, by a relative one, by another link, and further down. */
const FOLDERS = { out: 'out', relative: 'relative', chain: 'chain', deeper: 'dir/out' }
const FILES = { leak: 'leak.txt', relative: 'relative.txt', chain: 'chain.txt' }

/** What hosts are asked about links that lead out of the project. */
export const links = scenarioThenSnapshot(
  {
    name: 'paths: links out of the project',
    files: {
      'own.txt': 'own',
      'own2.txt': 'own',
      'own3.txt': 'own',
      out: { link: '{outside}' },
      relative: { link: `${UP}{outside}` },
      chain: { link: 'out' },
      'dir/out': { link: '{outside}' },
      'leak.txt': { link: '{outside}/canary.txt' },
      'relative.txt': { link: `${UP}{outside}/canary.txt` },
      'chain.txt': { link: 'leak.txt' },
      'covered.txt': { link: '{outside}/canary.txt' },
      'fresh.txt': { link: '{outside}/fresh.txt' },
      'fresh-relative.txt': { link: `${UP}{outside}/fresh.txt` },
      fresh: { link: '{outside}/fresh' },
    },
  },
  {
    own: fs.read('own.txt'),
    ...inEach('read', FILES, fs.read),
    ...inEach('read below', FOLDERS, (path) => fs.read(`${path}/canary.txt`)),
    ...inEach('list', FOLDERS, fs.list),
    ...inEach('there below', FOLDERS, (path) => fs.exists(`${path}/canary.txt`)),
    ...inEach('metadata below', FOLDERS, (path) => fs.metadata(`${path}/canary.txt`)),
    ...inEach('metadata of', FILES, fs.metadata),
    grep: fs.grep('conformance'),
    ...inEach('grep below', FOLDERS, (path) => fs.grep('conformance', { paths: [path] })),
    ...inEach('grep', FILES, (path) => fs.grep('conformance', { paths: [path] })),
    'write below': fs.write('out/new.txt', 'changed'),
    'write deep below': fs.write('out/new/deep.txt', 'changed'),
    'write over': fs.write('out/canary.txt', 'changed'),
    ...inEach('write', FILES, (path) => fs.write(path, 'changed')),
    'write fresh': fs.write('fresh.txt', 'changed'),
    'write fresh relative': fs.write('fresh-relative.txt', 'changed'),
    'write below fresh': fs.write('fresh/new.txt', 'changed'),
    'rename in': fs.rename('own.txt', 'out/moved.txt'),
    'rename over': fs.rename('own2.txt', 'out/canary.txt'),
    'rename onto': fs.rename('own3.txt', 'covered.txt'),
    'rename out': fs.rename('out/canary.txt', 'stolen.txt'),
    stolen: fs.read('stolen.txt'),
    'delete below': fs.delete('out/canary.txt'),
    'delete below deeper': fs.delete('dir/out/canary.txt'),
    'rename link': fs.rename('leak.txt', 'moved-link.txt'),
    'delete link': fs.delete('chain.txt'),
    'delete link to a directory': fs.delete('out'),
    control: fs.write('control.txt', 'control'),
  },
)

/** Nothing that stands outside of the project: neither what a file holds, nor that it is there. */
export const nothingOutside: Expected = {
  expected: 'nothing of what is outside of the project',
  wrong: (answer) => {
    const text = JSON.stringify(answer.result) ?? ''
    return text.includes(CANARY) || text.includes('"canary.txt"') ? answerText(answer) : undefined
  },
}

const noFile = not(nothingOutside.expected, member('kind', 'file'))
const notThere = not(nothingOutside.expected, exists(true))

/** A link has a size of its own, the length of its target. */
const ofLink: Expected = {
  expected: nothingOutside.expected,
  wrong: (answer, c) =>
    `${c.places.outside}/canary.txt`.length === CANARY.length
      ? undefined
      : not(nothingOutside.expected, member('size', CANARY.length)).wrong(answer, c),
}

const expectedOf = (what: string, places: Readonly<Record<string, string>>, expected: Expected) =>
  inEach(what, places, () => expected)

const samePlace = orError('an error, or the file that the text names', contentOf('a'))
const orRefused = (wanted: Expected) => orError(`an error, or ${wanted.expected}`, wanted)
const ofRoot = memberThat('entries', 'the entries of the root', (entries) =>
  JSON.stringify(entries).includes('"src"'),
)

/** What a host makes of links. */
export const linkChecks = [
  ...inner.checks({
    'vfs.paths.inner-parent-components': {
      precondition: { plain: contentOf('a') },
      expect: {
        ...same(['parent', 'parent of a link'], samePlace),
        'there beside a link': orRefused(exists(false)),
        'size beside a link': orRefused(member('size', 1)),
        'list beside a link': orRefused(ofRoot),
      },
      project: {
        'other/a.txt': 'another a',
        'other/gone.txt': 'kept',
        'other/from.txt': 'kept',
        'other/new.txt': null,
        'other/to.txt': null,
      },
    },
  }),
  ...links.checks({
    'vfs.paths.links-do-not-read-outside': {
      precondition: { own: contentOf('own') },
      expect: {
        ...expectedOf('read', FILES, nothingOutside),
        ...expectedOf('read below', FOLDERS, nothingOutside),
        ...expectedOf('list', FOLDERS, nothingOutside),
        ...expectedOf('there below', FOLDERS, notThere),
        ...expectedOf('metadata below', FOLDERS, noFile),
        ...expectedOf('metadata of', FILES, ofLink),
        grep: nothingOutside,
        ...expectedOf('grep below', FOLDERS, nothingOutside),
        ...expectedOf('grep', FILES, nothingOutside),
        stolen: nothingOutside,
      },
    },
    'vfs.paths.links-do-not-change-outside': {
      projectBefore: { 'control.txt': 'control' },
      also: outsideUntouched,
    },
  }),
]
