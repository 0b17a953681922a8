import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eachLine, Parts } from './file.ts'

const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (text: string | Buffer) => {
  const path = join(folder, `${Math.random()}`)
  writeFileSync(path, text)
  return path
}

const reported = (text: string) => {
  const lines: [number, number, string][] = []
  const size = eachLine(fileWith(text), (...line) => lines.push(line))
  return { size, lines }
}

test('each line is reported with its place and its beginning', () => {
  const lines = [
    [0, 1, 'a'],
    [2, 2, ''],
    [3, 6, 'Ã¼b'],
  ]
  expect(reported('a\n\nüb\n')).toEqual({ size: 7, lines })
  expect(reported('a\n\nüb')).toEqual({ size: 6, lines })
  expect(reported('')).toEqual({ size: 0, lines: [] })
})

test.each([0, 1, 63, 64, 65])('a line that two pieces share has one beginning (%i)', (before) => {
  const first = 1024 * 1024 - before
  const second = `{"event":"start"}${'y'.repeat(3 * 1024 * 1024)}`
  const { lines } = reported(`${'x'.repeat(first - 1)}\n${second}\n`)
  expect(lines).toEqual([
    [0, first - 1, 'x'.repeat(64)],
    [first, first + second.length, second.slice(0, 64)],
  ])
})

test('parts are read in any order, from one file after the other', () => {
  const [one, two] = [fileWith('a'.repeat(100_000)), fileWith('üb')]
  const parts = new Parts()
  expect(parts.text(two, 2, 3)).toBe('b')
  expect(parts.text(one, 0, 100_000)).toHaveLength(100_000)
  expect(parts.text(one, 99_999, 100_000)).toBe('a')
  expect(parts.text(two, 0, 3)).toBe('üb')
  parts.close()
})

test.each([1, 2, 3, 5, 100])('lines are read %i bytes at a time', (atOnce) => {
  const parts = new Parts()
  const path = fileWith(Buffer.from('before\nxb\n\n\xff and so on\nz\nafter\n', 'latin1'))
  const lines = (from: number, to: number) => [...parts.lines(path, from, to, atOnce)].flat()
  expect(lines(7, 24)).toEqual(['xb', '', '\ufffd and so on', 'z'])
  expect(lines(10, 25)).toEqual(['', '\ufffd and so on', 'z', ''])
  parts.close()
})
