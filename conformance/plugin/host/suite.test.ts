import { expect, test } from 'vitest'
import { certify } from '../../engine/certify.ts'
import type { PluginHostOptions } from './options.ts'
import { pluginHostSuite } from './suite.ts'

const optionsFor = (
  command: string[],
  more: Partial<PluginHostOptions> = {},
): PluginHostOptions => ({
  ...{ only: [], skip: [], seed: 1, jobs: 0, timeScale: 1, argv: [] },
  ...{ config: {}, base: '.', command },
  ...more,
})

const REFERENCE = ['node', 'reference-impl/plugin-host/plugin-host.js', '{plugin}']

test('a host that runs no plugin satisfies nothing, and the reports state why', {
  timeout: 60_000,
}, async () => {
  const { outcome, counts, smoke } = await certify(pluginHostSuite, optionsFor(['false']))
  expect([outcome, counts.pass]).toEqual(['nonconformant', 0])
  expect(smoke?.sentence).toBe('It starts, but the plugin was not started.')
})

test('a driver that fails at first is what the run comes down to', {
  timeout: 60_000,
}, async () => {
  const config = { driver: true, profile: 'd18' as const }
  const only = ['plugin.subscriptions.no-replay']
  const chatty = ['sh', '-c', 'read -r line; echo hello; cat']
  const { smoke } = await certify(
    pluginHostSuite,
    optionsFor(chatty, { config, only, driver: true }),
  )
  expect(smoke?.sentence).toMatch(/^The driver wrote a line that is no message: `hello`; stdout is/)
})

test('what is stored is not judged where nothing is stored', { timeout: 60_000 }, async () => {
  const only = ['plugin.conversations.lists-conversations', 'plugin.ids.replies-repeat-ids']
  const config = { storage: 'none' as const, files: { '.jp/.id': 'abcde' } }
  const { results } = await certify(pluginHostSuite, optionsFor(REFERENCE, { only, config }))
  const verdicts = results.map(({ requirement, verdict }) => `${requirement} ${verdict}`)
  expect(verdicts).toContain('plugin.ids.replies-repeat-ids pass')
  expect(verdicts).not.toContain('plugin.conversations.lists-conversations pass')
})

test('a host that takes longer than the suite waits by itself is tried again, with more time', {
  timeout: 120_000,
}, async () => {
  const slow = ['sh', '-c', 'sleep 4; exec "$@"', 'sh', ...REFERENCE]
  const only = ['plugin.lifecycle.init-names-workspace']
  const { outcome } = await certify(pluginHostSuite, optionsFor(slow, { only, timeScale: 0.1 }))
  expect(outcome).toBe('conformant')
})
