import { mutantsIn } from '../mutant.ts'
import { ofMethod } from '../requests.ts'
import { asBase64, bytesOf, inPieces, isText, onText } from './bytes.ts'

const { onResult } = ofMethod('fs.read')

/** What is read of a file. */
export const contentMutants = mutantsIn('vfs.read')({
  'returns-whole-text#lines': {
    'thousand-lines: returns no more than the first thousand lines of a file': onText((content) =>
      content.split('\n').slice(0, 1_000).join('\n'),
    ),
  },
  'size-is-bytes#text': {
    'caps-the-size: reports no size above 65,536': onResult((result) => ({
      ...result,
      size: Math.min(Number(result.size), 65_536),
    })),
    'counts-composed: reports the size of a text whose letters are composed': onResult((result) =>
      isText(result)
        ? { ...result, size: Buffer.byteLength(String(result.content).normalize('NFC')) }
        : result,
    ),
    'counts-to-nul: reports the size of what comes before NUL': onResult((result) =>
      isText(result)
        ? { ...result, size: Buffer.byteLength(String(result.content).replace(/\0.*$/s, '')) }
        : result,
    ),
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
  'text-is-unaltered#end': {
    'trims-one-feed: leaves out the line feed at the end where it is the only one': onText(
      (content) => content.replace(/([^\n])\n$/, '$1'),
    ),
    'strips-lines: leaves out blanks at the ends of lines': onText((content) =>
      content.replace(/[ \t]+(?=\n)/g, ''),
    ),
    'blank-is-empty: returns nothing of a text of blanks': onText((content) =>
      /^\s+$/.test(content) ? '' : content,
    ),
    'trims-the-end: leaves out the line feed at the end of a text': onText((content) =>
      content.replace(/\n$/, ''),
    ),
  },
  'text-is-unaltered#mark': {
    'mark-is-empty: returns nothing of a file that is a mark alone': onText((content) =>
      content === '\ufeff' ? '' : content,
    ),
    'drops-one-mark: leaves out the first of two marks': onText((content) =>
      content.replace(/^\ufeff\ufeff/, '\ufeff'),
    ),
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
  'text-is-unaltered#line-ends': {
    'unifies-mixed: makes line feeds of CR LF where a text has both': onText((content) =>
      /[^\r]\n/.test(content) ? content.replaceAll('\r\n', '\n') : content,
    ),
    'feeds-for-returns: makes a line feed of a CR that stands alone': onText((content) =>
      content.replace(/\r(?!\n)/g, '\n'),
    ),
  },
  'text-is-unaltered#characters': {
    'decomposes: decomposes letters': onText((content) => content.normalize('NFD')),
    'drops-invisible: leaves out characters of no width': onText((content) =>
      content.replace(/[\u200b-\u200d\u202e\u00ad]/g, ''),
    ),
    'drops-colours: leaves out what colours a terminal': onText((content) =>
      content.replaceAll('\x1b[31m', ''),
    ),
    'writes-entities: writes an entity for an ampersand': onText((content) =>
      content.replaceAll('&', '&amp;'),
    ),
    'composes: composes decomposed letters': onText((content) => content.normalize('NFC')),
    'drops-inner-marks: leaves out byte-order marks wherever they stand': onText((content) =>
      content.replace(/(?<=.)\ufeff/gs, ''),
    ),
  },
})
