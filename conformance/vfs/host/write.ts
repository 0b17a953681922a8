import { hostChecks } from '../../host-check.ts'
import { told } from './answer.ts'
import { type Asked, changing, changingInTurn } from './asking.ts'
import {
  anError,
  aResult,
  code,
  contentOf,
  type Expected,
  empty,
  exists,
  member,
} from './expected.ts'
import { BINARY, BOM_TEXT, filesOf, LONG_TEXT, NOT_UTF8 } from './samples.ts'
import { standsAs, wrongAt } from './standing.ts'
import { wrongParams } from './wrong-params.ts'

/** Texts to be written, by path. */
const TEXTS = {
  'new/crlf.txt': 'one\r\ntwo\n',
  'new/bare.txt': '  no line feed at the end ',
  'new/feeds.txt': '\n\nends with several\n\n\n',
  'new/words.txt': 'Grüße, 世界 😀\n',
  'new/control.txt': 'a\0b\x1bc\t',
  'new/bom.txt': BOM_TEXT,
}

const write = (path: unknown, content: unknown, encoding?: unknown): Asked => [
  'fs.write',
  { path, content, ...(encoding !== undefined && { encoding }) },
]
const wrong = wrongParams('fs.write', { path: 'kept.txt', content: 'changed' })

const BASE64 = BINARY.toString('base64')
const OLD = 'old '.repeat(25)

const FILES = {
  'kept.txt': 'kept',
  'old.txt': OLD,
  'emptied.txt': OLD,
  'bad.txt': OLD,
  'null.txt': OLD,
  'utf-8.txt': OLD,
  'src/a.txt': 'a',
}

const writes = changing(
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

const ROUNDS = Array.from({ length: 20 }, (_, i) => `${i} `.repeat(i + 1))

const rounds = changing(
  { name: 'write: read at once what was written' },
  Object.fromEntries(
    ROUNDS.flatMap((content, i): [string, Asked][] => [
      [`write ${i}`, write(`d${i % 2}/f.txt`, content)],
      [`read ${i}`, ['fs.read', { path: `d${i % 2}/f.txt` }]],
      [`size ${i}`, ['fs.metadata', { path: `d${i % 2}/f.txt` }]],
    ]),
  ),
)
const inRounds = (name: string, expected: (content: string) => Expected) =>
  Object.fromEntries(ROUNDS.map((content, i) => [`${name} ${i}`, expected(content)]))

const denied = changingInTurn(
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

const ORIGINALS: Record<string, Buffer | string> = {
  empty: '',
  'bom.txt': BOM_TEXT,
  'crlf.txt': 'one\r\ntwo\r\n',
  'bare.txt': 'no line feed',
  'long.txt': LONG_TEXT,
  'control.txt': 'a\0b',
  'all.bin': BINARY,
  ...NOT_UTF8,
}
const COPIES = Object.fromEntries(
  Object.entries(ORIGINALS).map(([path, content]) => [`copies/${path}`, content]),
)

/** Both ways that the register leaves open. */
const textOrRefused = (path: string): Expected => ({
  expected: 'the text stored, or the error -32602 and the file as it was',
  wrong: (answer, c) => {
    if (answer.error && answer.error.code !== -32602) return told(answer)
    return wrongAt(c, path, answer.error ? OLD : 'as text')
  },
})

/** What a host answers to `fs.write`, and what it makes of it. @see rfd-d11 §fs.write */
export const writeChecks = hostChecks(
  writes.check('vfs.write.stores-text-unaltered', {
    title: 'stores a text as its UTF-8 bytes',
    project: TEXTS,
  }),
  writes.check('vfs.write.result-is-empty', {
    title: 'answers a write with an empty object',
    givenProject: { 'old.txt': 'new words!', 'bytes.bin': BINARY, 'a/b/c/d.txt': 'deep' },
    expect: { replace: empty, bytes: empty, deep: empty },
  }),
  writes.check('vfs.write.creates-parents', {
    title: 'creates the directories above a new file',
    project: { 'a/b/c/d.txt': 'deep', 'new/bare.txt': TEXTS['new/bare.txt'] },
  }),
  writes.check('vfs.write.replaces-content', {
    title: 'replaces the whole content of a file',
    expect: { replace: aResult },
    project: { 'old.txt': 'new words!' },
  }),
  writes.check('vfs.write.decodes-base64', {
    title: 'stores the bytes that base64 stands for',
    project: { 'bytes.bin': BINARY },
  }),
  writes.check('vfs.write.plain-content-is-text', {
    title: 'decodes nothing that is not said to be base64',
    project: { 'lookalike.txt': 'aGVsbG8=' },
  }),
  writes.check('vfs.write.refuses-bad-base64', {
    title: 'refuses what is no base64 and leaves the file alone',
    givenProject: { 'bytes.bin': BINARY, 'again.bin': BINARY },
    expect: {
      'no base64': anError,
      'base64 cut short': anError,
      'base64 with a stranger': anError,
    },
    project: { 'bad.txt': OLD },
  }),
  writes.check('vfs.write.refuses-unknown-encoding', {
    title: 'refuses an encoding that it does not know',
    givenProject: { 'bytes.bin': BINARY, 'lookalike.txt': 'aGVsbG8=' },
    expect: { rot13: anError, 'encoding 7': anError },
    project: { 'rot13.txt': null, 'seven.txt': null },
  }),
  writes.check('vfs.write.text-encodings', {
    title: 'takes an encoding of null or utf-8 for text, or refuses it',
    givenProject: { 'lookalike.txt': 'aGVsbG8=' },
    expect: { null: textOrRefused('null.txt'), 'utf-8': textOrRefused('utf-8.txt') },
  }),
  writes.check('vfs.write.invalid-params', {
    title: 'refuses a path or a content that is missing or no string',
    givenProject: { 'old.txt': 'new words!', 'lookalike.txt': 'aGVsbG8=' },
    expect: wrong.expected,
    project: { 'kept.txt': 'kept' },
  }),
  denied.check('vfs.write.denial-has-no-effect', {
    title: 'changes nothing where the policy denies a write',
    given: { allowed: aResult },
    givenProject: { 'new/dir/x.txt': 'x' },
    expect: {
      'denied new': code(-32001),
      'denied old': code(-32001),
      'denied directory': exists(false),
    },
    also: (c) => standsAs(c, { 'kept.txt': 'kept', new: null }, 0),
  }),
  rounds.check('vfs.write.is-visible-at-once', {
    title: 'answers a write when it is done',
    given: inRounds('write', () => aResult),
    expect: {
      ...inRounds('read', contentOf),
      ...inRounds('size', (content) => member('size', Buffer.byteLength(content))),
    },
    project: { 'd0/f.txt': ROUNDS.at(-2) ?? '', 'd1/f.txt': ROUNDS.at(-1) ?? '' },
  }),
  writes.check('vfs.write.refuses-directories', {
    title: 'refuses to write to a directory or below a file',
    givenProject: { 'src/b.txt': 'b' },
    expect: { directory: anError, 'below a file': anError },
    project: { 'src/a.txt': 'a', 'kept.txt': 'kept' },
  }),
  writes.check('vfs.write.empty-content', {
    title: 'writes an empty file and empties one',
    expect: { 'empty new': aResult, 'empty old': aResult },
    project: { 'empty.txt': '', 'emptied.txt': '' },
  }),
  {
    verifies: 'vfs.write.round-trip',
    title: 'reproduces a file that is written as it was read',
    occasion: {
      name: 'write: copies',
      files: filesOf(ORIGINALS),
      acts: [
        {
          call: {
            script: [
              ...Object.keys(ORIGINALS).map((path) => ({
                call: 'fs.read',
                params: { path },
                save: `copies/${path}`,
              })),
              { finish: 'copied' },
            ],
          },
        },
        { snapshot: true },
      ],
    },
    judge: (c) => standsAs(c, COPIES),
  },
)
