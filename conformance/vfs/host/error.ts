import { callOf } from '../../../harness/host-conversation.ts'
import { equal, isObject } from '../../../harness/wire/json.ts'
import { inconclusive, notApplicable, satisfied, violated } from '../../engine/finding.ts'
import {
  errors,
  LIKE_JSON,
  LINES,
  LONG_END,
  ONLY_CAUSE,
  PARTIAL,
  PARTS,
  STRAY,
  STRAYS,
  TRACE,
} from './error/scenarios.ts'
import { checksOnIndependent, isMet, type Judge, judgedBy, ofCalls } from './host-check.ts'
import { fails, inOrder, outcome, outcomeOf, succeeds, textsIn } from './outcome.ts'

/** Two failures with causes, which differ in `transient` alone. */
const TRACED = ['traced and transient', 'traced and lasting'] as const

/** What becomes of a tool's failure. @see rfd-d11 §Request and response format */
export const errorChecks = checksOnIndependent(errors, {
  'vfs.error.message-in-outcome': [
    ...['message', ...TRACED].map(stated),
    fails('long', LONG_END),
    fails('like JSON', LIKE_JSON),
    fails('parts', PARTS),
    fails('zero', '0'),
    fails('empty'),
  ],
  'vfs.error.transient-told-apart': [apart('transient', 'lasting'), apart(...TRACED)],
  'vfs.error.trace-kept': [
    ...['trace', ...TRACED].map((id) => traced(id)),
    traced('one cause', [ONLY_CAUSE]),
  ],
  'vfs.error.error-response-is-no-final': Object.keys(STRAYS).map(strayed),
  'vfs.error.message-beats-stderr': [
    ...['noisy', 'noisy with status 0', 'noisy with status 1'],
    ...['noisy and ended by SIGTERM', 'dies'],
  ].map(beaten),
  'vfs.error.partial-error-still-fails': Object.keys(PARTIAL).map(partial),
})

/** Judges two failures that differ in `transient` alone, by the ids of their calls. */
function apart(...ids: [transient: string, lasting: string]): Judge {
  return ofCalls(ids, (c) => {
    const both = ids.map((id) => fails(id))
    if (!isMet(both, c)) return judgedBy(both)(c)
    const [transient, lasting] = ids.map((id) => callOf(c, id)?.error)
    if (isTurned(transient, lasting))
      return violated('one worth a retry and one not', 'the opposite of what the tool stated')
    if (!equal(transient, lasting)) return satisfied()
    return reportsTransience(lasting)
      ? violated('two failures that differ', 'the same failure twice')
      : notApplicable('the host states of no failure whether it may pass')
  })
}

const reportsTransience = (error: unknown) => isObject(error) && 'transient' in error

const isTurned = (transient: unknown, lasting: unknown) =>
  isObject(transient) &&
  isObject(lasting) &&
  transient.transient === false &&
  lasting.transient === true

/** Judges that a failure states the lines of its message, one behind the other. */
function stated(id: string): Judge {
  return ofCalls([id], (c) => {
    const found = fails(id, ...LINES)(c)
    const isInOrder = inOrder(textsIn(callOf(c, id)?.error), LINES)
    if (isInOrder || found.some(({ kind }) => kind !== 'satisfied')) return found
    return violated('the lines of the message in order', 'its lines in another order')
  })
}

function traced(id: string, causes: readonly string[] = TRACE) {
  return outcome(id, 'the causes in order', (call) => {
    if (call.error === undefined) return outcomeOf(call)
    return !inOrder(textsIn(call.error), causes) && 'no such causes'
  })
}

/** A host may end a tool for a message that it did not wait for, but not with what stands in it. */
function strayed(id: string): Judge {
  return ofCalls([id], (c) => {
    const call = callOf(c, id)
    if (call?.error === undefined || textsIn(call.error).includes(STRAY.message))
      return succeeds(id, 'went on')(c)
    return satisfied('a failed run')
  })
}

/** Where a failure has a message of its own, it is the tool's and holds nothing of stderr. */
function beaten(id: string): Judge {
  return ofCalls([id], (c) => {
    const found = fails(id, 'the message 4712')(c)
    const error = callOf(c, id)?.error
    const message = isObject(error) ? error.message : undefined
    const isMixed = typeof message === 'string' && message.includes('noise')
    return isMixed ? violated('the message alone', 'stderr beside the message') : found
  })
}

function partial(id: string): Judge {
  return ofCalls([id], (c) => {
    const call = callOf(c, id)
    if (!call) return inconclusive('the call was not made')
    if (call.error === undefined) return fails(id)(c)
    const reported = textsIn(call.error).includes('the message 4713')
    return satisfied(reported ? 'with its message' : 'without its message')
  })
}
