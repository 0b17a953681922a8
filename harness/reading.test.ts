import { expect, test } from 'vitest'
import { spokenValue } from './reading.ts'

const received = (text?: string) => ({ event: 'received', at: 1, text, ending: 'lf' }) as const

test('a line is read once, however often it is asked for', () => {
  const event = received('{"a":[1]}')
  expect(spokenValue(event)).toEqual({ a: [1] })
  expect(spokenValue(event)).toBe(spokenValue(event))
})

test('what is no JSON, or no text, has no value, and falsy values are values', () => {
  expect(spokenValue(received('{'))).toBeUndefined()
  expect(spokenValue(received())).toBeUndefined()
  expect(spokenValue({ event: 'sent', at: 1, base64: 'e30=' })).toBeUndefined()
  for (const text of ['null', 'false', '0', '""'])
    expect(spokenValue(received(text))).toBe(JSON.parse(text))
})
