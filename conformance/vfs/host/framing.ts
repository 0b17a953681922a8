import { isObject } from '../../../harness/wire/json.ts'
import { quote } from '../../engine/finding.ts'
import { repeatedMember } from '../../engine/repeated-member.ts'
import { anError, contentOf, empty, exists, memberThat } from './expected.ts'
import * as broken from './framing/broken-lines.ts'
import * as asked from './framing/scenarios.ts'
import * as seen from './framing/seen.ts'
import { checksOn, hostChecksOn, hostRules } from './host-check.ts'
import { eachLine, type HostLine } from './host-lines.ts'
import { succeeds } from './outcome.ts'
import { projectHas } from './project-state.ts'
import { overlapping } from './rpc/overlapping.ts'

/** What holds of everything that a host writes to a tool. @see rfd-d11 §Message framing */
const rules = hostRules(
  {
    verifies: 'vfs.framing.host-writes-one-object-per-line',
    judge: eachLine('one JSON object a line', ({ text, bytes, message }) => {
      if (bytes === undefined ? message : beginsObject(text)) return
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
    verifies: 'vfs.framing.host-repeats-no-member#outer',
    judge: eachLine('each member once', (line) => repeats('outer', line)),
  },
  {
    verifies: 'vfs.framing.host-repeats-no-member#inner',
    judge: eachLine('each member once', (line) => repeats('inner', line)),
  },
  {
    verifies: 'vfs.framing.host-ends-lines-with-lf',
    judge: eachLine('a line feed behind the closing brace', ({ text, bytes }) => {
      const isOdd = bytes === undefined && /\s/.test(text.slice(-1))
      return isOdd && `${JSON.stringify(text.slice(-1))} before the line feed`
    }),
  },
)

/** Of a long line only the beginning is known. */
function repeats(where: 'outer' | 'inner', { text, bytes, message }: HostLine) {
  if (bytes === undefined ? !message : !beginsObject(text)) return
  return repeatedMember(where, { text })
}

const beginsObject = (text: string) => /^\s*\{/.test(text)

/** Whether a line is JSON of any kind, or the part of a message that was cut within it. */
function isMessageLike(text: string) {
  return /^\s*["{}[\]]/.test(text)
}

const illEncoded = ({ text }: HostLine) => {
  if (text.startsWith('\ufeff')) return 'a byte-order mark'
  return text.includes('\ufffd') && 'bytes that are not UTF-8'
}

const plain = exists(true)

/** Whether a listing has the file whose name is not ASCII, which a file system may decompose. */
const isNamed = (entries: unknown) =>
  Array.isArray(entries) &&
  entries.some(
    (entry) => isObject(entry) && String(entry.path).normalize('NFC') === asked.WIDE_NAME,
  )

/** What a host writes to tools, and how it reads what they write. @see rfd-d11 §Message framing */
export const framingChecks = [
  ...rules,
  ...hostChecksOn(asked.texts.scenario, ...rules),
  ...hostChecksOn(overlapping, ...rules.slice(0, 1)),
  ...asked.texts.checks({
    'vfs.framing.host-escapes-line-breaks': {
      precondition: { plain },
      expect: {
        breaks: contentOf(asked.BREAKS),
        'no such line feed': anError,
        'no such return': anError,
      },
    },
    'vfs.framing.escaped-breaks-are-content': {
      title: 'takes an escaped line break as content',
      precondition: { plain, after: plain },
      expect: { 'write breaks': empty, 'write signs': empty, 'write both': empty },
      project: {
        'written.txt': 'a\nb\r\nc',
        'signs.txt': 'a\\nb\\r\\nc',
        'both.txt': 'a\\\nb\\\\\nc',
      },
    },
    'vfs.framing.host-writes-utf8': {
      precondition: { plain },
      expect: {
        wide: contentOf(asked.WIDE),
        'long wide': contentOf(asked.LONG_WIDE),
        list: memberThat('entries', `the path ${asked.WIDE_NAME}`, isNamed),
      },
      also: eachLine('UTF-8 without a byte-order mark', illEncoded),
    },
    'vfs.framing.host-flushes': { expect: { plain, after: plain } },
  }),
  ...checksOn(asked.pieces, {
    'vfs.framing.escaped-breaks-are-content': {
      title: 'takes a line break that is escaped by its number as content',
      judge: seen.escapesWritten,
    },
    'vfs.framing.host-reassembles-input': [
      seen.notBefore('pieces', 'all but the line feed'),
      seen.answeredWith('slow', 'umlaut'),
      seen.answeredWith('pieces', 'umlaut'),
    ],
    'vfs.framing.host-splits-input': [
      seen.together,
      seen.answeredWith('first', 'umlaut', 'begun'),
      seen.answeredWith('next', 'smile', 'begun'),
      succeeds('finals', 'first'),
    ],
    'vfs.framing.host-decodes-escapes': [
      seen.answeredWith('escaped', 'smile'),
      seen.answeredWith('upper case', 'smile'),
      seen.answeredWith('slash', 'slash'),
      seen.answeredWith('names', 'slash'),
      seen.escapesWritten,
    ],
    'vfs.framing.host-ignores-member-order': [
      seen.answeredWith('back', 'umlaut'),
      projectHas({ 'turned.txt': 'turned', 'new.txt': 'old', 'old.txt': null }, 0),
    ],
  }),
  ...checksOn(broken.lists, { 'vfs.framing.host-refuses-batches': seen.batch }),
  ...checksOn(broken.illFormed, { 'vfs.framing.invalid-utf8-is-not-repaired': seen.repaired }),
  ...checksOn(asked.spaced, {
    'vfs.framing.host-survives-empty-lines': {
      needs: ['fs'],
      judge: ['returned', 'returned again', 'later'].map((id) => seen.answeredWith(id, 'a')),
    },
  }),
  ...checksOn(broken.unended, { 'vfs.framing.unterminated-last-line': seen.alike }),
  ...checksOn(broken.hostile, { 'vfs.framing.host-survives-hostile-json': seen.survived }),
]
