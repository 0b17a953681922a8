import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytewise, splitCharacters } from './delivery.ts'

const text = fc.string({ unit: 'binary', maxLength: 3000 })
const tactics = { bytewise, 'split characters': splitCharacters }

test.each(
  Object.entries(tactics),
)('%s: the pieces are the bytes, and none is empty', (_, tactic) => {
  const { cut } = tactic()
  fc.assert(
    fc.property(text, (given) => {
      const bytes = Buffer.from(`${given}\n`)
      const pieces = cut?.(bytes) ?? []
      expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
      expect(pieces.every(({ length }) => length > 0)).toBe(true)
    }),
  )
})

test('short messages come a byte at a time, long ones at their ends', () => {
  const { cut } = bytewise()
  expect(cut?.(Buffer.alloc(1024))).toHaveLength(1024)
  const pieces = cut?.(Buffer.alloc(1_000_000)) ?? []
  expect(pieces).toHaveLength(1025)
  expect(pieces[512]).toHaveLength(1_000_000 - 1024)
})

test('every character of more than one byte is cut within, and the line feed comes alone', () => {
  const { cut } = splitCharacters()
  expect(cut?.(Buffer.from('aé€b\n'))?.map((piece) => piece.toString('hex'))).toEqual([
    '61c3',
    'a9e2',
    '82',
    'ac62',
    '0a',
  ])
  expect(cut?.(Buffer.from('é'.repeat(100_000)))?.length).toBeLessThan(600)
})
