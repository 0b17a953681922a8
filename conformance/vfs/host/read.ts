import { inconclusive, satisfied } from '../../engine/finding.ts'
import { onAnswer, told } from './answer.ts'
import {
  anError,
  both,
  code,
  contentOf,
  type Expected,
  empty,
  exists,
  member,
  result,
  shown,
} from './expected.ts'
import { hostChecks } from './host-check.ts'
import { changes, FILES, pipe, reads, wrong } from './read/asked.ts'
import { NOT_UTF8 } from './samples.ts'

const content = (path: string) => contentOf(FILES[path] ?? '')
const contentsOf = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, content(path)]))

const noEncoding = result('no encoding', (found) =>
  'encoding' in found ? `encoding ${shown(found.encoding)}` : undefined,
)
const base64 = member('encoding', 'base64')

/** The bytes of a file as base64 of itself, and nothing that was repaired. */
const binary = (path: string) => both(base64, content(path))
const text = (path: string) => both(noEncoding, member('content', String(FILES[path])))

const each = (paths: readonly string[], expected: (path: string) => Expected) =>
  Object.fromEntries(paths.map((path) => [path, expected(path)]))

const size = (path: string) => member('size', Buffer.byteLength(FILES[path] ?? ''))

const STANDARD = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const standard = result('padded base64 of the standard alphabet in one line', ({ content }) =>
  typeof content === 'string' && STANDARD.test(content) ? undefined : `content ${shown(content)}`,
)

/** What a host answers to `fs.read`. @see rfd-d11 §fs.read */
export const readChecks = hostChecks(
  reads.check('vfs.read.returns-whole-text', {
    title: 'returns the whole text of a file',
    expect: each(['hello.txt', 'long.txt', 'whole.txt'], (path) =>
      member('content', String(FILES[path])),
    ),
  }),
  reads.check('vfs.read.size-is-bytes', {
    title: 'tells the size of a file in bytes',
    expect: each(['hello.txt', 'nine.txt', 'long.txt', 'empty', 'ff.bin', 'all.bin'], size),
  }),
  reads.check('vfs.read.text-has-no-encoding', {
    title: 'says no encoding for text',
    given: each(['hello.txt', 'long.txt'], content),
    expect: each(['hello.txt', 'long.txt', 'nine.txt'], () => noEncoding),
  }),
  reads.check('vfs.read.binary-is-base64', {
    title: 'returns what is no UTF-8 as base64',
    expect: each(['ff.bin', 'head.png', 'all.bin'], binary),
  }),
  reads.check('vfs.read.base64-alphabet', {
    title: 'writes base64 in the standard alphabet, padded and in one line',
    given: each(['all.bin', 'ff.bin'], binary),
    expect: each(['all.bin', 'ff.bin', 'head.png'], () => standard),
  }),
  reads.check('vfs.read.bytes-decide-encoding', {
    title: 'goes by the bytes of a file and not by its name',
    expect: { 'picture.png': text('picture.png'), 'notes.txt': binary('notes.txt') },
  }),
  reads.check('vfs.read.whole-file-is-checked', {
    title: 'finds a bad byte at the end of a long file',
    given: contentsOf('whole.txt'),
    expect: { 'late.txt': binary('late.txt') },
  }),
  reads.check('vfs.read.control-characters-are-text', {
    title: 'takes NUL and control characters for text',
    expect: { 'control.txt': text('control.txt') },
  }),
  reads.check('vfs.read.utf8-is-strict', {
    title: 'takes ill-formed UTF-8 for binary',
    given: { 'highest.txt': text('highest.txt') },
    expect: each(Object.keys(NOT_UTF8), binary),
  }),
  reads.check('vfs.read.empty-file', {
    title: 'reads an empty file',
    expect: { empty: both(member('content', ''), member('size', 0), noEncoding) },
  }),
  reads.check('vfs.read.text-is-unaltered', {
    title: 'keeps line endings, trailing line feeds and a byte-order mark',
    expect: each(['crlf.txt', 'bare.txt', 'feeds.txt', 'bom.txt'], (path) =>
      member('content', String(FILES[path])),
    ),
  }),
  reads.check('vfs.read.missing-file', {
    title: 'says that a file does not exist',
    given: contentsOf('hello.txt', 'hello.txt'),
    expect: { missing: code(-32002), 'deep missing': code(-32002) },
  }),
  reads.check('vfs.read.invalid-params', {
    title: 'refuses a missing path and one that is no string',
    given: { 'hello.txt': content('hello.txt'), 'hello.txt again': content('hello.txt') },
    expect: wrong.expected,
  }),
  reads.check('vfs.read.refuses-directories', {
    title: 'refuses to read a directory',
    given: { 'in directory': contentOf('a') },
    expect: { directory: anError },
  }),
  changes.check('vfs.read.is-current', {
    title: 'reads a file as it stands',
    given: {
      before: contentOf('before'),
      write: empty,
      write2: empty,
      delete: empty,
      write3: empty,
    },
    expect: {
      after: contentOf('after!'),
      again: contentOf('again!'),
      gone: code(-32002),
      renewed: contentOf('renew!'),
    },
  }),
  {
    verifies: 'vfs.read.special-files',
    title: 'does not wait for ever on a pipe that nobody writes to',
    occasion: pipe,
    judge: (c) =>
      onAnswer(c, 1, 'a pipe in the project', (made) =>
        exists(true).wrong(made, c) === undefined
          ? onAnswer(c, 2, 'an answer', (answer) => satisfied(told(answer)))
          : inconclusive('no pipe could be made in the project'),
      ),
  },
)
