import { expect, test } from 'vitest'
import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { certify } from '../../../engine/certify.ts'
import { fuzzing as fuzzed } from '../../../engine/fuzz.ts'
import type { Suite } from '../../../engine/suite.ts'
import type { PluginHostOptions } from '../options.ts'
import type { PluginHostScenario } from '../scenario.ts'
import { pluginHostSuite } from '../suite.ts'
import { fuzzing } from './index.ts'

const REFERENCE = ['node', 'reference-impl/plugin-host/plugin-host.js']

/** Tries the reference host, or a mutant of it, with some generated sessions. */
function tried(runs: number, ...words: string[]) {
  const suite: Suite<PluginHostOptions, PluginHostScenario, PluginHostReading> = fuzzed(
    pluginHostSuite,
    fuzzing,
    { runs, ms: Number.POSITIVE_INFINITY },
  )
  return certify(suite, {
    ...{ only: [], skip: [], seed: 1, jobs: 0, timeScale: 1, argv: [], config: {}, base: '.' },
    command: [...REFERENCE, ...words, '{plugin}'],
  })
}

test('a correct host passes', { timeout: 60_000 }, async () => {
  const { results, outcome } = await tried(8)
  expect(results.filter(({ verdict }) => verdict !== 'pass')).toEqual([])
  expect(outcome).toBe('conformant')
})

test('a mutant fails for what it does wrong, with few messages', { timeout: 60_000 }, async () => {
  const { results } = await tried(8, '--mutant', 'plugin-host.ids.forgets-in-errors')
  const failed = results.filter(({ verdict }) => verdict === 'fail')
  expect(failed.map(({ requirement }) => requirement)).toEqual(['plugin.ids.errors-repeat-ids'])
  const sent = JSON.stringify(failed[0]).match(/"sent"/g) ?? []
  expect(sent.length).toBeLessThan(4)
})
