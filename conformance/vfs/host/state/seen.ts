import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import { equal, isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, quote, satisfied, violated } from '../../../engine/finding.ts'
import { answersOf, answerText, onCall } from '../answer.ts'
import { asJson, isNone } from '../expected.ts'
import { type Judge, judgedBy } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { isGone } from '../lifecycle/seen.ts'
import { outcome, outcomeIs, outcomeOf, succeeds, textsIn } from '../outcome.ts'
import { responsesTo } from '../requests.ts'
import { goneAt, notifiedAt, probed, scaled, US_PER_MS } from '../timing.ts'
import { FAILED, GONE_MS } from './end-scenarios.ts'
import { endOf, endsWith, handleAt, handleIn, inputsTo, stands } from './handle.ts'
import { INPUTS, QUICK } from './scenarios.ts'

export const oneProcess = probed('spawn h', 'one process that hears every input', (call) => {
  const inits = linesToTool(call).filter(({ message }) => message?.method === 'init').length
  if (call.processes.length !== 1 || inits !== 1) return 'several'
  return inputsTo(call).length <= INPUTS.length && 'a process that hears fewer'
})

export const notified = probed('spawn h', 'one notification for each input', (call) => {
  const lines = linesToTool(call).filter(({ message }) => message?.method === 'apply')
  if (lines.some(({ message }) => message && 'id' in message)) return 'one with an id'
  const inputs = inputsTo(call)
  const once = INPUTS.map((wanted) => inputs.filter((input) => equal(input, wanted)).length)
  if (once.some((count) => count > 1)) return 'more than one'
  return once.includes(0) && 'none'
})

/** The most characters of an input that a finding holds as they are. */
const SHORT = 120

/** An input in a phrase; a long one is cut. */
function inputText(input: unknown): string {
  const text = JSON.stringify(input) ?? 'absent'
  return text.length > SHORT ? asJson(input) : text
}

export const sameInputs = probed('spawn h', '', (call) => {
  const inputs = inputsTo(call)
  const at = INPUTS.findIndex((input, i) => !equal(inputs[i], input))
  if (at === -1) return
  const found = `the input ${inputText(inputs[at])}`
  return violated(`the input ${inputText(INPUTS[at])}`, found, call.index)
})

export const inOrder = probed('spawn h', 'twelve inputs in their order', (call) => {
  const quick = inputsTo(call).filter((input) => String(input).startsWith('quick '))
  if (quick.length < QUICK.length) return 'fewer inputs'
  return !equal(quick, QUICK) && 'another order'
})

/** The times that a file is read and another one written while an input is worked on: two inputs, and an answer. */
const MEANWHILE = [0, 1, 2]

export const servedMeanwhile = probed('spawn h', 'an answer to each request', (call) => {
  if (!inputsTo(call).length) return inconclusive('the tool got no input')
  const answers = answersOf(call)
  const reads = answers.filter(({ method }) => method === 'fs.read')
  const writes = answers.filter(({ method }) => method === 'fs.write')
  for (const nth of MEANWHILE) {
    const [read, write] = [reads[nth], writes[nth]]
    const right = isObject(read?.result) && read.result.content === 'content of a'
    if (!read || !right) return read ? answerText(read) : 'no answer'
    if (!isObject(write?.result)) return 'no answer'
  }
  return undefined
})

export const heard = (input: string) =>
  probed('spawn h', 'the input', (call) => !inputsTo(call).includes(input) && 'no such input')

export const sawAction = probed('spawn h', 'the action', (call) => {
  const init = linesToTool(call).find(({ message }) => message?.method === 'init')
  if (!init) return inconclusive('the probe did not report its `init`')
  const { params } = init.message ?? {}
  const given = isObject(params) && isObject(params.tool) && params.tool.arguments
  return isObject(given) && given.action === 'spawn' ? satisfied('by its action') : 'no action'
})

/** Both a refusal and the stopped state once more will do. */
export const notTaken = (id: string) =>
  outcomeIs(id, 'a refusal, or the stopped state', (call) => {
    return call.error !== undefined || handleIn(call)?.state === 'stopped'
  })

/** The calls that may report how a handle has ended: the first that does counts. */
const endedBy = (handle: string) => (c: HostConversation) =>
  endOf(c, [`spawn ${handle}`, `input to ${handle}`, `end of ${handle}`])

export const endedWith =
  (handle: string, text: string): Judge =>
  (c) =>
    endsWith([endedBy(handle)(c)], text)(c)

/** A handle whose state has no content has this state, and shows none. */
export const isStill =
  (handle: string, state: string, id?: string): Judge =>
  (c) => {
    const shown = id ?? endOf(c, [`spawn ${handle}`, `state of ${handle}`])
    const found = stands(shown, state)(c)
    if (found.some(({ kind }) => kind !== 'satisfied')) return found
    return outcome(shown, 'no content', (call) => {
      const { content } = handleIn(call) ?? {}
      return !isNone(content) && content !== '' && `the content ${asJson(content)}`
    })(c)
  }

/** A stopped handle has an empty text for a result. */
export const endedEmpty = (handle: string) =>
  outcome(endedBy(handle), 'stopped with an empty result', (call) => {
    const { state, result } = handleIn(call) ?? {}
    if (state !== 'stopped') return outcomeOf(call)
    return !isNone(result) && result !== '' && `the result ${asJson(result)}`
  })

/** The tag is no part of the text. */
export const untagged = (handle: string) =>
  outcome(endedBy(handle), 'the text without its tag', (call) => {
    const { result } = handleIn(call) ?? {}
    return typeof result === 'string' && result.includes('"Ok"') && 'the tagged form'
  })

/** Whether a host shows the message of each failure and no mark. @see rfd037 §Response format */
const showsWordsAlone = (c: HostConversation) =>
  FAILED.every((handle) => {
    const { state, result } = handleAt(c, endedBy(handle)(c)) ?? {}
    return state !== 'stopped' || typeof result === 'string'
  })

/** A failure may be refused as a message, and is then one because the tool ends. */
export const noSuccess = (handle: string) =>
  outcome(endedBy(handle), 'a failure', (call, c) => {
    const { state, result } = handleIn(call) ?? {}
    if (state !== 'stopped') return outcomeOf(call)
    if (typeof result === 'string') {
      if (/"message"|"Err"/.test(result)) return 'raw JSON as a text'
      return showsWordsAlone(c) ? satisfied(`${handle}: by its message alone`) : 'a success'
    }
    const asReported = textsIn(handleIn(call)).includes('it broke')
    return satisfied(`${handle}: ${asReported ? 'as it was reported' : 'in words of the host'}`)
  })

export const aborted = (handle: string) =>
  probed(`spawn ${handle}`, 'the end of the process', (call, c) => {
    const from = callOf(c, `abort ${handle}`)?.calledAt
    const gone = goneAt(call)
    if (from === undefined) return inconclusive('the handle was not aborted')
    if (gone === undefined || gone - from > scaled(c, GONE_MS) * US_PER_MS)
      return 'a process that stays'
    const isReported = notifiedAt(call, 'cancel') !== undefined
    return satisfied(isReported ? 'reported by `cancel`' : 'not reported')
  })

export const plainResult: Judge = judgedBy([
  succeeds('plain', 'an ordinary result'),
  outcome('plain', 'a completed outcome', (call) => {
    const { state } = handleIn(call) ?? {}
    return state !== undefined && `a handle that is ${quote(String(state))}`
  }),
  isGone('plain'),
])

export const noApply = (id: string) =>
  onCall(id, 'no input', (call) => {
    if (!call || linesToTool(call).length === 0) return inconclusive('the probe heard nothing')
    return inputsTo(call).length > 0 && 'an input'
  })

export const bothIntact = probed('spawn h', 'the input and the one answer', (call) => {
  const [first, second] = responsesTo(call, 'pending')
  if (!equal(inputsTo(call), ['meanwhile'])) return 'no such input'
  if (!first || second) return first ? 'two answers' : 'no answer'
  const { result } = first.message ?? {}
  return !(isObject(result) && result.body === 'slow') && 'another answer than that of the server'
})
