import { expect, test } from 'vitest'
import { EventLoop } from './event-loop.ts'
import { executing } from './executors.ts'

type Effect = { effect: 'log'; text: string } | { effect: 'raise'; event: string }

/** Logs each event before and after it raises those that follow from it. */
function loopOf(follows: Record<string, string[]>) {
  const log: string[] = []
  const execute = executing<Effect>({
    log: ({ text }) => log.push(text),
    raise: ({ event }) => loop.dispatch(event),
  })
  const loop: EventLoop<number, string, Effect> = new EventLoop(
    0,
    (state, event: string) => ({
      state: state + 1,
      effects: [
        { effect: 'log', text: `${event} begins` },
        ...(follows[event] ?? []).map((event) => ({ effect: 'raise' as const, event })),
        { effect: 'log', text: `${event} ends` },
      ],
    }),
    execute,
  )
  return { loop, log }
}

test('an event that an effect raises waits until all effects are executed', () => {
  const { loop, log } = loopOf({ a: ['b', 'c'], b: ['d'] })
  loop.dispatch('a')
  const order = ['a', 'b', 'c', 'd'].flatMap((event) => [`${event} begins`, `${event} ends`])
  expect(log).toEqual(order)
  expect(loop.state).toBe(4)
})

test('an effect that fails does not keep the next event out', () => {
  const failing = new EventLoop<number, string, string>(
    0,
    (state, event) => ({ state: state + 1, effects: [event] }),
    (effect) => {
      if (effect === 'bad') throw new Error('ours')
    },
  )
  expect(() => failing.dispatch('bad')).toThrow('ours')
  failing.dispatch('good')
  expect(failing.state).toBe(2)
})
