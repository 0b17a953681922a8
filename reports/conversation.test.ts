import { expect, test } from 'vitest'
import { excerpt, wordsOf } from './conversation.ts'
import { nonconformant } from './fixtures/results.ts'
import { formats } from './index.ts'
import type { Result, Results, TranscriptEvent } from './results.ts'

const traceback = `Traceback (most recent call last):\n${'  File "x.py", line 1\n'.repeat(40)}KeyError: 'result'\n`
const events: TranscriptEvent[] = [
  { event: 'received', at: 1, text: 'no JSON', ending: 'lf' },
  { event: 'stderr', at: 2, text: traceback },
  { event: 'note', at: 3, text: 'project' },
  { event: 'exit', at: 4, code: 1, signal: null },
]
const [first] = nonconformant().results.filter(({ verdict }) => verdict === 'fail')
const result: Result = { ...(first as Result), transcript: 's', event: 0 }
const results: Results = { ...nonconformant(), results: [result], transcripts: { s: events } }

test.each(['terminal', 'markdown', 'junit', 'html'] as const)(
  '%s shows how a traceback ends, and no note that is for judges only',
  (format) => {
    const text = formats[format](results).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(text).toMatch(/stderr \(\+[\d,]+ characters\) …[^\n]*KeyError: ('|&#39;|&apos;)result/)
    expect(text).not.toMatch(/(·|note) +project\b/)
  },
)

test('two events after the finding are shown, and those that are not are counted', () => {
  const { lines, after } = excerpt(result, results)
  expect(lines.map(({ kind }) => kind)).toEqual(['received', 'stderr', 'exit'])
  expect(after).toBe(0)
})

test('a short text of stderr is whole', () => {
  const line = { at: 0, side: 'subject', kind: 'stderr', sign: '·', offending: false } as const
  expect(wordsOf({ ...line, text: 'stderr oh\n' }, 9)).toBe('stderr oh')
})
