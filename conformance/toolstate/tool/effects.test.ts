import { expect, test } from 'vitest'
import {
  killed,
  line,
  noted,
  type Reported,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import { effectAfter } from './effects.ts'
import { readStdio } from './stdio-reading.ts'

type Files = Record<string, string>

const snapshot = (files: Files): Reported => noted('project-snapshot', { files })
const read = (...events: Reported[]) =>
  readStdio(transcript({ context: { protocol: 'stdio', files: ['old'] } }, ...events))

const answered = read(snapshot({ new: 'made' }))
const waiting = line({ type: 'waiting' })
const abort = { ...killed, abort: true }

/** What is seen of a session that is aborted with some files, and ends with some. */
function seen(before: Files | undefined, after: Files) {
  const looked = before ? [snapshot(before)] : []
  const c = read(waiting, ...looked, abort, snapshot(after))
  const index = c.transcript.findIndex(({ event }) => event === 'signal')
  return effectAfter(c, answered, index)
}

const OLD = { old: 'text' }

test.each<[string, Files, Files, string]>([
  ['made', OLD, { ...OLD, new: 'made' }, '`new` became what it is after an answer'],
  [
    'filled',
    { ...OLD, new: '' },
    { ...OLD, new: 'made' },
    '`new` became what it is after an answer',
  ],
  ['deleted', OLD, {}, '`old` became what it is after an answer'],
])('a file that is %s after an abort as after an answer is an effect', (_, before, after, words) => {
  expect(seen(before, after)).toBe(words)
})

test.each<[string, Files | undefined, Files]>([
  ['that stood so before', { new: 'made' }, { new: 'made' }],
  ['with another content', OLD, { ...OLD, new: 'left' }],
  ['that served only the running tool', { ...OLD, lock: '' }, OLD],
  ['where nobody looked before', undefined, { new: 'made' }],
])('a file %s is none', (_, before, after) => {
  expect(seen(before, after)).toBeUndefined()
})
