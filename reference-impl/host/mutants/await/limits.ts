import type { RegistryEvent } from '../../registry/event.ts'
import { isActive } from '../../registry/handle.ts'
import type { RegistryState } from '../../registry/state.ts'
import {
  type AwaitResult,
  endingAfter,
  onAwait,
  onAwaitResponse,
  onAwaitResult,
  onEvent,
} from '../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { isSpawn, onBatch } from './batches.ts'

/** Changes what a limit that has passed leads to. */
const onTimeout = (change: (result: AwaitResult) => unknown) =>
  onAwaitResult((result) => (result.timed_out ? change(result) : result))

/** Mutants that keep the limit of an await otherwise. */
export const awaitLimitMutants = mutantsIn('toolstate.await-responses')({
  'no-false-timeout#without-limit': {
    'always-timed-out: marks every result as a timeout': onAwaitResult((result) => ({
      ...result,
      timed_out: true,
    })),
  },
  'no-false-timeout#with-limit': {
    'limited-is-timed-out: marks every result of a call with a limit as a timeout': onAwaitResult(
      (result, { arguments: { timeout_secs: limit } }) => ({
        ...result,
        ...(limit !== undefined && { timed_out: true }),
      }),
    ),
  },
  'timeout-result#returns': {
    'no-limit: waits on when the limit has passed': onAwait(({ limitMs: _, ...asked }) => asked),
  },
  'timeout-result#states': {
    'states-nothing: shows no handles when the limit has passed': onTimeout((result) => ({
      ...result,
      completed: [],
      pending: [],
    })),
  },
  'timeout-result#mark': {
    'mark-in-words: gives the mark as a text': onTimeout((result) => ({
      ...result,
      timed_out: 'true',
    })),
  },
  'timeout-result#no-error': {
    'timeout-is-an-error: fails when the limit has passed': onAwaitResponse((response) =>
      JSON.stringify(response).includes('"timed_out":true')
        ? { id: response.id, error: 'the limit has passed' }
        : response,
    ),
  },
  'timeout-groups#completed': {
    'all-pending: shows every handle as pending when the limit has passed': onTimeout(
      ({ completed, pending, ...rest }) => ({
        ...rest,
        completed: [],
        pending: [...completed, ...pending],
      }),
    ),
  },
  'timeout-groups#results': {
    'without-results: shows no results when the limit has passed': onTimeout((result) => ({
      ...result,
      completed: result.completed.map(({ result: _, ...entry }) => entry),
    })),
  },
  'timeout-groups#pending': {
    'first-pending: shows one pending handle when the limit has passed': onTimeout((result) => ({
      ...result,
      pending: result.pending.slice(0, 1),
    })),
  },
  'limit-in-seconds#not-earlier': {
    'short-seconds: counts seconds of 600 milliseconds': onAwait((asked) =>
      asked.limitMs === undefined ? asked : { ...asked, limitMs: 0.6 * asked.limitMs },
    ),
  },
  'limit-in-seconds#not-much-later': {
    'long-seconds: counts seconds of nearly four': onAwait((asked) =>
      asked.limitMs === undefined ? asked : { ...asked, limitMs: 3.8 * asked.limitMs },
    ),
  },
  'limit-in-seconds#zero': {
    'zero-is-none: takes a limit of 0 for no limit': onAwait(({ limitMs, ...asked }) =>
      limitMs ? { ...asked, limitMs } : asked,
    ),
  },
  'timeout-spares-handles#not-ended': {
    'timeout-ends: ends the handles for which it has waited too long': endingAfter(
      (event, before) => lateIn(before, event),
    ),
  },
  'timeout-spares-handles#full-result': {
    'timeout-cuts: keeps the result of a handle short for which it has waited too long': cuts(),
  },
  'placeholder-is-pending#pending': {
    'hides-placeholders: shows no handle that has not begun': onAwaitResult((result) => ({
      ...result,
      pending: result.pending.filter(({ state }) => state !== 'pending'),
    })),
  },
  'placeholder-is-pending#not-completed': {
    'nothing-runs: shows a handle that has not begun as stopped, too': onTimeout((result) => ({
      ...result,
      completed: result.pending.flatMap(({ id, state }) =>
        state === 'pending' ? { id, state: 'stopped', result: '' } : [],
      ),
    })),
  },
  'placeholder-is-pending#timeout': {
    'no-mark-yet: marks no timeout while a handle has not begun': onTimeout(
      ({ timed_out: mark, ...result }) =>
        result.pending.some(({ state }) => state === 'pending')
          ? result
          : { ...result, timed_out: mark },
    ),
  },
  'same-text-as-fetch': {
    'trims-results: returns results without the space at their ends': onAwaitResult((result) => ({
      ...result,
      completed: result.completed.map((entry) =>
        typeof entry.result === 'string' ? { ...entry, result: entry.result.trim() } : entry,
      ),
    })),
  },
  'answers-the-await#own-response': {
    'answers-the-spawn: gives the result of an await in answer to a spawn beside it': onBatch(
      async (batch, carryOut) => {
        const { responses } = await carryOut(batch)
        const await_ = batch.calls.findIndex(({ tool }) => tool === 'await')
        const spawn = batch.calls.findIndex(isSpawn)
        if (await_ < 0 || spawn < 0) return { responses }
        const ids = batch.calls.map(({ id }, i) =>
          i === await_ ? batch.calls[spawn]?.id : i === spawn ? batch.calls[await_]?.id : id,
        )
        return {
          responses: responses.map((each, i) => ({ ...each, id: ids[i] ?? each.id })),
        }
      },
    ),
  },
  'condition-before-limit': {
    'no-time-is-a-timeout: with a limit of no time, always times out': onAwaitResult(
      (result, { arguments: { timeout_secs: limit } }) =>
        limit === 0 ? { ...result, timed_out: true } : result,
    ),
  },
})

/** The active handles of an await whose limit passes by an event. */
const lateIn = (state: RegistryState, event: RegistryEvent): number[] => {
  const want = event.event === 'limit' ? state.calls.get(event.call)?.want : undefined
  if (want?.until !== 'condition') return []
  return [...want.instances.values()].filter((instance) => {
    const handle = state.handles.get(instance)
    return handle !== undefined && isActive(handle)
  })
}

function cuts(): Pick<Mutant, 'keeping'> {
  const late = new Set<number>()
  return onEvent((event, state) => {
    for (const instance of lateIn(state, event)) late.add(instance)
    const isCut = event.event === 'stopped' && late.has(event.instance) && 'Ok' in event.result
    return isCut && 'Ok' in event.result
      ? { ...event, result: { Ok: event.result.Ok.slice(0, 6) } }
      : event
  })
}
