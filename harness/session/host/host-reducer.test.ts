import { describe, expect, test } from 'vitest'
import { HANGS, openHost } from '../../fixtures/virtual-host-session.ts'

test('actions come one after the other, each after the reply to the last', () => {
  const session = openHost({
    actions: [
      { call: { script: [] } },
      { snapshot: true },
      { turn_end: true },
      { notifications: true },
    ],
  })
  expect(session.methods).toEqual(['configure', 'call'])
  session.replies()
  expect(session.methods).toEqual(['configure', 'call', 'snapshot'])
  session.replies().replies().replies()
  expect(session.methods.slice(3)).toEqual(['turn_end', 'notifications'])
  expect(session.isFinished).toBe(true)
  expect(session.inShort).toEqual(['outside-snapshot'])
})

test('it is asked on behalf of a provider, or of none', () => {
  const session = openHost({
    actions: [{ tools: 'plain' }, { tools: 'flattened' }, { flatten: { a: 1 } }],
  })
  session.replies().replies().replies()
  const provider = 'portable-flat'
  expect(session.asked.slice(1).map(({ params }) => params)).toEqual([
    {},
    { provider },
    { provider, schema: { a: 1 } },
  ])
})

test('a reply may take as long as the session states, and a second one counts for nothing', () => {
  const session = openHost({ actions: [{ snapshot: true }, { turn_end: true }] }, { answerMs: 7 })
  expect(session.asked.map(({ ms }) => ms)).toEqual([7, 7])
  session.replies({ result: {} }, 2).replies({ result: {} }, 2).replies({ result: {} }, 9)
  expect(session.methods).toEqual(['configure', 'snapshot', 'turn_end'])
  expect(session.isFinished).toBe(false)
})

test('the time that a scenario gives a reply is scaled as marks are, which come first', () => {
  const scenario = { actions: [{ snapshot: true }], timeoutMs: 15_000 } as const
  const session = openHost(scenario, { timeScale: 2 })
  expect(session.asked.map(({ ms }) => ms)).toEqual([30_000, 30_000])
})

test('a pause lasts as long as it states, and what was observed meanwhile is recorded', () => {
  const session = openHost({ actions: [{ pause_ms: 50 }, { snapshot: true }] })
    .sets('here')
    .pass(49)
  expect(session.methods).not.toContain('snapshot')
  session.pass(1)
  expect(session.methods).toContain('snapshot')
  expect(session.inShort).toEqual(['probe call'])
})

describe('an interrupt', () => {
  test('ends the session with the reply that is awaited, which is no failure of the host', () => {
    const session = openHost({ actions: [{ call: {} }, { snapshot: true }] })
    session.dispatch({ event: 'interrupted' })
    expect(session.isFinished).toBe(false)
    session.replies(HANGS)
    expect(session.inShort).toEqual(['outside-snapshot', 'interrupted'])
    expect(session.methods).not.toContain('snapshot')
  })

  test('ends a wait at the next reading', () => {
    const session = openHost({ actions: [{ mark: 'here' }] })
      .dispatch({ event: 'interrupted' })
      .pass(10)
    expect(session.inShort.slice(0, 2)).toEqual(['timer mark', 'mark-not-seen'])
    expect(session.isFinished).toBe(true)
  })
})

test('a fault of ours closes what is open, whatever is awaited', () => {
  const session = openHost({ actions: [{ call: {}, background: true }, { mark: 'here' }] })
  session.dispatch({ event: 'failed' })
  expect(session.effects.filter(({ effect }) => effect === 'close')).toHaveLength(1)
  expect([...session.clock.armed]).toEqual([])
})
