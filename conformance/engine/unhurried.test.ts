import { expect, test } from 'vitest'
import type { PlannedSession } from './suite.ts'
import { UnhurriedRuns } from './unhurried.ts'

const planned = (about: string, fault?: PlannedSession['fault']): PlannedSession => ({
  ...{ session: about, case: about, weight: 1, requestedBy: [] },
  ...(fault && { fault }),
})
const answered = (at: number, code: number) =>
  planned('a', { kind: 'error-answer', at, code } as const)

test('one that hangs all the same is not waited for again, wherever its fault takes place', async () => {
  const runs = new UnhurriedRuns()
  expect(await runs.isWorthwhile(answered(1, -32001))).toBe(true)
  runs.add(answered(1, -32001), Promise.resolve('hangs'))
  expect(await runs.isWorthwhile(answered(2, -32001))).toBe(false)
  expect(await runs.isWorthwhile(answered(1, -32002))).toBe(true)
  expect(runs.isSlow).toBe(false)
})

test('one that rejects is reported by its session alone', async () => {
  const runs = new UnhurriedRuns()
  runs.add(planned('a'), Promise.reject(new Error('our own fault')))
  await new Promise((resolve) => setImmediate(resolve))
  await expect(runs.isWorthwhile(planned('a'))).rejects.toThrow('our own fault')
})

test('one that hangs without a fault is waited for under none', async () => {
  const runs = new UnhurriedRuns()
  runs.add(planned('a'), Promise.resolve('hangs'))
  expect(await runs.isWorthwhile(answered(1, -32001))).toBe(false)
  expect(await runs.isWorthwhile(planned('b'))).toBe(true)
})

test('one that wrote nothing without a fault is waited for in no other case', async () => {
  const runs = new UnhurriedRuns()
  runs.add(answered(1, -32001), Promise.resolve('silent'))
  expect(await runs.isWorthwhile(planned('b'))).toBe(true)
  runs.add(planned('a'), Promise.resolve('silent'))
  await runs.isWorthwhile(planned('a'))
  expect(await runs.isWorthwhile(planned('b'))).toBe(false)
})

test('one that needed the time without a fault is given it from then on', async () => {
  const runs = new UnhurriedRuns()
  runs.add(answered(1, -32001), Promise.resolve('slow'))
  expect(await runs.isWorthwhile(answered(2, -32001))).toBe(true)
  expect(runs.isSlow).toBe(false)
  runs.add(planned('a'), Promise.resolve('slow'))
  expect(await runs.isWorthwhile(planned('a'))).toBe(true)
  expect(runs.isSlow).toBe(true)
})

test('one of the whole run is not waited for again when any session hangs all the same', async () => {
  const runs = new UnhurriedRuns('run')
  runs.add(planned('a'), Promise.resolve('slow'))
  expect(await runs.isWorthwhile(planned('b'))).toBe(true)
  expect(runs.isSlow).toBe(false)
  runs.add(planned('b'), Promise.resolve('hangs'))
  expect(await runs.isWorthwhile(planned('a'))).toBe(false)
})
