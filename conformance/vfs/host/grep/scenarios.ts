import { mapValues } from '../../../../harness/wire/json.ts'
import { deniable, deniedReading, readings } from '../denied-reading.ts'
import { fs } from '../method-calls.ts'
import { scenario } from '../scenario-checks.ts'
import { TEN } from './project.ts'

const { grep } = fs

/** Files by the numbers of their lines, each of which holds `grain`. */
export const GRAINS = Array.from({ length: 10 }, (_, i) => `grains-${i}.txt`)
export const GRAIN_LINES = 1_001
/** One line in many holds `boulder`, in a file of more than a megabyte. */
export const BOULDERS = 200
export const BOULDER_LINES = 501
const ROUGH = `${'nothing here\n'.repeat(BOULDER_LINES - 1)}boulder\n`
export const PEBBLES = Array.from({ length: 120 }, (_, i) => `pebble-${i}.txt`)

export const many = scenario(
  {
    name: 'grep: many lines, and long ones',
    files: {
      ...Object.fromEntries(
        GRAINS.map((name) => [`grains/${name}`, { repeat: 'a grain\n', times: GRAIN_LINES }]),
      ),
      ...Object.fromEntries(PEBBLES.map((name) => [`pebbles/${name}`, 'a pebble\n'])),
      'large.txt': { repeat: ROUGH, times: BOULDERS },
      'long.txt': { repeat: 'a stone and ', times: 10_000 },
    },
  },
  {
    grains: grep('grain', { paths: ['grains'] }),
    pebbles: grep('pebble', { paths: ['pebbles'] }),
    boulders: grep('boulder'),
    stones: grep('stone and a stone'),
  },
)

export const current = scenario(
  { name: 'grep: what the tool changes', files: { 'other.txt': 'nothing\n' } },
  {
    before: grep('needle'),
    write: fs.write('first.txt', 'needle\n'),
    written: grep('needle'),
    rename: fs.rename('first.txt', 'second.txt'),
    renamed: grep('needle'),
    overwrite: fs.write('other.txt', 'needle\n'),
    overwritten: grep('needle'),
    delete: fs.delete('second.txt'),
    deleted: grep('needle'),
    clear: fs.write('other.txt', 'nothing\n'),
    cleared: grep('needle'),
    'write below': fs.write('new/place/third.txt', 'needle\n'),
    'written below': grep('needle', { paths: ['new'] }),
    'rename across': fs.rename('new/place/third.txt', 'new/fourth.txt'),
    'renamed across': grep('needle'),
    'rename directory': fs.rename('new', 'newer'),
    'directory renamed': grep('needle'),
  },
)

const UP = '../'.repeat(20)
export const BAD_PATHS = {
  parent: ['..'],
  outside: ['{outside}'],
  'outside among good ones': ['src', '{outside}/canary.txt'],
  'outside before a good one': ['{outside}', 'src'],
  'parent among good ones': ['src', '../jp-conformance-nope'],
  'parent between good ones': ['src', '../jp-conformance-nope', 'src'],
  climbing: [`${UP}{outside}`],
  'climbing later': [`src/${UP}{outside}`],
}

export const outside = scenario(
  { name: 'grep: paths out of the project', files: { 'src/a.txt': 'conformance\n' } },
  {
    ...mapValues(BAD_PATHS, (paths) => grep('conformance', { paths })),
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
    'open named': grep('needle', { paths: ['open'] }),
  },
)

export const dialect = scenario(
  {
    name: 'grep: patterns of more than letters',
    files: { 'patterns.txt': 'xfooobaz\nfoba\nfo+ba[rz]$\n(\n', 'ten.txt': TEN },
  },
  {
    expression: grep('fo+ba[rz]$'),
    parenthesis: grep('('),
    after: grep('foba'),
    'overlapping windows': grep('pair', { context: 3 }),
  },
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
