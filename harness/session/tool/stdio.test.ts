import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../fixtures/session.ts'
import { VirtualToolSession } from '../../fixtures/virtual-tool-session.ts'
import { spelledInput } from './binding.ts'

const open = (settings: object = {}) =>
  new VirtualToolSession({ binding: 'stdio', stateful: true, ...settings }).start()

describe('a session on plain stdio', () => {
  test('sends nothing of its own', () => {
    expect(open().inShort).toEqual([])
  })

  test('gives a running tool its input once it is silent, as it stands', () => {
    const session = open({ inputs: ['y\n'] }).message({ type: 'running' })
    expect(eventsOf(session.transcript, 'applied')).toEqual([])
    session.pass(60_000)
    expect(eventsOf(session.transcript, 'applied')).toMatchObject([{ input: 'y\n' }])
    expect(eventsOf(session.transcript, 'sent')).toMatchObject([{ text: 'y\n' }])
  })

  test('answers a question at once, as a line of JSON', () => {
    const session = open({ inputs: ['yes'] }).message({ type: 'waiting' })
    expect(eventsOf(session.transcript, 'sent')).toMatchObject([{ text: '"yes"\n' }])
  })

  test('aborts by SIGTERM what has got all of its inputs', () => {
    const session = open().message({ type: 'waiting' })
    session.pass(60_000)
    const [first, second] = eventsOf(session.transcript, 'signal')
    expect([first, second]).toMatchObject([
      { signal: 'SIGTERM', abort: true },
      { signal: 'SIGKILL', reason: 'the process did not end' },
    ])
  })

  test('looks at the files just before it aborts', () => {
    const session = open().message({ type: 'waiting' })
    session.pass(60_000)
    const names = session.effects.map(({ effect }) => effect)
    expect(names.slice(names.indexOf('look-at-files'), names.indexOf('signal') + 1)).toEqual([
      ...['look-at-files', 'record', 'signal'],
    ])
  })

  test('aborts at a report where the fault is that', () => {
    const fault = { kind: 'abort-at-report', at: 2 } as const
    const session = open({ fault }).message({ type: 'running' })
    expect(eventsOf(session.transcript, 'signal')).toEqual([])
    session.message({ type: 'running' })
    expect(eventsOf(session.transcript, 'signal')).toMatchObject([{ abort: true }])
  })

  test('ends what is silent from the start by signals alone', () => {
    const session = open()
    session.pass(60_000)
    expect(session.inShort).toEqual([
      'timer startup',
      'signal SIGTERM',
      'timer term-grace',
      'signal SIGKILL',
    ])
  })
})

test('text for a running tool is written as it stands, and everything else as JSON', () => {
  expect([
    spelledInput('y\n', false),
    spelledInput('y', true),
    spelledInput({ a: 1 }, false),
  ]).toEqual([...['y\n', '"y"\n', '{"a":1}\n']])
})
