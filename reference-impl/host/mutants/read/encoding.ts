import { isUtf8 } from 'node:buffer'
import { mutantsIn } from '../mutant.ts'
import { ofMethod } from '../requests.ts'
import { asBase64, asRepaired, bytesOf, isText, onBase64, onText } from './bytes.ts'

const { onResult } = ofMethod('fs.read')

/** Takes a text that looks like that for binary. */
const binaryWhere = (isSo: (content: string, path: string) => boolean) =>
  onResult((result, { path }) =>
    isText(result) && isSo(String(result.content), String(path)) ? asBase64(result) : result,
  )

/** States an encoding for a text like that. */
const encodingWhere = (isSo: (content: string) => boolean) =>
  onResult((result) =>
    isText(result) && isSo(String(result.content)) ? { ...result, encoding: 'utf-8' } : result,
  )

/** Takes a long file for text where those parts of it are. */
const looksAt = (parts: (bytes: Buffer) => Buffer[]) =>
  onResult((result) => {
    const bytes = bytesOf(result)
    const isLooked = bytes.length > 65_536 && parts(bytes).every((part) => isUtf8(part))
    return isLooked ? asRepaired(result) : result
  })

/** Takes a long text for text whose last character, which begins with this byte, is cut off. */
const allowsOpenEnd = (first: number, length: number) =>
  onResult((result) => {
    const bytes = bytesOf(result)
    const isOpen = bytes.length > 64 && isUtf8(bytes.subarray(0, -length))
    return isOpen && bytes.at(-length) === first ? asRepaired(result) : result
  })

/** How what is read is encoded: as a text or as base64. */
export const encodingMutants = mutantsIn('vfs.read')({
  'text-has-no-encoding': {
    'encoding-of-marked: states an encoding for a text with a byte-order mark': encodingWhere(
      (content) => content.startsWith('\ufeff'),
    ),
    'encoding-of-ascii: states an encoding for a text of ASCII': encodingWhere((content) =>
      /^[ -~]+$/.test(content),
    ),
    'encoding-of-nothing: states an encoding for an empty file': encodingWhere(
      (content) => content === '',
    ),
    'null-encoding: answers an encoding of null for text': onResult((result) => ({
      encoding: null,
      ...result,
    })),
  },
  'binary-is-base64': {
    'reads-wide-big-end: reads what begins as UTF-16 with the big end first does as text': onResult(
      (result) => {
        const bytes = bytesOf(result)
        const isWide = bytes[0] === 0xfe && bytes[1] === 0xff
        return isWide ? { content: bytes.swap16().toString('utf16le'), size: result.size } : result
      },
    ),
    'cuts-at-256-kib: returns the first 256 KiB of bytes': onBase64((content) =>
      Buffer.from(content, 'base64').subarray(0, 262_144).toString('base64'),
    ),
    'reads-wide-characters: reads what begins as UTF-16 does as text': onResult((result) => {
      const bytes = bytesOf(result)
      const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
      return isWide ? { content: bytes.toString('utf16le'), size: result.size } : result
    }),
    'cuts-bytes: returns the first 128 KiB of bytes': onBase64((content) =>
      Buffer.from(content, 'base64').subarray(0, 131_072).toString('base64'),
    ),
    'repairs-bytes: returns bytes that are no text as repaired text': onResult(asRepaired),
  },
  'base64-alphabet#alphabet': {
    'base64-for-urls: writes base64 in the alphabet for URLs': onBase64((content) =>
      content.replaceAll('+', '-').replaceAll('/', '_'),
    ),
  },
  'base64-alphabet#one-line': {
    'feeds-short-base64: ends short base64 with a line feed': onBase64((content) =>
      content.length < 76 ? `${content}\n` : content,
    ),
    'wraps-base64: breaks base64 into lines of 76 characters': onBase64((content) =>
      content.replace(/.{76}(?=.)/g, '$&\r\n'),
    ),
    'wraps-long-base64: breaks base64 into lines of 4 KiB': onBase64((content) =>
      content.replace(/.{4096}(?=.)/g, '$&\n'),
    ),
  },
  'bytes-decide-encoding#names': {
    'knows-packed: takes what is called .gz or .pdf for binary': binaryWhere((_, path) =>
      /\.(gz|pdf)$/.test(path),
    ),
    'knows-programs: takes what is called .bin, .exe or .jpg for binary': binaryWhere((_, path) =>
      /\.(bin|exe|jpg)$/.test(path),
    ),
    'hidden-is-binary: takes a file with a hidden name for binary': binaryWhere((_, path) =>
      path.startsWith('.'),
    ),
    'knows-sources: takes what is called .rs or .json for text': onResult((result, { path }) =>
      /\.(rs|json)$/.test(String(path)) ? asRepaired(result) : result,
    ),
    'goes-by-name: takes what is called .png for binary and what is called .txt for text': onResult(
      (result, { path }) => {
        if (String(path).endsWith('.png')) return asBase64(result)
        return String(path).endsWith('.txt') ? asRepaired(result) : result
      },
    ),
    'knows-other-names: takes what is called .svg or .PNG for binary': onResult(
      (result, { path }) => (/\.(svg|PNG)$/.test(String(path)) ? asBase64(result) : result),
    ),
  },
  'whole-file-is-checked#end': {
    'looks-at-256-kib: looks at the first 256 KiB to distinguish text from bytes': looksAt(
      (bytes) => [bytes.subarray(0, 262_144)],
    ),
    'looks-at-the-start: looks at the first 8 KiB to distinguish text from bytes': onResult(
      (result) => (isUtf8(bytesOf(result).subarray(0, 8_192)) ? asRepaired(result) : result),
    ),
  },
  'control-characters-are-text#some': {
    'ends-before-substitute: leaves out U+001A at the end': onText((content) =>
      content.endsWith('\x1a') ? content.slice(0, -1) : content,
    ),
    'trims-nul: leaves out NUL at the end of other characters': onText((content) =>
      content.replace(/([^\0])\0+$/, '$1'),
    ),
    'delete-is-binary: takes a file with DEL for binary': binaryWhere((content) =>
      content.includes('\x7f'),
    ),
    'ends-at-substitute: returns what comes before U+001A': onText((content) =>
      content.split('\x1a', 1).join(''),
    ),
    'nul-is-binary: takes a file with NUL for binary': onResult((result) =>
      bytesOf(result).includes(0) ? asBase64(result) : result,
    ),
  },
  'base64-alphabet#padding': {
    'pads-with-four: pads with four characters where none are needed': onBase64((content) =>
      content.endsWith('=') ? content : `${content}====`,
    ),
    'unpadded: leaves out the padding of base64': onBase64((content) => content.replace(/=+$/, '')),
  },
  'bytes-decide-encoding#signatures': {
    'knows-scripts: takes what begins as a script does for binary': binaryWhere((content) =>
      content.startsWith('#!'),
    ),
    'knows-programs-by-sign: takes what begins as a program does for binary': binaryWhere(
      (content) => /^(\x7fELF|MZ)/.test(content),
    ),
    'knows-containers: takes what begins as a bitmap or a container does for binary': binaryWhere(
      (content) => /^(BM|RIFF)/.test(content),
    ),
    'knows-signatures: takes what begins as an archive or an image does for binary': onResult(
      (result) => (/^(GIF8|%PDF|PK)/.test(String(result.content)) ? asBase64(result) : result),
    ),
  },
  'whole-file-is-checked#middle': {
    'looks-at-three-places: looks at both ends and the middle of a long file': looksAt((bytes) => [
      bytes.subarray(0, 8_192),
      bytes.subarray(bytes.length / 2 - 4_096, bytes.length / 2 + 4_096),
      bytes.subarray(-8_192),
    ]),
    'looks-at-both-ends: looks at both ends of a long file to distinguish text from bytes':
      onResult((result) => {
        const bytes = bytesOf(result)
        const ends = [bytes.subarray(0, 8_192), bytes.subarray(-8_192)]
        return bytes.length > 16_384 && ends.every((end) => isUtf8(end))
          ? asRepaired(result)
          : result
      }),
  },
  'whole-file-is-checked#cut': {
    'allows-an-open-two: takes a long text for text that ends after one of two bytes':
      allowsOpenEnd(0xc3, 1),
    'allows-an-open-four: takes a long text for text that ends after three of four bytes':
      allowsOpenEnd(0xf0, 3),
    'allows-an-open-end: takes a long text whose last character is cut off for text': onResult(
      (result) => {
        const bytes = bytesOf(result)
        const isOpen = bytes.length > 64 && isUtf8(bytes.subarray(0, -2))
        return isOpen && bytes.at(-2) === 0xe2 ? asRepaired(result) : result
      },
    ),
  },
  'control-characters-are-text#many': {
    'zeros-are-binary: takes a file of nothing but NUL for binary': binaryWhere((content) =>
      /^\0+$/.test(content),
    ),
    'counts-controls: takes a text that is mostly control characters for binary': onResult(
      (result) => {
        const bytes = bytesOf(result)
        const controls = bytes.filter((byte) => byte < 9).length
        return controls > Math.max(10, bytes.length / 3) ? asBase64(result) : result
      },
    ),
  },
})
