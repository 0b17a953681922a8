import { describe, expect, test } from 'vitest'
import { openHost, type VirtualHostSession } from '../../fixtures/virtual-host-session.ts'

describe('calls', () => {
  const watched = ({ effects }: VirtualHostSession) =>
    effects.flatMap((effect) => (effect.effect === 'watch' ? [[effect.call, effect.path]] : []))

  test('get ids, and those of the probe a side channel', () => {
    const tools = [{ name: 'other', command: ['x'] }, { name: 'probed' }]
    const call = [{}, { tool: 'other', id: 'o' }, { tool: 'probed' }]
    const session = openHost({ tools, actions: [{ call }, { call: {} }] }).replies()
    expect(watched(session)).toEqual([
      ['call', '/channels/1.ndjson'],
      ['call-3', '/channels/2.ndjson'],
      ['call-4', '/channels/3.ndjson'],
    ])
    expect(session.asked[1]?.params).toEqual({
      calls: [
        { id: 'call', tool: 'probe', arguments: { record: '/channels/1.ndjson' } },
        { id: 'o', tool: 'other', arguments: {} },
        { id: 'call-3', tool: 'probed', arguments: { record: '/channels/2.ndjson' } },
      ],
    })
  })

  test('in the background are waited for where that is asked for, and in the end', () => {
    const session = openHost({
      actions: [
        { call: { id: 'a' }, background: true },
        { call: { id: 'b' }, background: true },
        { wait: 'b' },
        { cancel: 'a' },
      ],
    })
    expect(session.methods).toEqual(['configure', 'call', 'call'])
    session.replies({ result: {} }, 3)
    expect(session.asked.at(-1)).toMatchObject({ method: 'cancel', params: { id: 'a' } })
    session.replies()
    expect(session.isFinished).toBe(false)
    expect(session.replies({ result: {} }, 2).isFinished).toBe(true)
  })

  test('that were answered or never made are not waited for', () => {
    const actions = [
      { call: { id: 'a' } },
      { wait: 'a' },
      { wait: 'never' },
      { snapshot: true },
    ] as const
    expect(openHost({ actions: actions }).replies().methods.at(-1)).toBe('snapshot')
  })
})
