import type { FileSet } from '../../../../spec/generated/messages/driver.ts'
import { nameOf } from './rows.ts'

export const TEN = 'alpha\ntwo\nthree\npair four\nmid\npair six\nseven\neight\nnine\nomega'

/** A match with more lines around it than a screen has. */
const FIFTY = Array.from({ length: 50 }, (_, i) => (i === 24 ? 'halfway\n' : `${i + 1}\n`)).join('')

/** Matches side by side, windows that overlap and that touch, empty lines, and a line feed at the end. */
const TWELVE = [
  ...['north', '', 'south', 'couple east', 'couple west', ''],
  ...['  winter', 'summer tide', 'couple spring', 'autumn', 'dusk tide', 'dawn'],
]

/** A line longer than many a pattern. */
export const LONG = `${'far and '.repeat(40)}faraway`

/** What plain patterns are tried on. */
const LETTERS = [
  ...['fn main() {', 'FN MAIN', 'function main', 'fn mainly', 'xfn main_1', 'main fn', 'fn  main'],
  ...['snake_case', 'snakeXcase', 'room 101', 'room 1', ' lead', 'lead', 'ABC Def', 'abc def'],
  LONG,
  'fn\tmain',
]

/** A line that ends at its line feed and nowhere before. */
const SIGNS = 'one\fline\u2028that\u0085goes\u000bon\nlantern\n'

/** Texts of files by path. */
const TEXTS: Readonly<Record<string, string>> = {
  'root.txt': 'a needle at the top\nand no more\n',
  Makefile: 'needle:\n',
  'src/main.rs': 'fn main() {\n    needle();\n}\n',
  'src/lib.test.rs': 'needle\n',
  'src/same.txt': 'not here\nneedle\n',
  'src/a/b/c/deep.rs': 'needle\n',
  'src/ab/near.md': 'needle\n',
  'src_generated/made.rs': 'needle\n',
  'blanks.txt': '\t needle  between blanks \t\n',
  'docs/guide.md': 'a needle\r\nin lines that end with CR\r\n',
  'docs/same.txt': 'needle\n',
  'docs/src/inner.md': 'needle\n',
  'lib/a/other.txt': 'needle\n',
  'crate.rs/plain.md': 'needle\n',
  'notes.rs.txt': 'needle\n',
  'feed.rss': 'needle\n',
  xrs: 'needle\n',
  rs: 'needle\n',
  'end.': 'needle\n',
  'data.qqq': 'needle\n',
  'package-lock.json': 'needle\n',
  'node_modules/module.js': 'needle\n',
  'target/generated.txt': 'needle\n',
  'vendor/library.go': 'needle\n',
  'dist/app.min.js': 'needle\n',
  'build/made.c': 'needle\n',
  'odd names/größer 世界.txt': 'needle\n',
  [`deep/${Array.from({ length: 12 }, (_, i) => `${i + 1}`).join('/')}/bottom.txt`]: 'needle\n',
  'wide.txt': `${'wide '.repeat(100)}needle größer e\u0301\n`,
  'marked.txt': '\ufeffneedle\n',
  'signs.md': 'a needle &amp; <b> \u00a0 \u200b \x1b[1m \\t %41\n',
  'plain.txt': 'nothing to be found\n',
  'needle.txt': 'nothing by that name\n',
  'ten.txt': TEN,
  'fifty.txt': FIFTY,
  'twelve.txt': `${TWELVE.join('\n')}\n`,
  'words/letters.txt': `${LETTERS.join('\n')}\n`,
  'signs.txt': SIGNS,
}

/** The project that is searched. */
export const FILES: FileSet = { ...TEXTS, empty: { directory: true } }

/** Names of the files that hold the word, but for those of which the word is the name. */
export const WITH_NEEDLE = Object.keys(TEXTS)
  .filter((path) => TEXTS[path]?.includes('needle'))
  .map(nameOf)

/** What the files of a name hold. */
export const textsOf = (name: string): string =>
  Object.entries(TEXTS)
    .filter(([path]) => nameOf(path) === name)
    .map(([, text]) => text)
    .join('\n')
