import { isUtf8 } from 'node:buffer'
import { mutantsIn } from '../mutant.ts'
import { ofMethod } from '../requests.ts'
import {
  asBase64,
  asRepaired,
  bytesOf,
  inPieces,
  isText,
  lenientFor,
  onBase64,
  onText,
} from './bytes.ts'

const { onResult } = ofMethod('fs.read')

/** What is read of a file, and how it is spelled. */
export const contentMutants = mutantsIn('vfs.read')({
  'returns-whole-text#lines': {
    'thousand-lines: returns no more than the first thousand lines of a file': onText((content) =>
      content.split('\n').slice(0, 1_000).join('\n'),
    ),
  },
  'size-is-bytes#text': {
    'counts-characters: reports the size of a text in characters': onResult((result) =>
      isText(result) ? { ...result, size: String(result.content).length } : result,
    ),
    'counts-without-mark: leaves a byte-order mark out of the size': onResult((result) =>
      String(result.content).startsWith('\ufeff')
        ? { ...result, size: Number(result.size) - 3 }
        : result,
    ),
  },
  'size-is-bytes#binary': {
    'counts-base64: reports the length of the base64 form': onResult((result) => ({
      ...result,
      size: String(result.content).length,
    })),
  },
  'text-has-no-encoding': {
    'null-encoding: answers an encoding of null for text': onResult((result) => ({
      encoding: null,
      ...result,
    })),
  },
  'binary-is-base64': {
    'repairs-bytes: returns bytes that are no text as repaired text': onResult(asRepaired),
  },
  'base64-alphabet#alphabet': {
    'base64-for-urls: writes base64 in the alphabet for URLs': onBase64((content) =>
      content.replaceAll('+', '-').replaceAll('/', '_'),
    ),
  },
  'base64-alphabet#one-line': {
    'wraps-base64: breaks base64 into lines of 76 characters': onBase64((content) =>
      content.replace(/.{76}(?=.)/g, '$&\r\n'),
    ),
    'wraps-long-base64: breaks base64 into lines of 4 KiB': onBase64((content) =>
      content.replace(/.{4096}(?=.)/g, '$&\n'),
    ),
  },
  'bytes-decide-encoding#names': {
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
    'looks-at-the-start: looks at the first 8 KiB to distinguish text from bytes': onResult(
      (result) => (isUtf8(bytesOf(result).subarray(0, 8_192)) ? asRepaired(result) : result),
    ),
  },
  'control-characters-are-text#some': {
    'nul-is-binary: takes a file with NUL for binary': onResult((result) =>
      bytesOf(result).includes(0) ? asBase64(result) : result,
    ),
  },
  'utf8-is-strict#surrogates': {
    'takes-surrogates: takes an encoded surrogate for text': onResult((result) => {
      const isSurrogate = /^(?:\xed[\xa0-\xbf][\x80-\xbf])+$/.test(
        bytesOf(result).toString('latin1'),
      )
      return isSurrogate ? asRepaired(result) : result
    }),
    'joins-surrogates: joins a pair of encoded surrogates to one character': lenientFor(
      /^\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf]$/,
    ),
  },
  'text-is-unaltered#end': {
    'trims-the-end: leaves out the line feed at the end of a text': onText((content) =>
      content.replace(/\n$/, ''),
    ),
  },
  'text-is-unaltered#mark': {
    'drops-the-mark: leaves out a byte-order mark': onText((content) =>
      content.replace(/^\ufeff/, ''),
    ),
  },
  'returns-whole-text#bytes': {
    'quarter-mib: returns no more than 256 KiB of a file': onText((content) =>
      content.slice(0, 256 * 1024),
    ),
  },
  'returns-whole-text#characters': {
    'decodes-in-pieces: decodes each 64 KiB of a file by themselves': onResult((result) =>
      isText(result) ? { ...result, content: inPieces(bytesOf(result)) } : result,
    ),
    'replacement-is-binary: takes a text that holds U+FFFD for binary': onResult((result) =>
      String(result.content).includes('\ufffd') ? asBase64(result) : result,
    ),
  },
  'base64-alphabet#padding': {
    'unpadded: leaves out the padding of base64': onBase64((content) => content.replace(/=+$/, '')),
  },
  'bytes-decide-encoding#signatures': {
    'knows-signatures: takes what begins as an archive or an image does for binary': onResult(
      (result) => (/^(GIF8|%PDF|PK)/.test(String(result.content)) ? asBase64(result) : result),
    ),
  },
  'whole-file-is-checked#middle': {
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
    'allows-an-open-end: takes a long text whose last character is cut off for text': onResult(
      (result) => {
        const bytes = bytesOf(result)
        const isOpen = bytes.length > 64 && isUtf8(bytes.subarray(0, -2))
        return isOpen && bytes.at(-2) === 0xe2 ? asRepaired(result) : result
      },
    ),
  },
  'control-characters-are-text#many': {
    'counts-controls: takes a text that is mostly control characters for binary': onResult(
      (result) => {
        const bytes = bytesOf(result)
        const controls = bytes.filter((byte) => byte < 9).length
        return controls > Math.max(10, bytes.length / 3) ? asBase64(result) : result
      },
    ),
  },
  'utf8-is-strict#overlong': {
    'takes-long-overlong: takes an overlong form of three bytes for text':
      lenientFor(/^\xe0\x80[\x80-\xbf]$/),
  },
  'utf8-is-strict#too-high': {
    'takes-too-high: takes a value above U+10FFFF for text': lenientFor(/^\xf4\x90/),
    'takes-five-bytes: takes a sequence of five bytes for text': lenientFor(/^\xf8/),
  },
  'utf8-is-strict#stray': {
    'reads-latin: reads a lone byte as a character of Latin-1': lenientFor(
      /^[^\x80-\xff]*[\x80-\xff][^\x80-\xff]*$/,
    ),
  },
  'utf8-is-strict#cut': {
    'takes-the-cut: takes a text whose last character is cut off for text':
      lenientFor(/^[^\x80-\xff]*\xe2\x82$/),
  },
  'utf8-is-strict#borders': {
    'border-off-by-one: takes U+D7FF for a surrogate': onResult((result) =>
      String(result.content).includes('\ud7ff') ? asBase64(result) : result,
    ),
  },
  'text-is-unaltered#line-ends': {
    'feeds-for-returns: makes a line feed of a CR that stands alone': onText((content) =>
      content.replace(/\r(?!\n)/g, '\n'),
    ),
  },
  'text-is-unaltered#characters': {
    'composes: composes decomposed letters': onText((content) => content.normalize('NFC')),
    'drops-inner-marks: leaves out byte-order marks wherever they stand': onText((content) =>
      content.replace(/(?<=.)\ufeff/gs, ''),
    ),
  },
})
