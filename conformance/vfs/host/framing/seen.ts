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
import { linesToTool } from '../host-lines.ts'
import { failsWith, succeeded, succeedsWith } from '../outcome.ts'
import { anythingAt } from '../project-state.ts'
import { onResponse, responsesTo, since } from '../requests.ts'
import { endedAtOnce } from '../timing.ts'
import { HOSTILE, TOGETHER } from './scenarios.ts'

/** The one answer to a request of ours holds a content. */
export function answeredWith(
  c: HostConversation,
  id: string,
  value: string,
  callId?: string,
): Finding[] {
  const expected = `one answer with ${JSON.stringify(value)}`
  const judge: Parameters<typeof onResponse>[3] = ({ result, error }, { index }) => {
    const found = isObject(result) ? result.content : undefined
    const observed = isObject(error) ? `the error ${String(error.code)}` : 'another result'
    return satisfiedUnless(found !== value && observed, expected, index)
  }
  return onResponse(c, id, expected, judge, callId)
}

/** A notification that the host need not know, and a request, in one piece; a host may end a tool for the former. */
export function together(c: HostConversation): Finding[] {
  const call = callOf(c, 'together')
  if (call && endedAtOnce(c, call, TOGETHER))
    return [notApplicable('the host ends a tool that sends a notification which it does not know')]
  return answeredWith(c, 'first', 'umlaut', 'together')
}

export function notBefore(c: HostConversation, id: string, mark: string): Finding[] {
  const call = callOf(c)
  if (!call) return []
  const early =
    linesToTool(call).some(({ message }) => message?.id === id) &&
    !since(call, mark).some(({ message }) => message?.id === id)
  return [
    satisfiedUnless(early && 'an answer before it', 'no answer before the line feed', call.index),
  ]
}

export function batch(c: HostConversation): Finding[] {
  const single = callOf(c, 'one by one')
  const call = callOf(c, 'list')
  const [files] = c.snapshots
  if (!single || !call || !files) return [inconclusive('the host was not shown a list')]
  if (!anythingAt(files, 'single.txt')) return [inconclusive('it writes no single file either')]
  const expected = 'nothing of the list carried out'
  if (anythingAt(files, 'one.txt') || anythingAt(files, 'two.txt'))
    return [violated(expected, 'an element of the list was carried out', call.index)]
  if (linesToTool(call).some(({ text }) => /^\s*\[/.test(text)))
    return [violated('no list as an answer', 'a list', call.index)]
  return [satisfied(reactionTo(c, call))]
}

/** How a host takes a line that it cannot serve, in one phrase. */
function reactionTo(c: HostConversation, call: HostCall): string {
  const errors = linesToTool(call).flatMap(({ message }) =>
    isObject(message?.error) ? [`the error ${String(message.error.code)}`] : [],
  )
  if (errors.length > 0) return [...new Set(errors)].join(' and ')
  if (responsesTo(call, 'h').length > 0) return 'an ordinary response'
  return succeeded(call) ? 'silence' : `a failed run: ${outcomeText(c, call)}`
}

export function repaired(c: HostConversation): Finding[] {
  const call = callOf(c)
  const [files] = c.snapshots
  if (!call || !files || since(call, 'sent').length + Number(call.error !== undefined) === 0)
    return [inconclusive(`the host was not shown such a line: ${outcomeText(c, call)}`)]
  const expected = 'a line that is not UTF-8 refused'
  const names = Object.keys(files).filter((path) => path.startsWith('bad-'))
  return names.length > 0
    ? [violated(expected, 'a repaired form was carried out', call.index)]
    : [satisfied(reactionTo(c, call))]
}

export function alike(c: HostConversation): Finding[] {
  const [ended] = succeedsWith(c, 'ended', 'unended')
  if (ended?.kind !== 'satisfied')
    return [inconclusive('a result with its line feed does not count either')]
  const calls = c.calls.filter(({ id }) => id !== 'ended')
  const counted = calls.filter(succeeded).length
  if (counted === 0) return [satisfied('it does not count')]
  if (counted === calls.length) return [satisfied('it counts')]
  return [violated('the same every time', 'it counts at times')]
}

export function survived(c: HostConversation): Finding[] {
  const later = succeedsWith(c, 'later', 'later')
  if (later.some(({ kind }) => kind === 'violated')) return later
  return Object.keys(HOSTILE).flatMap((id) => {
    const call = callOf(c, id)
    return call && (succeeded(call) || failsWith(c, id)[0]?.kind === 'satisfied')
      ? [satisfied(`${id}: ${succeeded(call) ? reactionTo(c, call) : 'a failed run'}`)]
      : [violated('another tool served', outcomeText(c, call))]
  })
}
