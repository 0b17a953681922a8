import { expect, test } from 'vitest'
import type { TranscriptEvent } from '../../harness/transcript.ts'
import { writeEvent } from './line.ts'

const spelled = (event: TranscriptEvent, atOnce?: number) => {
  const pieces: string[] = []
  writeEvent(event, (piece) => pieces.push(piece), atOnce)
  return pieces
}

const event: TranscriptEvent = {
  event: 'project-snapshot',
  at: 12,
  files: { '"a"': ['\0\n"', 1.5, null, [], {}, true], left: undefined },
}

test('an event is spelled as JSON spells it, on one line', () => {
  expect(spelled(event).join('')).toBe(`${JSON.stringify(event)}\n`)
})

test.each([
  '\0'.repeat(1000),
  '"\\'.repeat(99),
  '😀'.repeat(50),
  'x'.repeat(8),
])('a long text is spelled in short pieces (%#)', (text) => {
  const pieces = spelled({ event: 'stderr', at: 0, text }, 7)
  expect(JSON.parse(pieces.join(''))).toEqual({ event: 'stderr', at: 0, text })
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(6 * 7)
})
