import { expect, test } from 'vitest'
import { messageText } from './message-text.ts'

const data = Array.from({ length: 1_000 }, (_, number) => ({ number }))

test.each([
  { type: 'events', id: '1', data },
  { type: 'events', id: '1', data },
  { type: 'events', id: '2', data },
  { type: 'events', id: '2', data: data.with(0, { number: -1 }) },
  { data, type: 'events', id: '2' },
  { type: 'events', data: [] },
  { type: 'config', data: { length: 2_000 } },
  { type: 'exit' },
])('a message is spelled as JSON spells it, whatever came before (%#)', (message) => {
  expect(messageText(message)).toBe(JSON.stringify(message))
})

test('a long message that is sent again is not spelled again', () => {
  let spelled = 0
  const counted = data.with(0, Object.assign({ number: 0 }, { toJSON: () => (spelled += 1) }))
  const texts = ['1', '1', '2'].map((id) => messageText({ type: 'events', id, data: counted }))
  expect(texts[1]).toBe(texts[0])
  expect(spelled).toBe(2)
})
