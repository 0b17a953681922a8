import { elementsOf, isObject } from '../../../../harness/wire/json.ts'
import type { ToolCall, ToolCallResponse } from '../../../../spec/generated/messages/toolstate.ts'
import { type Handle, hasStopped } from '../../registry/handle.ts'
import { named, without } from '../../registry/state.ts'
import { onReduction, onResponse } from '../keeping.ts'
import { hasFailed } from '../keeping-shown.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { onSingle, shownIn } from '../single-calls.ts'

type Change = Pick<Mutant, 'keeping'>

const isSilent = ({ reports, phase }: Handle) => phase.type === 'running' && reports === 0

/** Takes the ids of handles for taken by how they were when they stopped. */
const keeping = (isKept: (stopped: Handle, last: Handle) => boolean) =>
  onReduction((plainly) => {
    const kept = new Set<string>()
    return (before, event) => {
      const ids = event.event === 'claim' ? event.claims.flatMap(({ id }) => id ?? []) : []
      const refusals = ids.filter((id) => kept.has(id)).map((id) => `Handle \`${id}\` is in use`)
      if (event.event === 'claim' && refusals.length > 0)
        return { state: before, effects: [{ effect: 'admit', batch: event.batch, refusals }] }
      const next = plainly(before, event)
      for (const handle of next.state.handles.values()) {
        const last = before.handles.get(handle.instance)
        const isOver = last && !hasStopped(last) && hasStopped(handle)
        if (isOver && isKept(handle, last)) kept.add(handle.id)
      }
      return next
    }
  })

const refused = ({ id, arguments: args }: ToolCall): ToolCallResponse => ({
  id,
  error: `Handle \`${args.id}\` is in use`,
})

/** Refuses spawns with ids whose results an await has returned. */
function keepingAwaited(): Change {
  const taken = new Set<unknown>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'spawn' && taken.has(id)) return refused(call)
    const response = await carryOut(call)
    const { completed } = shownIn(response)
    for (const entry of elementsOf(completed)) if (isObject(entry)) taken.add(entry.id)
    return response
  })
}

/** Refuses spawns with ids of handles that the user has ended. */
function keepingEnded(): Change {
  const ended = new Set<unknown>()
  const carrying = onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    return action === 'spawn' && ended.has(id) ? refused(call) : carryOut(call)
  })
  return {
    keeping: {
      ...carrying.keeping,
      endHandle: (plainly) => (id) => {
        ended.add(id)
        return plainly(id)
      },
    },
  }
}

/** Mutants that take ids for taken that are free, or the other way round, or mistake two handles of one id. */
export const nearReuseMutants = mutantsIn('toolstate.registry')({
  'refuses-taken-id#running': {
    'silent-ids-are-free: gives the id of a handle that has reported nothing to a spawn':
      onReduction((plainly) => (state, event) => {
        if (event.event !== 'claim') return plainly(state, event)
        const silent = event.claims.flatMap(({ id = '' }) => {
          const handle = named(state, id)
          return handle && isSilent(handle) ? [id] : []
        })
        return plainly({ ...state, names: without(state.names, silent) }, event)
      }),
  },
  'aborted-id-is-free': {
    'keeps-ids-of-aborted-waits: takes the id of a handle for taken that was aborted while it waited':
      keeping(({ ending }, { phase }) => ending === 'abort' && phase.type === 'waiting'),
  },
  'stopped-id-is-free': {
    'keeps-awaited-ids: takes the id of a handle for taken whose result an await has returned':
      keepingAwaited(),
  },
  'instant-stop#result-delivered': {
    'loses-instant-failures: loses the failure of a tool that fails at once': onResponse(
      (response, { id, arguments: args }) =>
        args.action === 'spawn' && hasFailed(shownIn(response))
          ? { id, result: { id: args.id, state: 'running' } as never }
          : response,
    ),
  },
  'state-of-own-instance': {
    'ends-by-id: takes a handle for stopped when the process of an older one with its id is gone':
      onReduction((plainly) => (state, event) => {
        const next = plainly(state, event)
        const older = event.event === 'gone' ? state.handles.get(event.instance) : undefined
        const handle = older && named(next.state, older.id)
        if (event.event !== 'gone' || !handle || handle === older) return next
        const after = plainly(next.state, { ...event, instance: handle.instance })
        return { state: after.state, effects: [...next.effects, ...after.effects] }
      }),
  },
  'toolstate.lifecycle.user-ends-handle#not-active': {
    'keeps-ids-of-ended: takes the id of a handle for taken that its user has ended':
      keepingEnded(),
  },
})
