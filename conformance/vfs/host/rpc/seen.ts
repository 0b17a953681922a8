import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { answerText, onAnswer, outcomeText } from '../answer.ts'
import type { HostLine } from '../host-lines.ts'
import { succeeded } from '../outcome.ts'
import { anythingAt } from '../project-state.ts'
import { onResponse, responsesTo, since } from '../requests.ts'
import { endedAtOnce, isBlind, onReport } from '../timing.ts'
import { AT_ONCE, MANY, mixture, NOTIFIES } from './scenarios.ts'

/** The ids of the probe's own requests: what comes beside them answers a request of ours. */
const isSettled = (message: JsonObject, settled: Set<unknown>) => settled.has(message.id)

function settledIds(lines: readonly HostLine[]): Set<unknown> {
  const found = lines.flatMap(({ message }) =>
    typeof message?.id === 'number' && message.id > 0 && message.id < 1_000 ? [message.id] : [],
  )
  return new Set(found.slice(-1))
}

/** The responses after a mark but for that to the request that closes its section. */
function beside(c: HostConversation, mark: string, id?: string): JsonObject[] | undefined {
  const call = callOf(c, id)
  const lines = call ? since(call, mark) : []
  const settled = settledIds(lines)
  if (settled.size === 0) return undefined
  return lines.flatMap(({ message }) => (message && !isSettled(message, settled) ? [message] : []))
}

const notSettled = (c: HostConversation, id?: string): Finding =>
  violated('a later request answered', outcomeText(c, callOf(c, id)), callOf(c, id)?.index)

/** Nothing comes without a method that answers no request. */
export function unansweredStates(c: HostConversation): Finding[] {
  return onReport(c, 'spawn h', (call) => {
    const others = beside(c, NOTIFIES, call.id)
    if (!others) return notSettled(c, call.id)
    return satisfiedUnless(
      others.some(isResponse) && 'an answer',
      'no answer to a state',
      call.index,
    )
  })
}

export function unansweredFinal(c: HostConversation): Finding[] {
  if (isBlind(c, callOf(c)))
    return [
      notApplicable(
        'the sandbox keeps the probe from reporting what comes after its final message',
      ),
    ]
  return onReport(c, 'call', (call) => {
    const answers = since(call, NOTIFIES).filter(({ message }) => message && isResponse(message))
    return satisfiedUnless(
      answers.length > 0 && 'an answer',
      'no answer to a final message',
      call.index,
    )
  })
}

const isResponse = (message: JsonObject) => !('method' in message)

export function own(c: HostConversation, nth: number, content: string): Finding[] {
  return onAnswer(c, nth, `the content of file ${nth}`, (answer) => {
    const right = isObject(answer.result) && answer.result.content === content
    return satisfiedUnless(!right && answerText(answer), `the content of file ${nth}`, answer.index)
  })
}

export function once(c: HostConversation): Finding[] {
  const call = callOf(c)
  const asked = MANY.length + 8 * mixture.length
  const expected = 'one answer to each request'
  if (!call?.report) return [violated(expected, `no answer: ${outcomeText(c, call)}`, call?.index)]
  const counts = Array.from({ length: asked }, (_, i) => responsesTo(call, i + 1).length)
  const more = counts.some((count) => count > 1)
  if (more) return [violated(expected, 'more than one', call.index)]
  return [satisfiedUnless(counts.includes(0) && 'none to some', expected, call.index)]
}

export function reused(c: HostConversation): Finding[] {
  const call = callOf(c)
  const responses = call ? responsesTo(call, 'again') : []
  if (!call || responses.length === 0) return [inconclusive(`no answer: ${outcomeText(c, call)}`)]
  const right = responses.filter(
    ({ message }) => isObject(message?.result) && message.result.content === 'a',
  )
  const expected = 'three answers'
  if (right.length === 3) return [satisfied('served')]
  return [violated(expected, `${right.length} results in ${responses.length} answers`, call.index)]
}

export function unchanged(c: HostConversation, name: string, id: string): Finding[] {
  const others = beside(c, name)
  if (!others) return [notSettled(c)]
  const expected = `${name}: the same id, or the error -32600`
  const [first, ...more] = others
  if (!first)
    return [
      name === 'null'
        ? satisfied('null: silence')
        : violated(expected, 'silence', callOf(c)?.index),
    ]
  if (more.length > 0) return [violated(expected, 'more than one answer', callOf(c)?.index)]
  if (isObject(first.error) && first.error.code === -32600) return [satisfied(`${name}: -32600`)]
  const same = spelledIn(c, name, id)
  return [
    same ? satisfied(`${name}: echoed`) : violated(expected, `the id ${JSON.stringify(first.id)}`),
  ]
}

/** Numbers beyond 2^53 are distinguished by their digits alone. */
function spelledIn(c: HostConversation, mark: string, id: string): boolean {
  const call = callOf(c)
  const lines = call ? since(call, mark) : []
  return lines.some(({ text, message }) =>
    id.length > 15
      ? text.replace(/\s/g, '').includes(`"id":${id}`)
      : equal(message?.id, JSON.parse(id)),
  )
}

export const served = (answer: Parameters<Parameters<typeof onAnswer>[3]>[0]): Finding =>
  isObject(answer.result) ? satisfied() : violated('an answer', answerText(answer), answer.index)

/** Two requests that came at once are answered, and so is a later one; or the host ends such a tool. */
export function overlaps(c: HostConversation): Finding[] {
  const call = callOf(c)
  if (!call || !endedAtOnce(c, call, AT_ONCE))
    return [...overlap(c, 1), ...overlap(c, 2), ...onAnswer(c, 3, 'an answer', served)]
  const came = [1, 2].filter((nth) => responsesTo(call, nth + 1).length > 0)
  return [...came.flatMap((nth) => overlap(c, nth)), satisfied('a failed run')]
}

/** One of two requests that came at once has its own result, or an error. */
function overlap(c: HostConversation, nth: number): Finding[] {
  const call = callOf(c)
  const id = nth + 1
  const expected = 'its own result, or an error'
  if (!call || responsesTo(call, id).length > 1)
    return [violated('one answer to each', 'more than one', call?.index)]
  return onResponse(c, id, expected, ({ result, error }) => {
    if (isObject(error)) return satisfied('an error')
    const right = isObject(result) && result.content === (nth === 1 ? 'a' : 'b')
    return right ? satisfied('both served') : violated(expected, 'the data of another request')
  })
}

export function afterNoJson(c: HostConversation): Finding[] {
  const call = callOf(c, 'no JSON')
  if (call && succeeded(call)) return [satisfied('no JSON: it goes on')]
  return call?.error !== undefined
    ? [satisfied('no JSON: the run fails')]
    : [violated('the next request, or a failed run', outcomeText(c, call), call?.index)]
}

export function unreadable(c: HostConversation): Finding[] {
  const call = callOf(c, 'no JSON')
  if (!call || responsesTo(call, 'before').length === 0)
    return [inconclusive(`the host did not come that far: ${outcomeText(c, call)}`)]
  const lines = since(call, 'no JSON')
  const settled = succeeded(call) ? settledIds(lines) : new Set()
  const answers = lines.filter(({ message }) => message && !settled.has(message.id))
  const odd = answers.find(({ message }) => message?.id !== null)
  if (odd) {
    const id = odd.message && 'id' in odd.message ? 'an id that was guessed' : 'no id'
    return [violated('the id null', id, call.index)]
  }
  if (answers.length > 0) return [satisfied('an error')]
  return [satisfied(succeeded(call) ? 'silence' : 'a failed run')]
}

export function readable(c: HostConversation, name: string, id: unknown): Finding[] {
  const others = beside(c, name, 'objects')
  if (!others) return [notSettled(c, 'objects')]
  const expected = 'an error with the id of the request, or null'
  const [answer] = others
  if (!answer) return [violated(expected, `${name}: silence`)]
  if (!isObject(answer.error)) return [violated(expected, `${name}: a result`)]
  if (answer.id === null) return [satisfied('null')]
  return [equal(answer.id, id) ? satisfied('its id') : violated(expected, `${name}: another id`)]
}

export function unasked(c: HostConversation): Finding[] {
  const call = callOf(c)
  if (call && endedAtOnce(c, call, 'sent')) return [satisfied('a failed run')]
  const others = beside(c, 'sent')
  const [files] = c.snapshots
  if (!others || !files) return [notSettled(c)]
  if (others.some((message) => 'result' in message))
    return [violated('no result', 'a result', call?.index)]
  const effect = anythingAt(files, 'unasked.txt') ? 'carried out' : 'not carried out'
  return [satisfied(`${others.length > 0 ? 'an error' : 'silence'}, ${effect}`)]
}
