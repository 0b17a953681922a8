import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { equal, isObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfied,
  violated,
} from '../../engine/finding.ts'
import { atOnce } from './actions.ts'
import { checksOn } from './host-check.ts'
import { fails, onOutcome, outcomeOf, succeeds, textsIn } from './outcome.ts'
import { notification, SHORT_TIMEOUTS, settle } from './requests.ts'

const CALLS: Record<string, ProbeStep[]> = {
  message: [{ fail: { message: 'the message 4711' } }],
  transient: [{ fail: { message: 'try again', transient: true } }],
  lasting: [{ fail: { message: 'try again', transient: false } }],
  trace: [{ fail: { message: 'traced', trace: ['first cause', 'second cause', 'third cause'] } }],
  stray: [
    { send: { jsonrpc: '2.0', id: 'stray', error: { code: -32_000, message: 'a stray error' } } },
    settle,
    { finish: 'went on' },
  ],
  noisy: [
    { stderr: 'noise' },
    { fail: { message: 'the message 4712' } },
    { stderr: 'more' },
    { exit: 1 },
  ],
  partial: [notification('error', { message: 'the message 4713' })],
}

const errors: HostScenario = {
  name: 'error: failures of every kind',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [atOnce(CALLS)],
}

/** What becomes of a tool's failure. @see rfd-d11 §Request and response format */
export const errorChecks = checksOn(errors, {
  'vfs.error.message-in-outcome': fails('message', 'the message 4711'),
  'vfs.error.transient-told-apart': apart,
  'vfs.error.trace-kept': traced,
  'vfs.error.error-response-is-no-final': succeeds('stray', 'went on'),
  'vfs.error.message-beats-stderr': fails('noisy', 'the message 4712'),
  'vfs.error.partial-error-still-fails': partial,
})

function apart(c: HostConversation): Finding[] {
  const both = ['transient', 'lasting'].flatMap((id) => fails(id)(c))
  if (both.some(({ kind }) => kind !== 'satisfied')) return both
  const [transient, lasting] = ['transient', 'lasting'].map((id) => callOf(c, id)?.error)
  if (!equal(transient, lasting)) return [satisfied()]
  return [
    reportsTransience(lasting)
      ? violated('two failures that differ', 'the same failure twice')
      : notApplicable('the host states of no failure whether it may pass'),
  ]
}

const reportsTransience = (error: unknown) => isObject(error) && 'transient' in error

function traced(c: HostConversation): Finding[] {
  return onOutcome(c, 'trace', 'the causes in order', (call) => {
    if (call.error === undefined) return outcomeOf(call)
    return (
      !/first cause[\s\S]*second cause[\s\S]*third cause/.test(textsIn(call.error)) &&
      'no such causes'
    )
  })
}

function partial(c: HostConversation): Finding[] {
  const call = callOf(c, 'partial')
  if (!call) return [inconclusive('the call was not made')]
  if (call.error === undefined) return fails('partial')(c)
  const reported = textsIn(call.error).includes('the message 4713')
  return [satisfied(reported ? 'with its message' : 'without its message')]
}
