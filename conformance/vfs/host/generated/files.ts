import { pick, type Random } from '../../../../harness/random.ts'
import type { FileSet } from '../../../../spec/generated/messages/driver.ts'
import { BINARY, BOM_TEXT, filesOf, NOT_UTF8 } from '../samples.ts'
import { between, happens, someOf } from './draws.ts'

/** Names of directories, some of which are the beginning of others. */
const FOLDERS = [
  ...['src', 'src.bak', 'src_generated', 'lib', 'lib/deep', 'lib/deep/er', 'docs', 'a', 'ab'],
  ...['with space', 'größe', '.hidden', 'dots..in', '日本語', '[x]', 'constructor'],
]

/** Names of files, likewise. */
const NAMES = [
  ...['main.rs', 'lib.rs', 'a.txt', 'a.txt.bak', 'ab.txt', 'notes', 'note', 'README.md', 'x.y.txt'],
  ...['with space.txt', ' a.txt', 'größe.txt', '日本語.txt', '🦀.rs', '..dots', '.hidden.txt'],
  ...['a..b', '~', '$HOME', '%41.txt', 'src', '7', 'null', 'toString'],
]

/** What lines are made of: no letter in another case, since searches may find these or not. */
const WORDS = ['needle', 'hay', 'alpha beta', 'fn main', 'x_1', 'größer', '🦀', 'needles', '', '  ']

/** Patterns that mean the same to everybody. */
export const PATTERNS = ['needle', 'hay', 'alpha beta', 'fn main', 'x_1', '1', 'nowhere', 'e']

/** Extensions without their dots. */
export const EXTENSIONS = ['rs', 'txt', 'md', 'bak', 'nope']

const BYTES = [
  BINARY,
  ...Object.values(NOT_UTF8),
  Buffer.of(255),
  Buffer.from('needle\0\xff', 'latin1'),
]
const ODD_TEXTS = [
  BOM_TEXT,
  'nul\0needle\n',
  '\ufffd',
  'e\u0301\u2028\n',
  '\r\n\r\n',
  'YWJj',
  '\\n%0a&amp;$HOME',
]

/** Some lines, whose ends are of any kind. */
export function generatedText(random: Random): string {
  if (happens(random, 10)) return ''
  if (happens(random, 20)) return pick(random, ODD_TEXTS)
  const end = happens(random, 15) ? '\r\n' : '\n'
  const lines = Array.from({ length: between(random, 1, 6) }, () =>
    someOf(random, WORDS, between(random, 1, 2)).join(' '),
  )
  return `${lines.join(end)}${happens(random, 70) ? end : ''}`
}

/** Bytes that are no text. */
export const generatedBytes = (random: Random): Buffer => pick(random, BYTES)

/** A path that nothing need stand at. */
export const generatedPath = (random: Random, folders: readonly string[]): string => {
  const name = pick(random, NAMES)
  return happens(random, 70) && folders.length > 0 ? `${pick(random, folders)}/${name}` : name
}

/** A few files in a few directories. */
export function generatedFiles(random: Random): FileSet {
  const folders = someOf(random, FOLDERS, between(random, 1, 4))
  const files: Record<string, Buffer | string> = {}
  for (let left = between(random, 2, 8); left > 0; left--) {
    const path = generatedPath(random, folders)
    if (fits(path, Object.keys(files)))
      files[path] = happens(random, 15) ? generatedBytes(random) : generatedText(random)
  }
  return filesOf(files)
}

/** A name stands for a file or for a directory, and for one file of a system that ignores case. */
const fits = (path: string, others: readonly string[]): boolean =>
  others.every(
    (other) => path !== other && !path.startsWith(`${other}/`) && !other.startsWith(`${path}/`),
  )

/** A directory that is in no project at first. */
export const newFolder = (random: Random): string => pick(random, FOLDERS)

/** The directories that paths go through. */
export const foldersOf = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.flatMap((path) => {
      const names = path.split('/').slice(0, -1)
      return names.map((_, i) => names.slice(0, i + 1).join('/'))
    }),
  ),
]
