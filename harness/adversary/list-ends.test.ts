import { expect, test } from 'vitest'
import { changedAtEnds } from './list-ends.ts'

test('all elements of a short list are changed, each into one or into several', () => {
  expect(changedAtEnds([1, 2], (n) => -n)).toEqual([-1, -2])
  expect(changedAtEnds([1, 2], (n) => [n, 0])).toEqual([1, 0, 2, 0])
})

test('of a long list a thousand at either end are changed', () => {
  const changed = changedAtEnds(new Array<number>(5_000).fill(1), () => -1)
  expect(changed.map((n, i) => (n < 0 ? i : -1)).filter((i) => i >= 0)).toEqual([
    ...Array.from({ length: 1_000 }, (_, i) => i),
    ...Array.from({ length: 1_000 }, (_, i) => 4_000 + i),
  ])
})
