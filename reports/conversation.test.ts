import { expect, test } from 'vitest'
import { excerpt, lineOf, wordsOf } from './conversation.ts'
import { nonconformant } from './fixtures/results.ts'
import { formats } from './index.ts'
import type { Result, Results, TranscriptEvent } from './results.ts'

const traceback = `Traceback (most recent call last):\n${'  File "x.py", line 1\n'.repeat(40)}KeyError: 'result'\n`
const events: TranscriptEvent[] = [
  { event: 'received', at: 1, text: 'no JSON', ending: 'lf' },
  { event: 'stderr', at: 2, text: traceback },
  { event: 'project-snapshot', at: 3, files: {} },
  { event: 'exit', at: 4, code: 1, signal: null },
]
const [first] = nonconformant().results.filter(({ verdict }) => verdict === 'fail')
const result: Result = { ...(first as Result), transcript: 's', event: 0 }
const results: Results = { ...nonconformant(), results: [result], transcripts: { s: events } }

test.each([
  'terminal',
  'markdown',
  'junit',
  'html',
] as const)('%s shows how a traceback ends, and not what is for judges only', (format) => {
  const text = formats[format](results).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(text).toMatch(/stderr \(\+[\d,]+ characters\) …[^\n]*KeyError: ('|&#39;|&apos;)result/)
  expect(text).not.toMatch(/project.snapshot/)
})

test('two events after the finding are shown, and those that are not are counted', () => {
  const { lines, after } = excerpt(result, results)
  expect(lines.map(({ kind }) => kind)).toEqual(['received', 'stderr', 'exit'])
  expect(after).toBe(0)
})

test('a short text of stderr is whole', () => {
  const line = { at: 0, side: 'subject', kind: 'stderr', sign: '·', offending: false } as const
  expect(wordsOf({ ...line, text: 'stderr oh\n' }, 9)).toBe('stderr oh')
})

test('of a long text of stderr the words stay, and the calls beneath go', () => {
  const line = { at: 0, side: 'subject', kind: 'stderr', sign: '·', offending: false } as const
  const text = `stderr TypeError: no y\n${'    at f (t.mjs:3:5)\n'.repeat(9)}\nNode.js v24.21.0\n`
  expect(wordsOf({ ...line, text }, 160)).toBe('stderr (+207 characters) …TypeError: no y')
})

test('events that were left out are counted where they stood', () => {
  const line = (at: number): TranscriptEvent => ({ event: 'stderr', at, text: `line ${at}` })
  const gap: TranscriptEvent = { event: 'events-omitted', at: 5, count: 70 }
  const before = Array.from({ length: 9 }, (_, at) => line(10 + at))
  const s = [line(1), gap, ...before, ...[30, 31, 32, 33, 34].map(line), gap]
  const shown = excerpt({ ...result, event: 11 }, { ...results, transcripts: { s } })
  expect(shown.before).toBe(72)
  expect(shown.lines.map(({ at }) => at)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 30, 31, 32, 33])
  expect(shown.lines[8]).toMatchObject({ offending: true })
  expect(shown.after).toBe(71)
})

test('a limit is called by its key and its owner', () => {
  const expired = (name: 'idle' | 'session') =>
    lineOf({ event: 'timer', at: 0, name, ms: 5000 }, false).text
  expect(expired('idle')).toBe(
    "deadline idle expired after 5000 ms (the suite's limit limits.idle_ms)",
  )
  expect(expired('session')).toBe('deadline session expired after 5000 ms')
})
