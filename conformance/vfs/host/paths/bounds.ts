import { everyMethod, HARMLESS } from '../every-method.ts'
import { fs, sh, writable } from '../method-calls.ts'
import { scenario, scenarioThenSnapshot } from '../scenario-checks.ts'

export const UP = '../'.repeat(20)

/** Paths that lead out of the project, to a file that is there and to one that is not. */
export const OUT = {
  absolute: '{outside}/canary.txt',
  'absolute missing': '{outside}/nope.txt',
  'absolute directory': '{outside}',
  'absolute in a new directory': '{outside}/new/deep/nope.txt',
  rooted: '/a.txt',
  'rooted twice': '//a.txt',
  'rooted with a dot': '/./a.txt',
  'leading escape': `${UP}{outside}/canary.txt`,
  'leading escape missing': `${UP}{outside}/nope.txt`,
  'short escape': '../jp-conformance-nope.txt',
  'later escape': `src/${UP}{outside}/canary.txt`,
  'later escape missing': 'src/../../jp-conformance-nope.txt',
  'later escape missing outside': `src/${UP}{outside}/nope.txt`,
  'later escape after a dot': './../jp-conformance-nope.txt',
  'later escape over a dot': 'src/./../../jp-conformance-nope.txt',
  'later escape over nothing': 'src//../../jp-conformance-nope.txt',
  'later escape over a file': 'kept.txt/../../jp-conformance-nope.txt',
  'escape from nowhere': `nowhere/${UP}{outside}/canary.txt`,
  'escape through the middle': `src/b/../../${UP}{outside}/canary.txt`,
}

/** A directory that we know nothing of, so that nothing is tried that could destroy it. */
const PARENT = { parent: '..', 'later parent': 'src/../..' }
export const SYSTEM_ROOT = { 'rooted alone': '/' }

/** `a.txt` is what a host would move out of the project that lets it. */
const FILES = { 'a.txt': 'a', 'kept.txt': 'kept', 'src/b/c.txt': 'c', 'control.txt': 'control' }

export const escapes = scenarioThenSnapshot(
  { name: 'paths: out of the project', files: FILES },
  {
    inside: fs.read('kept.txt'),
    ...everyMethod(OUT),
    ...everyMethod({ ...PARENT, ...SYSTEM_ROOT }, HARMLESS),
    'absolute over a file': fs.rename('{outside}/canary.txt', 'src/b/c.txt'),
    'climbing over a file': fs.rename('../jp-conformance-nope.txt', 'src/b/c.txt'),
    'later over a file': fs.rename('src/../../jp-conformance-nope.txt', 'src/b/c.txt'),
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

/** Out of the project and back, and to neighbours whose names begin with that of the project. */
export const BACK = {
  'back into the project': `${UP}{directory}/src/b/c.txt`,
  'back into the project, missing': `${UP}{directory}/nope.txt`,
}
export const NEIGHBOUR = { neighbour: `${UP}{directory}-neighbour/nope.txt` }
const ABOVE = `${UP}{directory}-above.txt`

/** Only a program that the host runs states where the project is. */
export const into = scenarioThenSnapshot(
  {
    name: 'paths: into the project by an absolute path',
    needs: ['process'],
    files: FILES,
    policy: { ...writable('.'), commands: { sh: {} } },
  },
  {
    where: sh("ln -s '{outside}' late; pwd -P"),
    inside: fs.read('kept.txt'),
    ...everyMethod(INTO),
    ...everyMethod(ITSELF, HARMLESS),
    ...everyMethod(BACK),
    ...everyMethod(NEIGHBOUR, HARMLESS),
    'above the project': fs.write(ABOVE),
    'read a late link': fs.read('late/canary.txt'),
    'list a late link': fs.list('late'),
    after: fs.read('kept.txt'),
    'made above': sh('p=$(pwd -P); cat "$p-above.txt"; rm -f "$p-above.txt"'),
  },
)

/** Names that the host's own directory has, or that of the system. */
export const ELSEWHERE = ['jp-conformance.yaml', 'node_modules', 'etc', 'tmp', 'usr'] as const

export const rooted = scenario(
  {
    name: 'paths: the root of the project',
    files: { 'package.json': 'of the project', 'README.md': 'of the project', 'src/a.txt': 'a' },
  },
  {
    'package.json': fs.read('package.json'),
    'README.md': fs.read('README.md'),
    deep: fs.read('src/a.txt'),
    'read by URL': fs.read('file://{outside}/canary.txt'),
    ...Object.fromEntries(
      ELSEWHERE.flatMap((name) => [
        [`${name} there`, fs.exists(name)],
        [`read ${name}`, fs.read(name)],
        [`metadata ${name}`, fs.metadata(name)],
        [`list ${name}`, fs.list(name)],
      ]),
    ),
  },
)

export const WINDOWS = {
  drive: 'C:\\Windows\\win.ini',
  'drive with slashes': 'C:/Windows/win.ini',
  'drive without root': 'C:nope.txt',
  'drive in small letters': 'c:\\Windows\\win.ini',
  share: '\\\\localhost\\share\\nope.txt',
  'share with slashes': '//localhost/share/nope.txt',
  'drive of a device': '\\\\?\\C:\\nope.txt',
  'rooted with backslash': '\\nope.txt',
  'parent with backslash': '..\\nope.txt',
  'later parent with backslash': 'src\\..\\..\\nope.txt',
  'later parent after a slash': 'src/..\\..\\nope.txt',
}

export const windows = scenario(
  { name: 'paths: the forms of Windows', files: FILES },
  { inside: fs.read('kept.txt'), ...everyMethod(WINDOWS), after: fs.read('kept.txt') },
)
