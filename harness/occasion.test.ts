import { expect, test } from 'vitest'
import { type Occasion, withCalls } from './occasion.ts'

const occasion: Occasion = {
  name: 'area: three calls',
  acts: [
    { call: [{ id: 'a' }, { id: 'b' }], background: true },
    { mark: 'there', of: 'a' },
    { cancel: 'b' },
    { wait: 'a' },
    { call: { id: 'c' } },
    { snapshot: true },
    { pause_ms: 5 },
  ],
}

test.each([
  [
    ['a'],
    [
      { call: [{ id: 'a' }], background: true },
      { mark: 'there', of: 'a' },
      { wait: 'a' },
      { pause_ms: 5 },
    ],
  ],
  [['c'], [{ call: [{ id: 'c' }] }, { snapshot: true }, { pause_ms: 5 }]],
  [['b'], [{ call: [{ id: 'b' }], background: true }, { cancel: 'b' }, { pause_ms: 5 }]],
])('with the calls %j alone, nothing is done about others', (ids, acts) => {
  expect(withCalls(occasion, new Set(ids))).toEqual({ ...occasion, acts })
})

test('a call without an id is `call`', () => {
  const short: Occasion = { name: 'area: one call', script: [{ finish: 'done' }] }
  expect(withCalls(short, new Set(['call'])).acts).toHaveLength(1)
})
