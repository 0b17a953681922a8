import { linkChecks } from './delete/links.ts'
import { aResult, code, empty, exists } from './expected.ts'
import { hostChecks } from './host-check.ts'
import { fs, writable } from './method-calls.ts'
import { nearTo, pathContract } from './method-contract.ts'
import { projectHas, withoutCopy } from './project-state.ts'
import { BINARY } from './samples.ts'
import type { MethodCall } from './scenario-checks.ts'
import { type Ask, trials } from './trials.ts'

const remove = (path: unknown): MethodCall => ['fs.delete', { path }]
const removed = (...paths: string[]): Ask[] => paths.map((path) => [remove(path), empty])
const write = (path: string): Ask => [fs.write(path), empty]
const denied = (path: string) => [remove(path), code(-32001)] as const
const refused = (path: string): Ask => [remove(path), code(-32002)]

/** Whatever a host answers to a request that must change nothing. */
const tried = (path: string): Ask => [
  remove(path),
  { expected: 'an answer', wrong: () => undefined },
]

const DELETED = [
  'tmp/scratch.txt',
  'tmp/empty.txt',
  '.hidden',
  'nameless',
  'all.bin',
  'deep/in/the/project.txt',
]

const SCRATCH = 'the scratch of no other file'

/** Nothing of a deleted file stands elsewhere, in a trash of the project for example. */
const nowhere = withoutCopy(SCRATCH, {
  expected: 'nothing of the deleted file',
  content: 'its content',
})

/** What a host answers to `fs.delete`, and what is gone then. @see rfd-d11 §fs.delete */
export const deleteChecks = hostChecks(
  ...trials(
    {
      name: 'delete: files, and what is none',
      files: {
        'tmp/scratch.txt': SCRATCH,
        'tmp/sibling.txt': 'sibling',
        'tmp/scratch.txt.bak': 'backup',
        'scratch.txt': 'namesake',
        'other/scratch.txt': 'namesake',
        'lone/only.txt': 'only',
        'tmp/empty.txt': '',
        '.hidden': 'hidden',
        nameless: 'n',
        'all.bin': { base64: BINARY.toString('base64') },
        'deep/in/the/project.txt': 'deep',
        'tmp/scratch.md': 'neighbour',
        'tmp/.scratch.txt.swp': 'neighbour',
        'plain.txt': 'plain',
        'counted.txt': 'c',
        'twice.txt': 't',
        'other/plain.txt': 'plain',
        'kept.txt': 'kept',
        'control.txt': 'control',
        'tree/a.txt': 'a',
        'tree/sub/b.txt': 'b',
        'veiled/.hidden/.c.txt': 'c',
        'veiled/.d': 'd',
        'single/e.txt': 'e',
        'files/f.txt': 'f',
        'files/g.txt': 'g',
        'void/h.txt': '',
        'hollow/inner': { directory: true },
        'moving.txt': 'm',
      },
    },
    { asks: [tried('control.txt')], project: { 'control.txt': null } },
    {
      'vfs.delete.removes-the-file#gone': {
        asks: [...removed(...DELETED, 'twice.txt'), write('twice.txt'), ...removed('twice.txt')],
        project: Object.fromEntries([...DELETED, 'twice.txt'].map((path) => [path, null])),
      },
      'vfs.delete.missing-path#gone': [
        refused('tmp/scratch.txt'),
        [['fs.rename', { from: 'moving.txt', to: 'moved.txt' }], aResult],
        refused('moving.txt'),
      ],
      'vfs.delete.removes-the-file#others-stay': {
        asks: [
          ...removed('lone/only.txt', 'plain.txt'),
          [['fs.exists', { path: 'lone' }], exists(true)],
          write('new/directory/only.txt'),
          ...removed('new/directory/only.txt'),
          [['fs.exists', { path: 'new/directory' }], exists(true)],
        ],
        project: {
          'lone/only.txt': null,
          'tmp/sibling.txt': 'sibling',
          'tmp/scratch.txt.bak': 'backup',
          'tmp/scratch.md': 'neighbour',
          'tmp/.scratch.txt.swp': 'neighbour',
          'other/plain.txt': 'plain',
          'scratch.txt': 'namesake',
          'other/scratch.txt': 'namesake',
        },
      },
      'vfs.delete.removes-the-file#nothing-left': { also: nowhere },
      'vfs.delete.removes-the-file#result-object': removed('counted.txt'),
      ...pathContract({
        ...{ method: 'fs.delete', area: 'vfs.delete', file: 'kept.txt' },
        nearby: nearTo('kept.txt', 'b.txt', 'sub/b.txt'),
        missing: 'vfs.delete.missing-path',
        more: { project: { 'kept.txt': 'kept', 'tmp/sibling.txt': 'sibling' } },
      }),
      'vfs.delete.is-not-recursive#tree': {
        asks: ['tree', 'tree/', 'tree/.', 'single', 'files', 'void'].map(tried),
        project: {
          ...{ 'tree/a.txt': 'a', 'tree/sub/b.txt': 'b', 'single/e.txt': 'e' },
          ...{ 'files/f.txt': 'f', 'files/g.txt': 'g', 'void/h.txt': '' },
        },
      },
      'vfs.delete.is-not-recursive#directories': {
        asks: [tried('hollow'), [['fs.exists', { path: 'hollow/inner' }], exists(true)]],
      },
      'vfs.delete.is-not-recursive#hidden': {
        asks: [tried('veiled')],
        project: { 'veiled/.hidden/.c.txt': 'c', 'veiled/.d': 'd' },
      },
      'vfs.delete.is-not-recursive#root': {
        asks: ['.', '', './'].map(tried),
        project: { 'kept.txt': 'kept', 'tree/a.txt': 'a' },
      },
    },
  ),
  ...trials(
    {
      name: 'delete: a tool that may, and one that may not',
      files: { 'kept.txt': 'kept', 'ro/kept.txt': 'kept', 'control.txt': 'control' },
      policy: null,
      tools: [
        { name: 'writer', policy: writable('.') },
        { name: 'part', policy: writable('w') },
      ],
    },
    {
      tool: 'writer',
      asks: removed('control.txt'),
      project: { 'control.txt': null },
    },
    {
      'vfs.delete.needs-write-access': {
        asks: [denied('kept.txt'), denied('ro/kept.txt'), [...denied('ro/kept.txt'), 'part']],
        also: projectHas({ 'kept.txt': 'kept', 'ro/kept.txt': 'kept' }, 1),
      },
    },
  ),
  ...linkChecks,
)
