import {
  afterGiven,
  aResult,
  asJson,
  both,
  code,
  type Expected,
  member,
  result,
} from './expected.ts'
import { hostChecks } from './host-check.ts'
import { fs } from './method-calls.ts'
import { nearTo, pathContract } from './method-contract.ts'
import { BINARY, filesOf, LONG_TEXT } from './samples.ts'
import type { MethodCall } from './scenario-checks.ts'
import { type Ask, trials } from './trials.ts'

const FILES: Record<string, Buffer | string> = {
  empty: '',
  'nine.txt': 'é€😀',
  'one.txt': '1',
  '.hidden': 'hidden',
  'long.txt': LONG_TEXT,
  'larger.txt': 'y'.repeat(100 * 1024),
  'crlf.txt': '\ufeffone\r\ntwo\r\n',
  'all.bin': BINARY,
}

const ask = (path: unknown): MethodCall => ['fs.metadata', { path }]
const sizeOf = (path: string) => Buffer.byteLength(FILES[path] ?? '')

const file = (bytes: number): Expected => both(member('kind', 'file'), member('size', bytes))

const directory = both(
  member('kind', 'dir'),
  result('an integer size, if any', ({ size }) =>
    size === undefined || size === null || Number.isInteger(size)
      ? undefined
      : `size ${asJson(size)}`,
  ),
)

const measured: Ask[] = Object.keys(FILES).map((path) => [ask(path), file(sizeOf(path))])
const read: Ask[] = Object.keys(FILES).map((path) => [
  ['fs.read', { path }],
  member('size', sizeOf(path)),
])

/** A file that is written shorter and longer, and measured each time. */
const grown = (request: MethodCall, expected: (bytes: number) => Expected): Ask[] =>
  ['short', 'somewhat longer'].flatMap((content): Ask[] => [
    [fs.write('grows.txt', content), aResult],
    [request, expected(content.length)],
  ])

const directories = (...paths: string[]): Ask[] => paths.map((path) => [ask(path), directory])

/** What a host answers to `fs.metadata`. @see rfd-d11 §fs.metadata */
export const metadataChecks = hostChecks(
  ...trials(
    {
      name: 'metadata: files, directories and nothing',
      files: {
        ...filesOf(FILES),
        'src/a.txt': 'a',
        'src/in/the/a.txt': 'a',
        'conf.d/a.txt': 'a',
        'outer/inner/a.txt': 'a',
        bare: { directory: true },
        'doomed.txt': 'd',
        'moving.txt': 'm',
        turns: 't',
      },
    },
    { asks: [[ask('nine.txt'), aResult]] },
    {
      'vfs.metadata.file#size': [
        ...measured,
        ...grown(ask('grows.txt'), file),
        [fs.write('short.txt', 'short'), aResult],
        [ask('short.txt'), file(5)],
        [fs.rename('short.txt', 'shorter.txt'), aResult],
        [fs.rename('grows.txt', 'short.txt'), aResult],
        [ask('short.txt'), file(15)],
      ],
      'vfs.metadata.file#same-as-read': [
        ...measured,
        ...read,
        ...grown(fs.read('grows.txt'), (bytes) => member('size', bytes)),
      ],
      'vfs.metadata.directory#filled': {
        given: [
          [ask('turns'), file(1)],
          [fs.delete('turns'), aResult],
          [fs.write('turns/x.txt'), aResult],
        ],
        asks: [
          ...directories('src', 'src/in/the', 'conf.d', 'outer'),
          [ask('turns'), afterGiven(directory)],
        ],
      },
      'vfs.metadata.directory#empty': [[ask('bare'), directory]],
      'vfs.metadata.directory#root': [[ask('.'), directory]],
      ...pathContract({
        ...{ method: 'fs.metadata', area: 'vfs.metadata', file: 'nine.txt' },
        nearby: nearTo('nine.txt', 'a.txt', 'in/the/a.txt'),
        missing: 'vfs.metadata.missing-path',
      }),
      'vfs.metadata.missing-path#gone': [
        [ask('doomed.txt'), file(1)],
        [ask('moving.txt'), file(1)],
        [ask('moved.txt'), code(-32002)],
        [['fs.delete', { path: 'doomed.txt' }], aResult],
        [['fs.rename', { from: 'moving.txt', to: 'moved.txt' }], aResult],
        [ask('doomed.txt'), code(-32002)],
        [ask('moving.txt'), code(-32002)],
        [ask('moved.txt'), file(1)],
      ],
    },
  ),
)
