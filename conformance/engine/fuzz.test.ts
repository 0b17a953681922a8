import { expect, test } from 'vitest'
import type { Reading } from './check.ts'
import { type Budget, fuzzing } from './fuzz.ts'
import type { Generator } from './generator.ts'
import type { PlannedSession, RunContext, RunOptions, Suite } from './suite.ts'

type Toy = Suite<RunOptions, PlannedSession, Reading>

const session = (name: string): PlannedSession => ({ session: name, weight: 0, requestedBy: [] })
const generator: Generator<PlannedSession, Reading> = {
  first: [session('one'), session('two')],
  learn: (_, { session: name }) => (name === 'two' ? [session('two again')] : []),
  sessions: (number, random) => [session(`${number}: ${Math.floor(random() * 1_000)}`)],
}

/** Plays a plan to its end, the sessions of which come back in the order in which they were planned. */
function played(made: Partial<typeof generator>, budget: Partial<Budget>, seed = 1): string[] {
  const how = { generator: () => ({ ...generator, ...made }) }
  const limits = { runs: Number.POSITIVE_INFINITY, ms: Number.POSITIVE_INFINITY, ...budget }
  const suite = fuzzing({ checks: [] } as unknown as Toy, how, limits)
  const plan = suite.plan({ seed } as RunOptions, { checks: [] } as unknown as RunContext<Reading>)
  const [names, open] = [[] as string[], [...plan.first]]
  for (let one = open.shift(); one; one = open.shift()) {
    names.push(one.session)
    const next = plan.next?.({} as Reading, one) ?? []
    if ('stop' in next) return [...names, next.stop]
    open.push(...next)
  }
  return names
}

test('generated sessions wait for all that they are made from', () => {
  expect(played({}, { runs: 2 }).slice(0, 3)).toEqual(['one', 'two', 'two again'])
})

test('as many are generated as the budget has, in more than one wave', () => {
  expect(played({}, { runs: 1 })).toHaveLength(3 + 1)
  expect(played({}, { runs: 1_000 })).toHaveLength(3 + 1_000)
  expect(played({}, { ms: 0 })).toHaveLength(3)
})

test('the same seed gives the same sessions, and another one others', () => {
  expect(played({}, { runs: 100 }, 7)).toEqual(played({}, { runs: 100 }, 7))
  expect(played({}, { runs: 100 }, 7)).not.toEqual(played({}, { runs: 100 }, 8))
})

test('nothing is tried twice, and it ends where there is nothing new', () => {
  const three = { sessions: (number: number) => [session(`the ${number % 3}`)] }
  expect(played(three, { runs: 50 }).slice(3)).toEqual(['the 1', 'the 2', 'the 0'])
  expect(played({ sessions: () => [session('two again')] }, {})).toHaveLength(3)
})

test('a subject that shows nothing is asked nothing more', () => {
  expect(played({ learn: () => ({ stop: 'no answer' }) }, {})).toEqual(['one', 'no answer'])
})
