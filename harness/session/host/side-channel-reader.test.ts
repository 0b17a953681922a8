import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSideChannel } from './side-channel-reader.ts'

function channel() {
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'channel')
  const reader = readSideChannel(path)
  return {
    write: (text: string) => appendFileSync(path, text),
    marks: () => reader.read().map(({ epoch, entry }) => [epoch, entry.mark]),
    reader,
  }
}

test('what a probe reports is read once, when it is there', () => {
  const { write, marks, reader } = channel()
  expect(marks()).toEqual([])
  expect(reader.changedAt()).toBe(0)
  write('{"started":1000,"at":1,"mark":"a"}\n{"at":2,"mark":"b"}\n')
  expect(marks()).toEqual([
    [1_001, 'a'],
    [1_002, 'b'],
  ])
  expect(marks()).toEqual([])
  write('{"at":3,"mark":"c"}\n')
  expect(marks()).toEqual([[1_003, 'c']])
  expect(reader.changedAt()).toBeGreaterThan(0)
})

test('a line that is written in pieces is read when it is whole', () => {
  const { write, marks } = channel()
  write('{"at":1,')
  expect(marks()).toEqual([])
  write('"mark":"a"}\n')
  expect(marks()).toEqual([[1, 'a']])
})

test.each([65_535, 65_536, 65_537, 200_000])('a line of %i bytes is read whole', (bytes) => {
  const { write, marks } = channel()
  const line = (mark: string) => `${JSON.stringify({ at: 1, mark })}\n`
  const mark = 'x'.repeat(bytes - line('').length)
  write(line(mark) + line('next'))
  expect(marks()).toEqual([
    [1, mark],
    [1, 'next'],
  ])
})
