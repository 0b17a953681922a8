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
  quote,
  satisfied,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../../engine/finding.ts'
import { answerText, onAnswer, outcomeText, type ProbeAnswer } from '../answer.ts'
import { type Judge, judgedBy } from '../host-check.ts'
import { type HostLine, linesToTool, messagesIn } from '../host-lines.ts'
import { succeeded, succeeds, textsIn } from '../outcome.ts'
import { anythingAt, bytesIn } from '../project-state.ts'
import { onResponse, responsesTo, since } from '../requests.ts'
import { endedAtOnce, isBlind, probed } from '../timing.ts'
import {
  AT_ONCE,
  CAPITAL,
  CAPITAL_IDS,
  CHANGING,
  FAILS,
  FINALS,
  MANY,
  NOTIFIES,
  OVERLAPPED,
  REQUESTS,
  STOPS,
} from './scenarios.ts'

/** Whether the probe itself gave a request this id. */
const isOfProbe = (id: unknown) => typeof id === 'number' && id > 0 && id < 1_000

/** The id of the last of the probe's own requests: what comes beside its response answers a request of ours. */
const settledId = (lines: readonly HostLine[]): unknown =>
  lines.map(({ message }) => message?.id).findLast(isOfProbe)

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

/** What comes for no request of the probe: it has the id null, or none. */
const forNothing = (lines: readonly HostLine[]) =>
  messagesIn(lines).some(
    (message) => isResponse(message) && (message.id === null || message.id === undefined),
  )

const noAnswer = (id: string, mark: string, what: string) =>
  probed(id, `no answer to ${what}`, (call) => forNothing(since(call, mark)) && 'an answer')

export const unansweredStates = [
  probed('spawn h', '', (_, c) => noResponse(c)),
  noAnswer('spawn h', STOPS, 'a last state'),
  noAnswer('spawn m', NOTIFIES, 'a state without params'),
]

export const unansweredFinals = Object.keys(FINALS).map(
  (id): Judge =>
    (c) =>
      isBlind(c, callOf(c, id))
        ? notApplicable('the sandbox keeps the probe from reporting what follows its final message')
        : probed(id, 'no answer to a final message', (call) => {
            const answers = since(call, NOTIFIES).filter(({ message }) => isResponse(message))
            return answers.length > 0 && 'an answer'
          })(c),
)

/** The answer to a request holds this content. */
export const own = (nth: number, content: string) =>
  onAnswer(nth, `the content of file ${nth}`, (answer) => {
    const right = isObject(answer.result) && answer.result.content === content
    return !right && answerText(answer)
  })

/** What the reads of a file give that is written, written anew and deleted between them. */
export const changing = [
  undefined,
  undefined,
  'before',
  undefined,
  'after',
  undefined,
  undefined,
].flatMap((content, i) =>
  CHANGING[i]?.[0] === 'fs.read'
    ? [
        onAnswer(MANY.length + i, `what the file holds now: ${content ?? 'nothing'}`, (answer) => {
          const found = isObject(answer.result) ? answer.result.content : undefined
          return found !== content && answerText(answer)
        }),
      ]
    : [],
)

export const once: Judge = (c) => {
  const call = callOf(c)
  const expected = 'one answer to each request'
  if (!call?.report) return violated(expected, `no answer: ${outcomeText(c, call)}`, call?.index)
  const counts = Array.from({ length: REQUESTS }, (_, i) => responsesTo(call, i + 1).length)
  if (counts.some((count) => count > 1)) return violated(expected, 'more than one', call.index)
  return satisfiedUnless(counts.includes(0) && 'none to some', expected, call.index)
}

/** No request of the probe's own is answered twice. */
export const notTwice: Judge = (c) => {
  const call = callOf(c)
  const count = call ? linesToTool(call).length : 0
  const ids = Array.from({ length: count }, (_, i) => i + 1)
  const again = call && ids.some((id) => responsesTo(call, id).length > 1)
  const expected = 'one answer to each request'
  if (!again && !call?.report) return inconclusive(`no report: ${outcomeText(c, call)}`)
  return satisfiedUnless(again && 'more than one', expected, call?.index)
}

/** What the requests of one id are answered with, in order. */
const REUSED = [...Array(3).fill({ content: 'a' }), { content: 'b' }, { exists: true }]

export const reused: Judge = (c) => {
  const call = callOf(c)
  const responses = call ? responsesTo(call, 'again') : []
  if (!call || responses.length === 0) return inconclusive(`no answer: ${outcomeText(c, call)}`)
  const right = responses.filter(({ message }, i) => {
    const [[name, value] = ['', undefined]] = Object.entries(REUSED[i] ?? {})
    return isObject(message?.result) && message.result[name] === value
  })
  const expected = `${REUSED.length} answers`
  if (right.length < REUSED.length) {
    const found = `${right.length} results in ${responses.length} answers`
    return violated(expected, found, call.index)
  }
  const [again] = since(call, 'failed before').filter(({ message }) => message?.id === 'error')
  return satisfiedUnless(
    isObject(again?.message?.result) ? satisfied('served') : 'no result after an error',
    expected,
    call.index,
  )
}

/** A request that fails has its own id in the answer. */
export const failing = (id: string | number) => (c: HostConversation) => {
  const call = callOf(c, FAILS)
  const lines = call ? since(call, FAILS) : []
  const expected = `an error with the id ${quote(JSON.stringify(id), 40)}`
  const came = lines.some(({ message }) => isObject(message?.error) && equal(message.id, id))
  return satisfiedUnless(!came && `no such answer: ${outcomeText(c, call)}`, expected, call?.index)
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

/** Requests that came at once are answered, and so is a later one; or the host ends such a tool. */
export const overlapping =
  (rights: readonly ((result: JsonObject) => boolean)[]): Judge =>
  (c) => {
    const call = callOf(c)
    const all = rights.map((isRight, i) => overlap(i + 1, isRight))
    if (!call || !endedAtOnce(c, call, AT_ONCE))
      return judgedBy([...all, onAnswer(rights.length + 1, 'an answer', unserved)])(c)
    const came = all.filter((_, i) => responsesTo(call, i + 2).length > 0)
    return [...judgedBy(came)(c), satisfied('a failed run')]
  }

export const overlaps = overlapping(
  OVERLAPPED.map(
    (content) =>
      ({ content: found }) =>
        found === content,
  ),
)

/** A read comes while a program runs. */
export const overlapsProgram = overlapping([
  ({ exit_code }) => exit_code === 0,
  ({ content }) => content === 'b',
])

/** One of the requests that came at once has its own result, or an error. */
const overlap =
  (nth: number, isRight: (result: JsonObject) => boolean): Judge =>
  (c) => {
    const call = callOf(c)
    const id = nth + 1
    if (!call || responsesTo(call, id).length > 1)
      return violated('one answer to each', 'more than one', call?.index)
    return onResponse(id, 'its own result, or an error', ({ result, error }) => {
      if (isObject(error)) return satisfied('an error')
      return isObject(result) && isRight(result)
        ? satisfied('all served')
        : 'the data of another request'
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
  if (odd) return violated('the id null', oddId(odd), call.index)
  if (answers.length > 0) return satisfied('an error')
  return satisfied(succeeded(call) ? 'silence' : 'a failed run')
}

const oddId = (answer: JsonObject) => ('id' in answer ? 'an id that was guessed' : 'no id')

/** A message whose id cannot be read is answered with the id null, or not at all. */
export const withoutId =
  (name: string): Judge =>
  (c) => {
    const call = callOf(c, 'objects')
    const lines = call ? since(call, name) : []
    const settled = settledId(lines)
    if (!call || settled === undefined) return []
    const odd = messagesIn(lines).find(({ id }) => id !== settled && id !== null)
    return satisfiedUnless(odd && `${name}: ${oddId(odd)}`, 'the id null', call.index)
  }

/** A long line that is no JSON may end its own run, but not the host. */
export const afterLongLine: Judge = (c) => succeeds('later', 'later')(c)

/** No message whose members are in another case is taken for what it would be in the right one. */
export const capitals: Judge = (c) => {
  const requests = callOf(c, 'requests')
  if (!requests || responsesTo(requests, 'before').length === 0)
    return inconclusive(`the host did not come that far: ${outcomeText(c, requests)}`)
  const served = CAPITAL_IDS.some((id) =>
    responsesTo(requests, id).some(({ message }) => isObject(message?.result)),
  )
  const finals = ['method', 'content'].flatMap((id) => callOf(c, id) ?? [])
  const isTaken = finals.some(
    (call) => succeeded(call) && !call.report && textsIn(call.result).includes(CAPITAL),
  )
  const wrong = (served && 'such a request served') || (isTaken && 'such a result taken')
  return satisfiedUnless(wrong, 'no message in another case taken for one', requests.index)
}

/** What is no value of `encoding`, and no name of it, decodes nothing. */
export const undecoded: Judge = (c) => {
  const [files] = c.snapshots
  if (!files) return inconclusive(`the project was not shown: ${outcomeText(c, callOf(c))}`)
  const odd = ['b.txt', 'c.txt'].find((path) => bytesIn(files, path)?.toString() === 'a')
  return satisfiedUnless(odd && 'a content that was decoded', 'no content decoded')
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

/** A program without an id is no request either, although its answer would come later. */
export const unaskedProgram: Judge = (c) => {
  const call = callOf(c)
  if (call && endedAtOnce(c, call, 'sent')) return satisfied('a failed run')
  return beside(
    'sent',
    'no result',
    (others) => others.some((each) => 'result' in each && !isOfProbe(each.id)) && 'a result',
  )(c)
}
