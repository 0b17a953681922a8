import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, quote, unclear } from '../../finding.ts'
import { hostChecks, hostChecksOn, hostRules } from '../../host-check.ts'
import { howItWent } from './answer.ts'
import { changing } from './asking.ts'
import { asks, BRISK, line, onResponse, responsesTo, settle, since } from './exchange.ts'
import { contentOf, empty, exists } from './expected.ts'
import { allLines, type HostLine, linesToTool } from './lines.ts'
import { failsWith, succeeded, succeedsWith } from './outcome.ts'
import { anythingAt } from './standing.ts'

const BREAKS = 'a\nb\r\nc\rd\u2028e\u2029f\u0085g\n'
const WIDE = 'Grüße, 世界 😀'

const texts = changing(
  {
    name: 'framing: texts with line breaks and wide characters',
    files: { 'breaks.txt': BREAKS, 'wide.txt': WIDE, 'größe-世-😀.txt': 'named' },
    tool: { limits: BRISK },
  },
  {
    plain: ['fs.exists', { path: 'wide.txt' }],
    breaks: ['fs.read', { path: 'breaks.txt' }],
    wide: ['fs.read', { path: 'wide.txt' }],
    list: ['fs.list_dir', { path: '.' }],
    'write breaks': ['fs.write', { path: 'written.txt', content: 'a\nb\r\nc' }],
    'write signs': ['fs.write', { path: 'signs.txt', content: 'a\\nb\\r\\nc' }],
    after: ['fs.exists', { path: 'wide.txt' }],
    missing: ['fs.read', { path: 'nope.txt' }],
  },
)

/** The first half of a request ends within a character. */
const PIECES = Buffer.from(
  `${JSON.stringify({ jsonrpc: '2.0', id: 'pieces', method: 'fs.read', params: { path: 'ü.txt' } })}\n`,
)
const CUT = PIECES.indexOf('ü') + 1
const base64 = (bytes: Buffer): ProbeStep => ({ raw: { base64: bytes.toString('base64') } })

const spelled =
  '{"jsonrpc":"2.0","id":"escaped","method":"fs.read","params":{"path":"\\ud83d\\ude00.txt"}}'
const backwards =
  ' {\t"params" : { "path"\t:"ü.txt" } ,"method": "fs.read",\t"id" :"back" , "jsonrpc":"2.0" }'

const pieces: Occasion = {
  name: 'framing: lines in pieces, together and spelled otherwise',
  files: { 'ü.txt': 'umlaut', '😀.txt': 'smile' },
  tool: { limits: BRISK },
  script: [
    settle,
    base64(PIECES.subarray(0, CUT)),
    { listen_ms: 100 },
    base64(PIECES.subarray(CUT, -1)),
    { listen_ms: 100 },
    { mark: 'all but the line feed' },
    { raw: '\n' },
    settle,
    {
      slow_line: { jsonrpc: '2.0', id: 'slow', method: 'fs.read', params: { path: 'ü.txt' } },
      pause_ms: 2,
    },
    settle,
    {
      raw: [
        '{"jsonrpc":"2.0","method":"nobody.knows","params":{}}',
        '{"jsonrpc":"2.0","id":"first","method":"fs.exists","params":{"path":"ü.txt"}}',
        '{"jsonrpc":"2.0","id":"second","method":"fs.read","params":{"path":"ü.txt"}}',
        '',
      ].join('\n'),
    },
    settle,
    line(spelled),
    settle,
    line(backwards),
    settle,
    { finish: 'pieces' },
  ],
}

const spaced: Occasion = {
  name: 'framing: empty lines and carriage returns',
  files: { 'a.txt': 'a' },
  tool: { limits: BRISK },
  script: [
    settle,
    { raw: '{"jsonrpc":"2.0","id":"returned","method":"fs.read","params":{"path":"a.txt"}}\r\n' },
    settle,
    { raw: '\n\r\n' },
    asks('later', 'fs.read', { path: 'a.txt' }),
    settle,
    { finish: 'spaced' },
  ],
}

const write = (id: string, path: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'fs.write',
  params: { path, content: 'x' },
})

const lists: Occasion = {
  name: 'framing: a list of messages',
  tool: { limits: BRISK },
  acts: [
    {
      call: {
        id: 'one by one',
        script: [{ send: write('a', 'single.txt') }, settle, { finish: 'one by one' }],
      },
    },
    {
      call: {
        id: 'list',
        script: [
          line(JSON.stringify([write('a', 'one.txt'), write('b', 'two.txt')])),
          settle,
          { finish: 'list' },
        ],
      },
    },
    { snapshot: true },
  ],
}

const illFormed: Occasion = {
  name: 'framing: a line that is not UTF-8',
  tool: { limits: BRISK },
  acts: [
    {
      call: {
        id: 'call',
        script: [
          settle,
          { mark: 'sent' },
          base64(Buffer.from(`${JSON.stringify(write('bad', 'bad-ÿ.txt'))}\n`, 'latin1')),
          settle,
          { finish: 'ill-formed' },
        ],
      },
    },
    { snapshot: true },
  ],
}

const UNENDED = '{"jsonrpc":"2.0","method":"result","params":{"content":"unended"}}'

const unended: Occasion = {
  name: 'framing: a last line without its line feed',
  tool: { limits: BRISK },
  acts: [
    {
      call: ['1', '2', '3', '4'].map((id) => ({ id, script: [{ raw: UNENDED }, { exit: 0 }] })),
    },
    { call: { id: 'ended', script: [line(UNENDED), { exit: 0 }] } },
  ],
}

const HOSTILE: Record<string, ProbeStep[]> = {
  'deep nesting': [
    { raw: '['.repeat(1_000), times: 100 },
    { raw: ']'.repeat(1_000), times: 100 },
    { raw: '\n' },
  ],
  'a huge number': [
    line('{"jsonrpc":"2.0","id":"h","method":"fs.exists","params":{"path":"a","n":1e999}}'),
  ],
  'repeated members': [
    line('{"jsonrpc":"2.0","id":"h","method":"fs.exists","params":{"path":"a","path":"b"}}'),
  ],
  'a lone surrogate': [
    line('{"jsonrpc":"2.0","id":"h","method":"fs.exists","params":{"path":"\\ud800"}}'),
  ],
}

const hostile: Occasion = {
  name: 'framing: hostile JSON',
  tool: { limits: BRISK },
  acts: [
    {
      call: Object.entries(HOSTILE).map(([id, steps]) => ({
        id,
        script: [...steps, settle, { finish: id }],
      })),
    },
    { call: { id: 'later', script: [settle, { finish: 'later' }] } },
  ],
}

/** What holds of everything that a host writes to a tool. @see rfd-d11 §Message framing */
const rules = hostRules(
  {
    verifies: 'vfs.framing.host-writes-one-object-per-line',
    title: 'writes one object a line',
    judge: eachLine('one JSON object a line', ({ text, bytes, message }) => {
      if (bytes === undefined ? message : text.startsWith('{')) return
      return isMessageLike(text) && `${quote(text)}, which is no object`
    }),
  },
  {
    verifies: 'vfs.framing.host-sends-no-batch',
    title: 'writes no list of messages',
    judge: eachLine('no list of messages', ({ text }) => /^\s*\[/.test(text) && 'a list'),
  },
  {
    verifies: 'vfs.framing.only-messages-on-stdin',
    title: 'writes messages alone',
    judge: eachLine('nothing but messages', ({ text }) => {
      if (text.trim() === '') return 'a line without a message'
      return !isMessageLike(text) && `${quote(text)}, which is no message`
    }),
  },
  {
    verifies: 'vfs.framing.host-ends-lines-with-lf',
    title: 'ends its lines with a line feed alone',
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
  ...hostChecksOn(texts.occasion, ...rules),
  ...hostChecks(
    texts.check('vfs.framing.host-escapes-line-breaks', {
      title: 'escapes the line breaks of a text',
      given: { plain: exists(true) },
      expect: { breaks: contentOf(BREAKS) },
    }),
    texts.check('vfs.framing.escaped-breaks-are-content', {
      title: 'takes escaped line breaks for content',
      given: { plain: exists(true), after: exists(true) },
      expect: { 'write breaks': empty, 'write signs': empty },
      project: { 'written.txt': 'a\nb\r\nc', 'signs.txt': 'a\\nb\\r\\nc' },
    }),
    texts.check('vfs.framing.host-writes-utf8', {
      title: 'writes UTF-8 without a byte-order mark',
      given: { plain: exists(true) },
      expect: { wide: contentOf(WIDE) },
      also: (c) => eachLine('UTF-8 without a byte-order mark', illEncoded)(c),
    }),
    texts.check('vfs.framing.host-flushes', {
      title: 'hands over an answer at once',
      expect: { plain: exists(true), after: exists(true) },
    }),
  ),
  ...hostChecksOn(
    pieces,
    {
      verifies: 'vfs.framing.host-reassembles-input',
      title: 'puts a request together that comes in pieces',
      judge: (c) => [
        ...answeredWith(c, 'slow', 'umlaut'),
        ...answeredWith(c, 'pieces', 'umlaut'),
        ...notBefore(c, 'pieces', 'all but the line feed'),
      ],
    },
    {
      verifies: 'vfs.framing.host-splits-input',
      title: 'takes lines apart that come together',
      judge: (c) => [...answeredWith(c, 'first', true), ...answeredWith(c, 'second', 'umlaut')],
    },
    {
      verifies: 'vfs.framing.host-decodes-escapes',
      title: 'reads an escaped surrogate pair as one character',
      judge: (c) => answeredWith(c, 'escaped', 'smile'),
    },
    {
      verifies: 'vfs.framing.host-ignores-member-order',
      title: 'reads members in any order and with spaces between',
      judge: (c) => answeredWith(c, 'back', 'umlaut'),
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.framing.host-refuses-batches',
      title: 'carries out no element of a list of messages',
      occasion: lists,
      judge: batch,
    },
    {
      verifies: 'vfs.framing.invalid-utf8-is-not-repaired',
      title: 'repairs no line that is not UTF-8',
      occasion: illFormed,
      judge: repaired,
    },
    {
      verifies: 'vfs.framing.host-survives-empty-lines',
      title: 'goes on after empty lines and carriage returns',
      occasion: spaced,
      judge: (c) => [...answeredWith(c, 'returned', 'a'), ...answeredWith(c, 'later', 'a')],
    },
    {
      verifies: 'vfs.framing.unterminated-last-line',
      title: 'treats a last line without its line feed always alike',
      occasion: unended,
      judge: alike,
    },
    {
      verifies: 'vfs.framing.host-survives-hostile-json',
      title: 'serves another tool after hostile JSON',
      occasion: hostile,
      judge: survived,
    },
  ),
]

function eachLine(expected: string, wrong: (line: HostLine) => string | false | undefined) {
  return (c: HostConversation): Finding[] => {
    const lines = allLines(c)
    for (const each of lines) {
      const found = wrong(each)
      if (found) return [broken(expected, found, each.call.index)]
    }
    return lines.length > 0 ? [kept()] : []
  }
}

/** Whether a line is JSON of any kind, or the part of a message that was cut within it. */
const isMessageLike = (text: string) => /^\s*["{}[\]]/.test(text)

const illEncoded = ({ text }: HostLine) => {
  if (text.startsWith('\ufeff')) return 'a byte-order mark'
  return text.includes('\ufffd') && 'bytes that are not UTF-8'
}

/** The one answer to a request of ours holds a content, or tells that something exists. */
function answeredWith(c: HostConversation, id: string, value: string | boolean): Finding[] {
  const expected = `one answer with ${JSON.stringify(value)}`
  return onResponse(c, id, expected, ({ result, error }, { index }) => {
    const found = isObject(result) ? (result.content ?? result.exists) : undefined
    const observed = isObject(error) ? `the error ${String(error.code)}` : 'another result'
    return keptUnless(found !== value && observed, expected, index)
  })
}

function notBefore(c: HostConversation, id: string, mark: string): Finding[] {
  const call = callOf(c)
  if (!call) return []
  const early =
    linesToTool(call).some(({ message }) => message?.id === id) &&
    !since(call, mark).some(({ message }) => message?.id === id)
  return [keptUnless(early && 'an answer before it', 'no answer before the line feed', call.index)]
}

function batch(c: HostConversation): Finding[] {
  const single = callOf(c, 'one by one')
  const call = callOf(c, 'list')
  const [files] = c.snapshots
  if (!single || !call || !files) return [unclear('the host was not shown a list')]
  if (!anythingAt(files, 'single.txt')) return [unclear('it writes no single file either')]
  const expected = 'nothing of the list carried out'
  if (anythingAt(files, 'one.txt') || anythingAt(files, 'two.txt'))
    return [broken(expected, 'an element of the list was carried out', call.index)]
  if (linesToTool(call).some(({ text }) => /^\s*\[/.test(text)))
    return [broken('no list as an answer', 'a list', call.index)]
  return [kept(reactionTo(c, call))]
}

/** How a host takes a line that it cannot serve, in one phrase. */
function reactionTo(c: HostConversation, call: HostCall): string {
  const errors = linesToTool(call).flatMap(({ message }) =>
    isObject(message?.error) ? [`the error ${String(message.error.code)}`] : [],
  )
  if (errors.length > 0) return [...new Set(errors)].join(' and ')
  if (responsesTo(call, 'h').length > 0) return 'an ordinary response'
  return succeeded(call) ? 'silence' : `a failed run: ${howItWent(c, call)}`
}

function repaired(c: HostConversation): Finding[] {
  const call = callOf(c)
  const [files] = c.snapshots
  if (!call || !files || since(call, 'sent').length + Number(call.error !== undefined) === 0)
    return [unclear(`the host was not shown such a line: ${howItWent(c, call)}`)]
  const expected = 'a line that is not UTF-8 refused'
  const names = Object.keys(files).filter((path) => path.startsWith('bad-'))
  return names.length > 0
    ? [broken(expected, 'a repaired form was carried out', call.index)]
    : [kept(reactionTo(c, call))]
}

function alike(c: HostConversation): Finding[] {
  const [ended] = succeedsWith(c, 'ended', 'unended')
  if (ended?.kind !== 'kept') return [unclear('a result with its line feed does not count either')]
  const calls = c.calls.filter(({ id }) => id !== 'ended')
  const counted = calls.filter(succeeded).length
  if (counted === 0) return [kept('it does not count')]
  if (counted === calls.length) return [kept('it counts')]
  return [broken('the same every time', 'it counts at times')]
}

function survived(c: HostConversation): Finding[] {
  const later = succeedsWith(c, 'later', 'later')
  if (later.some(({ kind }) => kind === 'broken')) return later
  return Object.keys(HOSTILE).flatMap((id) => {
    const call = callOf(c, id)
    return call && (succeeded(call) || failsWith(c, id)[0]?.kind === 'kept')
      ? [kept(`${id}: ${succeeded(call) ? reactionTo(c, call) : 'a failed run'}`)]
      : [broken('another tool served', howItWent(c, call))]
  })
}
