import { expect, test } from 'vitest'
import {
  call,
  error,
  exit,
  init,
  noted,
  plain,
  result,
} from '../../../harness/fixtures/transcript-lines.ts'
import { reads } from '../../fixtures/trios.ts'
import { difference, differentEnd } from './difference.ts'

const read = (path: string, id: unknown = 1) => call(id, 'fs.read', { path })
const files = (more: object) => plain(init(), result(), noted('project-snapshot', { files: more }))

test('conversations that go the same way do not differ, whatever their ids and times', () => {
  expect(difference(reads(), reads())).toBeUndefined()
  expect(
    difference(plain(read('a', 'x'), result()), plain(init(), read('a', 1), result())),
  ).toBeUndefined()
})

test.each([
  [
    'another request',
    plain(read('a'), read('c')),
    plain(read('a'), read('b')),
    'request 2 is `fs.read {"path":"c"}`, without the fault `fs.read {"path":"b"}`',
  ],
  ['one more', plain(read('a'), read('b')), plain(read('a')), 'one request more: fs.read'],
  [
    'one fewer, and a final',
    plain(read('a'), result('x')),
    plain(read('a'), read('b')),
    'the tool ended with `result {"content":"x"}`; without the fault fs.read follows',
  ],
  [
    'no final',
    plain(read('a'), exit(1)),
    plain(read('a'), result()),
    'the process ended with exit status 1 and no final notification after request 1 (fs.read)',
  ],
  [
    'a final where there was none',
    plain(result('x')),
    plain(exit()),
    'the final is `result {"content":"x"}`, without the fault none',
  ],
  ['another file', files({ a: 'A' }), files({ a: 'B' }), 'file `a` is not as without the fault'],
  [
    'a file more',
    files({ a: 'A', b: 'B' }),
    files({ a: 'A' }),
    'file `b` is not as without the fault',
  ],
])('%s is reported in words', (_, now, before, observed) => {
  expect(difference(now, before)?.observed).toBe(observed)
})

test('when only the kind of end counts, texts and files do not', () => {
  expect(differentEnd(plain(result('a')), plain(read('x'), result('b')))).toBeUndefined()
  expect(differentEnd(plain(error()), plain(result()))?.observed).toContain('the final is `error')
  expect(differentEnd(plain(exit(null, 'SIGSEGV')), plain(result()))?.observed).toBe(
    'the process died of SIGSEGV before its first line',
  )
})
