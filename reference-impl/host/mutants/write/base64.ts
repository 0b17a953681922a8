import type { JsonObject } from '../../../../harness/wire/json.ts'
import { answered, refused } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { directoryOf, foundAt } from '../places.ts'
import { isResult } from '../requests.ts'
import { bytesIn, isBase64, onBytes, onWrite, withBytes, writesEarly } from './requests.ts'

const { answering, instead, onParams } = onWrite

/** Refuses some content that comes as base64. */
const refuses = (isBad: (content: string) => boolean) =>
  instead((params, plainly) =>
    isBase64(params) && isBad(String(params.content))
      ? refused(-32602, 'content is not valid base64')
      : plainly(params),
  )

/** Decodes other base64 than what came. */
const onBase64 = (change: (content: string) => string) =>
  instead((params, plainly) =>
    plainly(isBase64(params) ? { ...params, content: change(String(params.content)) } : params),
  )

/** Takes content for text under an encoding like that, and looks at no other. */
const textUnder = (isTaken: (encoding: unknown) => boolean) =>
  onParams(({ encoding, ...params }) =>
    encoding === undefined || isTaken(encoding) ? params : { ...params, encoding },
  )

const isUnknown = ({ encoding }: JsonObject) =>
  ![undefined, null, 'utf-8', 'base64'].includes(encoding as string | undefined)

const recoded = (content: string) => Buffer.from(content, 'base64').toString('base64')

/** What is stored of bytes, and what is taken for them. */
export const base64Mutants = mutantsIn('vfs.write')({
  'decodes-base64#padding': {
    'stores-base64: stores base64 as it came': instead(({ encoding: _, ...params }, plainly) =>
      plainly(params),
    ),
    'wants-no-two: refuses base64 with two characters of padding': refuses((content) =>
      content.endsWith('=='),
    ),
    'wants-padding: refuses base64 that needs no padding': refuses(
      (content) => content !== '' && !content.endsWith('='),
    ),
  },
  'decodes-base64#empty': {
    'empty-is-invalid: takes nothing for invalid base64': refuses((content) => content === ''),
    'empty-keeps: leaves a file as it was for nothing in base64': answering(
      answered({}),
      (params, other) => isBase64(params) && params.content === '' && foundAt(params.path, other),
    ),
  },
  'decodes-base64#text': {
    'decodes-no-text: stores base64 as it came where it stands for text': instead(
      (params, plainly) => {
        const bytes = bytesIn(params)
        const isText = isBase64(params) && bytes.equals(Buffer.from(bytes.toString()))
        return plainly(isText ? { path: params.path, content: params.content } : params)
      },
    ),
    'decodes-twice: decodes what has been decoded where it looks like base64': onBytes((bytes) => {
      const again = Buffer.from(bytes.toString('latin1'), 'base64')
      const isBase64Too = bytes.length > 8 && again.toString('base64') === bytes.toString('latin1')
      return isBase64Too ? again : bytes
    }),
  },
  'decodes-base64#length': {
    'decodes-48-kib: stores the first 48 KiB of what base64 stands for': onBytes((bytes) =>
      bytes.subarray(0, 49_152),
    ),
  },
  'refuses-bad-base64#letters': {
    'lenient-base64: skips what is no base64': onBase64(recoded),
    'skips-accents: skips letters that are not ASCII': onBase64((content) =>
      content.replace(/[^\0-\x7f]/g, ''),
    ),
    'ends-at-nul: decodes what comes before NUL': onBase64((content) =>
      content.replace(/\0.*$/s, ''),
    ),
  },
  'refuses-bad-base64#length': {
    'drops-the-rest: leaves out a last letter that stands for no byte': onBase64((content) =>
      content.length % 4 === 1 ? content.slice(0, -1) : content,
    ),
  },
  'refuses-bad-base64#padding': {
    'padding-is-nothing: takes padding alone for nothing': onBase64((content) =>
      content.replace(/^=+$/, ''),
    ),
    'ends-at-padding: decodes what comes before the first padding': onBase64((content) =>
      /=[^=]/.test(content) ? recoded(content.replace(/=.*$/s, '')) : content,
    ),
  },
  'refuses-bad-base64#end': {
    'decodes-in-pieces: writes each piece of long base64 before it decodes the next': instead(
      async (params, plainly) => {
        const answer = await plainly(params)
        if (!isResult(answer) && isBase64(params) && String(params.content).length > 4_096)
          await plainly({ path: params.path, content: 'the first piece' })
        return answer
      },
    ),
  },
  'refuses-bad-base64#new-path': {
    'opens-first: makes a file before it decodes what it is to hold': instead(
      async (params, plainly, other) => {
        if (isBase64(params) && !(await foundAt(params.path, other)))
          await plainly({ path: params.path, content: '' })
        return plainly(params)
      },
    ),
    'makes-directories-first: makes directories before it decodes': instead(
      async (params, plainly, other) => {
        const parent = directoryOf(params.path)
        if (isBase64(params) && parent !== '' && !(await foundAt(parent, other)))
          await plainly({ path: `${parent}/.directory`, content: '' })
        return plainly(params)
      },
    ),
  },
  'refuses-unknown-encoding#name': {
    'unknown-encoding-is-text: takes content for text under an encoding that it does not know':
      onParams(({ encoding, ...params }) => ({
        ...params,
        ...(encoding === 'base64' && { encoding }),
      })),
  },
  'refuses-unknown-encoding#type': {
    'true-is-text: takes content for text under the encoding true': textUnder(
      (encoding) => encoding === true,
    ),
    'encoding-as-text: makes a string of whatever is given as encoding': onParams((params) =>
      Array.isArray(params.encoding) ? { ...params, encoding: String(params.encoding) } : params,
    ),
  },
  'refuses-unknown-encoding#falsy': {
    'falsy-is-text: takes content for text under an empty encoding, 0 or false': textUnder(
      (encoding) => !encoding && encoding !== null,
    ),
  },
  'refuses-unknown-encoding#nearly': {
    'capital-is-text: takes content under Base64 for text': textUnder(
      (encoding) => encoding === 'Base64',
    ),
    'upper-case-is-text: takes content under BASE64 for text': textUnder(
      (encoding) => encoding === 'BASE64',
    ),
    'for-urls-is-text: takes content under base64url for text': textUnder(
      (encoding) => encoding === 'base64url',
    ),
  },
  'refuses-unknown-encoding#library': {
    'cuts-characters: stores one byte for each character under latin1': onParams((params) =>
      params.encoding === 'latin1'
        ? withBytes(params, Buffer.from(String(params.content), 'latin1'))
        : params,
    ),
    'asks-its-library: decodes by whatever encoding its library knows': onParams((params) =>
      params.encoding === 'hex'
        ? withBytes(params, Buffer.from(String(params.content), 'hex'))
        : params,
    ),
  },
  'refuses-unknown-encoding#target': {
    'empties-first: empties a file before it looks at the encoding': writesEarly((params) =>
      isUnknown(params) && params.path === 'rot13.txt'
        ? { path: params.path, content: '' }
        : undefined,
    ),
  },
})
