import { expect, test } from 'vitest'
import { progressOn } from './progress.ts'

/** What is written of one step to a terminal of so many columns. */
function shownOn(columns: number | undefined): string {
  let written = ''
  const write = (text: string) => {
    written += text
    return true
  }
  const stream = { isTTY: true, columns, write }
  const progress = progressOn(stream as NodeJS.WriteStream, false)
  progress.show({ done: 2, planned: 2, doing: 'a case' })
  return written.replace('\r\x1b[K', '')
}

test.each([
  [undefined, '2/2 a case'],
  [0, '2/2 a case'],
  [80, '2/2 a case'],
  [6, '2/2 …'],
])('on a terminal of %s columns', (columns, shown) => {
  expect(shownOn(columns)).toBe(shown)
})
