import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfied,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../../engine/finding.ts'
import { answerText, onAnswer, outcomeText, type ProbeAnswer } from '../answer.ts'
import { type Judge, judgedBy } from '../host-check.ts'
import { type HostLine, messagesIn } from '../host-lines.ts'
import { succeeded } from '../outcome.ts'
import { anythingAt } from '../project-state.ts'
import { onResponse, responsesTo, since } from '../requests.ts'
import { endedAtOnce, isBlind, probed } from '../timing.ts'
import { AT_ONCE, NOTIFIES, REQUESTS } from './scenarios.ts'

/** The id of the last of the probe's own requests: what comes beside its response answers a request of ours. */
const settledId = (lines: readonly HostLine[]): unknown =>
  lines
    .map(({ message }) => message?.id)
    .findLast((id) => typeof id === 'number' && id > 0 && id < 1_000)

/** Judges the messages after a mark but for the response to the request that closes its section. */
const beside =
  (
    mark: string,
    expected: string,
    wrong: (others: JsonObject[], call: HostCall, c: HostConversation) => Verdict,
    id?: string,
  ) =>
  (c: HostConversation): Finding => {
    const call = callOf(c, id)
    const lines = call ? since(call, mark) : []
    const settled = settledId(lines)
    if (!call || settled === undefined)
      return violated('a later request answered', outcomeText(c, call), call?.index)
    const others = messagesIn(lines).filter((message) => message.id !== settled)
    return satisfiedUnless(wrong(others, call, c), expected, call.index)
  }

const isResponse = (message: JsonObject | undefined) =>
  message !== undefined && !('method' in message)

/** Nothing comes without a method that answers no request. */
const noResponse = beside(
  NOTIFIES,
  'no answer to a state',
  (others) => others.some(isResponse) && 'an answer',
  'spawn h',
)

export const unansweredStates = probed('spawn h', '', (_, c) => noResponse(c))

export const unansweredFinal: Judge = (c) =>
  isBlind(c, callOf(c))
    ? notApplicable('the sandbox keeps the probe from reporting what comes after its final message')
    : probed('call', 'no answer to a final message', (call) => {
        const answers = since(call, NOTIFIES).filter(({ message }) => isResponse(message))
        return answers.length > 0 && 'an answer'
      })(c)

/** The answer to a request holds this content. */
export const own = (nth: number, content: string) =>
  onAnswer(nth, `the content of file ${nth}`, (answer) => {
    const right = isObject(answer.result) && answer.result.content === content
    return !right && answerText(answer)
  })

export const once: Judge = (c) => {
  const call = callOf(c)
  const expected = 'one answer to each request'
  if (!call?.report) return violated(expected, `no answer: ${outcomeText(c, call)}`, call?.index)
  const counts = Array.from({ length: REQUESTS }, (_, i) => responsesTo(call, i + 1).length)
  if (counts.some((count) => count > 1)) return violated(expected, 'more than one', call.index)
  return satisfiedUnless(counts.includes(0) && 'none to some', expected, call.index)
}

export const reused: Judge = (c) => {
  const call = callOf(c)
  const responses = call ? responsesTo(call, 'again') : []
  if (!call || responses.length === 0) return inconclusive(`no answer: ${outcomeText(c, call)}`)
  const right = responses.filter(
    ({ message }) => isObject(message?.result) && message.result.content === 'a',
  )
  if (right.length === 3) return satisfied('served')
  const found = `${right.length} results in ${responses.length} answers`
  return violated('three answers', found, call.index)
}

export const unchanged = (name: string, id: string) =>
  beside(name, `${name}: the same id, or the error -32600`, ([first, ...more], call) => {
    if (!first) return name === 'null' ? satisfied('null: silence') : 'silence'
    if (more.length > 0) return 'more than one answer'
    if (isObject(first.error) && first.error.code === -32600) return satisfied(`${name}: -32600`)
    const isSame = since(call, name).some((answer) => isSpelled(answer, id))
    return isSame ? satisfied(`${name}: echoed`) : `the id ${JSON.stringify(first.id)}`
  })

/** Numbers beyond 2^53 are distinguished by their digits alone. */
const isSpelled = ({ text, message }: HostLine, id: string): boolean =>
  id.length > 15
    ? text.replace(/\s/g, '').includes(`"id":${id}`)
    : equal(message?.id, JSON.parse(id))

export const unserved = (answer: ProbeAnswer) => !isObject(answer.result) && answerText(answer)

/** Two requests that came at once are answered, and so is a later one; or the host ends such a tool. */
export const overlaps: Judge = (c) => {
  const call = callOf(c)
  if (!call || !endedAtOnce(c, call, AT_ONCE))
    return judgedBy([overlap(1), overlap(2), onAnswer(3, 'an answer', unserved)])(c)
  const came = [1, 2].filter((nth) => responsesTo(call, nth + 1).length > 0)
  return [...judgedBy(came.map(overlap))(c), satisfied('a failed run')]
}

/** One of two requests that came at once has its own result, or an error. */
const overlap =
  (nth: number): Judge =>
  (c) => {
    const call = callOf(c)
    const id = nth + 1
    if (!call || responsesTo(call, id).length > 1)
      return violated('one answer to each', 'more than one', call?.index)
    return onResponse(id, 'its own result, or an error', ({ result, error }) => {
      if (isObject(error)) return satisfied('an error')
      const right = isObject(result) && result.content === (nth === 1 ? 'a' : 'b')
      return right ? satisfied('both served') : 'the data of another request'
    })(c)
  }

export const afterNoJson: Judge = (c) => {
  const call = callOf(c, 'no JSON')
  if (call && succeeded(call)) return satisfied('no JSON: it goes on')
  return call?.error !== undefined
    ? satisfied('no JSON: the run fails')
    : violated('the next request, or a failed run', outcomeText(c, call), call?.index)
}

export const unreadable: Judge = (c) => {
  const call = callOf(c, 'no JSON')
  if (!call || responsesTo(call, 'before').length === 0)
    return inconclusive(`the host did not come that far: ${outcomeText(c, call)}`)
  const lines = since(call, 'no JSON')
  const settled = succeeded(call) ? settledId(lines) : undefined
  const answers = messagesIn(lines).filter(({ id }) => settled === undefined || id !== settled)
  const odd = answers.find(({ id }) => id !== null)
  if (odd)
    return violated('the id null', 'id' in odd ? 'an id that was guessed' : 'no id', call.index)
  if (answers.length > 0) return satisfied('an error')
  return satisfied(succeeded(call) ? 'silence' : 'a failed run')
}

export const readable = (name: string, id: unknown) =>
  beside(
    name,
    'an error with the id of the request, or null',
    ([answer]) => {
      if (!answer) return `${name}: silence`
      if (!isObject(answer.error)) return `${name}: a result`
      if (answer.id === null) return satisfied('null')
      return equal(answer.id, id) ? satisfied('its id') : `${name}: another id`
    },
    'objects',
  )

export const unasked: Judge = (c) => {
  const call = callOf(c)
  if (call && endedAtOnce(c, call, 'sent')) return satisfied('a failed run')
  return beside('sent', 'no result', (others) => {
    const [files] = c.snapshots
    if (!files) return violated('a later request answered', outcomeText(c, call), call?.index)
    if (others.some((message) => 'result' in message)) return 'a result'
    const effect = anythingAt(files, 'unasked.txt') ? 'carried out' : 'not carried out'
    return satisfied(`${others.length > 0 ? 'an error' : 'silence'}, ${effect}`)
  })(c)
}
