import { mapKeys } from '../../../../harness/wire/json.ts'
import type { ProjectState } from '../project-state.ts'
import { BINARY } from '../samples.ts'

export type Content = Buffer | string

/** Where something stands, where it is to go, and what it holds. */
export type Move = readonly [from: string, to: string, content: Content]

/** Renames that nothing stands in the way of, by what they show. */
export const MOVES = {
  content: [
    ['old.bin', 'new.bin', BINARY],
    ['lines.txt', 'moved lines.txt', '\ufeffe\u0301\r\ntwo\rthree\n\n '],
    ['large.txt', 'larger.txt', `x${'é'.repeat(100 * 1024)}`],
    ['.hidden', '.veiled', 'hidden'],
    ['plain.txt', 'plain', 'plain'],
    ['log', 'log.1', 'log'],
  ],
  empty: [['empty.txt', 'void.txt', '']],
  into: [
    ['a.txt', 'sub/b.txt', 'a'],
    ['down.txt', '.veil/deep/down.txt', 'down'],
  ],
  'same-name': [['m.txt', 'sub/m.txt', 'm']],
  namesakes: [['left/n.txt', 'right/o.txt', 'left']],
  up: [
    ['left/up.txt', 'up.txt', 'up'],
    ['left/side.txt', 'right/side.txt', 'side'],
    ['.veil/deep/risen.txt', 'risen.txt', 'risen'],
  ],
} as const satisfies Record<string, readonly Move[]>

/** What stands beside them, and stays. */
export const BESIDE = {
  'old.bin.bak': 'backup',
  'sub/neighbour.txt': 'neighbour',
  'n.txt': 'root',
  'right/n.txt': 'right',
  '.veil/deep/stays.txt': 'stays',
}

export const moved = (kind: keyof typeof MOVES): ProjectState => ({
  ...Object.fromEntries(
    MOVES[kind].flatMap(([from, to, content]) => [
      [from, null],
      [to, content],
    ]),
  ),
  ...BESIDE,
})

/** Renames of what is not there, by what they show. */
export const MISSING = {
  nowhere: [
    ['nope.txt', 'made.txt'],
    ['nowhere/nope.txt', 'made.txt'],
    ['sub/kept.txt', 'made.txt'],
  ],
  'below-a-file': [['kept.txt/nope.txt', 'made.txt']],
  gone: [['old.bin', 'made.txt']],
  directories: [['nope.txt', 'made/deep/x.txt']],
  target: [['nope.txt', 'target.txt']],
  'onto-itself': [['nope.txt', 'nope.txt']],
} as const

export const nameOf = ([from, to]: readonly string[]) => `${from} to ${to}`

/** Renames onto a file, by what they show: what it holds stands after its path. */
export const ONTO_FILES = {
  longer: [['over.txt', 'longer.txt', 'over', 'a longer text than that']],
  equal: [
    ['upper.txt', 'lower.txt', 'upper', 'lower'],
    ['alike.txt', 'likewise.txt', 'alike', 'alike'],
  ],
  empty: [
    ['filled.txt', 'vacant.txt', 'filled', ''],
    ['hollow.txt', 'full.txt', '', 'full'],
  ],
  binary: [
    ['text.txt', 'target.bin', 'text', BINARY],
    ['source.bin', 'was.txt', BINARY, 'was'],
  ],
  elsewhere: [['near.txt', 'sub/far.txt', 'near', 'far']],
} as const satisfies Record<string, readonly (readonly [...Move, Content])[]>

/** A file and its own path, in this spelling or another. */
export const ITSELF = {
  same: [
    ['self.txt', 'self.txt', 'self'],
    ['self.bin', 'self.bin', BINARY],
  ],
  spelling: [
    ['dotted.txt', './dotted.txt', 'dotted'],
    ['sub/slashed.txt', 'sub//slashed.txt', 'slashed'],
  ],
} as const satisfies Record<string, readonly Move[]>

const TREE = { 'a.txt': 'tree a', 'sub/b.txt': 'tree b', '.c': 'c', '.d/e': 'e', 'sub/deep/f': 'f' }

/** Files at or below a directory. */
export const below = (directory: string, files: Readonly<Record<string, string>> = TREE) =>
  mapKeys(files, (path) => `${directory}/${path}`)

/** What a host that renames nothing has not done. */
export const FIRST_MOVES = { projectBefore: { 'a.txt': null, 'sub/b.txt': 'a' } }
