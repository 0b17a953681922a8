import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { BINARY, BOM_TEXT, LONG_TEXT, NOT_UTF8 } from '../samples.ts'

const KIB = 1024

const TEXTS = {
  'hello.txt': 'Grüße, 世界\n',
  'long.txt': LONG_TEXT,
  'lines.txt': Array.from({ length: 12_001 }, (_, i) => `${i}\n`).join(''),
  'larger.txt': `${'y'.repeat(300 * KIB)}!`,
  // Whatever even number of bytes is read at once, it ends within a letter.
  'crossing.txt': `x${'é'.repeat(150 * KIB)}`,
  'odd.txt': 'a\ufffdb\uffff\u{1fffe}c',
  'nine.txt': 'é€😀',
  'crlf.txt': 'one\r\ntwo\r\n',
  'cr.txt': 'one\rtwo\r\rthree',
  'bare.txt': ' no line feed at the end ',
  'feeds.txt': '\n\nends with several\n\n\n',
  'bom.txt': BOM_TEXT,
  'decomposed.txt': 'e\u0301 \u2028 \u2029 \ufeff \u00a0',
  'control.txt': 'a\0b\x1bc\x07',
  'controls.txt': '\x01\x02\0\x03'.repeat(200),
  'highest.txt': '\u{10ffff}',
  'borders.txt': '\x7f\x80\u07ff\u0800\ud7ff\ue000\uffff\u{10000}',
  'picture.png': 'plain text',
  'PICTURE.PNG': 'plain text',
  'vector.svg': '<svg/>',
  'module.wasm': '(module)',
  nameless: 'plain text',
  gif: 'GIF89a is how it begins',
  pdf: '%PDF-1.7 is how it begins',
  zip: 'PK\x03\x04 is how it begins',
  'whole.txt': 'x'.repeat(128 * KIB),
  empty: '',
}

/** Long enough for whoever looks at both ends only, with one bad byte between them. */
const middle = Buffer.alloc(256 * KIB, 'x')
middle[middle.length / 2] = 0xff

const BINARIES = {
  'ff.bin': Buffer.of(0xff),
  'head.png': Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  'all.bin': BINARY,
  'notes.txt': Buffer.from('plain but for one byte: \xff\n', 'latin1'),
  'notes.md': Buffer.from('plain but for one byte: \xff\n', 'latin1'),
  notes: Buffer.from('plain but for one byte: \xff\n', 'latin1'),
  'late.txt': Buffer.concat([Buffer.alloc(128 * KIB, 'x'), Buffer.of(0xff)]),
  'middle.txt': middle,
  'cut.txt': Buffer.concat([Buffer.alloc(128 * KIB, 'x'), Buffer.of(0xe2, 0x82)]),
  ...NOT_UTF8,
  'overlong three': Buffer.of(0xe0, 0x80, 0xaf),
  'overlong four': Buffer.of(0xf0, 0x80, 0x80, 0xaf),
  pair: Buffer.of(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80),
  'far too high': Buffer.of(0xf8, 0x88, 0x80, 0x80, 0x80),
  lone: Buffer.of(0x61, 0x80),
  latin: Buffer.from('naïve', 'latin1'),
}

/** Files to be read, by path. */
export const FILES: Readonly<Record<string, Buffer | string>> = { ...TEXTS, ...BINARIES }

export const pipe: HostScenario = {
  name: 'read: a pipe that nobody writes to',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'], writable: true }, commands: { mkfifo: {} } },
  script: [
    { call: 'process.run', params: { program: 'mkfifo', args: ['pipe'], envs: [] } },
    { call: 'fs.exists', params: { path: 'pipe' } },
    { call: 'fs.read', params: { path: 'pipe' } },
    { finish: 'read' },
  ],
  timeoutMs: 3_000,
  expectedDurationMs: 3_000,
}
