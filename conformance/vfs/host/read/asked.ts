import type { Occasion } from '../../../../harness/occasion.ts'
import { type Asked, asking, askingInTurn } from '../asking.ts'
import { BINARY, BOM_TEXT, filesOf, LONG_TEXT, NOT_UTF8 } from '../samples.ts'
import { wrongParams } from '../wrong-params.ts'

const TEXTS = {
  'hello.txt': 'Grüße, 世界\n',
  'long.txt': LONG_TEXT,
  'nine.txt': 'é€😀',
  'crlf.txt': 'one\r\ntwo\r\n',
  'bare.txt': ' no line feed at the end ',
  'feeds.txt': '\n\nends with several\n\n\n',
  'bom.txt': BOM_TEXT,
  'control.txt': 'a\0b\x1bc\x07',
  'highest.txt': '\u{10ffff}',
  'picture.png': 'plain text',
  'whole.txt': 'x'.repeat(131_072),
  empty: '',
}

const BINARIES = {
  'ff.bin': Buffer.of(0xff),
  'head.png': Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  'all.bin': BINARY,
  'notes.txt': Buffer.from('plain but for one byte: \xff\n', 'latin1'),
  'late.txt': Buffer.concat([Buffer.alloc(131_072, 'x'), Buffer.of(0xff)]),
  ...NOT_UTF8,
}

export const FILES: Record<string, Buffer | string> = { ...TEXTS, ...BINARIES }

const read = (path: unknown): Asked => ['fs.read', { path }]
export const wrong = wrongParams('fs.read', { path: 'hello.txt' })

export const reads = asking(
  {
    name: 'read: texts, bytes and what is no file',
    files: { ...filesOf(FILES), 'src/a.txt': 'a' },
  },
  {
    ...Object.fromEntries(Object.keys(FILES).map((path) => [path, read(path)])),
    missing: read('nope.txt'),
    'deep missing': read('nowhere/nope.txt'),
    directory: read('src'),
    'in directory': read('src/a.txt'),
    ...wrong.requests,
    'hello.txt again': read('hello.txt'),
  },
)

export const changes = askingInTurn(
  { name: 'read: a file that changes', files: { 'f.txt': 'before' } },
  {
    id: 'first',
    requests: {
      before: read('f.txt'),
      write: ['fs.write', { path: 'f.txt', content: 'after!' }],
      after: read('f.txt'),
      write2: ['fs.write', { path: 'f.txt', content: 'again!' }],
      again: read('f.txt'),
      delete: ['fs.delete', { path: 'f.txt' }],
      gone: read('f.txt'),
      write3: ['fs.write', { path: 'f.txt', content: 'renew!' }],
    },
  },
  { id: 'second', requests: { renewed: read('f.txt') } },
)

export const pipe: Occasion = {
  name: 'read: a pipe that nobody writes to',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'], writable: true }, commands: { mkfifo: {} } },
  script: [
    { call: 'process.run', params: { program: 'mkfifo', args: ['pipe'], envs: [] } },
    { call: 'fs.exists', params: { path: 'pipe' } },
    { call: 'fs.read', params: { path: 'pipe' } },
    { finish: 'read' },
  ],
  patience_ms: 3_000,
  waits_ms: 3_000,
}
