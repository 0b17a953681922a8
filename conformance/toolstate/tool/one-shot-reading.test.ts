import { expect, test } from 'vitest'
import {
  exit,
  killed,
  line,
  type Reported,
  stderr,
  timer,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import { endMessage } from '../../vfs/tool/ending.ts'
import { printsRunning, readOneShot } from './one-shot-reading.ts'

const run = { event: 'run', answers: {} } as Reported
const ends = (...events: Reported[]) => {
  const end = endMessage(readOneShot(transcript({}, run, ...events)))
  return end && [end.method, end.params]
}

test('the word under type decides what an output is', () => {
  const failure = { type: 'error', message: 'no', trace: [], transient: true }
  const stopped = { type: 'stopped', result: { Ok: 'done' } }
  expect(ends(line({ type: 'success', content: 'done' }), exit())?.[0]).toBe('result')
  expect(ends(line(failure), exit())).toEqual(['error', failure])
  expect(ends(line({ ...failure, content: 'more' }), exit())).toEqual(['error', failure])
  expect(ends(line(stopped), exit())).toEqual(['state', stopped])
  expect(ends(line({ type: 'busy' }), exit())).toEqual(['result', { content: '{"type":"busy"}' }])
})

test('ordinary output succeeds or fails by the exit status', () => {
  expect(ends(line('a'), line('b'), exit())).toEqual(['result', { content: 'a\nb' }])
  expect(ends(line('a'), stderr('why'), exit(1))).toEqual(['error', { message: 'a' }])
})

test('a program that prints nothing succeeds or fails by the exit status as well', () => {
  expect(ends(exit())).toEqual(['result', { content: '' }])
  expect(ends(stderr('why\n'), exit(2))).toEqual(['error', { message: 'why' }])
  expect(ends(timer('idle'), killed, exit())).toBeUndefined()
})

test('a question is no end, and the last run decides', () => {
  const asks = line({ type: 'needs_input', question: { id: 'q' } })
  expect(ends(asks, exit())).toBeUndefined()
  expect(ends(asks, exit(), run, line('a'), exit())).toEqual(['result', { content: 'a' }])
})

test.each([
  ['outcome', 'running', true],
  ['outcome', 'waiting', false],
  ['stdio', 'running', false],
] as const)('under %s a tool that prints %s and waits has shown what it does: %s', (protocol, type, shown) => {
  const c = readOneShot(transcript({ context: { protocol } }, run, line({ type })))
  expect(printsRunning(c)).toBe(shown)
})
