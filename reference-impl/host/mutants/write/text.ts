import { refused } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { bytesIn, isBase64, onText, onTextAt, onWrite } from './requests.ts'

const { instead, onParams } = onWrite

const LOOKS_LIKE_BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/

/** Takes some content without an encoding for base64. */
const guesses = (isTaken: (content: string, path: string) => boolean) =>
  instead((params, plainly) =>
    plainly(
      params.encoding === undefined && isTaken(String(params.content), String(params.path))
        ? { ...params, encoding: 'base64' }
        : params,
    ),
  )

/** The content in pieces, each of them made well-formed. */
function inPieces(content: string): string {
  const pieces: string[] = []
  for (let at = 0; at < content.length; at += 16_384)
    pieces.push(content.slice(at, at + 16_384).toWellFormed())
  return pieces.join('')
}

/** What is stored of a text. */
export const textMutants = mutantsIn('vfs.write')({
  'stores-text-unaltered#line-ends': {
    'feeds-for-scripts: stores CR LF as a line feed in what is called .sh': onTextAt(
      (content, path) => (path.endsWith('.sh') ? content.replaceAll('\r\n', '\n') : content),
    ),
    'returns-for-batches: stores a line feed as CR LF in what is called .bat': onTextAt(
      (content, path) => (path.endsWith('.bat') ? content.replace(/\r?\n/g, '\r\n') : content),
    ),
    'converts-line-ends: stores CR LF as a line feed': onText((content) =>
      content.replaceAll('\r\n', '\n'),
    ),
    'feeds-for-returns: stores a CR that stands alone as a line feed': onText((content) =>
      content.replace(/\r(?!\n)/g, '\n'),
    ),
  },
  'stores-text-unaltered#blanks': {
    'ends-sources: ends what is called .rs with a line feed': onTextAt((content, path) =>
      path.endsWith('.rs') ? content.replace(/[^\n]$/, '$&\n') : content,
    ),
    'ends-with-a-line-feed: ends every text with a line feed': onText((content) =>
      content.replace(/[^\n]$/, '$&\n'),
    ),
    'strips-lines: stores no blanks at the ends of lines': onText((content) =>
      content.replace(/[ \t]+(?=\n)/g, ''),
    ),
    'drops-one-feed: leaves out the line feed of a text of one line': onText((content) =>
      content.replace(/^([^\n]*)\n$/, '$1'),
    ),
  },
  'stores-text-unaltered#characters': {
    'mark-is-empty: stores nothing of a text that is a mark alone': onText((content) =>
      content === '\ufeff' ? '' : content,
    ),
    'ends-before-substitute: leaves out U+001A at the end': onText((content) =>
      content.endsWith('\x1a') ? content.slice(0, -1) : content,
    ),
    'trims-nul: leaves out NUL at the end': onText((content) => content.replace(/\0+$/, '')),
    'composes: composes letters before it stores them': onText((content) =>
      content.normalize('NFC'),
    ),
    'separators-for-feeds: stores U+2028 as a line feed': onText((content) =>
      content.replaceAll('\u2028', '\n'),
    ),
    'drops-invisible: leaves out characters of no width': onText((content) =>
      content.replace(/[\u200b-\u200d\u202e\u00ad]/g, ''),
    ),
    'refuses-replacement: takes U+FFFD for damage, and refuses it': instead((params, plainly) =>
      String(params.content).includes('\ufffd')
        ? refused(-32602, 'content is damaged')
        : plainly(params),
    ),
  },
  'stores-text-unaltered#spelling': {
    'formats-json: stores what is called .json without blanks': onTextAt((content, path) =>
      path.endsWith('.json') ? content.replaceAll(' ', '') : content,
    ),
    'reads-escapes: stores a line feed for a backslash and an n': onText((content) =>
      content.replaceAll('\\n', '\n'),
    ),
    'reads-entities: stores the characters that entities stand for': onText((content) =>
      content.replaceAll('&amp;', '&'),
    ),
    'expands-variables: stores the home directory for its variable': onText((content) =>
      content.replaceAll('$HOME', '/home/user'),
    ),
  },
  'stores-text-unaltered#length': {
    'no-more-than-64-kib: stores the first 65,536 characters of a text': onText((content) =>
      content.slice(0, 65_536),
    ),
    'encodes-in-pieces: encodes each 16,384 code units of a text by themselves': onText(inPieces),
  },
  'plain-content-is-text': {
    'guesses-base64: decodes whatever looks like base64': guesses((content) =>
      LOOKS_LIKE_BASE64.test(content),
    ),
    'guesses-by-name: decodes what looks like base64 for a picture': guesses(
      (content, path) => path.endsWith('.png') && LOOKS_LIKE_BASE64.test(content),
    ),
    'reads-data-urls: stores what a data URL holds': onText((content) => {
      const [, data] = /^data:[^,]*;base64,(.*)$/s.exec(content) ?? []
      return data === undefined ? content : Buffer.from(data, 'base64').toString()
    }),
  },
  'text-encodings': {
    'null-empties: empties the file when the encoding is null': onParams(
      ({ encoding, ...params }) =>
        encoding === null
          ? { ...params, content: '' }
          : { ...params, ...(encoding !== undefined && { encoding }) },
    ),
    'null-is-latin: stores one byte for each character when the encoding is null': onParams(
      ({ encoding, ...params }) => {
        const bytes = Buffer.from(String(params.content), 'latin1')
        if (encoding === null)
          return { ...params, content: bytes.toString('base64'), encoding: 'base64' }
        return { ...params, ...(encoding !== undefined && { encoding }) }
      },
    ),
  },
  'round-trip': {
    'drops-the-mark: stores a text without its byte-order mark': onText((content) =>
      content.replace(/^\ufeff/, ''),
    ),
    'composes-copies: composes letters of a text that is written back': onText((content) =>
      content.normalize('NFC'),
    ),
    'cuts-long-bytes: stores the first 48 KiB of bytes that are written back': instead(
      (params, plainly) =>
        plainly(
          isBase64(params)
            ? { ...params, content: bytesIn(params).subarray(0, 49_152).toString('base64') }
            : params,
        ),
    ),
  },
})
