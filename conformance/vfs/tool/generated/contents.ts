import { pick, type Random } from '../../../../harness/random.ts'
import type { Content } from '../../../../spec/generated/config.ts'

const LINES = [
  'one',
  '',
  '  two\t',
  'drei é',
  '𝟜 👩‍👩‍👧',
  '"five" \\',
  '{"six": null}',
  '<7> & %s',
  '-8',
]

/** Bytes that are no UTF-8, or look like something else than text. */
const BYTES = ['/w==', 'AAEC', '//5hAA==', 'iVBORw0KGgo=', 'YQBiAGMA', '4pg=']

type Make = (random: Random) => Content

const KINDS: readonly Make[] = [
  () => '',
  () => '\n',
  () => '\uFEFFmarked\n',
  () => 'nul \u0000 and bell \u0007\n',
  (random) => ({ base64: pick(random, BYTES) }),
  (random) => linesOf(random).join('\n'),
  (random) => `${linesOf(random).join('\n')}\n`,
  (random) => `${linesOf(random).join('\r\n')}\r\n`,
  (random) => 'x'.repeat(2 ** (6 + Math.floor(random() * 11))),
  (random) => `${pick(random, LINES)}\n`.repeat(1_000),
]

/** A content of a file that a tool may meet: text of any kind, or bytes. */
export const contentFrom = (random: Random): Content => pick(random, KINDS)(random)

const linesOf = (random: Random): string[] =>
  Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(random, LINES))
