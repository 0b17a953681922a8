import { expect, test } from 'vitest'
import { runWith } from '../../fixtures/host.ts'
import { openHost } from '../../fixtures/virtual-host-session.ts'

const CALL = { call: { script: [] }, background: true } as const

test('a host that has ended is asked for nothing, and its open calls are not waited for', () => {
  const session = openHost({ actions: [CALL, { exit: 'shutdown' }] })
  expect(session.effects.some(({ effect }) => effect === 'leave')).toBe(true)
  session.dispatch({ event: 'left', reply: { result: {} } })
  expect(session.isFinished).toBe(true)
  expect(session.methods).toEqual(['configure', 'call'])
})

test('a host that does not end fails the session', () => {
  const session = openHost({ actions: [{ exit: 'SIGTERM' }, { snapshot: true }] })
  session.dispatch({ event: 'left', reply: { failed: 'it stays', kind: 'deadline' } })
  expect(session.isFinished).toBe(true)
  expect(session.transcript).toMatchObject([
    ...[{ event: 'signal', signal: 'SIGTERM' }],
    { event: 'driver-failed', sentence: 'it stays' },
    { event: 'outside-snapshot' },
  ])
})

test('a host that was started anew gets its configuration again', () => {
  const session = openHost({ actions: [{ exit: 'end of input' }, { restart: true }] })
  session.dispatch({ event: 'left', reply: { result: {} } })
  expect(session.effects.filter(({ effect }) => effect === 'restart')).toHaveLength(1)
  expect(session.methods).toEqual(['configure', 'configure'])
})

test.each([
  'shutdown',
  'end of input',
  'SIGTERM',
] as const)('a driver is brought to end by %s, and serves again once it is started anew', async (exit) => {
  const { transcript, snapshots, failure } = await runWith({
    files: { a: 'one' },
    actions: [{ exit }, { restart: true }, { snapshot: true }],
  })
  expect(transcript.some(({ event }) => event === 'exit')).toBe(true)
  expect(failure).toBeUndefined()
  expect(snapshots).toHaveLength(1)
})
