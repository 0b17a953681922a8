import type { JsonObject } from '../../../harness/wire/json.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { idsIn } from '../await/condition.ts'
import { hasStopped } from '../registry/handle.ts'
import { named } from '../registry/state.ts'
import { onAwait, onEvent } from './keeping.ts'
import { only, onReturned, redirecting, trying } from './keeping-calls.ts'
import { type Mutant, mutantsIn } from './mutant.ts'

const isUnknown = /not found/

/** The host's own words about a process that ended without a final report. */
const CRASH = /exit|status/

/** Mutants that go on with handles after their end. */
export const endedHandleMutants = mutantsIn('toolstate.lifecycle')({
  'user-ends-handle#process-ends': {
    'forgets-the-ended: knows a handle no more that its user ends, and leaves its process':
      userEnds('forgets', ({ id, arguments: args }) => ({
        id,
        error: `Handle \`${args.id}\` not found`,
      })),
  },
  'user-ends-handle#not-active': {
    'shows-the-ended: ends a handle for its user, and shows it as before': userEnds(
      'ends',
      ({ id, arguments: args }) => ({ id, result: { id: args.id, state: 'running' } as never }),
    ),
  },
  'last-result-is-kept#fetch': {
    'not-for-fetch: finds no handle for a fetch after its tool has stopped': onEvent(
      (event, state) => {
        if (event.event !== 'call' || event.command.command !== 'fetch') return event
        const { command } = event
        const handle = named(state, command.id)
        return handle && hasStopped(handle)
          ? { ...event, command: { ...command, id: `${command.id} before` } }
          : event
      },
    ),
  },
  'last-result-is-kept#await': {
    'not-for-await: finds no handle for an await after its tool has stopped': onAwait(
      (asked, state) => {
        const isOver = idsIn(asked.condition).some((id) => {
          const handle = named(state, id)
          return handle !== undefined && hasStopped(handle)
        })
        return isOver ? { ...asked, condition: { stopped: 'a handle before' } } : asked
      },
    ),
  },
  'fetch-after-delivery#not-active': {
    'runs-again-in-words: shows a stopped handle as running once its result was delivered':
      secondFetch({ state: 'running' }),
  },
  'fetch-after-delivery#same-result': {
    'empty-result: delivers an empty result the second time': secondFetch({
      state: 'stopped',
      result: '',
    }),
  },
  'fetch-after-delivery#not-run-again': {
    'fetch-starts: starts the tool of a fetch whose handle has stopped': redirecting(
      isUnknown,
      only('fetch', { action: 'spawn' }),
      'as refused',
    ),
  },
  'apply-after-stop#no-process': {
    'apply-starts: starts the tool of an apply whose handle has stopped': redirecting(
      isUnknown,
      only('apply', { action: 'spawn' }),
      'as refused',
    ),
  },
  'abort-after-stop#answered': {
    'abort-unanswered: does not answer an abort of a handle that has stopped': trying(
      (call, seen) =>
        call.arguments.action === 'abort' && seen.includes(`apply ${call.arguments.id}`)
          ? new Promise(() => {})
          : undefined,
    ),
  },
  'abort-after-stop#others-spared': {
    'aborts-another: aborts another handle where that of the abort has stopped': (() => {
      const spawned: unknown[] = []
      const watched = redirecting(
        isUnknown,
        ({ arguments: { action, ...args } }) =>
          action === 'abort' ? { ...args, action, id: spawned[0] } : undefined,
        'as refused',
      )
      return {
        keeping: {
          call: (carryOut) => {
            const plainly = watched.keeping?.call?.(carryOut) ?? carryOut
            return (batch) => {
              for (const {
                arguments: { action, id },
              } of batch.calls)
                if (action === 'spawn') spawned.push(id)
              return plainly(batch)
            }
          },
        },
      }
    })(),
  },
  'abort-destroys-handle': {
    'aborted-runs: shows an aborted handle as running': trying(({ id, arguments: args }, seen) =>
      args.action === 'fetch' && seen.includes(`abort ${args.id}`)
        ? { id, result: { id: args.id, state: 'running' } as never }
        : undefined,
    ),
  },
  'crash-frees-handle#id-free': {
    'keeps-crashed-ids: takes the id of a tool that has crashed for taken': onReturned(
      ({ phase }) =>
        !(
          phase.type === 'stopped' &&
          'Err' in phase.result &&
          CRASH.test(phase.result.Err.message)
        ),
    ),
  },
  'idle-handles-stay': {
    'ends-the-idle: ends a handle that no call names for a while': endsIdle(),
  },
})

function secondFetch(shown: JsonObject): Pick<Mutant, 'keeping'> {
  return trying(({ id, arguments: args }, seen) =>
    args.action === 'fetch' && seen.includes(`fetch ${args.id}`)
      ? { id, result: { id: args.id, ...shown } as never }
      : undefined,
  )
}

/** Milliseconds without a call after which a handle is ended. */
const IDLE_MS = 2_000

function endsIdle(): Pick<Mutant, 'keeping'> {
  const named = new Map<unknown, number>()
  return {
    keeping: {
      call: (carryOut) => async (batch) => {
        for (const call of batch.calls) {
          const { id, action } = call.arguments
          const idle = performance.now() - (named.get(id) ?? Number.POSITIVE_INFINITY)
          if (action === 'fetch' && idle > IDLE_MS)
            await carryOut({ ...batch, calls: [{ ...call, arguments: { action: 'abort', id } }] })
          named.set(id, performance.now())
        }
        return carryOut(batch)
      },
    },
  }
}

/** Ends a handle for its user or forgets it, and answers later calls about it otherwise. */
function userEnds(
  how: 'ends' | 'forgets',
  response: (call: ToolCall) => ToolCallResponse,
): Pick<Mutant, 'keeping'> {
  const ended = new Set<unknown>()
  return {
    keeping: {
      endHandle: (plainly) => async (id) => {
        ended.add(id)
        if (how === 'ends') await plainly(id)
      },
      call: (carryOut) => async (batch) => {
        const ids = batch.calls.map(({ arguments: args }) => args.id)
        if (batch.calls.some(({ arguments: args }) => args.action === 'spawn'))
          for (const id of ids) ended.delete(id)
        return ids.some((id) => ended.has(id))
          ? { responses: batch.calls.map(response) }
          : carryOut(batch)
      },
    },
  }
}
