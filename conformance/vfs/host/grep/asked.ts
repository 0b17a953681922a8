import type { JsonObject } from '../../../../harness/wire/json.ts'
import { deniable, deniedReading, readings } from '../denied-reading.ts'
import { type MethodCall, scenario } from '../scenario-checks.ts'
import { refusals, wrongParams } from '../wrong-params.ts'

const grep = (pattern: string, more: JsonObject = {}): MethodCall => [
  'fs.grep',
  { pattern, ...more },
]

const TEN = 'alpha\ntwo\nthree\npair four\nmid\npair six\nseven\neight\nnine\nomega'

/** Lines by the numbers of a file and of a line in it, each of which holds `grain`. */
export const GRAINS = Array.from({ length: 30 }, (_, i) => `grains-${i}.txt`)
export const GRAIN_LINES = 40

const FILES = {
  'root.txt': 'a needle at the top\nand no more\n',
  Makefile: 'needle:\n',
  'src/main.rs': 'fn main() {\n    needle();\n}\n',
  'src/a/b/c/deep.rs': 'needle\n',
  'src_generated/made.rs': 'needle\n',
  'blanks.txt': '\t needle between blanks \t\n',
  'docs/guide.md': 'a needle\r\nin lines that end with CR\r\n',
  'feed.rss': 'needle\n',
  xrs: 'needle\n',
  'plain.txt': 'nothing to be found\n',
  'ten.txt': TEN,
  'letters.txt': 'fn main() {\nFN MAIN\nfunction main\nfn mainly\nxfn main_1\n',
  ...Object.fromEntries(
    GRAINS.map((name) => [`grains/${name}`, { repeat: 'a grain\n', times: GRAIN_LINES }]),
  ),
}
export const WITH_NEEDLE = [
  'blanks.txt',
  'root.txt',
  'Makefile',
  'main.rs',
  'deep.rs',
  'made.rs',
  'guide.md',
  'feed.rss',
  'xrs',
]

export const wrong = wrongParams('fs.grep', { pattern: 'needle' })
export const wrongOptions = refusals(
  'fs.grep',
  Object.entries({
    paths: ['src', [1], { 0: 'src' }, 7],
    extensions: ['rs', [1], { 0: 'rs' }, 7],
    context: ['2', -1, 1.5, true, [2]],
  }).flatMap(([name, values]) =>
    values.map(
      (value) =>
        [`${name} ${JSON.stringify(value)}`, { pattern: 'needle', [name]: value }] as const,
    ),
  ),
)

export const searches = scenario(
  { name: 'grep: a project', files: FILES },
  {
    all: grep('needle'),
    src: grep('needle', { paths: ['src'] }),
    'src and docs': grep('needle', { paths: ['src', 'docs'] }),
    rs: grep('needle', { extensions: ['rs'] }),
    'rs and md': grep('needle', { extensions: ['rs', 'md'] }),
    none: grep('nowhere to be found'),
    mid: grep('mid'),
    'first with context': grep('alpha', { context: 2 }),
    'mid with context': grep('mid', { context: 2 }),
    'last with context': grep('omega', { context: 2 }),
    first: grep('alpha'),
    pair: grep('pair', { context: 2 }),
    'pair overlapping': grep('pair', { context: 3 }),
    grains: grep('grain'),
    letters: grep('fn main'),
    ...wrong.requests,
    'no pattern but paths': ['fs.grep', { paths: ['src'] }],
    ...wrongOptions.requests,
    file: grep('needle', { paths: ['src/main.rs'] }),
    'missing place': grep('needle', { paths: ['nope'] }),
    'all options': grep('needle', { paths: ['src'], extensions: ['rs'], context: 0 }),
    'all again': grep('needle'),
  },
)

export const current = scenario(
  { name: 'grep: what the tool changes', files: { 'other.txt': 'nothing\n' } },
  {
    before: grep('needle'),
    write: ['fs.write', { path: 'first.txt', content: 'needle\n' }],
    written: grep('needle'),
    rename: ['fs.rename', { from: 'first.txt', to: 'second.txt' }],
    renamed: grep('needle'),
    overwrite: ['fs.write', { path: 'other.txt', content: 'needle\n' }],
    overwritten: grep('needle'),
    delete: ['fs.delete', { path: 'second.txt' }],
    deleted: grep('needle'),
  },
)

const UP = '../'.repeat(20)
export const BAD_PATHS = {
  parent: ['..'],
  outside: ['{outside}'],
  'outside among good ones': ['src', '{outside}/canary.txt'],
  'parent among good ones': ['src', '../jp-conformance-nope'],
  climbing: [`${UP}{outside}`],
  'climbing later': [`src/${UP}{outside}`],
}

export const outside = scenario(
  { name: 'grep: paths out of the project', files: { 'src/a.txt': 'conformance\n' } },
  {
    ...Object.fromEntries(
      Object.entries(BAD_PATHS).map(([name, paths]) => [name, grep('conformance', { paths })]),
    ),
    good: grep('conformance', { paths: ['src'] }),
  },
)

export const denied = scenario(
  { name: 'grep: files that the policy keeps from the tool', ...deniedReading },
  {
    ...readings,
    project: grep('needle'),
    'with context': grep('needle', { context: 1 }),
    ...Object.fromEntries(deniable.map((path) => [path, grep('needle', { paths: [path] })])),
    'directories named': grep('needle', { paths: ['closed', '.ssh', 'open'] }),
  },
)

export const dialect = scenario(
  {
    name: 'grep: patterns of more than letters',
    files: { 'patterns.txt': 'xfooobaz\nfoba\nfo+ba[rz]$\n(\n' },
  },
  { expression: grep('fo+ba[rz]$'), parenthesis: grep('('), after: grep('foba') },
)

export const UNUSUAL = {
  hidden: 'hidden/.notes.txt',
  ignored: 'ignored.txt',
  'with NUL': 'nul.bin',
  'not UTF-8': 'latin.txt',
}

export const unusual = scenario(
  {
    name: 'grep: unusual files',
    files: {
      'usual.txt': 'a needle\n',
      'hidden/.notes.txt': 'a needle\n',
      '.git/config': '[core]\n',
      '.gitignore': 'ignored.txt\n',
      'ignored.txt': 'a needle\n',
      'nul.bin': { base64: Buffer.from('a needle\0\n').toString('base64') },
      'latin.txt': { base64: Buffer.from('a needle, na\xefve\n', 'latin1').toString('base64') },
      'large.txt': { repeat: 'nothing here\n', times: 900_000 },
      'zebra.txt': 'a needle\n',
    },
  },
  { all: grep('needle') },
)
