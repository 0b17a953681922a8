import { stripVTControlCharacters } from 'node:util'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { elementsOf, isObject, parse } from '../../../../harness/wire/json.ts'
import type { ToolCallResponse } from '../../../../spec/generated/messages/toolstate.ts'
import { idsIn } from '../../await/condition.ts'
import { instancesOf } from '../../registry/open-call.ts'
import {
  type AwaitResult,
  onAwait,
  onAwaitResult,
  onEvent,
  onReduction,
  onResponse,
} from '../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { onBatch } from './batches.ts'

/** Changes each completed entry. */
const onCompleted = (change: (entry: JsonObject) => JsonObject) =>
  onAwaitResult((result) => ({ ...result, completed: result.completed.map(change) }))

/** Changes each output that is shown. */
const onOutput = (change: (output: string) => unknown) =>
  onCompleted((entry) =>
    typeof entry.result === 'string' ? { ...entry, result: change(entry.result) } : entry,
  )

const KIB = 1_024

/** Milliseconds that fit into an unsigned number of 32 bits, and one. */
const WRAP_MS = 2 ** 32

/** Mutants that show unusual results otherwise, or treat unusual limits so. */
export const nearResultMutants = mutantsIn('toolstate.await-responses')({
  'completed-has-all-stopped#others': {
    'one-of-any: shows one of several stopped handles where it is given `any` alone': onAwaitResult(
      (result, { arguments: { all } }) =>
        all === undefined ? { ...result, completed: result.completed.slice(0, 1) } : result,
    ),
  },
  'no-other-members': {
    'counts-entries: states beside the lists how many handles have stopped': onAwaitResult(
      (result) => ({ ...result, count: result.completed.length }),
    ),
  },
  'completed-entry#result': {
    'no-empty-result: shows no result where a tool has no output': onCompleted(
      ({ result, ...entry }) => (result === '' ? entry : { ...entry, result }),
    ),
    'keeps-64-kib: keeps the first 64 KiB of an output': onEvent((event) =>
      event.event === 'stopped' && 'Ok' in event.result
        ? { ...event, result: { Ok: event.result.Ok.slice(0, 64 * KIB) } }
        : event,
    ),
    'forgets-the-delivered: shows no output of a handle whose result was delivered': (() => {
      const delivered = new Set<unknown>()
      return onResponse((response, { tool, arguments: { id, all } }) => {
        if ('result' in response && isObject(response.result) && 'result' in response.result)
          delivered.add(id)
        const ids = elementsOf(all)
        const isKnown = tool === 'await' && 'error' in response && ids.length > 0
        if (!isKnown || !ids.every((each) => delivered.has(each))) return response
        const completed = ids.map((each) => ({ id: each, state: 'stopped', result: '' }))
        return { id: response.id, result: { completed, pending: [] } } as ToolCallResponse
      })
    })(),
    'parses-results: shows an output that is JSON as its value': onOutput(
      (output) => parse(output) ?? output,
    ),
  },
  'limit-in-seconds#from-the-call': {
    'starts-again: counts the limit anew at each report of a tool': startingAgain(),
    'starts-at-each-stop: counts the limit anew at each stop of a handle': startingAgain('stopped'),
    'a-limit-for-each: waits for each handle in turn, with the whole limit': onAwait((asked) => ({
      ...asked,
      ...(asked.limitMs && { limitMs: asked.limitMs * idsIn(asked.condition).length }),
    })),
  },
  'timeout-result#mark': {
    'half-is-no-timeout: leaves the mark of a timeout out where one of two lists is met':
      onAwaitResult(({ timed_out, ...result }, { arguments: { any, all } }) => {
        const done = result.completed.map(({ id }) => id)
        const isHalf =
          elementsOf(any).some((id) => done.includes(id)) ||
          (Array.isArray(all) && all.length > 0 && all.every((id) => done.includes(id)))
        return isHalf || timed_out === undefined ? result : { ...result, timed_out }
      }),
  },
  'same-text-as-fetch': {
    'one-kind-of-line-end: shows results with LF in place of CR LF': onOutput((output) =>
      output.replaceAll('\r\n', '\n'),
    ),
    'composes-results: shows results in their composed form': onOutput((output) =>
      output.normalize('NFC'),
    ),
    '64-kib: shows the first 64 KiB of a result': onOutput((output) => output.slice(0, 64 * KIB)),
    'no-colours: shows results without escape sequences': onOutput(stripVTControlCharacters),
  },
  'failed-entry#message': {
    'causes-alone: shows the causes of a failure that has some': onCompleted((entry) => {
      const causes = isObject(entry.result) ? elementsOf(entry.result.trace) : []
      return causes.length > 0 ? { ...entry, result: causes.join('; ') } : entry
    }),
    'first-line: shows the first line of a message': onCompleted((entry) =>
      isObject(entry.result)
        ? { ...entry, result: String(entry.result.message).split('\n')[0] ?? '' }
        : entry,
    ),
  },
  'pending-entry#state': {
    'states-as-before: shows pending handles in the states that they had at the call': asBefore(),
  },
  'no-false-timeout#with-limit': {
    'limited-waits: takes a call with a limit that has waited for one that has reached it': waits(),
    'wrapped-limit: counts the milliseconds of a limit in 32 bits': onAwait((asked) =>
      asked.limitMs === undefined ? asked : { ...asked, limitMs: asked.limitMs % WRAP_MS },
    ),
  },
})

/** Remembers how each handle stood when an await named it. */
function asBefore(): Pick<Mutant, 'keeping'> {
  const states = new Map<unknown, string>()
  const shown = onAwaitResult(({ pending, ...result }) => ({
    ...result,
    pending: pending.map((entry) => ({ ...entry, state: states.get(entry.id) ?? entry.state })),
  }))
  return {
    keeping: {
      ...shown.keeping,
      reduce: (plainly) => (state, event) => {
        if (event.event === 'call' && event.command.command === 'await')
          for (const { id, phase } of state.handles.values()) states.set(id, phase.type)
        return plainly(state, event)
      },
    },
  }
}

/** Marks the result of a call with a limit that was not answered at once. */
function waits(): Pick<Mutant, 'keeping'> {
  return onBatch(async (batch, carryOut) => {
    const begun = performance.now()
    const { responses } = await carryOut(batch)
    const [call] = batch.calls
    const hasWaited = performance.now() - begun > 500
    const isMarked = hasWaited && call?.arguments.timeout_secs !== undefined
    return { responses: isMarked ? responses.map(timedOut) : responses }
  })
}

const timedOut = (response: ToolCallResponse): ToolCallResponse =>
  'result' in response && isObject(response.result)
    ? ({
        ...response,
        result: { ...(response.result as unknown as AwaitResult), timed_out: true },
      } as ToolCallResponse)
    : response

/** Arms the limit of each await on a handle again when that has reported. */
function startingAgain(at: 'reported' | 'stopped' = 'reported'): Pick<Mutant, 'keeping'> {
  const limits = new Map<number, number>()
  return onReduction((plainly) => (before, event) => {
    if (event.event === 'call' && event.command.command === 'await')
      limits.set(event.call, event.command.limitMs ?? 0)
    const { state, effects } = plainly(before, event)
    if (event.event !== at || !('instance' in event)) return { state, effects }
    const late = [...before.calls.values()].filter((open) =>
      instancesOf(open).includes(event.instance),
    )
    const again = late.flatMap(({ call }) => {
      const ms = limits.get(call) ?? 0
      return ms > 0 ? [{ effect: 'arm' as const, call, ms }] : []
    })
    return { state, effects: [...effects, ...again] }
  })
}
