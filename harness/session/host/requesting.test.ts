import { describe, expect, test } from 'vitest'
import { HANGS, openHost, VirtualHostSession } from '../../fixtures/virtual-host-session.ts'

describe('a host that fails', () => {
  test('is reported once, and asked for nothing more', () => {
    const call = { call: {}, background: true } as const
    const session = openHost({ actions: [call, { call: {} }, { snapshot: true }] })
    session.replies(HANGS, 2).replies(HANGS, 3)
    expect(session.inShort).toEqual(['driver-failed', 'outside-snapshot'])
    expect(session.methods).not.toContain('snapshot')
    expect(session.isFinished).toBe(true)
  })

  test('at its configuration has nothing called', () => {
    const session = new VirtualHostSession({}).dispatch({ event: 'started' })
    session.replies({ refused: 'no', lacks: 'words' })
    expect(session.inShort).toEqual(['not-supported', 'outside-snapshot'])
    expect(session.methods).toEqual(['configure'])
  })

  test('must serve the methods that a claimed feature requires', () => {
    const lacks = { refused: 'there is no such method', lacks: 'method' } as const
    const failure = (required: ReadonlyMap<string, string>) =>
      openHost({ actions: [{ turn_end: true }] }, { required }).replies(lacks).transcript[0]
    expect(failure(new Map())).toMatchObject({ event: 'not-supported' })
    expect(failure(new Map([['turn_end', 'state']]))).toMatchObject({
      event: 'driver-refused',
      sentence: expect.stringContaining('the feature state'),
    })
  })

  test('while a mark is awaited does not keep us waiting', () => {
    const session = openHost({ actions: [{ call: {}, background: true }, { mark: 'here' }] })
    session.replies(HANGS).pass(10)
    expect(session.isFinished).toBe(true)
    expect(session.inShort).toEqual(['driver-failed', 'mark-not-seen', 'outside-snapshot'])
  })
})

test('calls whose tools make many requests may take longer', () => {
  const limitOf = (count: number, timeScale: number) => {
    const script = Array.from({ length: count }, () => ({ call: 'fs.exists' }))
    const actions = [{ call: { script } }]
    return openHost({ actions }, { timeScale, answerMs: 8_000 }).asked.at(-1)?.ms
  }
  expect(limitOf(40, 1)).toBe(8_000)
  expect(limitOf(41, 1)).toBe(8_200)
  expect(limitOf(41, 2)).toBe(16_400)
})
