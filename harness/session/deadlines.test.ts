import { expect, test } from 'vitest'
import { Deadlines, type OnExpired } from './deadlines.ts'

/** Deadlines whose expiries are kept, and a way to wait until one of them has come. */
function watched() {
  const told: { name: string; ms: number; late: number }[] = []
  const onExpired: OnExpired = (name, ms, late) => told.push({ name, ms, late })
  return { told, names: () => told.map(({ name }) => name), all: new Deadlines(onExpired) }
}

test('tells a deadline by its name and length before it acts on it', async () => {
  const { told, all } = watched()
  const seen = await new Promise((resolve) => all.arm('idle', 5, () => resolve([...told])))
  expect(seen).toMatchObject([{ name: 'idle', ms: 5 }])
})

test('arming one ends the others, but not the total', async () => {
  const { names, all } = watched()
  const session = new Promise<void>((resolve) => all.total('session', 40, resolve))
  all.arm('startup', 1, () => {})
  all.arm('idle', 60_000, () => {})
  await session
  expect(names()).toEqual(['session'])
  all.arm('exit', 1, () => {})
  await expect.poll(names).toEqual(['session', 'exit'])
})

test('arming again starts again', async () => {
  const { told, all } = watched()
  all.arm('idle', 1, () => {})
  await new Promise<void>((resolve) => all.arm('idle', 20, resolve))
  expect(told.map(({ ms }) => ms)).toEqual([20])
})

test('a quiet wait leaves no trace, and another deadline ends it', async () => {
  const { names, all } = watched()
  await new Promise<void>((resolve) => all.quietly(1, resolve))
  expect(names()).toEqual([])
  all.quietly(1, () => expect.unreachable())
  await new Promise<void>((resolve) => all.arm('idle', 10, resolve))
  expect(names()).toEqual(['idle'])
})

test('clearing ends them all', async () => {
  const { names, all } = watched()
  all.arm('idle', 1, () => {})
  all.total('session', 1, () => {})
  all.quietly(1, () => expect.unreachable())
  all.clearAll()
  await new Promise<void>((resolve) => all.arm('exit', 20, resolve))
  expect(names()).toEqual(['exit'])
})

test('tells how late it was when the machine was busy, and says zero of small noise', async () => {
  const { told, all } = watched()
  const expired = new Promise<void>((resolve) => all.arm('idle', 1, resolve))
  const until = performance.now() + 60
  while (performance.now() < until);
  await expired
  expect(told[0]?.late).toBeGreaterThanOrEqual(50)
})
