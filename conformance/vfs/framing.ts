import type { Conversation, Line } from '../../harness/conversation.ts'
import { parse } from '../../harness/wire/json.ts'
import { checksFor, rulesFor } from '../check.ts'
import { broken, type Finding, kept, keptUnless } from '../finding.ts'
import { ANY_CASE } from './advice.ts'
import { endsWhenAsked, sameBehaviour } from './behaviour.ts'
import { finishedLines, lineIsNo, shown } from './lines.ts'

/** Framing of what a tool writes. @see rfd-d11 §Message framing */
export const framingRules = rulesFor('tool')(
  {
    verifies: 'vfs.framing.one-object-per-line',
    title: 'writes one complete JSON object a line',
    toExercise: ANY_CASE,
    judge: (c) => finishedLines(c).filter(isNoArray).map(oneObject),
  },
  {
    verifies: 'vfs.framing.tool-sends-no-batch',
    title: 'never writes an array of messages',
    toExercise: ANY_CASE,
    judge: (c) =>
      c.lines.map((line) =>
        keptUnless(
          Array.isArray(line.value) && lineIsNo('single message', line),
          'one message a line',
          line.index,
        ),
      ),
  },
  {
    verifies: 'vfs.framing.only-messages-on-stdout',
    title: 'writes nothing but messages to stdout',
    toExercise: ANY_CASE,
    judge: onlyMessages,
  },
  {
    verifies: 'vfs.framing.tool-escapes-line-breaks',
    title: 'escapes line breaks within strings',
    toExercise: 'Add a case in which the tool writes or returns text of several lines.',
    judge: escapedBreaks,
  },
  {
    verifies: 'vfs.framing.tool-writes-utf8',
    title: 'writes UTF-8 without a byte-order mark, whatever its locale',
    toExercise: ANY_CASE,
    judge: (c) => c.lines.map(utf8),
  },
  {
    verifies: 'vfs.framing.tool-ends-lines-with-lf',
    title: 'ends each object directly with a line feed',
    toExercise: ANY_CASE,
    judge: (c) =>
      finishedLines(c)
        .filter(({ message }) => message)
        .map(endsDirectly),
  },
  {
    verifies: 'vfs.framing.tool-flushes',
    title: 'hands each message over as soon as it is complete',
    toExercise: 'Add a case in which the tool asks its host for something.',
    judge: flushed,
  },
)

/** How a tool reads what arrives in unusual pieces and spellings. @see rfd-d11 §Message framing */
export const framingChecks = checksFor('tool')(
  {
    verifies: 'vfs.framing.only-messages-on-stdout',
    title: 'keeps stdout clean when it is told to talk about itself',
    toExercise: "Name the variables that switch on the tool's debugging output under 'debug_env'.",
    faults: ({ start }) => {
      const env = start.context?.debugEnv
      return env ? [{ kind: 'debug-environment', env }] : []
    },
    judges: ({ kind }) => kind === 'debug-environment',
    judge: onlyMessages,
  },
  {
    verifies: 'vfs.framing.tool-writes-utf8',
    title: 'behaves the same in the C locale',
    toExercise: ANY_CASE,
    faults: () => [{ kind: 'foreign-locale', locale: 'C' }],
    judges: ({ kind }) => kind === 'foreign-locale',
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.framing.tool-reassembles-input',
    title: 'puts messages together that arrive in pieces',
    toExercise: ANY_CASE,
    faults: () => [{ kind: 'bytewise' }, { kind: 'split-characters' }],
    judges: ({ kind }) => kind === 'bytewise' || kind === 'split-characters',
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.framing.tool-reassembles-input',
    title: 'sees a cancel that arrives together with a response',
    toExercise: 'Add a case in which the tool asks its host for something twice.',
    faults: ({ requests }) =>
      requests.length > 1
        ? [
            { kind: 'cancel', at: 1, when: 'after' },
            { kind: 'cancel', at: 1, when: 'same-write' },
          ]
        : [],
    judges: (fault) => fault.kind === 'cancel' && fault.when === 'same-write',
    twin: () => ({ kind: 'cancel', at: 1, when: 'after' }),
    judge: endsWhenAsked,
  },
  {
    verifies: 'vfs.framing.tool-ignores-member-order',
    title: 'reads members in any order and with any white space',
    toExercise: ANY_CASE,
    faults: () => [{ kind: 'reordered-members' }, { kind: 'odd-white-space' }],
    judges: ({ kind }) => kind === 'reordered-members' || kind === 'odd-white-space',
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.framing.tool-decodes-escapes',
    title: 'reads escaped characters like raw ones',
    toExercise: ANY_CASE,
    faults: () => [{ kind: 'escaped-characters' }],
    judges: ({ kind }) => kind === 'escaped-characters',
    judge: sameBehaviour,
  },
)

const isNoArray = (line: Line) => !Array.isArray(line.value)

function oneObject(line: Line): Finding {
  const expected = 'one JSON object, then a line feed'
  if (!line.message) return broken(expected, `${lineIsNo('JSON object', line)}`, line.index)
  const unended = line.ending === 'none' && `the last line, ${shown(line)}, has no line feed`
  return keptUnless(unended, expected, line.index)
}

function onlyMessages(c: Conversation): Finding[] {
  return finishedLines(c).filter(isNoArray).map(aMessage)
}

function aMessage(line: Line): Finding {
  const { message } = line
  const isMessage = message && 'jsonrpc' in message && ('method' in message || 'id' in message)
  const looksCut = !message && /^\s*["{}[\]]/.test(line.text ?? '')
  if (looksCut) return kept()
  return keptUnless(
    !isMessage && lineIsNo('protocol message', line),
    'messages with jsonrpc and method',
    line.index,
  )
}

/** A raw line break within a string cuts a message in lines that only together are JSON. */
function escapedBreaks({ lines }: Conversation): Finding[] {
  return lines.flatMap((line, i) => {
    if (line.message) return hasBreak(line) ? [kept()] : []
    const last = lines.slice(i + 1, i + LONGEST_BREAK).find((_, more) => joins(lines, i, more + 2))
    if (!last) return []
    const observed = `lines ${line.number} to ${last.number} are one message with raw line breaks in a string`
    return [broken('line breaks in strings as \\n', observed, line.index)]
  })
}

/** Most lines hold no escape at all, so that they need not be spelled again. */
const hasBreak = ({ text = '', message }: Line) =>
  text.includes('\\') && JSON.stringify(message).includes('\\n')

/** A message that is cut in more lines than this is not put together again. */
const LONGEST_BREAK = 20

function joins(lines: Line[], from: number, count: number): boolean {
  const texts = lines.slice(from, from + count).map(({ text }) => text)
  return parse(texts.join('\\n')) !== undefined
}

function utf8(line: Line): Finding {
  const expected = 'UTF-8 without a byte-order mark'
  if (line.text === undefined)
    return broken(expected, `line ${line.number} is not UTF-8`, line.index)
  return keptUnless(
    line.text.startsWith('\ufeff') && `line ${line.number} begins with a byte-order mark`,
    expected,
    line.index,
  )
}

function endsDirectly(line: Line): Finding {
  const tail = line.text?.match(/\}([^}]*)$/)?.[1] ?? ''
  if (tail === '\r') return kept('a carriage return stands before the line feed')
  const padding =
    tail && `line ${line.number} has ${JSON.stringify(tail)} between its object and the line feed`
  return keptUnless(padding, 'the line feed directly after the closing brace', line.index)
}

/**
 * A tool that does not flush seems to hang until its end lets the lines go.
 * While a request stands unanswered it is silent by right.
 */
function flushed(c: Conversation): Finding[] {
  const expired = c.expired('startup') ?? c.expired('idle')
  const silence = expired && isWaiting(c, expired.at) ? undefined : expired
  const held =
    silence &&
    [...c.requests, ...c.finals, ...c.states].find(({ line }) => line.at > silence.at)?.line
  if (held)
    return [
      broken(
        'each message reaches the host at once',
        `line ${held.number} came only when the process was about to end`,
        held.index,
      ),
    ]
  return c.requests.filter(({ answer }) => answer).map(() => kept())
}

const isWaiting = ({ requests }: Conversation, at: number) =>
  requests.some(({ line, answer }) => line.at < at && !answer)
