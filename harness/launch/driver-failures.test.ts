import { expect, test } from 'vitest'
import { noMessage, strangerOf } from './driver-failures.ts'

test.each([
  ['3', 'the request has the id `3`, a number, and the answer has it as a text'],
  [undefined, 'it has no `id`'],
  [2, 'this request was answered before'],
  [9, 'no request has this `id`'],
  [null, 'no request has this `id`'],
])('an answer with the id %j is explained', (id, sentence) => {
  expect(strangerOf(id, 3, (key) => key === 3)).toBe(sentence)
})

test('a line that is no message is shown with what belongs there', () => {
  expect(noMessage('ready')).toMatch(/^the driver wrote a line that is no message: `ready`; stdout/)
  expect(noMessage('{')).toMatch(/; a message is one line, without indentation$/)
  expect(noMessage('')).toMatch(/ no message: an empty one; stdout/)
})
