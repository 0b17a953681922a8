import { allOf, idsIn } from '../../await/condition.ts'
import type { RegistryEvent } from '../../registry/event.ts'
import { hasStopped } from '../../registry/handle.ts'
import type { Result } from '../../registry/result.ts'
import { named, type RegistryState } from '../../registry/state.ts'
import {
  endingAfter,
  never,
  onAwait,
  onAwaitResponse,
  onEvent,
  onLists,
  onMet,
  onResponse,
  plainly,
} from '../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'

/** The host's own words about a process that ended without a final report. */
const CRASH = /exit|status/

const isCrash = (event: RegistryEvent): event is Extract<RegistryEvent, { result: Result }> =>
  'result' in event && 'Err' in event.result && CRASH.test(event.result.Err.message)

const isRunning = ({ handles }: RegistryState, instance: number) =>
  handles.get(instance)?.phase.type === 'running'

/** Whether a handle has stopped that goes by a name. */
const isOver = (state: RegistryState) => (id: string) => {
  const handle = named(state, id)
  return handle !== undefined && hasStopped(handle)
}

const isWaiting = ({ phase }: { phase: { type: string } }) => phase.type === 'waiting'

/** Mutants that wait for handles otherwise. */
export const awaitingMutants = mutantsIn('toolstate.await-conditions')({
  'earlier-stops-count': {
    'hears-only-later-stops: counts only the stops that come after the call': onAwait(
      ({ condition, ...asked }, state) => {
        const stopped = idsIn(condition).some(isOver(state))
        return { ...asked, condition: stopped ? never(condition) : condition }
      },
    ),
  },
  'returns-at-once#all': {
    'looks-when-told: looks at `all` for the first time when something happens': onLists(
      (lists, state) => {
        const ids = lists.every.flatMap(idsIn)
        return ids.length > 0 && ids.every(isOver(state)) ? never(plainly(lists)) : plainly(lists)
      },
    ),
  },
  'returns-at-once#any': {
    'any-looks-when-told: looks at `any` for the first time when something happens': onLists(
      (lists) => (lists.every.length === 0 ? never(plainly(lists)) : plainly(lists)),
    ),
  },
  'returns-at-once#time-limit': {
    'waits-out-its-limit: with a time limit, returns when it has passed': onAwait((asked) =>
      asked.limitMs ? { ...asked, condition: never(asked.condition) } : asked,
    ),
  },
  'waiting-is-not-stopped#any': {
    'waiting-is-enough: takes a handle of `any` that waits for stopped': onMet((_, handles) =>
      handles.some(isWaiting),
    ),
  },
  'waiting-is-not-stopped#all': {
    'waiting-is-the-end: takes a handle of `all` that waits for stopped': onMet((_, handles) =>
      handles.every((handle) => isWaiting(handle) || hasStopped(handle)),
    ),
  },
  'failure-is-a-stop': {
    'failures-are-kept: goes on waiting for a handle that failed': onEvent((event) => {
      const isEnd = event.event === 'stopped' || event.event === 'gone'
      return isEnd && 'Err' in event.result ? undefined : event
    }),
  },
  'others-keep-running#not-ended': {
    'ends-the-rest: ends the handles that an await returns as pending': endingAfter(
      (_, { calls }, after) =>
        [...calls.values()].flatMap(({ call, want }) =>
          want.until === 'condition' && !after.calls.has(call)
            ? [...want.instances.values()].filter((each) => isRunning(after, each))
            : [],
        ),
    ),
  },
  'others-keep-running#work-goes-on': {
    'forgets-the-output: loses the result of a handle that was pending before': loses(),
  },
  'returns-after-answer': {
    'misses-the-answer: does not return for a handle that has asked': (() => {
      const asked = new Set<number>()
      return onEvent((event) => {
        if (event.event === 'reported' && event.report.type === 'waiting') asked.add(event.instance)
        const isEnd = event.event === 'stopped' || event.event === 'gone'
        return isEnd && asked.has(event.instance) ? undefined : event
      })
    })(),
  },
  'abort-ends-the-wait': {
    'waits-for-the-aborted: goes on waiting for a handle that was aborted': onEvent(
      (event, state) => {
        const isEnd = event.event === 'stopped' || event.event === 'gone'
        return isEnd && state.handles.get(event.instance)?.ending === 'abort' ? undefined : event
      },
    ),
  },
  'crash-ends-the-wait': {
    'crashes-unnoticed: learns of an end only from a final report': onEvent((event) =>
      isCrash(event) ? undefined : event,
    ),
    'askers-do-not-crash: learns of the end of a tool that asks only from a final report': onEvent(
      (event, { handles }) =>
        isCrash(event) && handles.get(event.instance)?.phase.type === 'waiting' ? undefined : event,
    ),
  },
  'pending-stays-usable#await': {
    'once-awaited: refuses to await a handle that was pending before': refusesPending('await'),
  },
  'pending-stays-usable#fetch': {
    'once-fetched: refuses to fetch a handle that was pending before': refusesPending('fetch'),
  },
  'pending-stays-usable#abort': {
    'once-aborted: refuses to abort a handle that was pending before': refusesPending('abort'),
  },
  'await-is-not-stateful#no-handle': {
    'makes-a-handle: enters the id of an await among the handles': makesHandles(),
  },
  'await-is-not-stateful#blocks-or-refuses': {
    'spawns-an-await: answers an await with an action as if it were spawned': onAwaitResponse(
      (response, { arguments: { action, id } }) =>
        action === undefined ? response : { id: response.id, result: { id, state: 'running' } },
    ),
  },
  'independent-awaits#own-condition': {
    'waits-for-what-others-wait-for: returns when the handles of all awaits have stopped': onLists(
      (lists, state) => {
        const others = [...state.calls.values()].flatMap(({ want }) =>
          want.until === 'condition' ? [want.condition] : [],
        )
        return allOf([plainly(lists), ...others])
      },
    ),
  },
  'independent-awaits#own-return': {
    'all-at-once: returns when another await on one of its handles does': onMet(
      (_, handles, { calls }) =>
        handles.some(hasStopped) &&
        [...calls.values()].some(({ want }) => want.until === 'condition'),
    ),
  },
})

function refusesPending(command: string) {
  const seen = new Set<unknown>()
  return onResponse((response, { tool, arguments: args }) => {
    const { any = [], all = [] } = args
    const ids = tool === 'await' ? [any, all].flat() : args.action === command ? [args.id] : []
    const isAsked = (tool === 'await') === (command === 'await') && ids.some((id) => seen.has(id))
    const answer = 'result' in response ? response.result : undefined
    for (const { id } of (answer as { pending?: { id: unknown }[] } | undefined)?.pending ?? [])
      seen.add(id)
    return isAsked ? { id: response.id, error: 'the handle was awaited before' } : response
  })
}

function loses() {
  const pending = new Set<number>()
  return onEvent((event, state) => {
    const shared = [...state.calls.values()].flatMap(({ want }) =>
      want.until === 'condition' && want.instances.size > 1 ? [...want.instances.values()] : [],
    )
    for (const instance of shared) pending.add(instance)
    const isLost =
      event.event === 'stopped' && pending.has(event.instance) && !shared.includes(event.instance)
    return isLost ? { ...event, result: { Ok: '' } } : event
  })
}

function makesHandles(): Pick<Mutant, 'keeping'> {
  const made = new Set<unknown>()
  return {
    keeping: {
      call: (carryOut) => async (batch) => {
        for (const { tool, arguments: args } of batch.calls) if (tool === 'await') made.add(args.id)
        const [call] = batch.calls
        const { action, id } = call?.arguments ?? {}
        return call && action === 'fetch' && made.has(id)
          ? { responses: [{ id: call.id, result: { id, state: 'running' } }] }
          : carryOut(batch)
      },
    },
  }
}
