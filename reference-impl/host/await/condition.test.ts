import { array, assert, constantFrom, letrec, oneof, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { allOf, anyOf, type Condition, conditionOf, idsIn, isMet, stopped } from './condition.ts'

const IDS = ['a', 'b', 'c', 'd']
const id = constantFrom(...IDS)
const some = subarray(IDS)
const by = (ids: readonly string[]) => (id: string) => ids.includes(id)

/** Conditions of any shape, nested ones among them. */
const { condition } = letrec<{ condition: Condition; parts: Condition[] }>((tie) => ({
  condition: oneof(
    { depthSize: 'small' },
    id.map(stopped),
    tie('parts').map(allOf),
    tie('parts').map(anyOf),
  ),
  parts: array(tie('condition'), { maxLength: 3 }),
}))

test('waits for every handle of all, and for one of any', () => {
  const both = conditionOf({ all: ['a', 'b'], any: ['c', 'd'] })
  expect(isMet(both, by(['a', 'b']))).toBe(false)
  expect(isMet(both, by(['a', 'c', 'd']))).toBe(false)
  expect(isMet(both, by(['a', 'b', 'd']))).toBe(true)
})

test('a handle counts for each list that names it, and for no other', () => {
  const both = conditionOf({ all: ['a'], any: ['a', 'b'] })
  expect(isMet(both, by(['b']))).toBe(false)
  expect(isMet(both, by(['a']))).toBe(true)
})

test('an empty list beside another one counts as left out', () => {
  const lists = record({ ids: array(id, { minLength: 1 }), stops: some })
  assert(
    property(lists, ({ ids, stops }) => {
      const is = (given: Parameters<typeof conditionOf>[0]) => isMet(conditionOf(given), by(stops))
      expect(is({ any: [], all: ids })).toBe(is({ all: ids }))
      expect(is({ any: ids, all: [] })).toBe(is({ any: ids }))
    }),
  )
})

test('neither repeated ids nor their order make a difference', () => {
  assert(
    property(array(id), array(id), some, (any, all, stops) => {
      const turned = { any: [...any, ...any].reverse(), all: [...all, ...all].reverse() }
      expect(isMet(conditionOf(turned), by(stops))).toBe(
        isMet(conditionOf({ any, all }), by(stops)),
      )
    }),
  )
})

test('what holds keeps holding when more handles stop', () => {
  assert(
    property(condition, some, some, (nested, before, more) => {
      if (isMet(nested, by(before))) expect(isMet(nested, by([...before, ...more]))).toBe(true)
    }),
  )
})

test('only the handles that it names matter, each of them once', () => {
  assert(
    property(condition, some, (nested, stops) => {
      const ids = idsIn(nested)
      expect(new Set(ids).size).toBe(ids.length)
      const named = stops.filter((stop) => ids.includes(stop))
      expect(isMet(nested, by(named))).toBe(isMet(nested, by(stops)))
    }),
  )
})
