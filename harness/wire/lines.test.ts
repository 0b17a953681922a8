import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { cutLines, type Ending } from './lines.ts'

const anyBytes = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0x0a, 0x0d, 0x7b, 0xc3) }, fc.nat(255)),
  { maxLength: 200 },
)
const cuts = fc.array(fc.nat(200), { maxLength: 20 })

test('any pieces give the same lines', () => {
  fc.assert(
    fc.property(anyBytes, cuts, (given, at) => {
      const bytes = Buffer.from(given)
      expect(linesOf(piecesOf(bytes, at))).toEqual(linesOf([bytes]))
    }),
  )
})

test('the lines, joined by line feeds, are the stream', () => {
  fc.assert(
    fc.property(anyBytes, cuts, (given, at) => {
      const bytes = Buffer.from(given)
      const lines = linesOf(piecesOf(bytes, at))
      const joined = lines
        .map(({ line, ending }) => (ending === 'lf' ? `${line}0a` : line))
        .join('')
      expect(joined).toBe(bytes.toString('hex'))
      expect(lines.every(({ line }) => !/^(..)*0a/.test(line))).toBe(true)
    }),
  )
})

test('a line ends at a line feed only', () => {
  const text = 'a\rb\u2028c\u0085d\u000be\u000cf\r\n'
  expect(texts([Buffer.from(text)])).toEqual(['a\rb\u2028c\u0085d\u000be\u000cf\r'])
})

test('empty lines are lines, and the end of the stream is none', () => {
  expect(linesOf([Buffer.from('\n\n')]).map(({ line }) => line)).toEqual(['', ''])
  expect(linesOf([])).toEqual([])
  expect(linesOf([Buffer.from('a\n')])).toHaveLength(1)
})

test('distinguishes an unfinished last line from a finished one, and counts what is pending', () => {
  const endings: Ending[] = []
  const cutter = cutLines((_, ending) => endings.push(ending))
  cutter.push(Buffer.from('one\ntw'))
  expect(cutter.pending()).toBe(2)
  cutter.push(Buffer.from('o'))
  expect(cutter.pending()).toBe(3)
  cutter.end()
  expect(cutter.pending()).toBe(0)
  cutter.end()
  expect(endings).toEqual(['lf', 'none'])
})

test('what is pending is shortened to the pieces that hold its beginning, and its real size is reported', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 12 }), fc.nat(60), (lengths, most) => {
      const reported: { line: string; size?: number }[] = []
      const cutter = cutLines((line, _, size) =>
        reported.push({ line: line.toString(), size: size ?? -1 }),
      )
      const pieces = lengths.map((length, i) => String.fromCharCode(97 + i).repeat(length))
      for (const piece of pieces) cutter.push(Buffer.from(piece))
      const whole = pieces.join('')
      cutter.shorten(most)
      cutter.end()
      const [{ line, size } = { line: '', size: 0 }] = reported
      expect(size).toBe(whole.length)
      expect(whole.startsWith(line)).toBe(true)
      expect(line.length).toBeGreaterThanOrEqual(Math.min(most, whole.length))
      expect(line.length).toBeLessThanOrEqual(most + 9)
    }),
  )
})

test('a line of 100 MB in 64 KiB pieces is joined once', () => {
  const piece = Buffer.alloc(64 * 1024, 0x70)
  const count = 1600
  const joined: number[] = []
  const cutter = cutLines((line) => joined.push(line.length))
  const before = process.memoryUsage().arrayBuffers
  for (let i = 0; i < count; i++) cutter.push(piece)
  expect(cutter.pending()).toBe(count * piece.length)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * piece.length)
  cutter.push(Buffer.from('\n'))
  expect(joined).toEqual([count * piece.length])
})

test('what is pending can be shortened, and its size is still reported', () => {
  const reported: { retained: number; size: number | undefined }[] = []
  const cutter = cutLines((line, _, size) => reported.push({ retained: line.length, size }))
  for (let i = 0; i < 10; i++) cutter.push(Buffer.alloc(100))
  cutter.shorten(150)
  cutter.end()
  expect(reported).toEqual([{ retained: 200, size: 1000 }])
})

test('work is linear: the pieces of a line are joined once', () => {
  const joins = vi.spyOn(Buffer, 'concat')
  const cutter = cutLines(() => {})
  const piece = Buffer.alloc(1024, 0x70)
  for (let i = 0; i < 2_000; i++) cutter.push(piece)
  cutter.push(Buffer.from('\n'))
  const joined = joins.mock.results.map(({ value }) => value.length)
  joins.mockRestore()
  expect(joined).toEqual([2_000 * piece.length])
})

function linesOf(pieces: Buffer[]): { line: string; ending: Ending }[] {
  const lines: { line: string; ending: Ending }[] = []
  const cutter = cutLines((line, ending) => lines.push({ line: line.toString('hex'), ending }))
  for (const piece of pieces) cutter.push(piece)
  cutter.end()
  return lines
}

const texts = (pieces: Buffer[]) =>
  linesOf(pieces).map(({ line }) => Buffer.from(line, 'hex').toString('utf8'))

function piecesOf(bytes: Buffer, at: number[]): Buffer[] {
  const edges = [0, ...at.filter((i) => i < bytes.length).sort((a, b) => a - b), bytes.length]
  return edges.slice(1).map((end, i) => bytes.subarray(edges[i], end))
}
