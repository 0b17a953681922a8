import { expect, test } from 'vitest'
import { printedReport } from './printed.ts'

const QUESTION = { id: 'confirm', text: 'Overwrite it?', answer_type: 'Boolean' }
const FAILURE = { message: 'no such file', trace: ['open a.txt'], transient: true }

test.each([
  [{ type: 'success', content: ' kept\n' }, { outcome: { content: ' kept\n' } }],
  [{ type: 'error', ...FAILURE }, { outcome: { failure: FAILURE } }],
  [{ type: 'needs_input', question: QUESTION }, { state: { type: 'waiting', question: QUESTION } }],
  [{ type: 'running', content: null }, { state: { type: 'running' } }],
  [{ type: 'waiting', question: QUESTION }, { state: { type: 'waiting', question: QUESTION } }],
  [{ type: 'stopped', result: { Ok: '' } }, { outcome: { content: '' } }],
  [{ type: 'stopped', result: { Err: FAILURE } }, { outcome: { failure: FAILURE } }],
  [{ result: { Ok: 'x' }, later: 1, type: 'stopped', content: 'y' }, { outcome: { content: 'x' } }],
])('%j is a report', (value, read) => {
  expect(printedReport(value)).toEqual(read)
})

test.each([
  [{ type: 'spawned', content: '' }],
  [{ type: 'success' }],
  [{ type: 'error', code: 5 }],
  [{ type: 'needs_input', question: 'Overwrite it?' }],
  [{ type: 'file', name: 'a' }],
  [{ state: 'stopped' }],
  [['running', 'x']],
  ['stopped'],
])('%j is ordinary output', (value) => {
  expect(printedReport(value)).toBeUndefined()
})
