import { setTimeout as pass } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { OpenRequests } from './open-requests.ts'

/** Open requests, and the keys of those whose time is over. */
function opened(...keys: (number | undefined)[]) {
  const late: unknown[] = []
  const open = new OpenRequests<{ key?: number; goesOn?: () => boolean }>(({ key }, ms) =>
    late.push([key, ms]),
  )
  for (const key of keys) open.add({ key })
  return { open, late }
}

test('an answer takes the request of its key, whatever is older', () => {
  const { open } = opened(1, 2, undefined)
  expect(open.take(2)).toEqual({ key: 2 })
  expect(open.take(2)).toBeUndefined()
  expect([open.size, open.oldest]).toEqual([2, { key: 1 }])
})

test('a request without a key is answered by nothing but its turn', () => {
  const { open } = opened(undefined, 1)
  expect(open.take(undefined)).toBeUndefined()
  expect([open.takeOldest(), open.takeOldest(), open.takeOldest()]).toEqual([
    {},
    { key: 1 },
    undefined,
  ])
})

test('each has its own time, which is over once, unless it is answered before', async () => {
  const { open, late } = opened()
  for (const key of [1, 2, 3]) open.add({ key }, 5 * key)
  open.take(2)
  await expect.poll(() => late).toHaveLength(2)
  expect(late).toEqual([
    [1, 5],
    [3, 15],
  ])
  expect(open.size).toBe(2)
})

test('the time of the oldest moves on to the next', async () => {
  const { open, late } = opened(1, 2)
  open.limitOldest(60_000)
  open.takeOldest()
  open.limitOldest(10)
  await expect.poll(() => late).toEqual([[2, 10]])
})

test('nothing is late when nothing is open', async () => {
  const { open, late } = opened(1, 2)
  open.add({ key: 3 }, 1)
  open.limitOldest(1)
  expect(open.takeAll()).toHaveLength(3)
  open.limitOldest(1)
  await pass(15)
  expect([late, open.size]).toEqual([[], 0])
})

test('what is seen to go on gets as much time again', async () => {
  const { open, late } = opened()
  let left = 2
  open.add({ key: 1, goesOn: () => left-- > 0 }, 5)
  await expect.poll(() => late).toEqual([[1, 5]])
  expect(left).toBe(-1)
})
