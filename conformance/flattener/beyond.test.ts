import { expect, test } from 'vitest'
import type { Transcript } from '../../harness/transcript.ts'
import { beyondLimit } from './beyond.ts'

const start = {
  event: 'start' as const,
  at: 0,
  format: 2,
  session: '1',
  role: 'flattener',
  command: [] as string[],
  revision: 'rfd-d11',
} satisfies Transcript[number]

test.each([
  [
    'answer',
    'it ended with status 3, and so it did 600 times',
    'not judged: it ended with status 3, and so it did 600 times',
  ],
  [
    'flood',
    '9 bytes',
    "the suite's own limit on how much a flattener answers was reached after 9 bytes; no document has one, and no key raises it",
  ],
] as const)('a session that the limit %s ended is not judged', (name, after, reason) => {
  const transcript: Transcript = [start, { event: 'timer', at: 1, name, ms: 0, after }]
  expect(beyondLimit(transcript)).toBe(reason)
  expect(beyondLimit([start])).toBeUndefined()
})
