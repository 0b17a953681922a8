import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../fixtures/session.ts'
import { openTool, RESULT, VirtualToolSession } from '../../fixtures/virtual-tool-session.ts'

test('a plain session, from its start to the end of the process', () => {
  const session = openTool().asks(1).asks(2).message(RESULT).closesOutput().exits()
  expect(session.inShort).toEqual([
    'sent init',
    'received fs.exists',
    'sent answer',
    'received fs.exists',
    'sent answer',
    'received result',
    'closed stdout',
    'exit 0',
    'project-snapshot',
  ])
  expect(session.isFinished).toBe(true)
  expect([...session.armed]).toEqual([])
})

test('the end of the output may come after the end of the process', () => {
  const session = openTool().message(RESULT).exits(3)
  expect(session.isFinished).toBe(false)
  expect(session.closesOutput().inShort.slice(-3)).toEqual([
    'closed stdout',
    'exit 3',
    'project-snapshot',
  ])
})

describe('an interrupt', () => {
  test('kills the tool at once, wherever it is', () => {
    const session = openTool({ fault: { kind: 'late-answers' } }).asks(1)
    session.survivors = ['sleep']
    session.dispatch({ event: 'interrupted' })
    expect(session.inShort.slice(-4)).toEqual([
      'interrupted',
      'signal SIGKILL',
      'exit null',
      'project-snapshot',
    ])
    expect(eventsOf(session.transcript, 'exit')[0]?.survivors).toEqual(['sleep'])
    expect([...session.armed]).toEqual([])
  })

  test('that came before its turn starts nothing', () => {
    const session = new VirtualToolSession().dispatch({ event: 'interrupted' }).start()
    expect(session.effects.map(({ effect }) => effect)).toEqual(['record', 'finish'])
  })

  test('sends no signal to a process that has ended', () => {
    const session = openTool().exits(0).dispatch({ event: 'interrupted' })
    expect(eventsOf(session.transcript, 'signal')).toEqual([])
    expect(eventsOf(session.transcript, 'exit')).toMatchObject([{ code: 0 }])
  })
})

test('what cannot be started has an exit without a status', () => {
  const session = openTool().dispatch({ event: 'start-failed', reason: 'there is no such program' })
  expect(session.inShort).toEqual(['sent init', 'start-failed', 'exit null', 'project-snapshot'])
})

test('what was not reaped at the final message is reported with the exit', () => {
  const session = openTool()
  session.zombies = ['defunct']
  session.message(RESULT).exits().closesOutput()
  expect(eventsOf(session.transcript, 'exit')[0]?.zombies).toEqual(['defunct'])
})
