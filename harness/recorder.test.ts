import { expect, test } from 'vitest'
import { record } from './recorder.ts'
import type { EventOf, TranscriptEvent } from './transcript.ts'

const open = () => record({ session: 's', role: 'tool', command: ['t'], revision: 'rfd-d11' })

test('begins with the start event at zero, and time never goes back', () => {
  const recorder = open()
  for (let i = 0; i < 50; i++) recorder.add({ event: 'sent', text: String(i) })
  expect(recorder.transcript[0]).toMatchObject({ event: 'start', at: 0, session: 's' })
  const times = recorder.transcript.map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.every(Number.isInteger)).toBe(true)
})

test('keeps text as text, and bytes that are none as base64', () => {
  const recorder = open()
  recorder.line(Buffer.from('zwölf'), 'lf')
  recorder.line(Buffer.from([0xff, 0xfe]), 'none')
  expect(recorder.transcript.slice(1).map(withoutTime)).toEqual([
    { event: 'received', text: 'zwölf', ending: 'lf' },
    { event: 'received', base64: '//4=', ending: 'none' },
  ])
})

test('what comes after many long messages is kept in a form that is cut between characters', () => {
  const recorder = open()
  const long = Buffer.from(`{"method":"note","params":"${'€'.repeat(3_000_000)}"}`)
  for (let i = 0; i < 8; i++) recorder.line(long, 'lf')
  recorder.add({ event: 'sent', text: long.toString() })
  recorder.line(Buffer.from(`no JSON ${'€'.repeat(1_000)}`), 'lf')
  const [first, ...later] = recorder.transcript.slice(1) as { text: string; bytes?: number }[]
  expect(first?.bytes).toBeUndefined()
  for (const { text } of later.slice(-5)) expect(text.length).toBeLessThan(1_100)
  const [before, sent, last] = later.slice(-3)
  expect(before?.bytes).toBe(long.length)
  expect(before?.text).toMatch(/^\{"method":"note","params":"€+"\}$/)
  expect(before).toMatchObject({ leftOut: ['characters'] })
  expect(sent).toMatchObject({ event: 'sent', bytes: long.length, leftOut: ['afterwards'] })
  expect(last?.text).toMatch(/^no JSON €+$/)
})

test('of a long message to a plugin is kept by what its reply is found, however long that is', () => {
  const recorder = record({ session: 's', role: 'plugin', command: ['p'], revision: 'rfd-d18' })
  const id = 'i'.repeat(8_000)
  const data = Array.from({ length: 100_000 }, (_, i) => ({
    type: 'chat_request',
    content: `${i} 📏`,
  }))
  const text = JSON.stringify({ type: 'events', id, conversation: '1', data })
  recorder.add({ event: 'sent', text })
  recorder.line(Buffer.from(text), 'lf')
  const [sent, received] = recorder.transcript.slice(1) as EventOf<'sent'>[]
  expect(sent).toMatchObject({ bytes: Buffer.byteLength(text), leftOut: ['afterwards'] })
  expect(JSON.parse(sent?.text ?? '')).toEqual({
    ...{ type: 'events', id, conversation: '1' },
    data: data.slice(0, 1_000),
  })
  expect(received?.text).toBe(text)
})

test('bounds stderr and states that it was cut', () => {
  const recorder = open()
  for (let i = 0; i < 100; i++) recorder.stderr(Buffer.alloc(16 * 1024, 'e'))
  const errors = recorder.transcript.filter(isStderr)
  expect(errors.map(({ text }) => text).join('')).toHaveLength(256 * 1024)
  expect(errors.map(({ cut }) => cut ?? false)).toEqual(
    errors.map((_, i) => i === errors.length - 1),
  )
})

test('a character of stderr that arrives in two pieces stays whole', () => {
  const recorder = open()
  const bytes = Buffer.from('a€b')
  recorder.stderr(bytes.subarray(0, 2))
  recorder.stderr(bytes.subarray(2))
  const text = recorder.transcript.filter(isStderr).map((event) => event.text)
  expect(text.join('')).toBe('a€b')
})

const isStderr = (event: TranscriptEvent) => event.event === 'stderr'
const withoutTime = ({ at: _, ...event }: TranscriptEvent) => event

test('what comes after the transcript was handed over is not written into it', () => {
  const recorder = open()
  recorder.stderr(Buffer.from('before'))
  recorder.close()
  recorder.add({ event: 'input-refused' })
  recorder.line(Buffer.from('{}'), 'lf')
  recorder.stderr(Buffer.from(' and after'))
  expect(recorder.transcript.slice(1).map(withoutTime)).toEqual([
    { event: 'stderr', text: 'before' },
  ])
})
