import { expect, test } from 'vitest'
import { certify } from '../../engine/certify.ts'
import { type PluginOptions, pluginSuite } from './suite.ts'

const WITHOUT_LIMITS = { only: [], skip: [], seed: 1, jobs: 0, timeScale: 1, argv: [] }

const optionsFor = (script: string, more: Partial<PluginOptions> = {}): PluginOptions => ({
  ...{ ...WITHOUT_LIMITS, config: {}, base: '.' },
  command: ['sh', '-c', script],
  ...more,
})

/** Answers `describe`, and does nothing else. */
const DESCRIBES = `read -r line
case $line in
  *'"describe"'*) echo '{"type":"describe","name":"n","version":"1","description":"d"}' ;;
  *) echo '{"type":"ready"}'; echo '{"type":"exit","code":0}' ;;
esac`

test('a plugin that only starts and ends is conformant, and what it does not do is named', {
  timeout: 60_000,
}, async () => {
  const { outcome, notExercised } = await certify(pluginSuite, optionsFor(DESCRIBES))
  expect(outcome).toBe('conformant')
  const advice = notExercised?.map(({ requirement }) => requirement)
  expect(advice).toContain('plugin.conversations.names-one-conversation')
})

test('a plugin that writes nothing satisfies nothing, and is asked nothing more', {
  timeout: 60_000,
}, async () => {
  const config = { limits: { startup_ms: 300, shutdown_grace_ms: 300 } }
  const { outcome, counts, smoke } = await certify(pluginSuite, optionsFor('sleep 60', { config }))
  expect([outcome, counts.pass]).toEqual(['nonconformant', 0])
  expect(smoke?.sentence).toBe('It starts, but no line came after init.')
})

test('a name that is taken and a pattern that is none are problems of a configuration', () => {
  const cases = [
    { name: 'a' },
    { name: 'a', expect: { printed: { content: { matches: '(' } } } },
    { name: 'describe', expect: { exit: { reason: { matches: '[' } } } },
  ]
  const problems = pluginSuite.problems?.({ cases }) ?? []
  expect(problems.map(({ path }) => path.join('.'))).toEqual([
    'cases.1.name',
    'cases.2.name',
    'cases.1.expect.printed.content.matches',
    'cases.2.expect.exit.reason.matches',
  ])
})

test('an address of another machine, and requests that cannot be made, are problems of a configuration', () => {
  const at = 'http://127.0.0.1:{port}/'
  const bad: [string, NonNullable<PluginOptions['config']['cases']>[number]][] = [
    ['serves', { name: 'a', serves: 'https://localhost/' }],
    ['serves', { name: 'b', serves: 'here' }],
    ['serves', { name: 'c', serves: 'http://example.test:80/' }],
    ['requests', { name: 'd', requests: [{ path: '/' }] }],
    ['requests.0.path', { name: 'e', serves: at, requests: [{ path: '//example.test/' }] }],
    ['requests.0.path', { name: 'e2', serves: at, requests: [{ path: '/\\example.test/' }] }],
    ['requests.0.body', { name: 'f', serves: at, requests: [{ path: '/', body: 'x' }] }],
    [
      'requests.0.expect.body.matches',
      { name: 'g', serves: at, requests: [{ path: '/', expect: { body: { matches: '(' } } }] },
    ],
  ]
  const cases = bad.map(([, each]) => each)
  const problems = pluginSuite.problems?.({ cases }) ?? []
  expect(problems.map(({ path }) => path.join('.'))).toEqual(
    bad.map(([path], i) => `cases.${i}.${path}`),
  )
  const good = {
    name: 'a',
    serves: 'http://example.test/',
    remote: true,
    requests: [{ path: '/' }],
  }
  expect(pluginSuite.problems?.({ cases: [good, { name: 'b', serves: at }] })).toEqual([])
})

test('a plugin that goes by an option which its case gives is not tried without it', {
  timeout: 60_000,
}, async () => {
  const goesBy = `read -r line
case $line in
  *'"tone":"loud"'*) echo '{"type":"ready"}'; echo '{"type":"exit","code":0}' ;;
  *) exit 3 ;;
esac`
  const config: PluginOptions['config'] = { cases: [{ name: 'loud', options: { tone: 'loud' } }] }
  const only = ['plugin.framing.plugin-bears-missing-members']
  const { counts } = await certify(pluginSuite, optionsFor(goesBy, { config, only }))
  expect([counts.pass, counts.warn]).toEqual([1, 0])
})

test('few sessions are alive at once where conversations are long', async () => {
  const aliveWith = async (count: number) => {
    const events = Array.from({ length: count }, () => ({ type: 'turn_start' }))
    const cases = [{ name: 'a', workspace: { conversations: [{ id: '1', events }] } }]
    const options = optionsFor('true', { config: { cases } as PluginOptions['config'] })
    const runner = pluginSuite.runner(options, { mark: 'm', revision: 'rfd-d18', checks: [] })
    await runner.close()
    return runner.alive
  }
  expect(await aliveWith(10_000)).toBeGreaterThan(10)
  expect(await aliveWith(10_001)).toBeLessThan(5)
})

test('a plugin that describes itself later than the suite waits by itself is asked again, with more time', {
  timeout: 60_000,
}, async () => {
  const only = ['plugin.describe.describes-itself']
  const again: string[] = []
  const { outcome } = await certify(pluginSuite, {
    ...optionsFor(`sleep 2; ${DESCRIBES}`, { only, timeScale: 0.1 }),
    onProgress: ({ doing }) => again.push(doing),
  })
  expect(outcome).toBe('conformant')
  expect(again.join('\n')).toContain('again, with all the time that a subject may take')
})
