import { describe, expect, test } from 'vitest'
import { count, object, text, texts, withoutNulls } from './params.ts'

const invalid = (member: string) =>
  expect.objectContaining({ code: -32602, message: expect.stringContaining(member) })

describe('each reader takes its own kind, and refuses what is near to it', () => {
  test('object', () => {
    expect(object({ a: 1 })).toEqual({ a: 1 })
    for (const wrong of [[], null, 'a', 1, undefined])
      expect(() => object(wrong)).toThrow(invalid('params'))
  })

  test('text', () => {
    expect(text({ a: '' }, 'a')).toBe('')
    for (const wrong of [{}, { a: 1 }, { a: null }, { a: ['x'] }])
      expect(() => text(wrong, 'a')).toThrow(invalid('params.a'))
  })

  test('texts', () => {
    expect(texts({}, 'a')).toBeUndefined()
    expect(texts({ a: ['x', ''] }, 'a')).toEqual(['x', ''])
    for (const wrong of [{ a: 'x' }, { a: [1] }, { a: null }, { a: {} }])
      expect(() => texts(wrong, 'a')).toThrow(invalid('params.a'))
  })

  test('count', () => {
    expect(count({}, 'a')).toBeUndefined()
    expect(count({ a: 0 }, 'a')).toBe(0)
    for (const wrong of [{ a: -1 }, { a: 1.5 }, { a: '1' }, { a: null }])
      expect(() => count(wrong, 'a')).toThrow(invalid('params.a'))
  })
})

test('a member that is null is one that is left out', () => {
  const given = { a: 1, b: [null] }
  expect(withoutNulls(given)).toBe(given)
  expect(withoutNulls({ ...given, c: null })).toEqual(given)
})
