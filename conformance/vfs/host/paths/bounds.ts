import { everyMethod, HARMLESS } from '../every-method.ts'
import { contentOf } from '../expected.ts'
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
    inside: ['fs.read', { path: 'kept.txt' }],
    ...everyMethod(OUT),
    ...everyMethod(PARENT, HARMLESS),
    after: ['fs.read', { path: 'kept.txt' }],
    'made on the way': ['fs.exists', { path: 'nowhere' }],
    control: ['fs.rename', { from: 'control.txt', to: 'renamed.txt' }],
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
    policy: { filesystem: { allow: ['.'], writable: true }, commands: { sh: {} } },
  },
  {
    where: ['process.run', { program: 'sh', args: ['-c', 'pwd -P'], envs: [] }],
    inside: ['fs.read', { path: 'kept.txt' }],
    ...everyMethod(INTO),
    ...everyMethod(ITSELF, HARMLESS),
    after: ['fs.read', { path: 'kept.txt' }],
  },
)

export const readable = { inside: contentOf('kept'), after: contentOf('kept') }

export const rooted = scenario(
  {
    name: 'paths: the root of the project',
    files: { 'package.json': 'of the project', 'README.md': 'of the project', 'src/a.txt': 'a' },
  },
  {
    'package.json': ['fs.read', { path: 'package.json' }],
    'README.md': ['fs.read', { path: 'README.md' }],
    deep: ['fs.read', { path: 'src/a.txt' }],
    'not there': ['fs.exists', { path: 'node_modules' }],
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
    plain: ['fs.read', { path: 'a.txt' }],
    parent: ['fs.read', { path: 'src/../a.txt' }],
    'parent of a link': ['fs.read', { path: 'link/../a.txt' }],
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
    own: ['fs.read', { path: 'own.txt' }],
    'read link': ['fs.read', { path: 'leak.txt' }],
    'read below': ['fs.read', { path: 'out/canary.txt' }],
    list: ['fs.list_dir', { path: 'out' }],
    'metadata below': ['fs.metadata', { path: 'out/canary.txt' }],
    grep: ['fs.grep', { pattern: 'conformance' }],
    'grep below': ['fs.grep', { pattern: 'conformance', paths: ['out'] }],
    'grep link': ['fs.grep', { pattern: 'conformance', paths: ['leak.txt'] }],
    'write below': ['fs.write', { path: 'out/new.txt', content: 'changed' }],
    'write deep below': ['fs.write', { path: 'out/new/deep.txt', content: 'changed' }],
    'write over': ['fs.write', { path: 'out/canary.txt', content: 'changed' }],
    'write link': ['fs.write', { path: 'leak.txt', content: 'changed' }],
    'rename in': ['fs.rename', { from: 'own.txt', to: 'out/moved.txt' }],
    'rename over': ['fs.rename', { from: 'own2.txt', to: 'out/canary.txt' }],
    'rename out': ['fs.rename', { from: 'out/canary.txt', to: 'stolen.txt' }],
    stolen: ['fs.read', { path: 'stolen.txt' }],
    'delete below': ['fs.delete', { path: 'out/canary.txt' }],
    control: ['fs.write', { path: 'control.txt', content: 'control' }],
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
  {
    inside: ['fs.read', { path: 'kept.txt' }],
    ...everyMethod(WINDOWS),
    after: ['fs.read', { path: 'kept.txt' }],
  },
)
