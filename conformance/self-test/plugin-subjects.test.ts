import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Format, formats, render } from '../../reports/index.ts'
import type { Results } from '../../spec/generated/results.ts'
import { didNoHarm, reasonsOf } from './harmless.ts'
import { markOf } from './mark.ts'
import { measure } from './measured.ts'
import { type HostilePlugin, hostilePlugins } from './plugin-subjects.ts'

const CANARY = 'canary-3d9e20b7'
const PROGRAM = 'conformance/self-test/plugin-subjects.ts'
/** What a hostile plugin may take, in milliseconds. */
const MOST_MS = 120_000 * Number(process.env.JP_TIME_SCALE ?? 1)
/** One that takes much memory is measured twice. */
const TWICE = { timeout: 2 * MOST_MS }

beforeAll(() => {
  process.env.JP_SELF_TEST_SECRET = CANARY
})

afterAll(() => {
  delete process.env.JP_SELF_TEST_SECRET
})

describe('a hostile plugin that keeps the machine busy does no harm', TWICE, () => {
  test.each(hostilePlugins.filter(({ busy }) => busy))('$name', doesNoHarm)
})

describe.concurrent('a hostile plugin that waits does no harm', TWICE, () => {
  test.each(hostilePlugins.filter(({ busy }) => !busy))('$name', doesNoHarm)
})

/** The results in every format. */
const reportsOf = (results: Results) =>
  Object.fromEntries(
    (Object.keys(formats) as Format[]).map((each) => [each, render(each, results)]),
  )

async function doesNoHarm({ name, outcome, megabytes }: HostilePlugin): Promise<void> {
  const words = [PROGRAM, name, markOf(`plugin ${name}`)]
  const { results, ...taken } = await measure({ words, megabytes, ms: MOST_MS })
  expect(results.outcome, reasonsOf(results)).toBe(outcome)
  expect(taken.megabytes, 'megabytes of memory').toBeLessThan(taken.most)
  didNoHarm(markOf(`plugin ${name}`), results, CANARY, reportsOf(results))
}
