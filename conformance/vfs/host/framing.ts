import type { HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, quote, satisfied, violated } from '../../engine/finding.ts'
import { contentOf, empty, exists } from './expected.ts'
import {
  BREAKS,
  hostile,
  illFormed,
  lists,
  pieces,
  spaced,
  texts,
  unended,
  WIDE,
} from './framing/scenarios.ts'
import {
  alike,
  answeredWith,
  batch,
  notBefore,
  repaired,
  survived,
  together,
} from './framing/seen.ts'
import { checksOn, hostChecks, hostChecksOn, hostRules } from './host-check.ts'
import { allLines, type HostLine } from './host-lines.ts'

/** What holds of everything that a host writes to a tool. @see rfd-d11 §Message framing */
const rules = hostRules(
  {
    verifies: 'vfs.framing.host-writes-one-object-per-line',
    judge: eachLine('one JSON object a line', ({ text, bytes, message }) => {
      if (bytes === undefined ? message : text.startsWith('{')) return
      return isMessageLike(text) && `${quote(text)}, which is no object`
    }),
  },
  {
    verifies: 'vfs.framing.host-sends-no-batch',
    judge: eachLine('no list of messages', ({ text }) => /^\s*\[/.test(text) && 'a list'),
  },
  {
    verifies: 'vfs.framing.only-messages-on-stdin',
    judge: eachLine('nothing but messages', ({ text }) => {
      if (text.trim() === '') return 'a line without a message'
      return !isMessageLike(text) && `${quote(text)}, which is no message`
    }),
  },
  {
    verifies: 'vfs.framing.host-ends-lines-with-lf',
    judge: eachLine('a line feed behind the closing brace', ({ text, bytes }) => {
      const last = text.slice(-1)
      return (
        bytes === undefined && /\s/.test(last) && `${JSON.stringify(last)} before the line feed`
      )
    }),
  },
)

/** What a host writes to tools, and how it reads what they write. @see rfd-d11 §Message framing */
export const framingChecks = [
  ...rules,
  ...hostChecksOn(texts.scenario, ...rules),
  ...hostChecks(
    texts.check('vfs.framing.host-escapes-line-breaks', {
      precondition: { plain: exists(true) },
      expect: { breaks: contentOf(BREAKS) },
    }),
    texts.check('vfs.framing.escaped-breaks-are-content', {
      precondition: { plain: exists(true), after: exists(true) },
      expect: { 'write breaks': empty, 'write signs': empty },
      project: { 'written.txt': 'a\nb\r\nc', 'signs.txt': 'a\\nb\\r\\nc' },
    }),
    texts.check('vfs.framing.host-writes-utf8', {
      precondition: { plain: exists(true) },
      expect: { wide: contentOf(WIDE) },
      also: (c) => eachLine('UTF-8 without a byte-order mark', illEncoded)(c),
    }),
    texts.check('vfs.framing.host-flushes', {
      expect: { plain: exists(true), after: exists(true) },
    }),
  ),
  ...checksOn(pieces, {
    'vfs.framing.host-reassembles-input': (c) => [
      ...notBefore(c, 'pieces', 'all but the line feed'),
      ...answeredWith(c, 'slow', 'umlaut'),
      ...answeredWith(c, 'pieces', 'umlaut'),
    ],
    'vfs.framing.host-splits-input': together,
    'vfs.framing.host-decodes-escapes': (c) => answeredWith(c, 'escaped', 'smile'),
    'vfs.framing.host-ignores-member-order': (c) => answeredWith(c, 'back', 'umlaut'),
  }),
  ...hostChecks(
    ...checksOn(lists, { 'vfs.framing.host-refuses-batches': batch }),
    ...checksOn(illFormed, { 'vfs.framing.invalid-utf8-is-not-repaired': repaired }),
    ...checksOn(spaced, {
      'vfs.framing.host-survives-empty-lines': (c) => [
        ...answeredWith(c, 'returned', 'a'),
        ...answeredWith(c, 'later', 'a'),
      ],
    }),
    ...checksOn(unended, { 'vfs.framing.unterminated-last-line': alike }),
    ...checksOn(hostile, { 'vfs.framing.host-survives-hostile-json': survived }),
  ),
]

function eachLine(expected: string, wrong: (line: HostLine) => string | false | undefined) {
  return (c: HostConversation): Finding[] => {
    const lines = allLines(c)
    for (const each of lines) {
      const found = wrong(each)
      if (found) return [violated(expected, found, each.call.index)]
    }
    return lines.length > 0 ? [satisfied()] : []
  }
}

/** Whether a line is JSON of any kind, or the part of a message that was cut within it. */
const isMessageLike = (text: string) => /^\s*["{}[\]]/.test(text)

const illEncoded = ({ text }: HostLine) => {
  if (text.startsWith('\ufeff')) return 'a byte-order mark'
  return text.includes('\ufffd') && 'bytes that are not UTF-8'
}
