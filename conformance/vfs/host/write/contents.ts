import { mapKeys } from '../../../../harness/wire/json.ts'
import { BINARY, BOM_TEXT, LONG_TEXT, NOT_UTF8 } from '../samples.ts'
import { TEXTS } from './texts.ts'

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64')

export const OLD = 'old '.repeat(25)
const LONG_BINARY = Buffer.concat(Array.from({ length: 400 }, () => BINARY))

/** Contents whose directories are missing, or some of them, by path. */
export const PARENTS = {
  depth: { 'a/b/c/d.txt': 'deep', [`${'deep/'.repeat(20)}e.txt`]: 'deeper' },
  names: { 'v1.2/.cfg/a b/é.txt': 'named', '.cfg/x.txt': 'hidden' },
  'below-existing': { 'src/new/c.txt': 'c' },
  'any-content': { 'bytes/new/b.bin': BINARY, 'none/new/e.txt': '' },
} satisfies Record<string, Record<string, Buffer | string>>

/** New contents of files that are there, by path. */
export const REPLACED = {
  shorter: { 'old.txt': 'new words!', 'old.bin': BINARY.subarray(0, 9), 'start.txt': 'old ' },
  longer: { 'short.txt': 'longer than before', 'short.bin': BINARY },
  equal: { 'equal.txt': 'OLD '.repeat(25), 'equal.bin': Buffer.from(BINARY).reverse() },
  kind: { 'was.bin': 'now a text', 'was.txt': BINARY },
}

/** Contents that stand at no other place, before a write and after it, and one that two files have. */
export const ALONE = {
  before: 'the old content of no other file',
  after: 'the new content of no other file',
  shared: 'the content of two files',
}

/** Bytes that come as base64, by path. */
export const BYTES = {
  padding: {
    'bytes.bin': BINARY,
    'one.bin': Buffer.of(0xff),
    'two.bin': Buffer.of(0xff, 0xfe),
    'three.bin': Buffer.of(0xff, 0xfe, 0xfd),
  },
  empty: { 'none.bin': Buffer.of(), 'emptied.bin': Buffer.of() },
  text: {
    'text.bin': Buffer.from('plain text'),
    'crlf.bin': Buffer.from('\ufeffone\r\ntwo\r\n'),
    'twice.bin': Buffer.from(base64('encoded twice')),
  },
}

export const LONG_BYTES = { 'long.bin': LONG_BINARY }

/** Texts that might be taken for something encoded, by path. */
export const LOOKALIKES = {
  'lookalike.txt': 'aGVsbG8=',
  'image.png': 'iVBORw0KGgo=',
  'bytes.txt': '//79/A==',
  'url.txt': 'data:text/plain;base64,aGVsbG8=',
}

/** A text that letters of one byte do not hold. */
export const AS_TEXT = 'als Text: größer\r\n'

export const ORIGINALS: Readonly<Record<string, Buffer | string>> = {
  empty: '',
  'bom.txt': BOM_TEXT,
  'crlf.txt': 'one\r\ntwo\r\n',
  'cr.txt': 'one\rtwo\r',
  'bare.txt': 'no line feed',
  'long.txt': LONG_TEXT,
  'longer.txt': TEXTS.length['new/long.txt'],
  'control.txt': 'a\0b',
  'decomposed.txt': 'e\u0301 é \u2028 \ufeff \u00a0',
  'replacement.txt': 'a\ufffdb\uffff',
  'escapes.txt': 'a\\nb &amp; %20',
  'all.bin': BINARY,
  'long.bin': LONG_BINARY,
  ...NOT_UTF8,
}
export const COPIES = mapKeys(ORIGINALS, (path) => `copies/${path}`)
