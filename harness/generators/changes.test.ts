import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

const about = (value: unknown, depth?: number) => changesOf(value, depth).map((each) => each.about)

test('every member is left out, one is unknown, and each value changes in its kind and near by', () => {
  const changes = about({ path: 'a', 'a/b': false })
  expect(changes).toEqual(
    expect.arrayContaining([
      ...['without /path', 'without /a~1b', '/unknown is 1', '/a~1b is true', '/path is null'],
      ...['/path is ""', '/path is "A"', '/path is "a "', 'the whole is []'],
    ]),
  )
  expect(changes).not.toContain('/path is "text"')
})

test('each is the value with one change, and the value stays', () => {
  const value = { list: [{ n: 1 }, 2, { n: 3 }] }
  const copy = structuredClone(value)
  const changes = new Map(changesOf(value).map((each) => [each.about, each.value]))
  expect(value).toEqual(copy)
  expect(changes.get('/list/2/n is 4')).toEqual({ list: [{ n: 1 }, 2, { n: 4 }] })
  expect(changes.get('without /list/0')).toEqual({ list: [2, { n: 3 }] })
  expect(changes.get('/list/0 comes twice')).toEqual({ list: [{ n: 1 }, { n: 1 }, 2, { n: 3 }] })
})

test('nothing changes further down than the given depth', () => {
  expect(about({ a: { b: 1 } }, 1)).not.toContain('without /a/b')
  expect(about({ a: { b: 1 } }, 2)).toContain('without /a/b')
})
