import { describe, expect, test } from 'vitest'
import { VirtualClock } from '../../fixtures/virtual-clock.ts'
import { defaultLimits } from '../../limits.ts'
import type { JsonObject } from '../../wire/json.ts'
import { EventLoop } from '../event-loop.ts'
import { reduceOneShot } from './one-shot-reducer.ts'
import {
  newOneShotState,
  type OneShotDeadline,
  type OneShotEffect,
  type OneShotEvent,
  type OneShotState,
} from './one-shot-state.ts'

const limits = { ...defaultLimits, startup_ms: 100, idle_ms: 50, term_grace_ms: 10 }
const asks = (id: string) => JSON.stringify({ type: 'needs_input', question: { id } })

/** A session without processes: the test gives the output of each run, and lets time pass. */
class VirtualOneShot {
  readonly done: string[] = []
  output = ''
  survivors: string[] = []
  readonly clock = new VirtualClock<OneShotDeadline>((deadline, ms) =>
    this.dispatch({ event: 'deadline-expired', deadline, ms, late: 0 }),
  )
  readonly #loop: EventLoop<OneShotState, OneShotEvent, OneShotEffect>

  constructor(answers: JsonObject = {}) {
    const state = newOneShotState({ given: {}, answers, limits })
    this.#loop = new EventLoop(state, reduceOneShot, (effect) => this.#execute(effect))
  }

  get phase(): string {
    return this.#loop.state.phase
  }

  dispatch(event: OneShotEvent): this {
    this.#loop.dispatch(event)
    return this
  }

  start(): this {
    return this.dispatch({ event: 'started' })
  }

  /** The tool prints something and ends. */
  ends(output: string): this {
    this.output = output
    this.dispatch({ event: 'bytes' }).dispatch({ event: 'output-ended' })
    return this.dispatch({ event: 'exited', code: 0, signal: null })
  }

  pass(ms: number): this {
    this.clock.pass(ms)
    return this
  }

  #execute(effect: OneShotEffect): void {
    if (effect.effect === 'arm') this.clock.arm(effect.deadline, effect.ms)
    else if (effect.effect === 'clear') this.clock.clear(effect.deadline)
    else if (effect.effect === 'launch') this.done.push(`run ${JSON.stringify(effect.answers)}`)
    else if (effect.effect === 'signal') this.done.push(effect.signal)
    else if (effect.effect === 'record' && effect.event.event !== 'run')
      this.done.push(effect.event.event)
    else if (effect.effect === 'release')
      this.dispatch({ event: 'released', survivors: this.survivors, output: this.output })
  }
}

const started = (answers?: JsonObject) => new VirtualOneShot(answers).start()

test('each question that has an answer leads to another run', () => {
  const session = started({ a: 1, b: true }).ends(asks('a')).ends(asks('b')).ends('done')
  expect(session.done).toEqual([
    ...['run {}', 'exit', 'run {"a":1}', 'exit', 'run {"a":1,"b":true}', 'exit'],
  ])
  expect([session.phase, [...session.clock.armed]]).toEqual(['finished', []])
})

test.each([
  ['that was answered before', { a: 1 }, [asks('a'), asks('a')], 2],
  ['without an answer', {}, [asks('a')], 1],
])('a question %s leads to none', (_, answers, outputs, runs) => {
  const session = started(answers)
  for (const output of outputs) session.ends(output)
  expect(session.done.filter((each) => each.startsWith('run'))).toHaveLength(runs)
  expect(session.phase).toBe('finished')
})

describe('a tool that does not end', () => {
  test('is sent SIGTERM once it is silent, and SIGKILL after its grace', () => {
    const session = started().dispatch({ event: 'bytes' }).pass(49)
    expect(session.done).toEqual(['run {}'])
    expect(session.pass(1).done).toEqual(['run {}', 'timer', 'signal', 'SIGTERM'])
    expect(session.pass(10).done.at(-1)).toBe('SIGKILL')
    expect(session.pass(10).phase).toBe('finished')
  })

  test('has the time to start before it counts as silent', () => {
    expect(started().pass(99).done).toEqual(['run {}'])
    expect(started().pass(100).done).toEqual(['run {}', 'timer', 'signal', 'SIGTERM'])
  })
})

test('output that an orphan holds open is awaited for a while', () => {
  const session = started({ a: 1 })
  session.output = asks('a')
  session.survivors = ['sleep']
  session.dispatch({ event: 'exited', code: 0, signal: null })
  expect(session.done).toEqual(['run {}'])
  expect(session.pass(250).done).toEqual(['run {}', 'exit', 'run {"a":1}'])
})

describe('an interrupt', () => {
  test('ends the present run and starts no other one', () => {
    const session = started({ a: 1 }).dispatch({ event: 'interrupted' })
    expect(session.ends(asks('a')).done).toEqual([
      ...['run {}', 'signal', 'SIGTERM', 'exit', 'interrupted'],
    ])
  })

  test('that came before its turn starts nothing', () => {
    expect(new VirtualOneShot().dispatch({ event: 'interrupted' }).done).toEqual(['interrupted'])
  })
})

test('what cannot be started is not run again', () => {
  const session = started({ a: 1 }).dispatch({ event: 'start-failed', reason: 'no such program' })
  expect([session.done, session.phase]).toEqual([['run {}', 'start-failed'], 'finished'])
})
