import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Format, formats, render } from '../../reports/index.ts'
import type { Results } from '../../spec/generated/results.ts'
import { didNoHarm, reasonsOf } from './harmless.ts'
import { markOf } from './mark.ts'
import { measure } from './measured.ts'
import { type HostilePluginHost, hostilePluginHosts } from './plugin-host-subjects.ts'

const CANARY = 'canary-77e1c05d'
const PROGRAM = 'conformance/self-test/plugin-host-subjects.ts'
/** What a hostile host may take, in milliseconds. */
const MOST_MS = 120_000 * Number(process.env.JP_TIME_SCALE ?? 1)
/** One that takes much memory is measured twice. */
const TWICE = { timeout: 2 * MOST_MS }

beforeAll(() => {
  process.env.JP_SELF_TEST_SECRET = CANARY
})

afterAll(() => {
  delete process.env.JP_SELF_TEST_SECRET
})

describe('a hostile host of plugins that keeps the machine busy does no harm', TWICE, () => {
  test.each(hostilePluginHosts.filter(({ busy }) => busy))('$name', doesNoHarm)
})

describe.concurrent('a hostile host of plugins that waits does no harm', TWICE, () => {
  test.each(hostilePluginHosts.filter(({ busy }) => !busy))('$name', doesNoHarm)
})

/** The results in every format. */
const reportsOf = (results: Results) =>
  Object.fromEntries(
    (Object.keys(formats) as Format[]).map((each) => [each, render(each, results)]),
  )

async function doesNoHarm({ name, outcome, megabytes }: HostilePluginHost): Promise<void> {
  const words = [PROGRAM, name, markOf(`plugin host ${name}`)]
  const { results, ...taken } = await measure({ words, megabytes, ms: MOST_MS })
  expect(results.outcome, reasonsOf(results)).toBe(outcome)
  expect(taken.megabytes, 'megabytes of memory').toBeLessThan(taken.most)
  expect(results.smoke?.sentence).toMatch(/^[A-Z].{5,500}$/)
  didNoHarm(markOf(`plugin host ${name}`), results, CANARY, reportsOf(results))
}
