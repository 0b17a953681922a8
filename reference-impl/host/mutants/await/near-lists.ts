import { allOf, anyOf, type Condition, idsIn } from '../../await/condition.ts'
import { never, onAwait, onLists, onMet, optional, plainly } from '../keeping.ts'
import { mutantsIn } from '../mutant.ts'

const isAtAnEnd = (_: unknown, at: number, { length }: readonly unknown[]) =>
  at === 0 || at === length - 1

/** The condition that all but one of these hold; it names them all. */
const allButOne = (parts: readonly Condition[]): Condition =>
  anyOf(parts.map((out) => allOf(parts.map((part) => (part === out ? optional(part) : part)))))

/** Mutants that understand all lists but those with three ids, with repeated ids, or with a failure. */
export const nearListMutants = mutantsIn('toolstate.await-conditions')({
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
  'both-lists#any-not-enough': {
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
