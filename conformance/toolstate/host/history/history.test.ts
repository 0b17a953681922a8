import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { causeOf } from './cause.ts'
import { explain } from './core.ts'
import { answersOf, type Happening } from './fixtures/one-at-a-time.ts'
import { lanesOf, phraseOf } from './lanes.ts'
import { findOrder } from './legal-order.ts'
import { forgotten, type Operation, type Outcome } from './operation.ts'

const happening = constantFrom<Happening>('spawn', 'fetch', 'apply', 'abort', 'await', 'goes on')
const happenings = array(happening, { maxLength: 14 })
const policy = constantFrom('frees' as const, 'keeps' as const)
const overlaps = array(
  record({ early: integer({ min: 0, max: 45 }), late: integer({ min: 0, max: 45 }) }),
  {
    minLength: 14,
    maxLength: 14,
  },
)

/** Each call has its effect at a moment of its own, which it is invoked before and returns after. */
const spread = (
  answers: ReturnType<typeof answersOf>,
  widths: readonly { early: number; late: number }[],
): Operation[] =>
  answers.map((answer, at) => {
    const { early = 0, late = 0 } = widths[at] ?? {}
    return { ...answer, from: at * 10 - early, to: at * 10 + late }
  })

const legal = record({ happenings, policy, overlaps }).map(({ happenings, policy, overlaps }) =>
  spread(answersOf(happenings, policy), overlaps),
)

const shows = (state: 'running' | 'stopped', more: object = {}): Outcome => ({
  kind: 'shows',
  state,
  ...more,
})
const refused: Outcome = { kind: 'refused' }

/** Operations one after the other. */
const inTurn = (...each: (readonly [Operation['action'], Outcome, from?: number])[]): Operation[] =>
  each.map(([action, outcome, from], at) => ({
    ...{ call: `${action} ${at}`, action, outcome },
    ...{ from: from ?? at * 10, to: at * 10 + 5 },
  }))

const begun = [
  ['spawn', shows('running', { stage: 0, spawn: 'spawn 0' })],
  ['apply', shows('running', { stage: 0, spawn: 'spawn 0' })],
] as const

const result = { stage: 2, spawn: 'spawn 0' }

test('overlapping calls of a host that carries them out one at a time are accepted', () => {
  assert(
    property(legal, (operations) => void expect(findOrder(operations)).toBe('legal')),
    {
      numRuns: 1_000,
    },
  )
})

test('calls whose answers are not known are accepted as well', () => {
  assert(
    property(legal, array(integer({ min: 0, max: 13 })), (operations, which) => {
      const left = operations.map((each, at) => (which.includes(at) ? forgotten(each) : each))
      expect(findOrder(left)).toBe('legal')
    }),
  )
})

describe('refuses', () => {
  test.each([
    [
      'a result that is lost',
      'a lost result',
      inTurn(...begun, ['fetch', shows('running')], ['fetch', refused]),
    ],
    [
      'a result that comes back after a refusal',
      'a return after a refusal',
      inTurn(
        ...begun,
        ['fetch', shows('stopped', result)],
        ['fetch', refused],
        ['fetch', shows('stopped', result)],
      ),
    ],
    [
      'a state of before after stopped',
      'a way back',
      inTurn(
        ...begun,
        ['fetch', shows('stopped', result)],
        ['fetch', shows('running', { stage: 1, spawn: 'spawn 0' })],
      ),
    ],
    [
      'a report of before after a later one',
      'a way back',
      inTurn(
        ...begun,
        ['fetch', shows('running', { stage: 1, spawn: 'spawn 0' })],
        ['fetch', shows('running', { stage: 0, spawn: 'spawn 0' })],
      ),
    ],
    [
      'an await at its limit that has not seen a stop',
      'a missed stop',
      inTurn(...begun, ['fetch', shows('stopped', result)], ['pending', shows('running')]),
    ],
    [
      'a handle that runs after its abort',
      'a way back',
      inTurn(
        begun[0],
        ['abort', shows('stopped')],
        ['fetch', shows('running', { stage: 0, spawn: 'spawn 0' })],
      ),
    ],
    [
      'two spawns of one id at once',
      'two handles of one id',
      inTurn(begun[0], ['spawn', shows('running', { stage: 0, spawn: 'spawn 1' }), 0]),
    ],
  ])('%s', (_, cause, operations) => {
    const explained = explain(operations)
    expect(explained.is).toBe('illegal')
    if (explained.is === 'illegal') expect(causeOf(explained.core)).toBe(cause)
  })
})

test('a host may show a result several times, or hand it over once', () => {
  const again = ['fetch', shows('stopped', result)] as const
  expect(findOrder(inTurn(...begun, again, again))).toBe('legal')
  expect(findOrder(inTurn(...begun, again, ['fetch', refused], ['fetch', refused]))).toBe('legal')
})

test('what no order explains is shown by the fewest answers that show it', () => {
  const fault = record({
    happenings,
    overlaps,
    policy,
    at: integer({ min: 0, max: 13 }),
    stray: constantFrom(refused, shows('running', { stage: 0 }), shows('stopped')),
  })
  let refutations = 0
  assert(
    property(fault, ({ happenings, overlaps, policy, at, stray }) => {
      const operations = spread(answersOf(happenings, policy), overlaps).map((each, i) =>
        i === at ? { ...each, outcome: stray } : each,
      )
      const explained = explain(operations)
      if (explained.is !== 'illegal') return
      refutations += 1
      const { core } = explained
      const answering = (kept: readonly Operation[]) =>
        operations.map((each) => (kept.includes(each) ? each : forgotten(each)))
      expect(findOrder(answering(core))).toBe('illegal')
      for (const one of core)
        expect(findOrder(answering(core.filter((each) => each !== one)))).toBe('legal')
    }),
    { numRuns: 300 },
  )
  expect(refutations).toBeGreaterThan(20)
})

test('a search that would take too long is given up', () => {
  const many = Array.from({ length: 18 }, (_, at): Operation => {
    return { call: `apply ${at}`, action: 'apply', from: at, to: 100 + at, outcome: refused }
  })
  const never = {
    call: 'fetch',
    action: 'fetch',
    from: 0,
    to: 200,
    outcome: shows('running'),
  } as const
  expect(explain([...many, never], 1_000)).toEqual({ is: 'unknown' })
  expect(explain([...many.slice(0, 8), never]).is).toBe('illegal')
})

test('lanes show what overlaps, in the order of events', () => {
  const core = inTurn(
    ['fetch', shows('stopped')],
    ['fetch', refused, 3],
    ['fetch', shows('running')],
  )
  expect(lanesOf(core)).toEqual([
    'fetch `fetch 0`  ├───────┤                stopped',
    'fetch `fetch 1`      ├───────┤            refused',
    'fetch `fetch 2`                  ├───┤    running',
  ])
  expect(phraseOf(core)).toBe('fetch: stopped, beside fetch: refused, then fetch: running')
})
