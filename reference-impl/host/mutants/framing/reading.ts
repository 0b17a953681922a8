import { isObject } from '../../../../harness/wire/json.ts'
import { having, onParams } from '../combinators.ts'
import type { Apply } from '../mutant.ts'
import { mutantsIn } from '../mutant.ts'
import { onText } from './parts.ts'

/** Reads what comes in one piece differently. */
const onPiece = (change: (chunk: Buffer) => Buffer) =>
  having(({ cut }) => ({
    cut: (onLine) => {
      const lines = cut(onLine)
      return { ...lines, push: (chunk) => lines.push(change(chunk)) }
    },
  }))

/** The complete lines of a piece, each with its line feed, and the beginning of one behind them. */
function linesOf(chunk: Buffer): [lines: string[], begun: string] {
  const pieces = chunk.toString('latin1').split('\n')
  const begun = pieces.pop() ?? ''
  return [pieces.map((line) => `${line}\n`), begun]
}

const onLines = (change: (lines: string[], begun: string) => string[]) =>
  onPiece((chunk) => Buffer.from(change(...linesOf(chunk)).join(''), 'latin1'))

const IMPATIENT_MS = 500

/** Takes what it has for a whole line when nothing has come for a while. */
const impatient: Apply = having(({ cut }) => ({
  cut: (onLine) => {
    const lines = cut(onLine)
    let timer: NodeJS.Timeout | undefined
    return {
      ...lines,
      push(chunk) {
        clearTimeout(timer)
        lines.push(chunk)
        if (!chunk.toString('latin1').endsWith('\n'))
          timer = setTimeout(() => lines.push(Buffer.from('\n')), IMPATIENT_MS)
      },
    }
  },
}))

/** Takes lists of messages for what is in them. */
const onList = (change: (list: unknown[]) => unknown) =>
  having(({ decode }) => ({
    decode(line) {
      const message = decode(line)
      return Array.isArray(message) ? change(message) : message
    },
  }))

/** Decodes lines that are not UTF-8 when certain bytes are replaced, spelled in Latin-1. */
const lenient = (bytes: RegExp, text: string) =>
  having(({ decode }) => ({
    decode: (line) => decode(Buffer.from(line.toString('latin1').replace(bytes, text), 'latin1')),
  }))

const repaired = 'a repaired form was carried out'

export const readingMutants = mutantsIn('vfs.framing')({
  'escaped-breaks-are-content': {
    'counts-one-backslash: takes a line feed behind an escaped backslash for a space': onText(
      (text) => text.replace(/(?<!\\)\\\\\\n/g, '\\\\ '),
    ),
    'cuts-at-numbers: undoes line breaks that are escaped by number before it cuts lines': onPiece(
      (chunk) => Buffer.from(chunk.toString('latin1').replace(/\\u000[ad]/gi, '\n'), 'latin1'),
    ),
    'breaks-of-old: makes a line feed of an escaped carriage return and line feed': onText((text) =>
      text.replace(/(?<!\\)\\r\\n/g, '\\n'),
    ),
  },
  'host-reassembles-input': {
    'impatient: takes what it has for a whole line after half a second without a byte': impatient,
  },
  'host-splits-input': {
    'two-of-a-piece: drops the third line of what comes together, and later ones': onLines(
      (lines, begun) => [...lines.slice(0, 2), begun],
    ),
    'drops-what-is-begun: forgets the beginning of a line behind a whole one': onLines(
      (lines, begun) => (lines.length > 0 ? lines : [begun]),
    ),
    'last-first: reads the lines of one piece from the last to the first': onLines(
      (lines, begun) => [...lines.toReversed(), begun],
    ),
  },
  'host-refuses-batches': {
    'lists-of-one: takes a list of one message for this message': onList((list) =>
      list.length === 1 ? list[0] : list,
    ),
    'results-in-lists: takes a final message in a list for the end of the tool': onList(
      (list) => list.find((each) => isObject(each) && each.method === 'result') ?? list,
    ),
    'dies-of-empty-lists: ends with an empty list': onList((list) =>
      list.length === 0 ? process.exit(1) : list,
    ),
  },
  'host-decodes-escapes': {
    'lower-case-digits: knows escapes by number in lower case only': onText((text) =>
      text.replace(/\\u(?=[0-9a-f]*[A-F])[0-9a-fA-F]{4}/g, '?'),
    ),
    'plain-slashes: does not know the escaped slash': onText((text) =>
      text.replaceAll('\\/', '\\\\/'),
    ),
    'names-as-spelled: compares the names of members as they are spelled': onText((text) =>
      text.replace(/"p\\u0061th":/g, '"other":'),
    ),
    'methods-as-spelled: compares the names of methods as they are spelled': onText((text) =>
      text.replace(/"fs\.r\\u0065ad"/g, '"fs.other"'),
    ),
    'content-as-spelled: writes content with its escapes by number': onText((text) =>
      text.replace(/"content":"[^"]*"/, (member) => member.replaceAll('\\u', '\\\\u')),
    ),
  },
  'invalid-utf8-is-not-repaired': {
    'overlong-forms: reads overlong forms': {
      reported: repaired,
      apply: lenient(/\xc0\xaf/g, 'x'),
    },
    'encoded-surrogates: reads encoded surrogates': {
      reported: repaired,
      apply: lenient(/\xed\xa0\x80/g, 'x'),
    },
    'cut-characters: drops the beginning of a character before the end of a text': {
      reported: repaired,
      apply: lenient(/\xe2\x82(?=")/g, ''),
    },
    'repairs-content: repairs content and no path': {
      reported: repaired,
      apply: lenient(/(?<="content":"[^"]*)\xff/g, '?'),
    },
  },
  'host-ignores-member-order': {
    'second-is-target: takes the second member of a renaming for its target': onParams(
      'fs.rename',
      (params) => {
        const [from, to] = Object.values(params)
        return { from, to }
      },
    ),
    'path-is-first: writes at the first member that is a text': onParams('fs.write', (params) => {
      const [path, content] = Object.values(params)
      return { path, content }
    }),
    'id-before-method: knows a request only where its id stands before its method': having(
      ({ decode }) => ({
        decode(line) {
          const message = decode(line)
          if (!isObject(message) || !('id' in message)) return message
          const names = Object.keys(message)
          return names.indexOf('id') < names.indexOf('method') ? message : undefined
        },
      }),
    ),
  },
})
