import { everyMethod, HARMLESS } from '../every-method.ts'
import { fs, sh, writable } from '../method-calls.ts'
import { scenario, scenarioThenSnapshot } from '../scenario-checks.ts'

const UP = '../'.repeat(20)

/** Paths that lead out of the project, to a file that is there and to one that is not. */
export const OUT = {
  absolute: '{outside}/canary.txt',
  'absolute missing': '{outside}/nope.txt',
  'absolute directory': '{outside}',
  rooted: '/a.txt',
  'leading escape': `${UP}{outside}/canary.txt`,
  'leading escape missing': `${UP}{outside}/nope.txt`,
  'short escape': '../jp-conformance-nope.txt',
  'later escape': `src/${UP}{outside}/canary.txt`,
  'later escape missing': 'src/../../jp-conformance-nope.txt',
  'escape from nowhere': `nowhere/${UP}{outside}/canary.txt`,
  'escape through the middle': `src/b/../../${UP}{outside}/canary.txt`,
}

/** A directory that we know nothing of, so that nothing is tried that could destroy it. */
export const PARENT = { parent: '..' }

/** `a.txt` is what a host would move out of the project that lets it. */
const FILES = { 'a.txt': 'a', 'kept.txt': 'kept', 'src/b/c.txt': 'c', 'control.txt': 'control' }

export const escapes = scenarioThenSnapshot(
  { name: 'paths: out of the project', files: FILES },
  {
    inside: fs.read('kept.txt'),
    ...everyMethod(OUT),
    ...everyMethod(PARENT, HARMLESS),
    after: fs.read('kept.txt'),
    'made on the way': fs.exists('nowhere'),
    control: fs.rename('control.txt', 'renamed.txt'),
  },
)

/** Absolute paths to a file of the project, to one that could be there, and to the project itself. */
export const INTO = {
  'into the project': '{directory}/src/b/c.txt',
  'into the project, missing': '{directory}/nope.txt',
}
export const ITSELF = { 'the project itself': '{directory}' }

/** Only a program that the host runs states where the project is. */
export const into = scenarioThenSnapshot(
  {
    name: 'paths: into the project by an absolute path',
    needs: ['process'],
    files: FILES,
    policy: { ...writable('.'), commands: { sh: {} } },
  },
  {
    where: sh('pwd -P'),
    inside: fs.read('kept.txt'),
    ...everyMethod(INTO),
    ...everyMethod(ITSELF, HARMLESS),
    after: fs.read('kept.txt'),
  },
)

export const rooted = scenario(
  {
    name: 'paths: the root of the project',
    files: { 'package.json': 'of the project', 'README.md': 'of the project', 'src/a.txt': 'a' },
  },
  {
    'package.json': fs.read('package.json'),
    'README.md': fs.read('README.md'),
    deep: fs.read('src/a.txt'),
    'not there': fs.exists('node_modules'),
  },
)

export const inner = scenario(
  {
    name: 'paths: parents inside the project',
    files: {
      'a.txt': 'a',
      'src/b.txt': 'b',
      'other/a.txt': 'another a',
      'other/dir/c.txt': 'c',
      link: { link: 'other/dir' },
    },
  },
  {
    plain: fs.read('a.txt'),
    parent: fs.read('src/../a.txt'),
    'parent of a link': fs.read('link/../a.txt'),
  },
)

export const links = scenarioThenSnapshot(
  {
    name: 'paths: links out of the project',
    files: {
      'own.txt': 'own',
      'own2.txt': 'own',
      out: { link: '{outside}' },
      'leak.txt': { link: '{outside}/canary.txt' },
    },
  },
  {
    own: fs.read('own.txt'),
    'read link': fs.read('leak.txt'),
    'read below': fs.read('out/canary.txt'),
    list: fs.list('out'),
    'metadata below': fs.metadata('out/canary.txt'),
    grep: fs.grep('conformance'),
    'grep below': fs.grep('conformance', { paths: ['out'] }),
    'grep link': fs.grep('conformance', { paths: ['leak.txt'] }),
    'write below': fs.write('out/new.txt', 'changed'),
    'write deep below': fs.write('out/new/deep.txt', 'changed'),
    'write over': fs.write('out/canary.txt', 'changed'),
    'write link': fs.write('leak.txt', 'changed'),
    'rename in': fs.rename('own.txt', 'out/moved.txt'),
    'rename over': fs.rename('own2.txt', 'out/canary.txt'),
    'rename out': fs.rename('out/canary.txt', 'stolen.txt'),
    stolen: fs.read('stolen.txt'),
    'delete below': fs.delete('out/canary.txt'),
    control: fs.write('control.txt', 'control'),
  },
)

export const WINDOWS = {
  drive: 'C:\\Windows\\win.ini',
  'drive with slashes': 'C:/Windows/win.ini',
  'drive without root': 'C:nope.txt',
  share: '\\\\localhost\\share\\nope.txt',
  'rooted with backslash': '\\nope.txt',
  'parent with backslash': '..\\nope.txt',
  'later parent with backslash': 'src\\..\\..\\nope.txt',
}

export const windows = scenario(
  { name: 'paths: the forms of Windows', files: FILES },
  { inside: fs.read('kept.txt'), ...everyMethod(WINDOWS), after: fs.read('kept.txt') },
)
