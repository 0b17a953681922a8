import { aResult, asJson, both, code, type Expected, member, result } from './expected.ts'
import { hostChecks } from './host-check.ts'
import { pathContract } from './method-contract.ts'
import { BINARY, filesOf, LONG_TEXT } from './samples.ts'
import type { MethodCall } from './scenario-checks.ts'
import { type Ask, trials } from './trials.ts'

const FILES: Record<string, Buffer | string> = {
  empty: '',
  'nine.txt': 'é€😀',
  'long.txt': LONG_TEXT,
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

/** What a host answers to `fs.metadata`. @see rfd-d11 §fs.metadata */
export const metadataChecks = hostChecks(
  ...trials(
    {
      name: 'metadata: files, directories and nothing',
      files: {
        ...filesOf(FILES),
        'src/a.txt': 'a',
        bare: { directory: true },
        'doomed.txt': 'd',
        'moving.txt': 'm',
      },
    },
    { asks: [[ask('nine.txt'), aResult]] },
    {
      'vfs.metadata.file#size': measured,
      'vfs.metadata.file#same-as-read': [...measured, ...read],
      'vfs.metadata.directory#filled': [[ask('src'), directory]],
      'vfs.metadata.directory#empty': [[ask('bare'), directory]],
      'vfs.metadata.directory#root': [[ask('.'), directory]],
      ...pathContract({
        ...{ method: 'fs.metadata', area: 'vfs.metadata', file: 'nine.txt' },
        missing: 'vfs.metadata.missing-path',
      }),
      'vfs.metadata.missing-path#gone': [
        [ask('doomed.txt'), file(1)],
        [ask('moving.txt'), file(1)],
        [['fs.delete', { path: 'doomed.txt' }], aResult],
        [['fs.rename', { from: 'moving.txt', to: 'moved.txt' }], aResult],
        [ask('doomed.txt'), code(-32002)],
        [ask('moving.txt'), code(-32002)],
      ],
    },
  ),
)
