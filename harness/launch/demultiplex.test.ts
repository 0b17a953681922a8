import { expect, test } from 'vitest'
import { demultiplex } from './demultiplex.ts'

function piece(stream: 1 | 2, text: string): Buffer {
  const header = Buffer.from([stream, 0, 0, 0, 0, 0, 0, 0])
  header.writeUInt32BE(Buffer.byteLength(text), 4)
  return Buffer.concat([header, Buffer.from(text)])
}

const ALL = [
  piece(1, 'one'),
  piece(2, 'two'),
  piece(1, ''),
  piece(2, ''),
  piece(1, 'x'.repeat(300)),
  piece(2, 'é'),
]

test.each([1, 2, 7, 8, 9, 100, 10_000])('pieces cut every %i bytes come out whole', (size) => {
  const bytes = Buffer.concat(ALL)
  const [out, err]: [Buffer[], Buffer[]] = [[], []]
  const take = demultiplex(
    (piece) => out.push(piece),
    (piece) => err.push(piece),
  )
  for (let at = 0; at < bytes.length; at += size) take(bytes.subarray(at, at + size))
  expect(Buffer.concat(out).toString()).toBe(`one${'x'.repeat(300)}`)
  expect(Buffer.concat(err).toString()).toBe('twoé')
})
