/** Texts to be written, by path, and by what they show. */

const LINE_ENDS = {
  'new/crlf.txt': 'one\r\ntwo\n',
  'new/cr.txt': 'one\rtwo\r\rthree\r',
  'new/script.sh': '#!/bin/sh\r\necho\r\n',
  'new/batch.bat': 'echo\n',
  'new/mixed.txt': 'a line\r\nanother line\nand a third\r',
}

const BLANKS = {
  'new/bare.txt': '  no line feed at the end ',
  'new/feeds.txt': '\n\nends with several\n\n\n',
  'new/feed.txt': 'ends with one\n',
  'new/trailing.txt': 'one  \n\ttwo\t\n  \nthree',
  'new/blank.txt': ' \t\n ',
  'new/source.rs': 'fn main() {}',
}

const CHARACTERS = {
  'new/words.txt': 'Grüße, 世界 😀\n',
  'new/control.txt': 'a\0b\x1b[31mc\x1ad\x7f\x85e\t',
  'new/bom.txt': '\ufeffmarked\n',
  'new/mark.txt': '\ufeff',
  'new/substitute.txt': 'ends with it\x1a',
  'new/nul.txt': 'ends with two\0\0',
  'new/decomposed.txt': 'e\u0301 u\u0308, and composed é ü ﬁ Å',
  'new/separators.txt': 'a\u2028b\u2029c\u0085d\vf\fg\u00a0h',
  'new/invisible.txt': 'a\u200bb\u200dc\u00add\u202ee\ufefff\ufe0fg\ue000',
  'new/replacement.txt': 'a\ufffdb',
  'new/no characters.txt': 'a\uffffb\u{1fffe}c\ufdd0',
}

const SPELLINGS = {
  'new/escapes.txt': 'a\\nb\\u0041\\x41\\\\',
  'new/entities.txt': '&amp;&lt;&#65;',
  'new/url.txt': 'a%20b%0A+c',
  'new/variables.txt': '$HOME $(id) %PATH% ~ {{a}}',
  'new/spaced.json': '{"b": 1,  "a": [ 2 ]}',
  'new/json.txt': '{"content":"b","encoding":"base64"}',
}

/** However many characters are taken at once, whose letters have one code unit or two, some border lies within one. */
const LENGTHS = {
  'new/long.txt': `x${'😀'.repeat(40 * 1024)}é`,
  'new/lines.txt': Array.from({ length: 12_001 }, (_, i) => `${i}\n`).join(''),
}

export const TEXTS = {
  'line-ends': LINE_ENDS,
  blanks: BLANKS,
  characters: CHARACTERS,
  spelling: SPELLINGS,
  length: LENGTHS,
}

/** Those that a command can be given in one argument. */
export const ALL_TEXTS: Readonly<Record<string, string>> = {
  ...LINE_ENDS,
  ...BLANKS,
  ...CHARACTERS,
  ...SPELLINGS,
}
