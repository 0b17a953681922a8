import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import { isMet, type Judge } from '../host-check.ts'
import { linesToTool, messagesIn } from '../host-lines.ts'
import { fails, succeeded, succeeds, textsIn } from '../outcome.ts'
import { anythingAt, projectHas } from '../project-state.ts'
import { onResponse, responsesTo, since } from '../requests.ts'
import { endedAtOnce } from '../timing.ts'
import { HOSTILE, ILL_FORMED, LISTED, LISTS, STATUS_1, UNENDED_LINES } from './broken-lines.ts'
import { ESCAPES, TOGETHER } from './scenarios.ts'

/** The one answer to a request of ours holds a content. */
export const answeredWith = (id: string, value: string, callId?: string) =>
  onResponse(
    id,
    `one answer with ${JSON.stringify(value)}`,
    ({ result, error }) => {
      if (isObject(result) && result.content === value) return
      return isObject(error) ? `the error ${String(error.code)}` : 'another result'
    },
    callId,
  )

/** Notifications that the host need not know, and a request, in one piece; a host may end a tool for the former. */
export const together: Judge = (c) => {
  const call = callOf(c, 'together')
  if (call && endedAtOnce(c, call, TOGETHER))
    return notApplicable('the host ends a tool that sends a notification which it does not know')
  return answeredWith('first', 'umlaut', 'together')(c)
}

export const notBefore =
  (id: string, mark: string): Judge =>
  (c) => {
    const call = callOf(c)
    if (!call) return []
    const [all, later] = [linesToTool(call), since(call, mark)].map((lines) =>
      messagesIn(lines).some((message) => message.id === id),
    )
    const early = all && !later && 'an answer before it'
    return satisfiedUnless(early, 'no answer before the line feed', call.index)
  }

const EXECUTED = ['one.txt', 'two.txt', 'alone.txt', 'beside.txt']

/** A content that was sent with escapes of every kind. */
export const escapesWritten = projectHas({ 'escapes.txt': ESCAPES }, 0)

const NOTHING = 'nothing of the list carried out'

export const batch: Judge = (c) => {
  const [files] = c.snapshots
  const list = callOf(c, 'list')
  if (!callOf(c, 'one by one') || !list || !files)
    return inconclusive('the host was not shown a list')
  if (!anythingAt(files, 'single.txt')) return inconclusive('it writes no single file either')
  const executed = EXECUTED.find((path) => anythingAt(files, path))
  if (executed !== undefined)
    return violated(NOTHING, 'an element of the list was carried out', list.index)
  return [...Object.keys(LISTS).flatMap((id) => ofList(c, id)), ...succeeds('later', 'later')(c)]
}

/** What became of a call that sent a list. */
function ofList(c: HostConversation, id: string): Finding {
  const call = callOf(c, id)
  if (!call) return inconclusive(`the host was not shown ${id}`)
  if (linesToTool(call).some(({ text }) => /^\s*\[/.test(text)))
    return violated('no list as an answer', 'a list', call.index)
  if (succeeded(call) && !call.report && textsIn(call.result).includes(LISTED))
    return violated(NOTHING, 'a result out of a list', call.index)
  const isOver = call.error !== undefined || succeeded(call)
  return isOver ? satisfied(reactionTo(c, call)) : violated('an end', outcomeText(c, call))
}

/** How a host takes a line that it cannot serve, in one phrase. */
function reactionTo(c: HostConversation, call: HostCall): string {
  const errors = messagesIn(linesToTool(call)).flatMap(({ error }) =>
    isObject(error) ? [`the error ${String(error.code)}`] : [],
  )
  if (errors.length > 0) return [...new Set(errors)].join(' and ')
  if (responsesTo(call, 'h').length > 0) return 'an ordinary response'
  return succeeded(call) ? 'silence' : `a failed run: ${outcomeText(c, call)}`
}

export const repaired: Judge = (c) => Object.keys(ILL_FORMED).map((id) => repairedIn(c, id))

function repairedIn(c: HostConversation, id: string): Finding {
  const call = callOf(c, id)
  const [files] = c.snapshots
  if (!call || !files || (since(call, 'sent').length === 0 && call.error === undefined))
    return inconclusive(`the host was not shown such a line: ${outcomeText(c, call)}`)
  return Object.keys(files).some((path) => path.startsWith(`bad-${id}-`))
    ? violated('a line that is not UTF-8 refused', 'a repaired form was carried out', call.index)
    : satisfied(reactionTo(c, call))
}

export const alike: Judge = (c) => {
  const isWhole = (id: string) => isMet(succeeds(id, 'unended'), c)
  if (!isWhole('ended')) return inconclusive('a result with its line feed does not count either')
  const ids = [...Object.keys(UNENDED_LINES), ...(isWhole(`ended ${STATUS_1}`) ? [STATUS_1] : [])]
  const counted = ids.filter(isWhole).length
  if (counted === 0) return satisfied('it does not count')
  const wrong = counted < ids.length && 'it counts at times'
  return satisfiedUnless(wrong || satisfied('it counts'), 'the same every time')
}

export const survived: Judge = (c) => {
  const later = succeeds('later', 'later')(c)
  if (later.some(({ kind }) => kind === 'violated')) return later
  return Object.keys(HOSTILE).map((id) => {
    const call = callOf(c, id)
    const isAnswered = call && (succeeded(call) || isMet(fails(id), c))
    if (!isAnswered) return violated('another tool served', outcomeText(c, call))
    return satisfied(`${id}: ${succeeded(call) ? reactionTo(c, call) : 'a failed run'}`)
  })
}
