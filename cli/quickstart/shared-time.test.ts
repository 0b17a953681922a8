import { expect, test } from 'vitest'
import { SharedTime } from './shared-time.ts'

/** Two tasks at once that take all the time they get, and those that were asked to end. */
function sharing(tasks: number) {
  const clock = { now: 0 }
  const time = { endsAt: 50, atOnce: 2, leastMs: 10, neededMs: 10, now: () => clock.now }
  const shared = new SharedTime(tasks, time)
  const ended: string[] = []
  const begin = (name: string) =>
    void shared.take((signal) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (signal.aborted) ended.push(name)
      signal.addEventListener('abort', () => ended.push(name) && resolve())
      return promise
    })
  const lookAt = (now: number) => {
    clock.now = now
    shared.look()
    return ended
  }
  return { begin, lookAt }
}

test('what goes on ends when time is over, and not before where nothing waits', () => {
  const { begin, lookAt } = sharing(2)
  begin('a')
  begin('b')
  expect(lookAt(49)).toEqual([])
  expect(lookAt(50)).toEqual(['a', 'b'])
})

test('what has gone on for longest ends so that what waits can begin', () => {
  const { begin, lookAt } = sharing(6)
  begin('a')
  begin('b')
  expect(lookAt(30)).toEqual([])
  expect(lookAt(31)).toEqual(['a'])
  begin('c')
  expect(lookAt(35)).toEqual(['a'])
  expect(lookAt(36)).toEqual(['a', 'b'])
  expect(lookAt(40)).toEqual(['a', 'b'])
})

test('what begins when time is over is asked to end at once', () => {
  const { begin, lookAt } = sharing(1)
  lookAt(60)
  begin('a')
  expect(lookAt(60)).toEqual(['a'])
})
