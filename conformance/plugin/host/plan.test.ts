import { expect, test } from 'vitest'
import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import { pluginHostChecks } from './index.ts'
import type { PluginHostOptions } from './options.ts'
import { planPluginHost } from './plan.ts'
import type { PluginHostCheck } from './scenario.ts'

const SILENT = { init: {}, replies: [], events: ['waited in vain'] }

/** What is run after the first run of a host that showed this. */
function nextAfter(shown: object, checks: readonly PluginHostCheck[] = pluginHostChecks) {
  const plan = planPluginHost({ config: {}, profile: 'dispatch' } as PluginHostOptions, checks)
  const [first] = plan.first
  if (first === undefined) throw new TypeError('there is a first run')
  const next = plan.next?.(shown as PluginHostReading, first) ?? []
  const more = 'stop' in next ? (next.more ?? []) : next
  const why = 'stop' in next ? next.stop : undefined
  return { names: more.map(({ scenario }) => scenario), why }
}

test('a host that replies to nothing is shown what takes no reply, and the scenario of the replies', () => {
  const whole = nextAfter({ init: {}, replies: [{}], events: ['waited in vain'] })
  const { names, why } = nextAfter(SILENT)
  expect(whole.why).toBeUndefined()
  expect(why).toBe('not tried: the host replied to no request of the first run')
  expect(names.length).toBeLessThan(whole.names.length)
  expect(names).toContain('ids: many requests at once')
  expect(names).not.toContain('conversations: the events')
  expect(names).toContain('shutdown: a plugin that does not read')
})

test('a few scenarios are run all the same', () => {
  const few = pluginHostChecks.filter(({ verifies }) =>
    verifies.startsWith('plugin.conversations.'),
  )
  const some = few.slice(0, 4)
  expect(nextAfter(SILENT, some)).toEqual(nextAfter({ init: {}, replies: [{}], events: [] }, some))
})

test('a host that runs no plugin is shown nothing else', () => {
  expect(nextAfter({})).toEqual({ names: [], why: 'not tried: no plugin got `init`' })
})

test('where no subscription is confirmed, nothing else is tried that needs one', () => {
  const options = { config: { driver: true }, driver: true, profile: 'd18' } as PluginHostOptions
  const plan = planPluginHost(options, pluginHostChecks)
  const nextOf = (shown: object, scenario: string) =>
    plan.next?.(shown as PluginHostReading, { scenario } as never) ?? []
  const served = {
    init: {},
    replies: [{}],
    messages: [],
    events: [],
    probe: () => ({ messages: [] }),
  }
  const [smoke] = plan.first
  const others = nextOf(served, smoke?.scenario ?? '')
  const pilots = 'stop' in others ? [] : others.filter(({ weight }) => weight === 3)
  expect(pilots).toHaveLength(2)
  for (const { scenario } of pilots) {
    const start = { scenario }
    const waits = { ...served, start, started: true, events: ['waited in vain'] }
    expect(nextOf(waits, scenario)).toEqual({
      stop: 'not tried: the host replied to no `subscribe`',
    })
    expect(nextOf({ ...served, start }, scenario)).not.toHaveProperty('stop')
  }
})

test('without a first look, all that is asked for comes at once, and the first scenario where none is', () => {
  const options = { config: {}, profile: 'dispatch', smoke: false } as PluginHostOptions
  const planned = (checks: readonly PluginHostCheck[]) =>
    planPluginHost(options, checks).first.map(({ scenario }) => scenario)
  const [first] = planned(pluginHostChecks)
  const some = pluginHostChecks.filter(({ verifies }) =>
    verifies.startsWith('plugin.conversations.'),
  )
  expect(planned(some)).toContain('conversations: the events')
  expect(planned(some)).not.toContain(first)
  expect(planned([])).toEqual([first])
})
