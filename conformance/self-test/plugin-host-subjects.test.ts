import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Format, formats, render } from '../../reports/index.ts'
import type { Results } from '../../spec/generated/results.ts'
import type { Measured } from './certify-measured.ts'
import { root } from './configuration.ts'
import { didNoHarm, reasonsOf } from './harmless.ts'
import { markOf } from './mark.ts'
import { type HostilePluginHost, hostilePluginHosts } from './plugin-host-subjects.ts'

const CANARY = 'canary-77e1c05d'
const MEGABYTE = 1024 * 1024
/** What the suite's own process may take, whatever a host writes. */
const MOST_MEGABYTES = 300
/** What a hostile host may take, in milliseconds. */
const MOST_MS = 120_000 * Number(process.env.JP_TIME_SCALE ?? 1)
const TIMEOUT = { timeout: MOST_MS }

beforeAll(() => {
  process.env.JP_SELF_TEST_SECRET = CANARY
})

afterAll(() => {
  delete process.env.JP_SELF_TEST_SECRET
})

describe('a hostile host of plugins that keeps the machine busy does no harm', TIMEOUT, () => {
  test.each(hostilePluginHosts.filter(({ busy }) => busy))('$name', doesNoHarm)
})

describe.concurrent('a hostile host of plugins that waits does no harm', TIMEOUT, () => {
  test.each(hostilePluginHosts.filter(({ busy }) => !busy))('$name', doesNoHarm)
})

/** The results in every format. */
const reportsOf = (results: Results) =>
  Object.fromEntries(
    (Object.keys(formats) as Format[]).map((each) => [each, render(each, results)]),
  )

async function doesNoHarm({ name, outcome }: HostilePluginHost): Promise<void> {
  const { results, peak } = await certifiedAlone(name)
  expect(results.outcome, reasonsOf(results)).toBe(outcome)
  expect(peak / MEGABYTE, 'megabytes of memory').toBeLessThan(MOST_MEGABYTES)
  expect(results.smoke?.sentence).toMatch(/^[A-Z].{5,500}$/)
  didNoHarm(markOf(`plugin host ${name}`), results, CANARY, reportsOf(results))
}

/** In a process of its own, whose memory is nobody else's. */
async function certifiedAlone(name: string): Promise<Measured> {
  const program = 'conformance/self-test/plugin-host-subjects.ts'
  const options = { cwd: root, timeout: MOST_MS, maxBuffer: 2 * MEGABYTE }
  const words = [program, name, markOf(`plugin host ${name}`)]
  const { stdout } = await execa(process.execPath, words, options)
  return JSON.parse(stdout) as Measured
}
