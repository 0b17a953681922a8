import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../fixtures/session.ts'
import { openTool } from '../../fixtures/virtual-tool-session.ts'

describe('a tool without end', () => {
  const end = ['signal SIGKILL', 'exit null', 'project-snapshot']

  test('that floods with bytes is killed', () => {
    const session = openTool({ maxBytes: 10 }).dispatch({ event: 'bytes', count: 11 })
    expect(session.inShort.slice(1)).toEqual(['timer flood', ...end])
    expect(eventsOf(session.transcript, 'timer')[0]?.after).toBe('10 bytes')
    expect(session.effects.some(({ effect }) => effect === 'shorten-line')).toBe(true)
    expect([...session.armed]).toEqual([])
  })

  test('that floods with lines is killed after as many as are kept', () => {
    const session = openTool({ maxLines: 2 }).writes('{}').writes('{}').writes('{}')
    expect(eventsOf(session.transcript, 'received')).toHaveLength(2)
    expect(session.inShort.slice(-4)).toEqual(['timer flood', ...end])
  })

  test('that writes a line without end is killed', () => {
    const session = openTool().dispatch({ event: 'line-too-long' })
    expect(eventsOf(session.transcript, 'timer')).toMatchObject([{ name: 'flood' }])
  })

  test('that asks without end is killed once more was answered than it may write', () => {
    const session = openTool({ maxBytes: 100 })
    for (let id = 0; id < 9 && !session.isFinished; id++) {
      const message = { jsonrpc: '2.0', id, method: 'm' }
      const line = {
        event: 'received',
        at: 0,
        text: JSON.stringify(message),
        ending: 'lf',
      } as const
      session.dispatch({ event: 'line', line })
    }
    expect(eventsOf(session.transcript, 'timer')).toMatchObject([
      { name: 'requests', ms: 0, after: '200 bytes of answers' },
    ])
    expect(session.inShort.slice(-3)).toEqual(end)
  })

  test('that repeats its requests is cancelled, and answered no more', () => {
    const session = openTool({ maxRequests: 2 }).asks(1).asks(2).asks(3).asks(4)
    expect(session.inShort.slice(-4)).toEqual([
      'received fs.exists',
      'timer requests',
      'sent cancel',
      'received fs.exists',
    ])
    expect([...session.armed.keys()]).toEqual(['stop-grace'])
  })
})
