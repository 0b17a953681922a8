import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Format, formats, render } from '../../reports/index.ts'
import type { Outcome, Results } from '../../spec/generated/results.ts'
import { certify } from '../engine/certify.ts'
import { pluginSuite } from '../plugin/plugin/suite.ts'
import { configurationAt, root } from './configuration.ts'
import { didNoHarm, reasonsOf } from './harmless.ts'
import { markOf, SUBJECT } from './mark.ts'

interface HostilePlugin {
  name: string
  outcome: Outcome
  /** It keeps the machine busy, so that others would miss their deadlines beside it. */
  busy?: boolean
}

const CANARY = 'canary-3d9e20b7'
const TIMEOUT = { timeout: 120_000 * Number(process.env.JP_TIME_SCALE ?? 1) }
const FOLDER = 'conformance/self-test/subjects'
const plugins = configurationAt<HostilePlugin[]>(`${FOLDER}/plugins.yaml`)

beforeAll(() => {
  process.env.JP_SELF_TEST_SECRET = CANARY
})

afterAll(() => {
  delete process.env.JP_SELF_TEST_SECRET
})

describe('a hostile plugin that keeps the machine busy does no harm', TIMEOUT, () => {
  test.each(plugins.filter(({ busy }) => busy))('$name', doesNoHarm)
})

describe.concurrent('a hostile plugin that waits does no harm', TIMEOUT, () => {
  test.each(plugins.filter(({ busy }) => !busy))('$name', doesNoHarm)
})

/** Every wait is a tenth as long as usual, but for those that a busy machine lengthens. */
const SHORT = { startup_ms: 30_000, exit_ms: 20_000, shutdown_grace_ms: 20_000 }

/** The results in every format. */
const reportsOf = (results: Results) =>
  Object.fromEntries(
    (Object.keys(formats) as Format[]).map((each) => [each, render(each, results)]),
  )

async function doesNoHarm({ name, outcome }: HostilePlugin): Promise<void> {
  const results = await certify(pluginSuite, {
    config: { env: { [SUBJECT]: markOf(`plugin ${name}`) }, limits: SHORT },
    command: ['python3', '-S', '-E', `${FOLDER}/plugin.py`, name],
    ...{ base: root, only: ['plugin.lifecycle.*'], skip: [], seed: 1, jobs: 0 },
    ...{ timeScale: 0.1, argv: [] },
  })
  expect(results.outcome, reasonsOf(results)).toBe(outcome)
  didNoHarm(markOf(`plugin ${name}`), results, CANARY, reportsOf(results))
}
