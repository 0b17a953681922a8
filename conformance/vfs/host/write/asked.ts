import type { Expected } from '../expected.ts'
import { BINARY, BOM_TEXT, LONG_TEXT, NOT_UTF8 } from '../samples.ts'
import { type MethodCall, scenarioThenSnapshot, sequenceOfSnapshots } from '../scenario-checks.ts'
import { wrongParams } from '../wrong-params.ts'

/** Texts to be written, by path. */
export const TEXTS = {
  'new/crlf.txt': 'one\r\ntwo\n',
  'new/bare.txt': '  no line feed at the end ',
  'new/feeds.txt': '\n\nends with several\n\n\n',
  'new/words.txt': 'Grüße, 世界 😀\n',
  'new/control.txt': 'a\0b\x1bc\t',
  'new/bom.txt': BOM_TEXT,
}

const write = (path: unknown, content: unknown, encoding?: unknown): MethodCall => [
  'fs.write',
  { path, content, ...(encoding !== undefined && { encoding }) },
]
export const wrong = wrongParams('fs.write', { path: 'kept.txt', content: 'changed' })

const BASE64 = BINARY.toString('base64')
export const OLD = 'old '.repeat(25)

const FILES = {
  'kept.txt': 'kept',
  'old.txt': OLD,
  'emptied.txt': OLD,
  'bad.txt': OLD,
  'null.txt': OLD,
  'utf-8.txt': OLD,
  'src/a.txt': 'a',
}

export const writes = scenarioThenSnapshot(
  { name: 'write: texts, bytes and what is no content', files: FILES },
  {
    ...Object.fromEntries(
      Object.entries(TEXTS).map(([path, content]) => [path, write(path, content)]),
    ),
    deep: write('a/b/c/d.txt', 'deep'),
    replace: write('old.txt', 'new words!'),
    bytes: write('bytes.bin', BASE64, 'base64'),
    lookalike: write('lookalike.txt', 'aGVsbG8='),
    'no base64': write('bad.txt', '@@@@', 'base64'),
    'base64 cut short': write('bad.txt', 'aGVsb', 'base64'),
    'base64 with a stranger': write('bad.txt', 'aGVs!G8=', 'base64'),
    'base64 again': write('again.bin', BASE64, 'base64'),
    rot13: write('rot13.txt', 'uryyb', 'rot13'),
    'encoding 7': write('seven.txt', 'hello', 7),
    null: ['fs.write', { path: 'null.txt', content: 'as text', encoding: null }],
    'utf-8': write('utf-8.txt', 'as text', 'utf-8'),
    ...wrong.requests,
    directory: write('src', 'no directory'),
    'below a file': write('kept.txt/b.txt', 'below'),
    'in the directory': write('src/b.txt', 'b'),
    'empty new': write('empty.txt', ''),
    'empty old': write('emptied.txt', ''),
  },
)

export const ROUNDS = Array.from({ length: 20 }, (_, i) => `${i} `.repeat(i + 1))

export const rounds = scenarioThenSnapshot(
  { name: 'write: read at once what was written' },
  Object.fromEntries(
    ROUNDS.flatMap((content, i): [string, MethodCall][] => [
      [`write ${i}`, write(`d${i % 2}/f.txt`, content)],
      [`read ${i}`, ['fs.read', { path: `d${i % 2}/f.txt` }]],
      [`size ${i}`, ['fs.metadata', { path: `d${i % 2}/f.txt` }]],
    ]),
  ),
)
export const inRounds = (name: string, expected: (content: string) => Expected) =>
  Object.fromEntries(ROUNDS.map((content, i) => [`${name} ${i}`, expected(content)]))

export const denied = sequenceOfSnapshots(
  {
    name: 'write: a tool that may, and one that may not',
    files: { 'kept.txt': 'kept' },
    policy: null,
    tools: [{ name: 'writer', policy: { filesystem: { allow: ['.'], writable: true } } }],
  },
  {
    id: 'denied',
    requests: {
      'denied new': write('new/dir/x.txt', 'x'),
      'denied old': write('kept.txt', 'changed'),
      'denied directory': ['fs.exists', { path: 'new' }],
    },
  },
  { id: 'allowed', tool: 'writer', requests: { allowed: write('new/dir/x.txt', 'x') } },
)

export const ORIGINALS: Record<string, Buffer | string> = {
  empty: '',
  'bom.txt': BOM_TEXT,
  'crlf.txt': 'one\r\ntwo\r\n',
  'bare.txt': 'no line feed',
  'long.txt': LONG_TEXT,
  'control.txt': 'a\0b',
  'all.bin': BINARY,
  ...NOT_UTF8,
}
export const COPIES = Object.fromEntries(
  Object.entries(ORIGINALS).map(([path, content]) => [`copies/${path}`, content]),
)
