import { CANARY, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept } from '../../finding.ts'
import { hostChecks } from '../../host-check.ts'
import { told } from './answer.ts'
import { type Asked, asking, changing, changingInTurn } from './asking.ts'
import { everyMethod, named } from './every-method.ts'
import {
  anError,
  aResult,
  code,
  contentOf,
  type Expected,
  exists,
  member,
  result,
  shown,
} from './expected.ts'
import { matchesOf } from './grep-rows.ts'
import { outsideUntouched } from './standing.ts'

const UP = '../'.repeat(20)

/** Paths that lead out of the project, to a file that is there and to one that is not. */
const OUT = {
  absolute: '{outside}/canary.txt',
  'absolute missing': '{outside}/nope.txt',
  'absolute directory': '{outside}',
  rooted: '/a.txt',
  parent: '..',
  'leading escape': `${UP}{outside}/canary.txt`,
  'leading escape missing': `${UP}{outside}/nope.txt`,
  'short escape': '../jp-conformance-nope.txt',
  'later escape': `src/${UP}{outside}/canary.txt`,
  'later escape missing': 'src/../../jp-conformance-nope.txt',
  'escape from nowhere': `nowhere/${UP}{outside}/canary.txt`,
  'escape through the middle': `src/b/../../${UP}{outside}/canary.txt`,
}

/** `a.txt` is what a host would move out of the project that lets it. */
const FILES = { 'a.txt': 'a', 'kept.txt': 'kept', 'src/b/c.txt': 'c', 'twin.txt': 'twin' }

const escapes = changing(
  { name: 'paths: out of the project', files: FILES },
  {
    inside: ['fs.read', { path: 'kept.txt' }],
    ...everyMethod(OUT),
    after: ['fs.read', { path: 'kept.txt' }],
    'made on the way': ['fs.exists', { path: 'nowhere' }],
    twin: ['fs.rename', { from: 'twin.txt', to: 'renamed.txt' }],
  },
)
const readable = { inside: contentOf('kept'), after: contentOf('kept') }

const rooted = asking(
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

const inner = asking(
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

const DOTTED = ['a..b.txt', '..hidden', '...', 'x../y', '.dot', '..two/..dots', 'end..']

const dots = changing(
  { name: 'paths: dots in names' },
  Object.fromEntries(
    DOTTED.flatMap((path): [string, Asked][] => [
      [`write ${path}`, ['fs.write', { path, content: path }]],
      [`read ${path}`, ['fs.read', { path }]],
      [`see ${path}`, ['fs.exists', { path }]],
    ]),
  ),
)
const inDots = (verb: string, expected: (path: string) => Expected) =>
  Object.fromEntries(DOTTED.map((path) => [`${verb} ${path}`, expected(path)]))

/** A variable in braces, which is no template of ours. */
const BRACED = ['$', '{HOME}/x.txt'].join('')

const literal = changing(
  {
    name: 'paths: wildcards, tildes and variables',
    files: { '*.txt': 'star', 'a.txt': 'a', 'b.txt': 'b' },
  },
  {
    star: ['fs.read', { path: '*.txt' }],
    'question mark': ['fs.read', { path: '?.txt' }],
    brackets: ['fs.read', { path: '[ab].txt' }],
    braces: ['fs.read', { path: '{a,b}.txt' }],
    'delete star': ['fs.delete', { path: '*.txt' }],
    tilde: ['fs.write', { path: '~/x.txt', content: 'tilde' }],
    variable: ['fs.write', { path: '$HOME/x.txt', content: 'variable' }],
    'variable in braces': ['fs.write', { path: BRACED, content: 'braces' }],
  },
)

const FOLDER = 'Grüße 世界'
const NAME = '😀 né.txt'
const FOREIGN = `${FOLDER}/${NAME}`

const foreign = changing(
  { name: 'paths: names that are not ASCII' },
  {
    write: ['fs.write', { path: FOREIGN, content: 'needle\n' }],
    read: ['fs.read', { path: FOREIGN }],
    list: ['fs.list_dir', { path: FOLDER }],
    grep: ['fs.grep', { pattern: 'needle', paths: [FOLDER] }],
  },
)

/** A request whose path has half a surrogate pair, in ASCII: nobody on the way to the tool need be able to hold it. */
const half = (id: number, method: string, params: string) => ({
  raw: `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{"path":"half\\ud800.txt"${params}}}\n`,
})

const CUT = {
  'safe.txt': 'safe',
  'kept.txt': 'kept',
  'half.txt': 'half',
  'half\ufffd.txt': 'half',
  'half?.txt': 'half',
}

const cut = changingInTurn(
  { name: 'paths: NUL, and half a surrogate pair', files: { ...CUT, 'twin.txt': 'twin' } },
  {
    id: 'nul',
    requests: {
      safe: ['fs.read', { path: 'safe.txt' }],
      read: ['fs.read', { path: 'safe.txt\0.png' }],
      exists: ['fs.exists', { path: 'safe.txt\0.png' }],
      metadata: ['fs.metadata', { path: 'safe.txt\0.png' }],
      overwrite: ['fs.write', { path: 'safe.txt\0.png', content: 'changed' }],
      write: ['fs.write', { path: 'made.txt\0.png', content: 'made' }],
      delete: ['fs.delete', { path: 'kept.txt\0' }],
      rename: ['fs.rename', { from: 'kept.txt\0.png', to: 'moved.txt' }],
      twin: ['fs.write', { path: 'twin.txt', content: 'changed' }],
    },
  },
  {
    id: 'half',
    requests: {},
    afterwards: [
      half(901, 'fs.write', ',"content":"changed"'),
      half(902, 'fs.delete', ''),
      { listen_ms: 300 },
    ],
  },
)

const links = changing(
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
    twin: ['fs.write', { path: 'twin.txt', content: 'twin' }],
  },
)

const WINDOWS = {
  drive: 'C:\\Windows\\win.ini',
  'drive with slashes': 'C:/Windows/win.ini',
  'drive without root': 'C:nope.txt',
  share: '\\\\localhost\\share\\nope.txt',
  'rooted with backslash': '\\nope.txt',
  'parent with backslash': '..\\nope.txt',
  'later parent with backslash': 'src\\..\\..\\nope.txt',
}

const windows = asking(
  { name: 'paths: the forms of Windows', files: FILES },
  {
    inside: ['fs.read', { path: 'kept.txt' }],
    ...everyMethod(WINDOWS),
    after: ['fs.read', { path: 'kept.txt' }],
  },
)

const contentUnless = (expected: string, text: string): Expected => ({
  expected,
  wrong: (answer, c) => (answer.error ? undefined : contentOf(text).wrong(answer, c)),
})

/** Nothing that stands outside of the project: neither what a file holds, nor that it is there. */
const nothingOutside: Expected = {
  expected: 'nothing of what is outside of the project',
  wrong: (answer) => {
    const text = JSON.stringify(answer.result) ?? ''
    return text.includes(CANARY) || text.includes('"canary.txt"') ? told(answer) : undefined
  },
}

const noFile: Expected = {
  expected: 'nothing of what is outside of the project',
  wrong: (answer) =>
    isObject(answer.result) && answer.result.kind === 'file' ? told(answer) : undefined,
}

const nameListed = result(`the entry ${shown(NAME)}`, ({ entries }) => {
  const paths = Array.isArray(entries) ? entries.filter(isObject).map(({ path }) => path) : []
  return paths.includes(NAME) ? undefined : `the entries ${shown(paths)}`
})

const nameFound = result(`a match in ${shown(FOREIGN)}`, (found) => {
  const paths = matchesOf(found).map(({ path }) => path)
  return paths.includes(FOREIGN) ? undefined : `matches in ${shown(paths)}`
})

const notSafe: Expected = {
  expected: 'nothing of `safe.txt`',
  wrong: (answer, c) =>
    contentOf('safe').wrong(answer, c) === undefined ? 'the content of `safe.txt`' : undefined,
}
const notThere: Expected = {
  expected: 'not true',
  wrong: (answer, c) => (exists(true).wrong(answer, c) === undefined ? told(answer) : undefined),
}
const noSize: Expected = {
  expected: 'nothing of `safe.txt`',
  wrong: (answer, c) =>
    member('size', 4).wrong(answer, c) === undefined ? 'the size of `safe.txt`' : undefined,
}

/** Nothing new stands in the project, whatever it is called. */
function nothingNew(c: HostConversation, ...known: string[]): Finding[] {
  const odd = Object.keys(c.snapshots.at(-1) ?? {}).find((path) => !known.includes(path))
  const expected = 'nothing new in the project'
  return [odd === undefined ? kept() : broken(expected, `a new path ${shown(odd)}`)]
}

const PAIRS = [
  ['absolute', 'absolute missing'],
  ['leading escape', 'leading escape missing'],
] as const
const ASKING_WAYS = ['fs.read', 'fs.exists', 'fs.metadata', 'fs.delete'] as const

/** Whether the answer for what is there is the answer for what is not. */
function sameForBoth(c: HostConversation): Finding[] {
  return PAIRS.flatMap(([there, missing]) =>
    ASKING_WAYS.flatMap((way) =>
      escapes.onAnswer(c, `${way} ${there}`, 'an answer', (one) =>
        escapes.onAnswer(c, `${way} ${missing}`, 'an answer', (other) =>
          codeIn(one) === codeIn(other)
            ? kept(`${codeIn(one)} for both`)
            : broken(
                'the same answer for both',
                `${codeIn(one)} for what is there, ${codeIn(other)} for what is not`,
                one.index,
              ),
        ),
      ),
    ),
  )
}

const codeIn = ({ error }: { error?: { code?: unknown } }) =>
  error ? `the error ${String(error.code)}` : 'a result'

const names = (pattern: RegExp) => Object.keys(OUT).filter((name) => pattern.test(name))

/** What a host makes of the paths in the calls of a tool. @see rfd-d11 §Filesystem methods */
export const pathsChecks = hostChecks(
  rooted.check('vfs.paths.resolved-against-root', {
    title: 'takes paths from the root of the project',
    expect: {
      'package.json': contentOf('of the project'),
      'README.md': contentOf('of the project'),
      deep: contentOf('a'),
      'not there': exists(false),
    },
  }),
  escapes.check('vfs.paths.refuses-absolute', {
    title: 'refuses an absolute path in every method',
    given: readable,
    expect: named(names(/^absolute|^rooted/), anError),
  }),
  escapes.check('vfs.paths.refuses-leading-escape', {
    title: 'refuses a path that begins by leaving the project',
    given: readable,
    expect: named(names(/^parent|^leading|^short/), anError),
  }),
  escapes.check('vfs.paths.refuses-later-escape', {
    title: 'refuses a path that leaves the project later on',
    given: readable,
    expect: named(names(/^later|^escape/), anError),
  }),
  escapes.check('vfs.paths.refusal-code', {
    title: 'says that a path is invalid or denied',
    given: readable,
    expect: named(names(/./), code(-32602, -32001)),
  }),
  inner.check('vfs.paths.inner-parent-components', {
    title: 'refuses `..` inside the project, or takes it by the text alone',
    given: { plain: contentOf('a') },
    expect: {
      parent: contentUnless('an error, or the file that the text names', 'a'),
      'parent of a link': contentUnless('an error, or the file that the text names', 'a'),
    },
  }),
  dots.check('vfs.paths.dots-in-names', {
    title: 'takes names with dots in them',
    expect: {
      ...inDots('write', () => aResult),
      ...inDots('read', contentOf),
      ...inDots('see', () => exists(true)),
    },
    project: Object.fromEntries(DOTTED.map((path) => [path, path])),
  }),
  escapes.check('vfs.paths.refusal-has-no-effect', {
    title: 'changes nothing for a path that it refuses',
    given: readable,
    givenProject: { 'twin.txt': null, 'renamed.txt': 'twin' },
    expect: { 'made on the way': exists(false) },
    project: { 'a.txt': 'a', 'src/b/c.txt': 'c', 'stolen.txt': null },
    also: (c) => [
      ...nothingNew(c, 'a.txt', 'kept.txt', 'src/b/c.txt', 'renamed.txt'),
      ...outsideUntouched(c),
    ],
  }),
  escapes.check('vfs.paths.refusal-ends-only-the-call', {
    title: 'serves the next call after a refused path',
    given: { inside: contentOf('kept'), 'fs.read absolute': anError, 'fs.write parent': anError },
    expect: { after: contentOf('kept'), twin: aResult },
  }),
  links.check('vfs.paths.links-do-not-read-outside', {
    title: 'shows nothing outside of the project through a link',
    given: { own: contentOf('own') },
    expect: {
      'read link': nothingOutside,
      'read below': nothingOutside,
      list: nothingOutside,
      'metadata below': noFile,
      grep: nothingOutside,
      'grep below': nothingOutside,
      'grep link': nothingOutside,
      stolen: nothingOutside,
    },
  }),
  links.check('vfs.paths.links-do-not-change-outside', {
    title: 'changes nothing outside of the project through a link',
    givenProject: { 'twin.txt': 'twin' },
    also: outsideUntouched,
  }),
  escapes.check('vfs.paths.refusal-hides-existence', {
    title: 'tells nothing of what stands outside by refusing',
    given: readable,
    also: sameForBoth,
  }),
  literal.check('vfs.paths.are-literal', {
    title: 'takes wildcards, tildes and variables as they stand',
    expect: {
      star: contentOf('star'),
      'question mark': code(-32002),
      brackets: code(-32002),
      braces: code(-32002),
      'delete star': aResult,
    },
    project: {
      '*.txt': null,
      'a.txt': 'a',
      'b.txt': 'b',
      '~/x.txt': 'tilde',
      '$HOME/x.txt': 'variable',
      [BRACED]: 'braces',
    },
  }),
  foreign.check('vfs.paths.non-ascii-names', {
    title: 'keeps names that are not ASCII',
    expect: { write: aResult, read: contentOf('needle\n'), list: nameListed, grep: nameFound },
    project: { [FOREIGN]: 'needle\n' },
  }),
  cut.check('vfs.paths.nul-is-not-cut', {
    title: 'reaches no other file by a path with NUL or half a surrogate pair',
    given: { safe: contentOf('safe'), twin: aResult },
    givenProject: { 'twin.txt': 'changed' },
    expect: { read: notSafe, exists: notThere, metadata: noSize },
    project: { ...CUT, 'made.txt': null, 'moved.txt': null },
  }),
  windows.check('vfs.paths.windows-forms', {
    title: 'refuses the absolute paths of Windows and parents between backslashes',
    given: readable,
    expect: named(Object.keys(WINDOWS), anError),
  }),
)
