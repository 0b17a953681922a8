import { expect, test } from 'vitest'
import { notPlain } from './state-ends.ts'

test.each([
  ['done', undefined],
  [{ Ok: '' }, 'the tagged form `{"Ok":""}`'],
  [{ message: 'broken' }, 'a failure'],
])('a result %j is distinguished from a plain one', (result, observed) => {
  expect(notPlain(result)).toBe(observed)
})
