import { expect, test } from 'vitest'
import { shownBy } from '../fixtures/shown-by.ts'
import { answerOf } from './answer.ts'
import { flattenerCauses } from './causes.ts'
import type { FlattenerReading } from './flattener-reading.ts'

const shown = (observed: string) =>
  shownBy(flattenerCauses)({} as FlattenerReading, 'flattener.totality.any-input', { observed })

test.each([
  { id: 1, schema: {} },
  { id: 1, schema: {}, notes: [], error: 'e' },
  { id: 1, refused: {}, error: 'e' },
  {},
])('what %j leads to is because of its form', (message) => {
  const answer = answerOf({ kind: 'answer', message } as never)
  const sentence = answer.kind === 'none' ? answer.sentence : ''
  expect(shown(`git {"type":"object"}: ${sentence}`)).toEqual(['flattener.lines.known-answer'])
})

test('what another answer leads to is not', () => {
  expect(shown('git {"type":"object"}: the root has oneOf')).toEqual([])
})
