import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../fixtures/session.ts'
import { openHost, VirtualHostSession } from '../../fixtures/virtual-host-session.ts'

const looksOf = ({ effects }: VirtualHostSession) =>
  effects.filter(({ effect }) => effect === 'look').length

describe('a mark', () => {
  const actions = [{ call: {}, background: true }, { mark: 'here' }, { cancel: 'call' }] as const

  test('is looked for again and again until it is seen', () => {
    const session = openHost({ actions: actions }).pass(100)
    expect(looksOf(session)).toBe(11)
    session.sets('here', 'another').sets('elsewhere').pass(10)
    expect(session.methods).not.toContain('cancel')
    session.sets('here').pass(10)
    expect(session.methods).toContain('cancel')
    expect([...session.clock.armed]).toEqual([])
  })

  test('that does not come in time ends the session', () => {
    const session = openHost({ actions: actions }, { timeScale: 2 }).pass(19_999)
    expect(session.inShort).toEqual([])
    session.pass(10)
    expect(eventsOf(session.transcript, 'timer')).toMatchObject([{ name: 'mark', ms: 20_000 }])
    expect(eventsOf(session.transcript, 'mark-not-seen')).toMatchObject([{ mark: 'here' }])
    session.replies()
    expect(session.methods).not.toContain('cancel')
    expect(session.isFinished).toBe(true)
  })

  test('can no longer come when its call is answered, unless it came with it', () => {
    const lost = openHost({ actions: actions }).replies().pass(10)
    expect(lost.inShort).toEqual(['mark-not-seen', 'outside-snapshot'])
    const seen = openHost({ actions: actions }).replies().sets('here').pass(10)
    expect(seen.methods).toContain('cancel')
  })

  test('may come after the answer to a call that only starts a stateful tool', () => {
    const spawn = { call: { arguments: { action: 'spawn' } } }
    const session = openHost({ actions: [spawn, { mark: 'here' }, { snapshot: true }] }).replies()
    session.pass(500).sets('here').pass(10)
    expect(session.methods.at(-1)).toBe('snapshot')
  })
})

describe('the processes of a call', () => {
  test('are waited for until they are gone', () => {
    const session = new VirtualHostSession({
      actions: [{ call: {} }, { gone: 'call', within_ms: 300 }, { snapshot: true }],
    })
    session.living = ['call', 'another']
    session.configured().replies().pass(100)
    expect(session.methods).not.toContain('snapshot')
    session.living = ['another']
    expect(session.pass(10).methods).toContain('snapshot')
    expect(eventsOf(session.transcript, 'timer')).toEqual([])
  })

  test('are waited for where a spawn is answered before the tool has begun', () => {
    const spawn = { call: { arguments: { action: 'spawn' } } }
    const session = new VirtualHostSession({
      actions: [spawn, { gone: 'call' }, { snapshot: true }],
    })
    const active = {
      result: { responses: [{ id: 'call', result: { id: 'h', state: 'running' } }] },
    }
    session.configured().replies(active).pass(100)
    expect(session.methods).not.toContain('snapshot')
    expect(session.sets('here').pass(10).methods).toContain('snapshot')
  })

  test('that never begin are not waited for once the call is refused', () => {
    const spawn = { call: { arguments: { action: 'spawn' } }, background: true } as const
    const session = new VirtualHostSession({
      actions: [spawn, { gone: 'call' }, { snapshot: true }],
    })
    expect(session.configured().pass(100).methods).not.toContain('snapshot')
    session.replies({ result: { responses: [{ id: 'call', error: 'the id is taken' }] } }).pass(10)
    expect(session.methods).toContain('snapshot')
  })

  test('that stay are recorded, and the session goes on', () => {
    const session = new VirtualHostSession({
      actions: [{ gone: 'call', within_ms: 300 }, { snapshot: true }],
    })
    session.living = ['call']
    session.configured().pass(310)
    expect(eventsOf(session.transcript, 'timer')).toMatchObject([{ name: 'gone', ms: 300 }])
    expect(session.methods).toContain('snapshot')
  })
})
