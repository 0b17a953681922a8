import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../../harness/random.ts'
import type { PluginHostOptions } from '../options.ts'
import { talks } from './drawn.ts'
import { fuzzing } from './index.ts'
import { riskOf } from './messages.ts'
import { smallerTalks } from './smaller.ts'
import { type Item, stepsOf, type Talk } from './talk.ts'

const [REQUEST, NOTICE] = [{ type: 'list_conversations' }, { type: 'print', text: 'one' }]
const exit = { code: 0 }

/** What the probe does between `ready` and its end. */
const between = (...items: Item[]) => stepsOf({ items, end: exit }).slice(3, -2)

const risksIn = ({ items }: Talk) =>
  new Set(items.flatMap((item) => ('send' in item ? (riskOf(item.send) ?? []) : [])))

test('requests are sent at once, and their replies are waited for at the end', () => {
  expect(between({ send: REQUEST }, { send: NOTICE }, { send: REQUEST })).toEqual([
    ...[{ send: REQUEST }, { send: NOTICE }, { send: REQUEST }],
    { lines: 2 },
  ])
})

test('an id comes again when the request that had it has its reply', () => {
  const send = { ...REQUEST, id: 'a' }
  expect(between({ send }, { send })).toEqual([{ send }, { lines: 1 }, { send }, { lines: 1 }])
})

test('what may end the session stands alone', () => {
  const send = { type: 'frobnicate' }
  expect(between({ send: REQUEST }, { send }, { send: REQUEST })).toEqual([
    ...[{ send: REQUEST }, { lines: 1 }, { send }, { lines: 1 }, { send: REQUEST }, { lines: 1 }],
  ])
})

test('lines that are glued are written in one piece', () => {
  expect(between({ send: REQUEST, glued: true }, { send: NOTICE })).toEqual([
    { raw: `${JSON.stringify(REQUEST)}\n${JSON.stringify(NOTICE)}\n` },
    { lines: 1 },
  ])
})

test('no talk takes more than one risk, and none does that is smaller', () => {
  const some = fc.sample(talks({ config: { a: { b: 1 } }, stored: true }), {
    seed: 1,
    numRuns: 200,
  })
  for (const talk of some.flatMap((each) => [each, ...smallerTalks(each)]))
    expect(risksIn(talk).size, JSON.stringify(talk)).toBeLessThan(2)
})

test('a talk that becomes smaller comes to an end', () => {
  const [first] = fc.sample(talks({ config: {}, stored: true }), { seed: 2, numRuns: 1 })
  let [talk, steps] = [first, 0]
  for (; talk && steps < 1_000; steps += 1) talk = smallerTalks(talk).at(-1)
  expect(steps).toBeLessThan(1_000)
})

test('the same number of the same seed gives the same session', () => {
  const sessions = () => {
    const options = { config: {}, seed: 1 } as PluginHostOptions
    const generator = fuzzing.generator(options)
    return generator.sessions(7, randomFrom(1, 'generated', '7'))
  }
  expect(sessions()).toEqual(sessions())
  expect(sessions()).toHaveLength(1)
})

test('nothing of the suite is read or listed where nothing is stored', () => {
  const options = { config: { storage: 'none' } } as PluginHostOptions
  const generator = fuzzing.generator(options)
  const all = Array.from({ length: 40 }, (_, at) => generator.sessions(at, randomFrom(at)))
  const text = JSON.stringify(all).replaceAll('\\', '')
  expect(text.includes('"conversation":"17127583920"')).toBe(false)
})
