import { setTimeout as pass } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Deadlines } from './deadlines.ts'

/** Deadlines, what has expired of them so far, and the names alone. */
function watched() {
  const expired: { name: string; ms: number; late: number }[] = []
  const deadlines = new Deadlines<string>((name, ms, late) => expired.push({ name, ms, late }))
  return { expired, names: () => expired.map(({ name }) => name), deadlines }
}

test('reports a deadline by its name and length', async () => {
  const { expired, deadlines } = watched()
  deadlines.arm('idle', 5)
  await expect.poll(() => expired).toMatchObject([{ name: 'idle', ms: 5 }])
})

test('deadlines of different names run side by side', async () => {
  const { names, deadlines } = watched()
  deadlines.arm('session', 40)
  deadlines.arm('idle', 1)
  await expect.poll(names).toEqual(['idle', 'session'])
})

test('arming again starts again, with another length or with the same', async () => {
  const { expired, names, deadlines } = watched()
  deadlines.arm('idle', 1)
  deadlines.arm('idle', 20)
  await expect.poll(() => expired.map(({ ms }) => ms)).toEqual([20])
  const began = performance.now()
  deadlines.arm('exit', 300)
  await pass(20)
  deadlines.arm('exit', 300)
  await expect.poll(names).toEqual(['idle', 'exit'])
  expect(performance.now() - began).toBeGreaterThanOrEqual(318)
})

test('a deadline that is cleared does not expire', async () => {
  const { names, deadlines } = watched()
  deadlines.arm('idle', 1)
  deadlines.clear('idle')
  deadlines.clear('never armed')
  deadlines.arm('exit', 20)
  await expect.poll(names).toEqual(['exit'])
})

test('reports how late it was when the machine was busy, and states zero of small noise', async () => {
  const { expired, deadlines } = watched()
  deadlines.arm('idle', 1)
  const until = performance.now() + 60
  while (performance.now() < until);
  await expect.poll(() => expired).toHaveLength(1)
  expect(expired[0]?.late).toBeGreaterThanOrEqual(50)
})
