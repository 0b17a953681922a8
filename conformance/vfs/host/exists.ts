import { equal } from '../../../harness/wire/json.ts'
import { aResult, contentOf, type Expected, empty, exists } from './expected.ts'
import { hostChecks } from './host-check.ts'
import { nearTo, pathContract } from './method-contract.ts'
import { BINARY } from './samples.ts'
import type { MethodCall } from './scenario-checks.ts'
import { type Ask, trials } from './trials.ts'

const ask = (path: unknown): MethodCall => ['fs.exists', { path }]

const notTrue: Expected = {
  expected: 'anything but true for what does not exist',
  wrong: ({ result }) => (equal(result, { exists: true }) ? 'exists true' : undefined),
}

const there = (...paths: string[]): Ask[] => paths.map((path) => [ask(path), exists(true)])
const absent = (...paths: string[]): Ask[] => paths.map((path) => [ask(path), exists(false)])
const write = (path: string): Ask => [['fs.write', { path, content: 'new' }], empty]

const invalid = pathContract({
  ...{ method: 'fs.exists', area: 'vfs.exists', file: 'a.txt' },
  nearby: nearTo('a.txt', 'b.txt', 'the/project/ü b.txt'),
  ...{ missing: 'vfs.exists.missing-path', answer: exists(false) },
})

/** What a host answers to `fs.exists`. @see rfd-d11 §fs.exists */
export const existsChecks = hostChecks(
  ...trials(
    {
      name: 'exists: files, directories and nothing',
      files: {
        'a.txt': 'a',
        'src/b.txt': 'b',
        'src/empty.txt': '',
        '.hidden': 'hidden',
        nameless: 'n',
        'all.bin': { base64: BINARY.toString('base64') },
        'deep/in/the/project/ü b.txt': 'deep',
        'veiled/.c': 'c',
        bare: { directory: true },
        'doomed.txt': 'd',
        'moving.txt': 'm',
      },
    },
    {
      asks: [
        [ask('a.txt'), aResult],
        [ask('never.txt'), notTrue],
      ],
    },
    {
      'vfs.exists.file#filled': there(
        'a.txt',
        'src/b.txt',
        '.hidden',
        'nameless',
        'all.bin',
        'deep/in/the/project/ü b.txt',
      ),
      'vfs.exists.file#empty': there('src/empty.txt'),
      'vfs.exists.file#created': [
        ...absent('made/new.txt'),
        write('made/new.txt'),
        ...there('made/new.txt', 'made'),
        ...absent('renamed.txt'),
        [['fs.rename', { from: 'made/new.txt', to: 'renamed.txt' }], aResult],
        ...there('renamed.txt'),
      ],
      'vfs.exists.directory#filled': there('src', 'deep', 'deep/in/the', 'veiled'),
      'vfs.exists.directory#empty': there('bare'),
      'vfs.exists.directory#root': there('.'),
      ...invalid,
      'vfs.exists.missing-path#beginning': absent('a', 'a.tx', 'sr', 'src/b'),
      'vfs.exists.missing-path#gone': [
        ...there('doomed.txt', 'moving.txt'),
        [['fs.delete', { path: 'doomed.txt' }], aResult],
        [['fs.rename', { from: 'moving.txt', to: 'moved.txt' }], aResult],
        ...absent('doomed.txt', 'moving.txt'),
        ...there('moved.txt'),
      ],
    },
  ),
  ...trials(
    { name: 'exists: the default policy', files: { 'a.txt': 'a' }, policy: null },
    { asks: [[['fs.read', { path: 'a.txt' }], contentOf('a')]] },
    { 'vfs.exists.needs-read-access': [...there('a.txt'), ...absent('nope.txt')] },
  ),
)
