import { expect, test } from 'vitest'
import { messageValue } from './reading.ts'

const received = (text?: string) => ({ event: 'received', at: 1, text, ending: 'lf' }) as const

test('a line is read once, however often it is asked for', () => {
  const event = received('{"a":[1]}')
  expect(messageValue(event)).toEqual({ a: [1] })
  expect(messageValue(event)).toBe(messageValue(event))
})

test('what is no JSON, or no text, has no value, and falsy values are values', () => {
  expect(messageValue(received('{'))).toBeUndefined()
  expect(messageValue(received())).toBeUndefined()
  expect(messageValue({ event: 'sent', at: 1, base64: 'e30=' })).toBeUndefined()
  for (const text of ['null', 'false', '0', '""'])
    expect(messageValue(received(text))).toBe(JSON.parse(text))
})

test('a short line is read once for all conversations, and a thousand others do not keep it from being read', () => {
  const value = messageValue(received('{"short":true}'))
  expect(messageValue(received('{"short":true}'))).toBe(value)
  for (let i = 0; i < 2_000; i++) messageValue(received(String(i)))
  expect(messageValue(received('{"short":true}'))).toEqual(value)
})

test('a long line is read once for its event, and not kept for others', () => {
  const long = JSON.stringify(['x'.repeat(5_000)])
  const event = received(long)
  expect(messageValue(event)).toBe(messageValue(event))
  expect(messageValue(event)).not.toBe(messageValue(received(long)))
})
