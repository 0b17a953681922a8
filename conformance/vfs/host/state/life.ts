import type { HostCall, HostConversation } from '../../../../harness/host-conversation.ts'
import { equal, isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { answersOf, answerText } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { onOutcome, outcomeOf } from '../outcome.ts'
import { onReport } from '../timing.ts'
import { endsWith, handleIn, inputsTo, QUESTION, stands } from './handle.ts'
import { INPUTS, QUICK, whole } from './scenarios.ts'

/** One handle from its first state to its last. */
export const lifeChecks = checksOn(whole, {
  'vfs.state.process-stays-alive': (c) => onReport(c, 'spawn h', oneProcess),
  'vfs.state.apply-becomes-notification': (c) => onReport(c, 'spawn h', (call) => notified(call)),
  'vfs.state.input-keeps-type': (c) => onReport(c, 'spawn h', sameInputs),
  'vfs.state.applies-in-order': (c) => onReport(c, 'spawn h', inOrder),
  'vfs.state.requests-served-during-apply': (c) => onReport(c, 'spawn h', servedMeanwhile),
  'vfs.state.running-reported': (c) => [
    ...stands(c, 'running', 'running', 'first words'),
    ...stands(c, 'running on', 'running', 'second words'),
  ],
  'vfs.state.waiting-reported': (c) => [
    ...stands(c, 'waiting', 'waiting', 'paused', QUESTION.id, QUESTION.text),
    ...onReport(c, 'spawn h', (call) => heard(call, 'the answer')),
  ],
  'vfs.state.stopped-delivers-result': (c) => [
    ...endsWith(c, ['last', 'stopped'], 'R-4711'),
    ...notTaken(c, 'too late'),
  ],
  'vfs.state.init-tells-stateful': (c) => onReport(c, 'spawn h', sawAction),
})

/** Both a refusal and the stopped state once more will do. */
function notTaken(c: HostConversation, id: string): Finding[] {
  return onOutcome(c, id, 'a refusal, or the stopped state', (call) => {
    const stopped = handleIn(call)?.state === 'stopped'
    return call.error === undefined && !stopped && outcomeOf(call)
  })
}

function oneProcess(call: HostCall): Finding {
  const inits = linesToTool(call).filter(({ message }) => message?.method === 'init').length
  const inputs = inputsTo(call)
  const expected = 'one process that hears every input'
  if (call.processes.length !== 1 || inits !== 1) return violated(expected, 'several', call.index)
  const all = inputs.length >= INPUTS.length + 1
  return satisfiedUnless(!all && 'a process that hears fewer', expected, call.index)
}

function notified(call: HostCall): Finding {
  const lines = linesToTool(call).filter(({ message }) => message?.method === 'apply')
  const expected = 'one notification for each input'
  if (lines.some(({ message }) => message && 'id' in message))
    return violated(expected, 'one with an id', call.index)
  const count = inputsTo(call).filter((input) => equal(input, 'y')).length
  if (count === 1) return satisfied()
  return violated(expected, count === 0 ? 'none' : 'more than one', call.index)
}

function sameInputs(call: HostCall): Finding {
  const inputs = inputsTo(call).slice(0, INPUTS.length)
  const at = INPUTS.findIndex((input, i) => !equal(inputs[i], input))
  if (at === -1) return satisfied()
  const expected = `the input ${JSON.stringify(INPUTS[at])}`
  return violated(expected, `the input ${JSON.stringify(inputs[at]) ?? 'absent'}`, call.index)
}

function inOrder(call: HostCall): Finding {
  const quick = inputsTo(call).filter((input) => String(input).startsWith('quick '))
  const wanted = Array.from({ length: QUICK }, (_, i) => `quick ${i}`)
  const expected = 'twelve inputs in their order'
  if (quick.length < QUICK) return violated(expected, 'fewer inputs', call.index)
  return satisfiedUnless(!equal(quick, wanted) && 'another order', expected, call.index)
}

function servedMeanwhile(call: HostCall): Finding {
  if (!inputsTo(call).length) return inconclusive('the tool got no input')
  const [, read, write] = answersOf(call)
  const expected = 'an answer to each request'
  const right = isObject(read?.result) && read.result.content === 'content of a'
  if (!read || !right) return violated(expected, read ? answerText(read) : 'no answer', call.index)
  return satisfiedUnless(!isObject(write?.result) && 'no answer', expected, call.index)
}

const heard = (call: HostCall, input: string): Finding =>
  satisfiedUnless(!inputsTo(call).includes(input) && 'no such input', 'the input', call.index)

function sawAction(call: HostCall): Finding {
  const init = linesToTool(call).find(({ message }) => message?.method === 'init')
  if (!init) return inconclusive('the probe did not report its `init`')
  const { params } = init.message ?? {}
  const seen = isObject(params) && isObject(params.tool) && isSpawn(params.tool.arguments)
  return seen ? satisfied('by its action') : violated('the action', 'no action', call.index)
}

const isSpawn = (given: unknown) => isObject(given) && given.action === 'spawn'
