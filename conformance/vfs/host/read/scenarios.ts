import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { writable } from '../method-calls.ts'
import { BINARY, BOM_TEXT, LONG_TEXT, NOT_UTF8 } from '../samples.ts'

const KIB = 1024

const TEXTS = {
  'hello.txt': 'Grüße, 世界\n',
  'long.txt': LONG_TEXT,
  'odd.txt': 'a\ufffdb\uffff\u{1fffe}c\ufdd0',
  'nine.txt': 'é€😀',
  'crlf.txt': 'one\r\ntwo\r\n',
  'cr.txt': 'one\rtwo\r\rthree\r',
  'mixed.txt': 'one\r\ntwo\nthree\r\n',
  'returns.txt': 'one\r\r\ntwo\n\rthree',
  'bare.txt': ' no line feed at the end ',
  'feeds.txt': '\n\nends with several\n\n\n',
  'trailing.txt': 'one  \n\ttwo\t\n  \nthree\t',
  'blank.txt': ' \t\n ',
  'bom.txt': BOM_TEXT,
  'mark.txt': '\ufeff',
  'marks.txt': '\ufeff\ufefftwice',
  'decomposed.txt': 'e\u0301 \u2028 \u2029 \ufeff \u00a0',
  'composed.txt': 'é ü ﬁ Å \u0085 a\vb\fc',
  'invisible.txt': 'a\u200bb\u200dc\u00add\u202ee\ufe0ff',
  'spelling.txt': 'a\\nb &amp; <b> %20 \t\x1b[31mred\x1b[0m',
  'control.txt': 'a\0b\x1bc\x07',
  'deletes.txt': 'a\x7fb\x85c\x9bd\x1ae\vf\fg',
  'substitute at the end.txt': 'a text\x1a',
  'nul at the end.txt': 'a text\0\0',
  'controls.txt': '\x01\x02\0\x03'.repeat(200),
  'nuls.txt': '\0'.repeat(64),
  'highest.txt': '\u{10ffff}',
  'borders.txt': '\x7f\x80\u07ff\u0800\ud7ff\ue000\uffff\u{10000}',
  'picture.png': 'plain text',
  'PICTURE.PNG': 'plain text',
  'vector.svg': '<svg/>',
  'module.wasm': '(module)',
  'data.bin': 'plain text',
  'photo.jpg': 'plain text',
  'packed.gz': 'plain text',
  'paper.pdf': 'plain text',
  'bin/run.exe': 'plain text',
  '.hidden': 'plain text',
  nameless: 'plain text',
  gif: 'GIF89a is how it begins',
  pdf: '%PDF-1.7 is how it begins',
  zip: 'PK\x03\x04 is how it begins',
  elf: '\x7fELF is how it begins',
  'two letters': 'MZ is how it begins',
  bitmap: 'BM is how it begins',
  riff: 'RIFF is how it begins',
  script: '#!/bin/sh\necho\n',
  markup: '<?xml version="1.0"?>\n',
  empty: '',
}

/** Long enough for whoever looks at both ends only, with one bad byte between them, at no place of note. */
const middle = Buffer.alloc(256 * KIB, 'x')
middle[200_003] = 0xff

/** A long text that ends within a character. */
const cutOff = (...bytes: number[]) =>
  Buffer.concat([Buffer.alloc(66 * KIB, 'x'), Buffer.from(bytes)])

/** What is nearly UTF-8, by what is wrong with it. */
export const INVALID: Readonly<Record<string, Readonly<Record<string, Buffer>>>> = {
  overlong: {
    'overlong NUL': Buffer.of(0x61, 0xc0, 0x80, 0x62),
    'overlong last of two': Buffer.of(0xc1, 0xbf),
    'overlong three': Buffer.of(0xe0, 0x80, 0xaf),
    'overlong last of three': Buffer.of(0xe0, 0x9f, 0xbf),
    'overlong four': Buffer.of(0xf0, 0x80, 0x80, 0xaf),
    'overlong last of four': Buffer.of(0xf0, 0x8f, 0xbf, 0xbf),
  },
  surrogates: {
    pair: Buffer.of(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80),
    'low surrogate': Buffer.of(0xed, 0xb0, 0x80),
    'last surrogate': Buffer.of(0xed, 0xbf, 0xbf),
  },
  'too-high': {
    'higher still': Buffer.of(0xf4, 0xbf, 0xbf, 0xbf),
    'highest of four': Buffer.of(0xf5, 0x80, 0x80, 0x80),
    'far too high': Buffer.of(0xf8, 0x88, 0x80, 0x80, 0x80),
    'six bytes': Buffer.of(0xfc, 0x84, 0x80, 0x80, 0x80, 0x80),
  },
  stray: {
    lone: Buffer.of(0x61, 0x80),
    'lone within': Buffer.of(0x61, 0xbf, 0x62),
    'one too many': Buffer.of(0x61, 0xc3, 0xa9, 0xa9, 0x62),
    never: Buffer.of(0x61, 0xfe, 0x62),
    latin: Buffer.from('naïve', 'latin1'),
    'quotes of Windows': Buffer.from('a \x93word\x94', 'latin1'),
    'first byte': Buffer.from('\xffword', 'latin1'),
    'last byte': Buffer.from('word\xff', 'latin1'),
  },
  cut: {
    'cut after one of three': Buffer.of(0x61, 0xe2),
    'cut after one of two': Buffer.of(0x61, 0xc3),
    'cut after three of four': Buffer.of(0x61, 0xf0, 0x9f, 0x98),
    'cut within': Buffer.of(0x61, 0xe2, 0x82, 0x62),
    'cut of two within': Buffer.of(0x61, 0xc3, 0x62),
    'cut of four within': Buffer.of(0x61, 0xf0, 0x9f, 0x98, 0x62),
  },
}

const BINARIES = {
  'ff.bin': Buffer.of(0xff),
  'utf-16.txt': Buffer.from('\ufeffwide', 'utf16le'),
  'utf-16 big end first.txt': Buffer.from('\ufeffwide', 'utf16le').swap16(),
  'marked.bin': Buffer.from('\xef\xbb\xbfmarked\xff', 'latin1'),
  'head.png': Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  'all.bin': BINARY,
  'notes.txt': Buffer.from('plain but for one byte: \xff\n', 'latin1'),
  'notes.md': Buffer.from('plain but for one byte: \xff\n', 'latin1'),
  'notes.rs': Buffer.from('plain but for one byte: \xff\n', 'latin1'),
  'notes.json': Buffer.from('plain but for one byte: \xff\n', 'latin1'),
  notes: Buffer.from('plain but for one byte: \xff\n', 'latin1'),
  ...NOT_UTF8,
  ...Object.fromEntries(Object.values(INVALID).flatMap((forms) => Object.entries(forms))),
}

type Files = Readonly<Record<string, Buffer | string>>

/** Short files to be read, by path. */
export const SHORT_FILES: Files = { ...TEXTS, ...BINARIES }

const LONG_FILES = {
  'lines.txt': Array.from({ length: 12_001 }, (_, i) => `${i}\n`).join(''),
  'larger.txt': `${'y'.repeat(300 * KIB)}!`,
  // Whatever even number of bytes is read at once, it ends within a letter.
  'crossing.txt': `x${'é'.repeat(150 * KIB)}`,
  'whole.txt': 'x'.repeat(128 * KIB),
  'late.txt': Buffer.concat([Buffer.alloc(1_100 * KIB, 'x'), Buffer.of(0xff)]),
  'middle.txt': middle,
  'cut.txt': cutOff(0xe2, 0x82),
  'cut two.txt': cutOff(0xc3),
  'cut four.txt': cutOff(0xf0, 0x9f, 0x98),
}

/** Short and long files to be read, by path. */
export const FILES: Files = { ...SHORT_FILES, ...LONG_FILES }

export const pipe: HostScenario = {
  name: 'read: a pipe that nobody writes to',
  needs: ['process'],
  files: { 'beside.txt': 'beside' },
  policy: { ...writable('.'), commands: { mkfifo: {} } },
  script: [
    { call: 'process.run', params: { program: 'mkfifo', args: ['pipe'], envs: [] } },
    { call: 'fs.exists', params: { path: 'pipe' } },
    { call: 'fs.read', params: { path: 'pipe' } },
    { call: 'fs.read', params: { path: 'beside.txt' } },
    { finish: 'read' },
  ],
  timeoutMs: 3_000,
  expectedDurationMs: 3_000,
}
