import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfied,
  violated,
} from '../../engine/finding.ts'
import { atOnce, inTurn } from './actions.ts'
import { checksOn, type Judge } from './host-check.ts'
import { fails, inOrder, onOutcome, outcomeOf, succeeds, textsIn } from './outcome.ts'
import { notification, SHORT_TIMEOUTS, settle } from './requests.ts'

/** A message of many lines, which look like what a host may render, cut or escape. */
const LINES = [
  'the message 4711, größer – <b>as it is</b>',
  '{{ not.rendered }} and $HOME',
  ...Array.from({ length: 40 }, (_, i) => `line ${i + 1} of a long explanation of the failure`),
  'the last line',
]

const TRACE = ['first cause', 'second cause', 'second cause', 'third cause', 'a cause of all\nthat']

const CALLS: Record<string, ProbeStep[]> = {
  message: [{ fail: { message: LINES.join('\n') } }],
  empty: [{ fail: { message: '' } }],
  transient: [{ fail: { message: 'try again', transient: true } }],
  lasting: [{ fail: { message: 'try again', transient: false } }],
  trace: [{ fail: { message: 'traced', trace: TRACE } }],
  noisy: [
    { stderr: 'noise' },
    { fail: { message: 'the message 4712' } },
    { stderr: 'more' },
    { exit: 3 },
  ],
  dies: [{ stderr: 'noise' }, { fail: { message: 'the message 4712' } }, { die: true }],
}

const STRAY = { code: -32_000, message: 'a stray error' }

/** Messages with an error that are no error notification, by the id of their call. */
const STRAYS: Record<string, JsonObject> = {
  'an unknown id': { id: 'stray', error: STRAY },
  'no id': { error: STRAY },
  'the id null': { id: null, error: STRAY },
  'an answered id': { id: 1, error: STRAY },
  'another method': { method: 'nobody.knows', error: STRAY },
  'an error in params': { method: 'nobody.knows', params: { error: STRAY } },
}

/** Params of errors without all of their members, by the id of the call; `undefined` for no params. */
const PARTIAL: Record<string, unknown> = {
  'without both': { message: 'the message 4713' },
  'without a trace': { message: 'the message 4713', transient: false },
  'without transient': { message: 'the message 4713', trace: [] },
  'without a message': { trace: [], transient: false },
  'without members': {},
  'without params': undefined,
  'a number for a message': { message: 7 },
  'null for a message': { message: null },
  'a text for a trace': { message: 'the message 4713', trace: 'cause', transient: false },
  'a text for transient': { message: 'the message 4713', trace: [], transient: 'no' },
  'a text for params': 'the message 4713',
  'a list for params': ['the message 4713'],
}

const eachOf = <T>(table: Readonly<Record<string, T>>, script: (value: T) => ProbeStep[]) =>
  Object.fromEntries(Object.entries(table).map(([id, value]) => [id, script(value)]))

const errors: HostScenario = {
  name: 'error: failures of every kind',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    atOnce(CALLS),
    atOnce(
      eachOf(STRAYS, (message) => [
        settle,
        { send: { jsonrpc: '2.0', ...message } },
        settle,
        { finish: 'went on' },
      ]),
    ),
    ...inTurn(eachOf(PARTIAL, (params) => [notification('error', params)])),
  ],
}

/** What becomes of a tool's failure. @see rfd-d11 §Request and response format */
export const errorChecks = checksOn(errors, {
  'vfs.error.message-in-outcome': [fails('message', ...LINES), fails('empty')],
  'vfs.error.transient-told-apart': apart,
  'vfs.error.trace-kept': traced,
  'vfs.error.error-response-is-no-final': Object.keys(STRAYS).map(strayed),
  'vfs.error.message-beats-stderr': [beaten('noisy'), beaten('dies')],
  'vfs.error.partial-error-still-fails': Object.keys(PARTIAL).map(partial),
})

function apart(c: HostConversation): Finding[] {
  const both = ['transient', 'lasting'].flatMap((id) => fails(id)(c))
  if (both.some(({ kind }) => kind !== 'satisfied')) return both
  const [transient, lasting] = ['transient', 'lasting'].map((id) => callOf(c, id)?.error)
  if (isTurned(transient, lasting))
    return [violated('one worth a retry and one not', 'the opposite of what the tool stated')]
  if (!equal(transient, lasting)) return [satisfied()]
  return [
    reportsTransience(lasting)
      ? violated('two failures that differ', 'the same failure twice')
      : notApplicable('the host states of no failure whether it may pass'),
  ]
}

const reportsTransience = (error: unknown) => isObject(error) && 'transient' in error

const isTurned = (transient: unknown, lasting: unknown) =>
  isObject(transient) &&
  isObject(lasting) &&
  transient.transient === false &&
  lasting.transient === true

function traced(c: HostConversation): Finding[] {
  return onOutcome(c, 'trace', 'the causes in order', (call) => {
    if (call.error === undefined) return outcomeOf(call)
    return !inOrder(textsIn(call.error), TRACE) && 'no such causes'
  })
}

/** A host may end a tool for a message that it did not wait for, but not with what stands in it. */
function strayed(id: string): Judge {
  return (c) => {
    const call = callOf(c, id)
    if (call?.error === undefined || textsIn(call.error).includes(STRAY.message))
      return succeeds(id, 'went on')(c)
    return satisfied('a failed run')
  }
}

/** Where a failure has a message of its own, it is the tool's and holds nothing of stderr. */
function beaten(id: string): Judge {
  return (c) => {
    const found = fails(id, 'the message 4712')(c)
    const error = callOf(c, id)?.error
    const message = isObject(error) ? error.message : undefined
    const isMixed = typeof message === 'string' && message.includes('noise')
    return isMixed ? violated('the message alone', 'stderr beside the message') : found
  }
}

function partial(id: string): Judge {
  return (c) => {
    const call = callOf(c, id)
    if (!call) return inconclusive('the call was not made')
    if (call.error === undefined) return fails(id)(c)
    const reported = textsIn(call.error).includes('the message 4713')
    return satisfied(reported ? 'with its message' : 'without its message')
  }
}
