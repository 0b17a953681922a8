import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Condition, idsIn, stopped } from '../../await/condition.ts'
import { named, type RegistryState } from '../../registry/state.ts'
import {
  type AwaitResult,
  onAwait,
  onAwaitResponse,
  onAwaitResult,
  onLists,
  onResponse,
  optional,
  plainly,
} from '../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'

const isState =
  (...states: string[]) =>
  ({ state }: JsonObject) =>
    states.includes(String(state))

/** Changes each entry of one list. */
const onEntries = (list: 'completed' | 'pending', change: (entry: JsonObject) => JsonObject) =>
  onAwaitResult((result) => ({ ...result, [list]: result[list].map(change) }))

/** Calls the state of each entry of one list something else. */
const inState = (list: 'completed' | 'pending', state: string) =>
  onEntries(list, (entry) => ({ ...entry, state }))

/** Leaves entries of one list out. */
const onlyEntries = (
  list: 'completed' | 'pending',
  isKept: (entry: JsonObject, at: number, all: JsonObject[]) => boolean,
) => onAwaitResult((result) => ({ ...result, [list]: result[list].filter(isKept) }))

/** Mutants that show handles otherwise. */
export const awaitEntryMutants = mutantsIn('toolstate.await-responses')({
  'two-arrays#arrays': {
    'members-by-id: returns `completed` as an object of results by id': onAwaitResult(
      ({ completed, ...rest }) => ({
        ...rest,
        completed: Object.fromEntries(completed.map(({ id, ...entry }) => [id, entry])),
      }),
    ),
  },
  'two-arrays#empty-pending': {
    'nothing-pending: leaves `pending` out when it is empty': onAwaitResult(
      ({ pending, ...rest }) => ({ ...rest, ...(pending.length > 0 && { pending }) }),
    ),
  },
  'completed-has-all-stopped#cause': {
    'without-the-last: leaves out the handle whose stop was waited for last': onlyEntries(
      'completed',
      (_, at, all) => all.length === 1 || at < all.length - 1,
    ),
  },
  'completed-has-all-stopped#others': {
    'only-the-last: shows the handle whose stop was waited for last alone': onlyEntries(
      'completed',
      (_, at, all) => at === all.length - 1,
    ),
  },
  'pending-has-all-active#running': {
    'hides-the-running: leaves running handles out': onlyEntries(
      'pending',
      (entry) => !isState('running')(entry),
    ),
  },
  'pending-has-all-active#waiting': {
    'hides-the-waiting: leaves waiting handles out': onlyEntries(
      'pending',
      (entry) => !isState('waiting')(entry),
    ),
  },
  'each-handle-once': {
    'as-often-as-named: has an entry for each time that a handle is named': onAwaitResult(
      (result, { arguments: { any = [], all = [] } }) => {
        const named = [all, any].flat()
        const often = (entry: JsonObject) => named.filter((id) => id === entry.id).map(() => entry)
        return { ...result, completed: result.completed.flatMap(often) }
      },
    ),
  },
  'named-handles-only#of-all': {
    'only-of-any: shows no handles of `all`': onAwaitResult(
      (result, { arguments: { any = [] } }) => {
        const named = [any].flat()
        return {
          ...result,
          completed: result.completed.filter(({ id }) => named.includes(id)),
          pending: result.pending.filter(({ id }) => named.includes(id)),
        }
      },
    ),
  },
  'named-handles-only#of-any': {
    'only-of-all: shows no active handles of `any`': onAwaitResult(
      (result, { arguments: { all = [] } }) => ({
        ...result,
        pending: result.pending.filter(({ id }) => [all].flat().includes(id)),
      }),
    ),
  },
  'named-handles-only#no-others': {
    'shows-everybody: shows every handle of the turn': showsAll(),
  },
  'completed-entry#id': {
    'names-the-tool: names an entry after its tool and its id': onEntries('completed', (entry) => ({
      ...entry,
      id: `probe/${entry.id}`,
    })),
  },
  'completed-entry#state': {
    'another-word: calls a stopped handle completed': inState('completed', 'completed'),
  },
  'completed-entry#result': {
    'as-content: has the output under `content`': onEntries(
      'completed',
      ({ result, ...entry }) => ({ ...entry, content: result }),
    ),
  },
  'failed-entry#message': {
    'states-that-it-failed: shows that a tool failed, and not why': onEntries(
      'completed',
      (entry) => (typeof entry.result === 'string' ? entry : { ...entry, result: 'failed' }),
    ),
  },
  'failed-entry#await-succeeds': {
    'fails-too: fails when a handle has failed': onAwaitResponse((response) =>
      JSON.stringify(response).includes('"message"')
        ? { id: response.id, error: 'a handle failed' }
        : response,
    ),
  },
  'pending-entry#id': {
    'pending-without-id: leaves the ids of pending handles out': onEntries(
      'pending',
      ({ id: _, ...entry }) => entry,
    ),
  },
  'pending-entry#state': {
    'pending-is-pending: calls every pending handle pending': inState('pending', 'pending'),
  },
  'waiting-is-shown': {
    'waiting-is-running: calls a waiting handle running': inState('pending', 'running'),
  },
  'answers-the-await#json-text': {
    'in-words: answers an await in words': onAwaitResponse((response) =>
      'result' in response
        ? { id: response.id, result: `the await is over: ${JSON.stringify(response.result)}` }
        : response,
    ),
  },
  'states-at-return': {
    'states-at-the-call: shows handles as they stood at the call': onAwaitResult(
      (result, { arguments: { any, all } }) =>
        any === undefined && Array.isArray(all) && all.length > 1
          ? {
              completed: result.completed.slice(-1),
              pending: result.completed.slice(0, -1).map(({ id }) => ({ id, state: 'running' })),
            }
          : result,
    ),
  },
  'printed-results#all': {
    'silent-is-stopped: does not wait for handles that have reported nothing yet': onLists(
      ({ every, one }, state) =>
        plainly({
          every: every.map((part) => (hasReported(part, state) ? part : optional(part))),
          one,
        }),
    ),
  },
  'printed-results#any': {
    'spawns-first: does not know a handle whose spawn comes later in the batch': onAwait(
      ({ condition, ...asked }, state) => {
        const isEarly = idsIn(condition).some((id) => named(state, id)?.phase.type === 'reserved')
        return { ...asked, condition: isEarly ? stopped('a handle that has begun') : condition }
      },
    ),
  },
})

const hasReported = (part: Condition, state: RegistryState) =>
  idsIn(part).every((id) => (named(state, id)?.reports ?? 0) > 0)

/** Adds an entry for every handle that was ever spawned. */
function showsAll(): Pick<Mutant, 'keeping'> {
  const spawned = new Set<unknown>()
  return onResponse((response, { tool, arguments: args }) => {
    if (args.action === 'spawn') spawned.add(args.id)
    if (tool !== 'await' || !('result' in response)) return response
    const { completed, pending, ...rest } = response.result as unknown as AwaitResult
    const shown = [...completed, ...pending].map(({ id }) => id)
    const others = [...spawned].filter((id) => !shown.includes(id)).toSorted()
    const added = others.map((id) => ({ id, state: 'running' }))
    return { id: response.id, result: { ...rest, completed, pending: [...pending, ...added] } }
  })
}
