import { expect, test } from 'vitest'
import { withExactId } from './exact-id.ts'
import { isObject, type JsonObject, parse } from './json.ts'

const read = (text: string) => withExactId(JSON.parse(text) as JsonObject, text)

test.each([
  '9223372036854775809',
  '-9007199254740993',
  '1e400',
])('the id %s stays as it was written', (id) => {
  const { id: kept, ...others } = read(`{"params":{"id":1},"\\u0069d":${id},"data":[{"id":2}]}`)
  expect(JSON.stringify({ id: kept })).toBe(`{"id":${id}}`)
  expect(isObject(kept)).toBe(false)
  expect(others).toEqual({ params: { id: 1 }, data: [{ id: 2 }] })
})

test('an id under an escaped name stays as it was written after any other name', () => {
  expect(parse('{"a":1,"\\\\u":2}')).toEqual({ a: 1, '\\u': 2 })
  const text = '{"a":1,"\\u0069\\u0064":9223372036854775809}'
  const { id } = withExactId(parse(text) as JsonObject, text)
  expect(JSON.stringify(id)).toBe('9223372036854775809')
})

test.each([
  '9007199254740991',
  '-1.5',
  '"9223372036854775809"',
  'null',
])('the id %s, which loses nothing, is the value that was read', (id) => {
  expect(read(`{"id":${id}}`)).toEqual({ id: JSON.parse(id) })
})

test('what nests too deep is left as it was read', () => {
  const text = `{"id":1e300,"x":${'['.repeat(2_000)}${']'.repeat(2_000)}}`
  const message = { id: 1e300 }
  expect(withExactId(message, text)).toBe(message)
})
