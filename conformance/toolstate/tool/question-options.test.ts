import { expect, test } from 'vitest'
import { optionsOf } from './question-options.ts'

test.each([
  [{ answer_type: 'Boolean' }, [true, false]],
  [{ answer_type: { type: 'boolean' } }, [true, false]],
  [{ schema: { type: 'boolean', title: 'Sure' } }, [true, false]],
  [{ answer_type: { Select: { options: ['a', 'b'] } } }, ['a', 'b']],
  [{ answer_type: { type: 'select', options: ['a', { value: 2, description: 'b' }] } }, ['a', 2]],
  [{ answer_type: null, schema: { enum: ['y', 'n'], default: 'n' } }, ['y', 'n']],
])('%j lists the values that it takes', (question, options) => {
  expect(optionsOf(question)).toEqual(options)
})

test.each([
  { answer_type: 'Text' },
  { answer_type: 'boolean' },
  { answer_type: { type: 'secret' } },
  { answer_type: { Select: 'a' } },
  { schema: { type: 'string' } },
  { schema: { enum: ['y', 'n'], not: { const: 'y' } } },
  { answer_type: 'Text', schema: { type: 'boolean' } },
  {},
])('%j lists none', (question) => {
  expect(optionsOf(question)).toEqual([])
})
