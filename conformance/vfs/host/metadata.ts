import { type Asked, asking } from './asking.ts'
import { both, code, type Expected, member, result, shown } from './expected.ts'
import { hostChecks } from './host-check.ts'
import { BINARY, filesOf, LONG_TEXT } from './samples.ts'
import { wrongParams } from './wrong-params.ts'

const FILES: Record<string, Buffer | string> = {
  empty: '',
  'nine.txt': 'é€😀',
  'long.txt': LONG_TEXT,
  'all.bin': BINARY,
}

const ask = (path: unknown): Asked => ['fs.metadata', { path }]
const wrong = wrongParams('fs.metadata', { path: 'nine.txt' })

const asks = asking(
  {
    name: 'metadata: files, directories and nothing',
    files: { ...filesOf(FILES), 'src/a.txt': 'a' },
  },
  {
    ...Object.fromEntries(Object.keys(FILES).map((path) => [path, ask(path)])),
    ...Object.fromEntries(
      Object.keys(FILES).map((path) => [`read ${path}`, ['fs.read', { path }] as const]),
    ),
    directory: ask('src'),
    missing: ask('nope.txt'),
    'deep missing': ask('nowhere/nope.txt'),
    ...wrong.requests,
    'nine.txt again': ask('nine.txt'),
  },
)

const file = (bytes: number): Expected => both(member('kind', 'file'), member('size', bytes))

const directory = both(
  member('kind', 'dir'),
  result('an integer size', ({ size }) =>
    Number.isInteger(size) ? undefined : `size ${shown(size)}`,
  ),
)

/** The same size twice. */
const sizes = (name: (path: string) => string, expected: (bytes: number) => Expected) =>
  Object.fromEntries(
    Object.entries(FILES).map(([path, content]) => [
      name(path),
      expected(Buffer.byteLength(content)),
    ]),
  )

/** What a host answers to `fs.metadata`. @see rfd-d11 §fs.metadata */
export const metadataChecks = hostChecks(
  asks.check('vfs.metadata.file', {
    title: 'tells kind and size of a file, the size that reading it tells',
    expect: {
      ...sizes((path) => path, file),
      ...sizes(
        (path) => `read ${path}`,
        (bytes) => member('size', bytes),
      ),
    },
  }),
  asks.check('vfs.metadata.directory', {
    title: 'tells kind and size of a directory',
    expect: { directory },
  }),
  asks.check('vfs.metadata.missing-path', {
    title: 'says that a path does not exist',
    given: { 'nine.txt': file(9) },
    expect: { missing: code(-32002), 'deep missing': code(-32002) },
  }),
  asks.check('vfs.metadata.invalid-params', {
    title: 'refuses a missing path and one that is no string',
    given: { 'nine.txt': file(9), 'nine.txt again': file(9) },
    expect: wrong.expected,
  }),
)
