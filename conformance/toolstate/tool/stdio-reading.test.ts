import { expect, test } from 'vitest'
import {
  exit,
  killed,
  line,
  noted,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import { isStdio, readStdio } from './stdio-reading.ts'
import { appliedIn, waitsOf } from './wait.ts'

const stdio = { context: { protocol: 'stdio' } }
const aborted = { ...killed, abort: true }
const asks = line({ type: 'waiting', question: { id: 'q' } })

test('a line that is a JSON object is a report, and other text is none', () => {
  const { states } = readStdio(transcript(stdio, line('$ '), line({ type: 'running' }), line('3')))
  expect(states.map(({ params }) => params)).toEqual([{ type: 'running' }])
})

test('an array counts where it is meant as a report', () => {
  const count = (value: object) => readStdio(transcript(stdio, line(value))).states.length
  expect([[1, 2], [{}], []].map(count)).toEqual([0, 0, 0])
  expect([[{ type: 'running' }], ['running', 'a']].map(count)).toEqual([1, 1])
})

test('the name of a state counts where it is a JSON string, in whatever case', () => {
  const lines = ['"running"', 'running', '"ready"', '"Running"'].map((text) => line(text))
  expect(readStdio(transcript(stdio, ...lines)).states.map(({ line }) => line.text)).toEqual([
    '"running"',
    '"Running"',
  ])
})

test('a line that begins as a report and is no JSON counts, but for a last one that is cut', () => {
  const lines = [
    ...['{"type":"running","content":"a "b""}', '{"type":"running"}{"type":"waiting"}'],
    ...['{"content": "a", "type" : "stopped", }', '{"type":"busy",}', 'type: "running"', '{'],
  ].map((text) => line(text))
  const cut = line('{"type":"stopped","resu', 'none')
  const { states } = readStdio(transcript(stdio, ...lines, cut))
  expect(states.map(({ line: { number } }) => number)).toEqual([1, 2, 3])
})

test('an input is read like an apply', () => {
  const input = noted('applied', { input: true })
  const c = readStdio(transcript(stdio, asks, input, noted('sent', { text: 'true\n' }), asks))
  expect(appliedIn(c)).toEqual([{ index: 2, value: true }])
  expect(waitsOf(c)[0]?.answer?.value).toBe(true)
})

test('the signal of an abort is not one that ends a tool which hangs', () => {
  const c = readStdio(transcript(stdio, asks, aborted, exit()))
  expect([isStdio(c), c.endAskedAt, c.signal]).toEqual([true, 2000, undefined])
  expect(readStdio(transcript(stdio, asks, killed, exit()))).toMatchObject({
    ...{ endAskedAt: undefined, signal: { signal: 'SIGTERM' } },
  })
})
