import { expect, test } from 'vitest'
import {
  exit,
  line,
  type Reported,
  transcript,
} from '../../../../harness/fixtures/transcript-lines.ts'
import { readOneShot } from '../one-shot-reading.ts'
import { generatedAnswers } from './answers.ts'

const generated = { sessions: 4, steps: 1 }
const asking = (answer_type: string) =>
  readOneShot(
    transcript(
      { context: { generated } },
      { event: 'run', answers: {} } as Reported,
      line({ type: 'needs_input', question: { id: 'q', text: 'Which?', answer_type } }),
      exit(),
    ),
  )

test('answers are generated for a question that states what it takes', () => {
  expect(generatedAnswers(asking('Boolean'), 1)).toHaveLength(4)
})

test('none are for free text that the case does not answer', () => {
  expect(generatedAnswers(asking('Text'), 1)).toEqual([])
})
