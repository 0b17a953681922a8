import { expect, test } from 'vitest'
import { type HostScenario, withCalls } from './host-scenario.ts'

const scenario: HostScenario = {
  name: 'area: three calls',
  actions: [
    { call: [{ id: 'a' }, { id: 'b' }], background: true },
    { mark: 'there', of: 'a' },
    { release: 'on', of: 'a' },
    { cancel: 'b' },
    { wait: 'a' },
    { call: { id: 'c' } },
    { snapshot: true },
    { pause_ms: 5 },
  ],
}

test.each([
  [
    ['a'],
    [
      { call: [{ id: 'a' }], background: true },
      { mark: 'there', of: 'a' },
      { release: 'on', of: 'a' },
      { wait: 'a' },
      { snapshot: true },
      { pause_ms: 5 },
    ],
  ],
  [['c'], [{ call: [{ id: 'c' }] }, { snapshot: true }, { pause_ms: 5 }]],
  [
    ['b'],
    [
      { call: [{ id: 'b' }], background: true },
      { cancel: 'b' },
      { snapshot: true },
      { pause_ms: 5 },
    ],
  ],
])('with the calls %j alone, nothing is done about others; the project is looked at after any of them', (ids, actions) => {
  expect(withCalls(scenario, new Set(ids))).toEqual({ ...scenario, actions })
})

test('a call without an id is `call`', () => {
  const short: HostScenario = { name: 'area: one call', script: [{ finish: 'done' }] }
  expect(withCalls(short, new Set(['call'])).actions).toHaveLength(1)
})
