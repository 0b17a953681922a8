import { mapValues } from '../../../../harness/wire/json.ts'
import { BINARY, filesOf } from '../samples.ts'
import { type MethodCall, type Requests, scenarioThenSnapshot } from '../scenario-checks.ts'
import { nearlyNamed, refusals, without, wrongParams } from '../wrong-params.ts'
import {
  ALONE,
  AS_TEXT,
  BYTES,
  LONG_BYTES,
  LOOKALIKES,
  OLD,
  PARENTS,
  REPLACED,
} from './contents.ts'
import {
  BAD_BASE64,
  badPath,
  HELLO,
  JOINED,
  NEARLY_BASE64,
  UNKNOWN,
  unknownPath,
} from './encodings.ts'
import { ALL_TEXTS, TEXTS } from './texts.ts'

const KIB = 1024

export const write = (path: unknown, content: unknown, encoding?: unknown): MethodCall => [
  'fs.write',
  { path, content, ...(encoding !== undefined && { encoding }) },
]
const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64')

/** A write of each content to its path, named after it. */
const writesOf = (contents: Readonly<Record<string, Buffer | string>>): Requests =>
  mapValues(contents, (content, path) =>
    typeof content === 'string' ? write(path, content) : write(path, base64(content), 'base64'),
  )

const right = { path: 'kept.txt', content: 'changed' }
const fresh = { path: 'fresh/new.txt', content: 'made' }
export const wrong = wrongParams('fs.write', right)
export const otherNames = refusals(
  'fs.write',
  [
    ...nearlyNamed(right, 'path'),
    ...nearlyNamed(right, 'content'),
    ...['text', 'data'].map((name) => ({ ...without(right, 'content'), [name]: 'changed' })),
  ].map((params) => [`members ${Object.keys(params).join(', ')}`, params]),
)
export const whereNothingIs = refusals('fs.write', [
  ['new without content', without(fresh, 'content')],
  ['new content 7', { ...fresh, content: 7 }],
  ['new content null', { ...fresh, content: null }],
])

/** Writes to what is a directory, or below a file. */
export const IN_THE_WAY = {
  filled: {
    directory: write('src', 'no directory'),
    'bytes to a directory': write('src', 'AAAA', 'base64'),
  },
  empty: {
    'empty directory': write('bare', 'no directory'),
    'nothing to a directory': write('bare', ''),
  },
  root: { root: write('.', 'no directory'), 'empty path': write('', 'no directory') },
  'below-a-file': {
    'below a file': write('kept.txt/b.txt', 'below'),
    'nothing below a file': write('kept.txt/c.txt', ''),
    'far below a file': write('kept.txt/x/y.txt', 'below'),
  },
}

const FILES = {
  'kept.txt': 'kept',
  'old.txt': OLD,
  'old.bin': BINARY,
  'start.txt': OLD,
  'short.txt': 'short',
  'short.bin': Buffer.of(0xff),
  'equal.txt': OLD,
  'equal.bin': BINARY,
  'was.bin': BINARY,
  'was.txt': OLD,
  'emptied.txt': OLD,
  'emptied.bin': OLD,
  'bad.txt': OLD,
  'joined.txt': OLD,
  'alone.txt': ALONE.before,
  'rot13.txt': OLD,
  'null.txt': OLD,
  'utf-8.txt': OLD,
  'src/a.txt': 'a',
  ...Object.fromEntries(Object.keys(BAD_BASE64).map((kind) => [badPath(kind), OLD])),
}

const flat = <T>(groups: Readonly<Record<string, Readonly<Record<string, T>>>>) =>
  Object.fromEntries(Object.values(groups).flatMap((group) => Object.entries(group))) as Record<
    string,
    T
  >

export const writes = scenarioThenSnapshot(
  {
    name: 'write: texts, bytes and what is no content',
    files: { ...filesOf(FILES), bare: { directory: true } },
  },
  {
    'bad before a good one': write('start.txt', 'aGVs!G8=', 'base64'),
    ...writesOf(ALL_TEXTS),
    ...writesOf(flat<Buffer | string>(PARENTS)),
    ...writesOf(flat<Buffer | string>(REPLACED)),
    ...writesOf(flat(BYTES)),
    ...writesOf(LOOKALIKES),
    ...Object.fromEntries(
      Object.entries(BAD_BASE64).flatMap(([kind, contents]) =>
        Object.entries(contents).map(([name, content]) => [
          name,
          write(badPath(kind), content, 'base64'),
        ]),
      ),
    ),
    'bad and new': write('never/bad.txt', 'aGVs!G8=', 'base64'),
    alone: write('alone.txt', ALONE.after),
    shared: write('shared.txt', ALONE.shared),
    'shared elsewhere': write('other/shared.txt', ALONE.shared),
    'shared no more': write('shared.txt', 'changed'),
    joined: write(JOINED.path, 'aGk=aGk=', 'base64'),
    ...mapValues(flat(UNKNOWN), (encoding, name) => write(unknownPath(name), 'aGVsbG8=', encoding)),
    'no hex': write('unknown/hex.txt', 'no hex', 'hex'),
    'no Latin-1': write('unknown/latin-1.txt', '世界', 'latin1'),
    'no ASCII': write('unknown/ascii.txt', 'größer', 'ascii'),
    'rot13 to a file': write('rot13.txt', 'uryyb', 'rot13'),
    ...mapValues(NEARLY_BASE64, (path, name) => write(path, base64(HELLO), name)),
    null: write('null.txt', AS_TEXT, null),
    'utf-8': write('utf-8.txt', AS_TEXT, 'utf-8'),
    ...wrong.requests,
    ...otherNames.requests,
    ...whereNothingIs.requests,
    ...flat(IN_THE_WAY),
    'in the directory': write('src/b.txt', 'b'),
    'in the empty directory': write('bare/b.txt', 'b'),
    'empty new': write('empty.txt', ''),
    'empty old': write('emptied.txt', ''),
    'base64 again': write('again.bin', base64(BINARY), 'base64'),
  },
)

/** What a command cannot be given in one argument has a scenario of its own. */
export const longWrites = scenarioThenSnapshot(
  { name: 'write: long contents', files: { 'bad-end.txt': OLD } },
  {
    ...writesOf(TEXTS.length),
    ...writesOf(LONG_BYTES),
    'bad at the end': write('bad-end.txt', `${'aGVs'.repeat(32 * KIB)}aG!s`, 'base64'),
    'base64 again': write('again.bin', base64(BINARY), 'base64'),
  },
)
