import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../fixtures/session.ts'
import { openTool, RESULT, stateOf } from '../../fixtures/virtual-tool-session.ts'

describe('deadlines', () => {
  const limits = { startup_ms: 100, idle_ms: 50, cancel_grace_ms: 20, term_grace_ms: 30 }

  test('startup: a tool that writes nothing is cancelled, then ended, then killed', () => {
    const session = openTool({ limits }).pass(1_000).exits(null, 'SIGKILL').closesOutput()
    expect(session.times).toEqual([
      ['sent init', 0],
      ['timer startup', 100],
      ['sent cancel', 100],
      ['closed stdin', 110],
      ['timer cancel-grace', 120],
      ['signal SIGTERM', 120],
      ['timer term-grace', 150],
      ['signal SIGKILL', 150],
      ['closed stdout', 1_000],
      ['exit SIGKILL', 1_000],
      ['project-snapshot', 1_000],
    ])
    const reasons = eventsOf(session.transcript, 'signal').map(({ reason }) => reason)
    expect(reasons).toEqual(['no line came', 'no line came'])
  })

  test('idle: counts from every byte, and from what we write', () => {
    const session = openTool({ limits })
    session.pass(99).writes('{}').pass(49).dispatch({ event: 'bytes', count: 1 }).pass(49)
    session.dispatch({ event: 'bytes-taken' }).pass(49)
    expect(eventsOf(session.transcript, 'timer')).toEqual([])
    session.pass(1)
    expect(eventsOf(session.transcript, 'timer')).toMatchObject([{ name: 'idle', ms: 50, at: 247 }])
    session.pass(20)
    expect(eventsOf(session.transcript, 'signal')[0]?.reason).toBe('nothing more came')
  })

  test('idle: a tool that was sent a megabyte has the time to read it', () => {
    const session = openTool({ limits, stateful: true, inputs: ['x'.repeat(1024 * 1024)] })
    session.message(stateOf('waiting')).pass(50 + 16 * 3.2 - 1)
    expect(session.inShort.slice(-1)).toEqual(['sent apply'])
    session.pass(1)
    expect(session.inShort.slice(-2)).toEqual(['timer idle', 'sent cancel'])
  })

  test('exit: counts from the final message, whatever else is written', () => {
    const session = openTool({ limits: { ...limits, exit_ms: 200 } }).message(RESULT)
    session.pass(150).writes('{}').pass(49)
    expect(eventsOf(session.transcript, 'timer')).toEqual([])
    session.pass(1)
    expect(session.inShort.slice(-2)).toEqual(['timer exit', 'signal SIGTERM'])
    expect(eventsOf(session.transcript, 'signal')[0]?.reason).toBe('the process did not end')
  })

  test('session: stops what goes on and on, also while the end is expected', () => {
    const session = openTool({ limits: { ...limits, session_ms: 300, exit_ms: 250 } })
    session.pass(90).message(RESULT).pass(210)
    expect(session.inShort.slice(-2)).toEqual(['timer session', 'sent cancel'])
    session.pass(20)
    expect(eventsOf(session.transcript, 'signal')[0]?.reason).toBe(
      'the whole session took too long',
    )
  })

  test('drain: output is awaited after the exit, and read to its end while it comes', () => {
    const session = openTool().exits(0).pass(249)
    expect(session.turns).toBe(0)
    session.pass(1).dispatch({ event: 'loop-turned' }).writes('{}')
    session.dispatch({ event: 'loop-turned' }).dispatch({ event: 'loop-turned' })
    session.dispatch({ event: 'loop-turned' })
    expect(session.isFinished).toBe(false)
    session.dispatch({ event: 'loop-turned' })
    expect(session.inShort.slice(-3)).toEqual(['received answer', 'exit 0', 'project-snapshot'])
  })

  test('none is armed after the exit, and lateness is reported', () => {
    const session = openTool({ limits })
    session.late = 31
    session.expire('startup').exits(0)
    expect([...session.armed.keys()]).toEqual(['drain'])
    expect(eventsOf(session.transcript, 'timer')).toMatchObject([{ name: 'startup', late: 31 }])
    session.message(RESULT)
    expect([...session.armed.keys()]).toEqual(['drain'])
  })

  test('one that is not armed cannot expire', () => {
    const session = openTool().expire('term-grace').expire('pause').expire('drain')
    expect(session.inShort).toEqual(['sent init'])
  })
})
