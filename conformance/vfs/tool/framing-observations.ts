import type { Conversation, Request } from '../../../harness/conversation.ts'
import type { Line } from '../../../harness/session-reading.ts'
import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  quote,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../engine/finding.ts'
import { asksToEnd, cameAtEnd, heldBack } from './held-back.ts'
import { finishedLines, lineExcerpt, lineIsNo } from './lines.ts'
import { METHODS } from './methods.ts'
import { NOTIFICATIONS } from './notifications.ts'
import type { Compared } from './tool-check.ts'

export const isNoArray = (line: Line) => !Array.isArray(line.value)

export function oneObject(line: Line): Finding {
  const expected = 'one JSON object, then a line feed'
  if (!line.message) return violated(expected, `${lineIsNo('JSON object', line)}`, line.index)
  const unended = line.ending === 'none' && `the last line, ${lineExcerpt(line)}, has no line feed`
  return satisfiedUnless(unended, expected, line.index)
}

export function onlyMessages(c: Conversation): Finding[] {
  return finishedLines(c).filter(isNoArray).map(aMessage)
}

/** Whether a line does not even look like a piece of a message. */
export const isBareText = ({ message, text = '' }: Line): boolean =>
  !message && !PIECE_OF_JSON.test(text)

/** What a line of JSON begins with: the end of an object or a list, the beginning of one, or a string and what may follow it. */
const PIECE_OF_JSON =
  /^\s*(?:[}\]]|\{\s*(?:["}]|$)|\[\s*(?:["{[\]]|$)|"(?:[^"\\]|\\.)*(?:$|"\s*(?:[:,]|$)))/

function aMessage(line: Line): Finding {
  const { message } = line
  const isMessage = message && 'jsonrpc' in message && ('method' in message || isResponse(message))
  if (!message && !isBareText(line)) return satisfied()
  if (isMessage && isRemark(message))
    return violated(
      'the messages of the protocol',
      `the notification ${quote(String(message.method))}`,
      line.index,
    )
  return satisfiedUnless(
    !isMessage && lineIsNo('protocol message', line),
    'messages with jsonrpc and method',
    line.index,
  )
}

/** Whether a message answers something, which a tool may not do either: a rule of its own judges that. */
const isResponse = (message: JsonObject) =>
  'id' in message && ('result' in message || 'error' in message)

/** Whether a notification is none that a tool sends; a call that lacks its id is a call all the same. */
const isRemark = ({ id, method }: JsonObject) =>
  id === undefined &&
  typeof method === 'string' &&
  !NOTIFICATIONS.includes(method) &&
  !METHODS.includes(method)

/** A raw line break within a string cuts a message in lines that only together are JSON. */
export function escapedBreaks({ lines }: Conversation): Finding[] {
  const budget = { left: JOINED_UP_TO }
  return lines.flatMap((line, i) => {
    if (line.message) return hasBreak(line) ? [satisfied()] : []
    const last = beginsObject(line) && lastOfMessage(lines.slice(i, i + LONGEST_BREAK), budget)
    if (!last) return []
    const observed = `lines ${line.number} to ${last.number} are one message with raw line breaks in a string`
    return [violated('line breaks in strings as \\n', observed, line.index)]
  })
}

/** However a line break is escaped: `\n` or by its number; the same signs after a backslash that is escaped itself are none. */
const hasBreak = ({ text = '', value }: Line) =>
  text.includes('\\') && /\\(n|u000a)/i.test(text) && statesBreak(value)

function statesBreak(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\n')
  if (Array.isArray(value)) return value.some(statesBreak)
  return isObject(value) && Object.entries(value).some((member) => member.some(statesBreak))
}

const beginsObject = ({ text = '' }: Line) => /^\s*\{/.test(text)
const endsObject = ({ text = '' }: Line) => text.trimEnd().endsWith('}')

/** A message that is cut in more lines than this is not put together again. */
const LONGEST_BREAK = 20

/** Nor is one in a conversation in which so many characters were put together in vain. */
const JOINED_UP_TO = 32 * 1024 * 1024

/** The line with which the first one becomes a message. */
function lastOfMessage([first, ...more]: Line[], budget: { left: number }): Line | undefined {
  let text = first?.text ?? ''
  return more.find((line) => {
    text += `\\n${line.text ?? ''}`
    if (!endsObject(line) || budget.left <= 0) return false
    budget.left -= text.length
    return parse(text) !== undefined
  })
}

export function utf8(line: Line): Finding {
  const expected = 'UTF-8 without a byte-order mark'
  if (line.text === undefined)
    return violated(expected, `line ${line.number} is not UTF-8`, line.index)
  return satisfiedUnless(
    line.text.startsWith('\ufeff') && `line ${line.number} begins with a byte-order mark`,
    expected,
    line.index,
  )
}

export function endsDirectly(line: Line): Finding {
  const tail = afterBrace(line.text ?? '')
  if (tail === '\r') return satisfied('a carriage return stands before the line feed')
  const padding =
    tail && `line ${line.number} has ${JSON.stringify(tail)} between its object and the line feed`
  return satisfiedUnless(padding, 'the line feed directly after the closing brace', line.index)
}

/** What stands after the last brace; nothing where there is none. */
const afterBrace = (text: string) =>
  text.endsWith('}') || !text.includes('}') ? '' : text.slice(text.lastIndexOf('}') + 1)

/**
 * A tool that does not flush waits for the answer to a request that it only believes sent, until its end lets the
 * request go, in every conversation; a slow tool has its first word after the silence whenever it comes to it.
 */
export function flushed(c: Conversation, { baseline: plain }: Compared): Finding[] {
  const [first] = heldBack(c) ? [] : afterSilence(c)
  if (!first) return c.requests.filter(({ answer }) => answer).map(() => satisfied())
  return [
    holdsBack(c) && holdsBack(plain)
      ? cameAtEnd(first.line, 'each message reaches the host at once')
      : tooSlow(first.line),
  ]
}

/** The requests that came after our timeout; while one stands unanswered the tool is silent by right. */
function afterSilence({ expired, requests }: Conversation): Request[] {
  const silence = expired('startup') ?? expired('idle')
  if (!silence || requests.some((request) => isOpenAt(silence.at, request))) return []
  return requests.filter(({ line }) => line.at > silence.at)
}

const isOpenAt = (at: number, { line, answer }: Request) =>
  line.at < at && (!answer || answer.at > at)

/** A second request, or a result, needs the answer to the first: the tool went on. */
function holdsBack(c: Conversation): boolean {
  const [first, second] = afterSilence(c)
  const wentOn = second !== undefined || c.finals.some(({ method }) => method === 'result')
  return first !== undefined && !wentOn && isPrompt(c, first.line)
}

/** How soon a tool that only waits lets go once it is asked to end, in microseconds. */
const PROMPT = 100_000

/** What was held back comes as soon as the tool is asked to end; what is written only now comes whenever. */
function isPrompt({ transcript }: Conversation, line: Line): boolean {
  const asked = transcript.slice(0, line.index).findLast(asksToEnd)
  return asked !== undefined && line.at - asked.at < PROMPT
}

const tooSlow = ({ number }: Line) =>
  inconclusive(
    `line ${number} came after a longer silence than is waited for; limits that leave the tool more time show more`,
  )
