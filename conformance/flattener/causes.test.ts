import { expect, test } from 'vitest'
import type { AskReply } from '../../harness/exchange.ts'
import { shownBy } from '../fixtures/shown-by.ts'
import { answerOf } from './answer.ts'
import { flattenerCauses } from './causes.ts'
import type { FlattenerReading } from './flattener-reading.ts'

const shown = (observed: string, replies: readonly AskReply[] = []) =>
  shownBy(flattenerCauses)({ replies } as FlattenerReading, 'flattener.totality.any-input', {
    observed,
  })

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

const SILENCE = 'it gave no answer within 10 seconds'
const silent = { kind: 'silent', sentence: SILENCE } as const
const givenUp = { kind: 'silent', sentence: `${SILENCE}, whatever the schema for groq` } as const
const answer = { kind: 'answer', message: {}, text: '{}' } as const

test.each<[string, AskReply[], boolean]>([
  ['no line is answered', [silent, silent], true],
  ['a line is answered', [answer, silent], false],
  ['its provider was given up', [answer, givenUp], true],
  ['nothing was asked', [], false],
])('what a silent flattener leads to where %s', (_, replies, isSo) => {
  const causes = isSo ? ['flattener.totality.every-provider'] : []
  expect(shown(SILENCE, replies)).toEqual(causes)
})
