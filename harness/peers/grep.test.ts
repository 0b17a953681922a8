import { expect, test } from 'vitest'
import { compile, grep } from './grep.ts'

const TEXT = 'one\ntwo\nthree\nfour\nfive\ntwo again\n'
const short = (context: number) =>
  grep(TEXT, compile('^two'), context).map(
    ({ line_number, is_match }) => `${line_number}${is_match ? '!' : ''}`,
  )

test('finds lines by their number, with as many around them as asked for, none twice', () => {
  expect(short(0)).toEqual(['2!', '6!'])
  expect(short(1)).toEqual(['1', '2!', '3', '5', '6!'])
  expect(short(2)).toEqual(['1', '2!', '3', '4', '5', '6!'])
  expect(short(100)).toHaveLength(6)
})

test('the line feed at the end begins no line; without one the last line counts as well', () => {
  expect(grep('a\n', compile('$'), 0)).toHaveLength(1)
  expect(grep('a\nb', compile('b'), 0)).toEqual([{ line_number: 2, content: 'b', is_match: true }])
  expect(grep('', compile('.*'), 0)).toEqual([])
})

test('takes time in proportion to the lines, however many are asked for around a hit', () => {
  const feeds = '\n'.repeat(100_000)
  expect(grep(`${feeds}x`, compile('x'), 1e6)).toHaveLength(100_001)
  expect(grep(feeds, compile('$'), 1e6)).toHaveLength(100_000)
  expect(grep(feeds, compile('x'), 1e6)).toEqual([])
})

test('a pattern that does not compile is refused, and the next one works', () => {
  expect(compile('a(b)')('xab')).toBe(true)
  expect(() => compile('a(b')).toThrow(expect.objectContaining({ code: -32602 }))
  expect(() => compile('(?=look)ahead')).toThrow(expect.objectContaining({ code: -32602 }))
  expect(compile('a(b)')('xab')).toBe(true)
})

test('a pattern that is exponential elsewhere is not here', () => {
  expect(compile('^(a+)+$')(`${'a'.repeat(5_000)}b`)).toBe(false)
})
