import { assert, asyncProperty, check, scheduler } from 'fast-check'
import { expect, test } from 'vitest'
import { reduce } from '../../registry/reduce.ts'
import { explore } from './fixtures/explore.ts'
import { faultsIn } from './fixtures/oracle.ts'
import { type Race, races } from './fixtures/planted.ts'
import { scenarios } from './fixtures/scenario.ts'

/** How many orders of events are tried: few whenever tests run, and 100,000 by `npm run schedules`. */
const SCHEDULES = Number(process.env.JP_SCHEDULES ?? 2_000)

/** How many a planted race may take to be found. */
const FEW = 1_000

/** No order of events of any scenario shows a fault. */
const holds = (race?: Race) =>
  asyncProperty(scheduler(), scenarios, async (order, scenario) => {
    const reduceBy = race?.plant(reduce) ?? reduce
    const faults = faultsIn(await explore(order, scenario, reduceBy))
    if (faults.length > 0) throw new Error(faults.join('; '))
  })

test('no order of events loses a wake-up or a result, or leaves a tool behind', async () => {
  await assert(holds(), { numRuns: SCHEDULES })
}, 300_000)

/** Always the same orders: whether a race is found is no matter of luck. */
const SEEDS = [1, 2, 3]

test.each(races)('a race is found: $name', async (race) => {
  for (const seed of SEEDS) {
    const params = { numRuns: FEW, endOnFailure: true, seed }
    const { failed, errorInstance } = await check(holds(race), params)
    expect(failed).toBe(true)
    expect(String(errorInstance)).toMatch(race.found)
  }
})
