import { equal } from '../../../harness/wire/json.ts'
import { type Asked, asking } from './asking.ts'
import { deniable, deniedReading, onDenied, readings } from './denied-reading.ts'
import { aResult, code, contentOf, type Expected, exists } from './expected.ts'
import { hostChecks } from './host-check.ts'
import { wrongParams } from './wrong-params.ts'

const ask = (path: unknown): Asked => ['fs.exists', { path }]
const wrong = wrongParams('fs.exists', { path: 'a.txt' })

const notTrue: Expected = {
  expected: 'anything but true for what does not exist',
  wrong: ({ result }) => (equal(result, { exists: true }) ? 'exists true' : undefined),
}

const asks = asking(
  { name: 'exists: files, directories and nothing', files: { 'a.txt': 'a', 'src/b.txt': 'b' } },
  {
    file: ask('a.txt'),
    'deep file': ask('src/b.txt'),
    directory: ask('src'),
    missing: ask('nope.txt'),
    'deep missing': ask('nowhere/nope.txt'),
    ...wrong.requests,
    'file again': ask('a.txt'),
  },
)

const readOnly = asking(
  { name: 'exists: the default policy', files: { 'a.txt': 'a' }, policy: null },
  { file: ask('a.txt'), missing: ask('nope.txt') },
)

const denied = asking(
  { name: 'exists: paths that the policy keeps from the tool', ...deniedReading },
  {
    ...readings,
    ...Object.fromEntries(deniable.map((path) => [path, ask(path)])),
    'in the open': ['fs.read', { path: 'open/a.txt' }],
  },
)

/** What a host answers to `fs.exists`. @see rfd-d11 §fs.exists */
export const existsChecks = hostChecks(
  asks.check('vfs.exists.file', {
    title: 'says true of a file',
    given: { missing: notTrue },
    expect: { file: exists(true), 'deep file': exists(true), 'file again': exists(true) },
  }),
  asks.check('vfs.exists.directory', {
    title: 'says true of a directory',
    given: { missing: notTrue },
    expect: { directory: exists(true) },
  }),
  asks.check('vfs.exists.missing-path', {
    title: 'says false of what does not exist',
    given: { file: aResult },
    expect: { missing: exists(false), 'deep missing': exists(false) },
  }),
  denied.check('vfs.exists.denied-path', {
    title: 'says nothing of what the policy denies',
    given: { 'in the open': contentOf('needle in the open\n') },
    also: (c) => onDenied(denied, c, (path) => denied.on(c, path, code(-32001))),
  }),
  asks.check('vfs.exists.invalid-params', {
    title: 'refuses a missing path and one that is no string',
    given: { file: exists(true), 'file again': exists(true) },
    expect: wrong.expected,
  }),
  readOnly.check('vfs.exists.needs-read-access', {
    title: 'answers a tool that may only read',
    expect: { file: exists(true), missing: exists(false) },
  }),
)
