import { mapValues } from '../../../harness/wire/json.ts'
import type { FileSet } from '../../../spec/generated/messages/driver.ts'

/** All values of a byte, in an order whose base64 holds every character, and some more of them for its padding. */
export const BINARY = Buffer.from([...Array(256).keys(), 251, 255, 254, 0].reverse())

/** A text that begins with a byte-order mark. */
export const BOM_TEXT = '\ufeffmarked\n'

/** Some 30 kB of numbered lines, not all ASCII. */
export const LONG_TEXT = Array.from({ length: 1_500 }, (_, i) => `Zeile ${i + 1} – größer\n`).join(
  '',
)

/** What looks like UTF-8 and is none, by name. */
export const NOT_UTF8 = {
  overlong: Buffer.of(0xc0, 0xaf),
  surrogate: Buffer.of(0xed, 0xa0, 0x80),
  'too high': Buffer.of(0xf4, 0x90, 0x80, 0x80),
  truncated: Buffer.of(0x61, 0xe2, 0x82),
}

/** Files by path as a project is configured with them. */
export const filesOf = (files: Readonly<Record<string, Buffer | string>>): FileSet =>
  mapValues(files, (content) =>
    typeof content === 'string' ? content : { base64: content.toString('base64') },
  )
