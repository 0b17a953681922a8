import { expect, test } from 'vitest'
import { answerOf } from './answer.ts'

test.each([
  [{ id: 1, schema: {} }, 'an object of id, schema: `notes` is missing'],
  [{ id: 1, notes: [] }, 'an object of id, notes: `schema` is missing'],
  [{ id: 1, schema: [], notes: [] }, 'an object of id, schema, notes: `schema` must be object'],
  [
    { id: 1, schema: {}, notes: [{ pointer: '', keyword: 'x', told: null }] },
    'an object of id, schema, notes: `lost` is missing in `notes/0`',
  ],
  [
    { id: 1, refused: { pointer: '', keyword: 'x' } },
    'an object of id, refused: `reason` is missing in `refused`',
  ],
  [{ id: 1, error: {} }, 'an object of id, error: `error` must be string'],
  [{ id: 1, name: 'x' }, 'an object of id, name'],
])('of %j it is stated what it has and what it lacks', (message, expected) => {
  const answer = answerOf({ kind: 'answer', message, text: '' } as never)
  expect(answer).toMatchObject({ kind: 'none', sentence: `it answered with ${expected}` })
})
