import { allOf, anyOf, type Condition, idsIn, isMet } from '../../await/condition.ts'
import { instancesOf, type OpenCall } from '../../registry/open-call.ts'
import { named, type RegistryState } from '../../registry/state.ts'
import { never, onAwait, onEvent, onLists, onMet, optional, plainly } from '../keeping.ts'
import { mutantsIn } from '../mutant.ts'

const isAtAnEnd = (_: unknown, at: number, { length }: readonly unknown[]) =>
  at === 0 || at === length - 1

/** The condition that all but one of these hold; it names them all. */
const allButOne = (parts: readonly Condition[]): Condition =>
  anyOf(parts.map((out) => allOf(parts.map((part) => (part === out ? optional(part) : part)))))

const isOfSeveral = (open: OpenCall) =>
  open.want.until === 'condition' && instancesOf(open).length > 1

/** Whether a part of a condition is met when its await begins. */
const hasStoppedIn = (state: RegistryState) => (part: Condition) =>
  isMet(part, (id) => named(state, id)?.phase.type === 'stopped')

/** Mutants that understand all lists but those with three ids, with repeated ids, or with a failure. */
export const nearListMutants = mutantsIn('toolstate.await-conditions')({
  'abort-ends-the-wait': {
    'waits-for-the-rest: waits for the other handles of `any` where one is aborted': onEvent(
      (event, { handles, calls }) => {
        const isEnd = event.event === 'stopped' || event.event === 'gone'
        const isAborted = isEnd && handles.get(event.instance)?.ending === 'abort'
        return isAborted && [...calls.values()].some(isOfSeveral) ? undefined : event
      },
    ),
  },
  'all-waits-for-every-handle#not-on-a-part': {
    'all-but-one: returns when all but one of three handles of `all` have stopped': onLists(
      ({ every, one }) => plainly({ every: every.length > 2 ? [allButOne(every)] : every, one }),
    ),
    'first-three-of-all: waits for the first three handles of `all`': onLists(({ every, one }) =>
      plainly({ every: every.map((part, at) => (at < 3 ? part : optional(part))), one }),
    ),
    'fails-fast: returns as soon as one of its handles has failed': onMet((_, handles) =>
      handles.some(({ phase }) => phase.type === 'stopped' && 'Err' in phase.result),
    ),
  },
  'any-waits-for-one-handle#whichever': {
    'both-ends: looks only at the first and at the last handle of `any`': onLists(
      ({ every, one }) =>
        plainly({
          every,
          one: one.map((part, ...at) => (isAtAnEnd(part, ...at) ? part : never(part))),
        }),
    ),
    'first-three-of-any: looks at the first three handles of `any`': onLists(({ every, one }) =>
      plainly({ every, one: one.map((part, at) => (at < 3 ? part : never(part))) }),
    ),
  },
  'both-lists#one-of-any': {
    'not-the-last-of-three: does not look at the last of three handles of `any`': onLists(
      ({ every, one }) =>
        plainly({ every, one: one.map((part, at) => (at < 2 ? part : never(part))) }),
    ),
    'not-between: does not look at a handle of `any` that stands between others': onLists(
      ({ every, one }) =>
        plainly({
          every,
          one: one.map((part, ...at) =>
            every.length === 0 || isAtAnEnd(part, ...at) ? part : never(part),
          ),
        }),
    ),
  },
  'both-lists#all-not-enough': {
    'all-before-is-enough: returns at once where all handles of `all` had stopped before': onLists(
      ({ every, one }, state) =>
        plainly({ every, one: every.every(hasStoppedIn(state)) ? one.map(optional) : one }),
    ),
  },
  'both-lists#any-not-enough': {
    'one-before-is-enough: returns at once where a handle of `any` had stopped before': onLists(
      ({ every, one }, state) =>
        plainly({ every: one.some(hasStoppedIn(state)) ? every.map(optional) : every, one }),
    ),
    'ends-of-all: waits for the first and the last handle of `all` where there is an `any`':
      onLists(({ every, one }) =>
        plainly({
          every: every.map((part, ...at) =>
            one.length === 0 || isAtAnEnd(part, ...at) ? part : optional(part),
          ),
          one,
        }),
      ),
  },
  'id-in-both-lists': {
    'any-comes-first: counts a handle of both lists for `any` alone': onLists(({ every, one }) => {
      const ids = one.flatMap(idsIn)
      const isBoth = (part: Condition) => idsIn(part).some((id) => ids.includes(id))
      return plainly({ every: every.map((part) => (isBoth(part) ? optional(part) : part)), one })
    }),
  },
  'repeated-ids': {
    'repeats-side-by-side: passes over repeated ids that stand side by side alone': onAwait(
      ({ condition, ...asked }) => {
        const parts = 'all' in condition ? condition.all.filter((part) => 'stopped' in part) : []
        const ids = parts.flatMap(idsIn).filter((id, at, all) => id !== all[at - 1])
        return {
          ...asked,
          condition: new Set(ids).size < ids.length ? never(condition) : condition,
        }
      },
    ),
  },
})
