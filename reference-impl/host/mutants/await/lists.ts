import type { JsonObject } from '../../../../harness/wire/json.ts'
import { allOf, anyOf, idsIn } from '../../await/condition.ts'
import { hasStopped } from '../../registry/handle.ts'
import {
  never,
  onAwait,
  onAwaitArguments,
  onEvent,
  onLists,
  optional,
  plainly,
} from '../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'

/** Mutants that understand the lists of an await otherwise. */
export const awaitListMutants = mutantsIn('toolstate.await-conditions')({
  'all-waits-for-every-handle#not-on-a-part': {
    'returns-on-the-first: returns as soon as one handle of `all` has stopped': onLists(
      ({ every, one }) => plainly({ every: every.length > 0 ? [anyOf(every)] : [], one }),
    ),
  },
  'all-waits-for-every-handle#on-the-last': {
    'waits-for-a-call: notices the last stop when the next call comes': onEvent((event, state) => {
      const isAwaited = [...state.calls.values()].some(({ want }) => want.until === 'condition')
      const active = [...state.handles.values()].filter((handle) => !hasStopped(handle))
      const isLast = active.length === 1 && (event.event === 'stopped' || event.event === 'gone')
      return isAwaited && isLast ? undefined : event
    }),
  },
  'any-waits-for-one-handle#not-without': {
    'does-not-wait: returns at once when it is to wait for one of several handles': onLists(
      ({ every, one }) => plainly({ every, one: one.map(optional) }),
    ),
  },
  'any-waits-for-one-handle#one-is-enough': {
    'waits-for-all: waits for every handle of `any`': onLists(({ every, one }) =>
      allOf([...every, ...one]),
    ),
  },
  'any-waits-for-one-handle#whichever': {
    'looks-at-the-first: looks only at the first handle of `any`': onLists(({ every, one }) =>
      plainly({ every, one: one.map((part, at) => (at === 0 ? part : never(part))) }),
    ),
  },
  'both-lists#all-not-enough': {
    'all-is-enough: returns when `all` has stopped, whatever `any` does': onLists((lists) =>
      lists.every.length > 0 ? allOf([...lists.every, ...lists.one.map(optional)]) : plainly(lists),
    ),
  },
  'both-lists#any-not-enough': {
    'any-is-enough: returns when one of `any` has stopped, whatever `all` does': onLists((lists) =>
      lists.one.length > 0
        ? plainly({ every: lists.every.map(optional), one: lists.one })
        : plainly(lists),
    ),
  },
  'both-lists#one-of-any': {
    'all-of-any: waits for every handle of `any` where there is an `all`': onLists((lists) =>
      lists.every.length > 0 ? allOf([...lists.every, ...lists.one]) : plainly(lists),
    ),
  },
  'lists-count-apart#all-for-any': {
    'all-counts-for-any: counts the handles of `all` among those of `any`': onLists(
      ({ every, one }) => plainly({ every, one: one.length > 0 ? [...one, ...every] : [] }),
    ),
  },
  'lists-count-apart#any-for-all': {
    'any-counts-for-all: takes a stop in `any` for that of a handle in `all`': onLists(
      ({ every, one }) => plainly({ every: every.map((part) => anyOf([part, ...one])), one }),
    ),
  },
  'order-of-ids': {
    'looks-at-the-last: takes the stop of the last handle of `all` for all': onLists(
      ({ every, one }) =>
        plainly({
          every: every.map((part, at) => (at === every.length - 1 ? part : optional(part))),
          one,
        }),
    ),
  },
  'repeated-ids': {
    'counts-ids: waits for as many stops as `all` has ids': onAwait(({ condition, ...asked }) => {
      const every = 'all' in condition ? condition.all.filter((part) => 'stopped' in part) : []
      const isRepeated = every.length > new Set(every.flatMap(idsIn)).size
      return { ...asked, condition: isRepeated ? never(condition) : condition }
    }),
  },
  'id-in-both-lists': {
    'counts-once: counts a handle of both lists for `all` alone': onLists((lists) => {
      const every = lists.every.flatMap(idsIn)
      const one = lists.one.map((part) =>
        idsIn(part).some((id) => every.includes(id)) ? never(part) : part,
      )
      return plainly({ every: lists.every, one })
    }),
  },
  'empty-list-beside-other#empty-any': {
    'empty-any-blocks: waits for a handle of an empty `any`': emptyBlocks(),
  },
  'empty-list-beside-other#empty-all': {
    'empty-all-is-met: returns at once where `all` is empty': onAwaitArguments(
      ({ all, ...args }) =>
        Array.isArray(all) && all.length === 0 && args.any !== undefined
          ? { ...args, timeout_secs: 0 }
          : { ...(all !== undefined && { all }), ...args },
    ),
  },
})

/** Takes no note of a call with an empty `any` beside an `all`, which therefore never returns. */
function emptyBlocks(): Pick<Mutant, 'keeping'> {
  const isStuck = ({ any, all }: JsonObject) =>
    Array.isArray(any) && any.length === 0 && Array.isArray(all) && all.length > 0
  return {
    keeping: {
      call: (carryOut) => (batch) =>
        batch.calls.some((call) => isStuck(call.arguments))
          ? new Promise(() => {})
          : carryOut(batch),
    },
  }
}
