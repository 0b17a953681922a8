import { expect, test } from 'vitest'
import type { PluginMessage } from '../../../harness/plugin-conversation.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { courseOf } from './course.ts'

const typed = (...messages: (JsonObject & { type: string })[]): PluginMessage[] =>
  messages.map((message, index) => ({
    ...{ type: message.type, message },
    line: { index } as PluginMessage['line'],
  }))

const print = (text: string, more: JsonObject = {}) => ({ type: 'print', text, ...more })
const texts = (...messages: Parameters<typeof typed>) =>
  courseOf(typed(...messages)).map(({ number, message }) => [number, message.text ?? message.type])

test('plain text in pieces is one text, at the place of its first piece', () => {
  const pieces = [{ type: 'ready' }, print('a'), print('b', {}), print('c'), { type: 'exit' }]
  expect(texts(...pieces)).toEqual([
    [1, 'ready'],
    [2, 'abc'],
    [5, 'exit'],
  ])
})

test.each<[string, JsonObject, JsonObject]>([
  ['of another channel', {}, { channel: 'error' }],
  ['of another format', {}, { format: 'json' }],
  ['of a format that is laid out', { format: 'json' }, { format: 'json' }],
  ['with another member', {}, { id: '1' }],
])('text %s is apart', (_, first, second) => {
  expect(texts(print('a', first), print('b', second))).toHaveLength(2)
})

test('text with another message between is apart', () => {
  expect(texts(print('a'), { type: 'log' }, print('b'))).toHaveLength(3)
})
