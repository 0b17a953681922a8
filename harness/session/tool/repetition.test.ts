import { expect, test } from 'vitest'
import { openTool } from '../../fixtures/virtual-tool-session.ts'
import { PLUGIN_DIALECT } from './dialect.ts'

const open = () =>
  openTool({ dialect: PLUGIN_DIALECT, limits: { idle_ms: 1_000 } }).message({ type: 'ready' })

/** When a plugin that writes messages every half second is asked to end, in milliseconds. */
function endOf(message: (nth: number) => object): number | undefined {
  const session = open()
  for (let nth = 1; nth <= 40 && session.state.phase === 'open'; nth++)
    session.pass(500).message(message(nth))
  return session.state.phase === 'open' ? undefined : session.clock.now
}

test('a plugin that only repeats itself, with other ids and numbers, is asked to end by and by', () => {
  const poll = (nth: number) => ({ type: 'read_events', id: `r${nth}`, conversation: '17' })
  expect(endOf(poll)).toBe(5_500)
  expect(endOf((nth) => ({ type: 'log', message: `alive for ${nth / 2} s` }))).toBe(5_500)
})

test('one that writes something new is waited for', () => {
  expect(endOf((nth) => ({ type: 'print', text: 'x'.repeat(nth) }))).toBeUndefined()
  const seldom = (nth: number) => ({ type: 'print', text: nth % 6 === 0 ? 'x'.repeat(nth) : '.' })
  expect(endOf(seldom)).toBeUndefined()
})

test('a silence behind repetition is as long as any other', () => {
  const session = open()
  for (let nth = 1; nth <= 4; nth++) session.pass(500).message({ type: 'log', message: 'alive' })
  expect(session.pass(999).state.phase).toBe('open')
  expect(session.pass(1).state.phase).toBe('ending')
})
