import { expect, test } from 'vitest'
import { parse } from '../../../harness/wire/json.ts'
import { printedReport } from '../launch/printed.ts'
import { readAttempt } from './plain.ts'

const QUESTION = { id: 'confirm', text: 'Overwrite it?', answer_type: 'Boolean' }
const read = (stdout: unknown, exitCode = 0, stderr = '') =>
  readPrinted(typeof stdout === 'string' ? stdout : JSON.stringify(stdout), exitCode, stderr)
const readPrinted = (stdout: string, exitCode: number, stderr: string) =>
  readAttempt('c', { stdout, exitCode, stderr }, printedReport(parse(stdout)))

test('output that is no report is the result as it is', () => {
  expect(read(' two\nlines\n')).toEqual({ response: { id: 'c', result: ' two\nlines\n' } })
  expect(read('{"type":"file"}')).toEqual({ response: { id: 'c', result: '{"type":"file"}' } })
  expect(read('')).toEqual({ response: { id: 'c', result: '' } })
})

test('without a report a status is a failure, with what was written', () => {
  expect(read('half', 3, 'boom\n').response).toEqual({ id: 'c', error: 'boom\nhalf' })
  expect(read('', 3).response).toEqual({ id: 'c', error: 'the tool exited with status 3' })
})

test('a report states how it ended, whatever the status', () => {
  expect(read({ type: 'success', content: 'ok' }, 1).response).toEqual({ id: 'c', result: 'ok' })
  const failure = { message: 'no', trace: [], transient: false }
  expect(read({ type: 'error', ...failure }).response).toEqual({ id: 'c', error: failure })
  expect(read({ type: 'stopped', result: { Err: failure } }).response).toEqual({
    id: 'c',
    error: failure,
  })
})

test.each([
  { type: 'needs_input', question: QUESTION },
  { type: 'waiting', question: QUESTION },
])('%j is a question, and never shown to the assistant', (report) => {
  expect(read(report)).toEqual({
    question: QUESTION,
    response: { id: 'c', error: 'nobody answered the question `confirm`' },
  })
})

test('a tool that was running when it exited has reported its last', () => {
  expect(read({ type: 'running', content: 'half done' }).response).toEqual({
    id: 'c',
    result: 'half done',
  })
})
