import type { JsonObject } from '../../../harness/wire/json.ts'
import { anyOf, type Condition, idsIn, isMet } from '../await/condition.ts'
import type { RegistryEvent } from '../registry/event.ts'
import { hasStopped } from '../registry/handle.ts'
import { named, type RegistryState } from '../registry/state.ts'
import {
  endingAfter,
  onAwait,
  onAwaitArguments,
  onAwaitResponse,
  onEvent,
  onResponse,
} from './keeping.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { onShown } from './showing.ts'

const NOTHING = { completed: [], pending: [] }

/** Answers an await with an empty result in place of an error. */
const accepting = (isAccepted: (args: JsonObject) => boolean): Pick<Mutant, 'keeping'> =>
  onAwaitResponse((response, { arguments: args }) =>
    'error' in response && isAccepted(args) ? { id: response.id, result: NOTHING } : response,
  )

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0
const isGiven = (value: unknown) => value !== undefined

/** Passes over unknown ids where a condition holds without them. */
const passingOver = (isMeant: (condition: Condition) => boolean): Pick<Mutant, 'keeping'> =>
  onAwait((asked, state) => {
    const holds = isMet(asked.condition, (id) => isOver(state, id) || !state.names.has(id))
    const known = idsIn(asked.condition).filter((id) => state.names.has(id))
    if (!holds || known.length === 0 || !isMeant(asked.condition)) return asked
    return { ...asked, condition: anyOf(known.map((id) => ({ stopped: id }))) }
  })

const isOver = (state: RegistryState, id: string) => {
  const handle = named(state, id)
  return handle !== undefined && hasStopped(handle)
}

const partsOf = (condition: Condition) => ('all' in condition ? condition.all : [])
const hasAny = (condition: Condition) => partsOf(condition).some((part) => 'any' in part)
const hasAll = (condition: Condition) => partsOf(condition).some((part) => 'stopped' in part)

export const awaitErrorMutants = mutantsIn('toolstate.await-errors')({
  'no-list#error': {
    'nothing-is-fine: returns an empty result where no list is given': accepting(
      ({ any, all, timeout_secs: limit }) => !isGiven(any) && !isGiven(all) && !isGiven(limit),
    ),
  },
  'no-list#no-wait': {
    'waits-for-nothing: waits for its limit where no list is given': accepting(
      ({ any, all, timeout_secs: limit }) => !isGiven(any) && !isGiven(all) && isGiven(limit),
    ),
  },
  'empty-lists#all': {
    'all-of-nothing: returns an empty result for an empty `all`': accepting(
      ({ any, all }) => isEmpty(all) && !isGiven(any),
    ),
  },
  'empty-lists#any': {
    'any-of-nothing: returns an empty result for an empty `any`': accepting(
      ({ any, all }) => isEmpty(any) && !isGiven(all),
    ),
  },
  'empty-lists#both': {
    'both-of-nothing: returns an empty result for two empty lists': accepting(
      ({ any, all }) => isEmpty(any) && isEmpty(all),
    ),
  },
  'unknown-id#error': {
    'unknown-is-over: takes an unknown handle for one that is over': accepting(
      ({ any, all }) => [any ?? [], all ?? []].flat().length === 1,
    ),
  },
  'unknown-id#names-id': {
    'some-handle: does not state which handle it does not find': onAwaitResponse((response) =>
      'error' in response && String(response.error).includes('not found')
        ? { id: response.id, error: 'a handle was not found' }
        : response,
    ),
  },
  'one-unknown-id#any': {
    'any-known: passes over unknown ids when another of `any` has stopped': passingOver(
      (condition) => hasAny(condition) && !hasAll(condition),
    ),
  },
  'one-unknown-id#all': {
    'all-known: passes over unknown ids when all others of `all` have stopped': passingOver(
      (condition) => hasAll(condition) && !hasAny(condition),
    ),
  },
  'one-unknown-id#other-list': {
    'list-known: passes over an unknown id of one list when the other holds': passingOver(
      (condition) => hasAll(condition) && hasAny(condition),
    ),
  },
  'checked-before-waiting': {
    'waits-first: looks for a handle when the others have stopped': waitsFirst(),
  },
  'error-responses': {
    'error-with-lists: puts the lists of a result into an error': onAwaitResponse((response) =>
      'error' in response
        ? { id: response.id, error: JSON.stringify({ ...NOTHING, error: response.error }) }
        : response,
    ),
  },
  'refusal-spares-handles#running': {
    'refusal-ends: ends the handles that a refused await names': endingAfter((event, before) =>
      spared(before, event),
    ),
  },
  'refusal-spares-handles#awaitable': {
    'refusal-forgets: knows no more of a handle that a refused await named': refusalForgets(),
  },
  'waiting-is-no-error': {
    'refuses-the-waiting: refuses to wait for a handle that waits': onAwait((asked, state) => {
      const isStuck = idsIn(asked.condition).some(
        (id) => named(state, id)?.phase.type === 'waiting',
      )
      return isStuck ? { ...asked, condition: { stopped: 'a handle that runs' } } : asked
    }),
  },
  'ids-of-earlier-turns': {
    'stale-results: returns what was left of a handle of the turn before': stale(),
  },
  'rule-holds-without-schema': trustingItsSchema(),
  'no-loose-match': {
    'any-case: finds a handle whatever the case of its id': onAwaitArguments(
      ({ any, ...rest }) => ({
        ...rest,
        ...(any !== undefined && {
          any: Array.isArray(any) ? any.map((id) => (id === 'A' ? 'a' : id)) : any,
        }),
      }),
    ),
  },
})

const unknownIn = (state: RegistryState, condition: Condition) =>
  idsIn(condition).some((id) => !state.names.has(id))

/** An await with an unknown id never returns while another handle of it is active. */
function waitsFirst(): Pick<Mutant, 'keeping'> {
  return onEvent((event, state) => {
    if (event.event !== 'call' || event.command.command !== 'await') return event
    const { condition } = event.command
    const isActive = idsIn(condition).some((id) => state.names.has(id) && !isOver(state, id))
    return unknownIn(state, condition) && isActive ? undefined : event
  })
}

/** The known handles of an await that will be refused. */
function spared(state: RegistryState, event: RegistryEvent): number[] {
  if (event.event !== 'call' || event.command.command !== 'await') return []
  const { condition } = event.command
  if (!unknownIn(state, condition)) return []
  return idsIn(condition).flatMap((id) => state.names.get(id) ?? [])
}

function refusalForgets(): Pick<Mutant, 'keeping'> {
  const named = new Set<number>()
  return onAwait((asked, state) => {
    const instances = idsIn(asked.condition).flatMap((id) => state.names.get(id) ?? [])
    const isForgotten = instances.some((instance) => named.has(instance))
    if (unknownIn(state, asked.condition)) for (const each of instances) named.add(each)
    return isForgotten ? { ...asked, condition: { stopped: 'a handle that is known' } } : asked
  })
}

/** Takes an id that was spawned once for that of a stopped handle. */
function stale(): Pick<Mutant, 'keeping'> {
  const spawned = new Set<unknown>()
  return onResponse((response, { tool, arguments: args }) => {
    if (args.action === 'spawn') spawned.add(args.id)
    const ids = [args.all ?? []].flat()
    const isOld = tool === 'await' && ids.length === 1 && ids.every((id) => spawned.has(id))
    return isOld && 'error' in response ? { id: response.id, result: NOTHING } : response
  })
}

/** Once it has shown a form that a provider takes, it relies on what that form requires. */
function trustingItsSchema() {
  let isShown = false
  return {
    'trusts-its-schema: returns an empty result without handles once a provider was shown it': {
      ...accepting(({ any, all }) => isShown && any === undefined && all === undefined),
      show: onShown((shown, provider) => {
        isShown ||= provider !== undefined
        return shown
      }),
    },
  }
}
