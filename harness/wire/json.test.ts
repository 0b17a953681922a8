import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equal, isObject, MAX_DEPTH, orderedText, parse } from './json.ts'

test('a value equals its own copy, whatever the order of members', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(equal(value, turnedRound(parse(JSON.stringify(value))))).toBe(true)
    }),
  )
})

test('two values are equal exactly when their ordered texts are', () => {
  const few = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom(null, true, 0, 1, '', 'a'),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b'), tie('value')),
    ),
  })).value
  fc.assert(
    fc.property(few, few, (a, b) => {
      expect(equal(a, b)).toBe(orderedText(a) === orderedText(b))
      expect(equal(b, a)).toBe(equal(a, b))
    }),
  )
})

test.each([
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, {}],
  [[], {}],
  [null, {}],
  [1, '1'],
  [[1], [1, 2]],
  [{ constructor: 1 }, { a: 1 }],
])('%j is not %j', (a, b) => {
  expect(equal(a, b)).toBe(false)
})

test('reads JSON, and states undefined of anything else', () => {
  expect(parse('{"a":[1]}')).toEqual({ a: [1] })
  const escaped = [
    '{"\\u0061":1},{}',
    '{"\\u0061":1}]',
    ',{"\\u0061":1}',
    '\ufeff{"\\u0061":1}',
    '{"\\u006":1}',
  ]
  for (const text of ['', '{', '{}{}', "{'a':1}", 'undefined', '\ufeff{}', ...escaped]) {
    expect(parse(text), text).toBeUndefined()
  }
})

test.each(['\\', '\\u', '\\u00', '\\"'])('an escaped name is read as it is after %j', (name) => {
  const before = { a: 1, [name]: 2 }
  expect(parse(JSON.stringify(before))).toEqual(before)
  expect(parse('{"a":1,"\\u0063":2}')).toEqual({ a: 1, c: 2 })
  expect(parse('{"a":1,"\\u0069\\u0064":2}')).toEqual({ a: 1, id: 2 })
  expect(parse('{"a":1, "i\\u0064" :[{"\\u0062\\"":"\\":"}]}')).toEqual({
    a: 1,
    id: [{ 'b"': '":' }],
  })
})

test('only an object is an object', () => {
  expect([{}, [], null, 'a', 1, true, undefined].map(isObject)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([k, v]) => [k, turnedRound(v)] as const)
  return Object.fromEntries(entries.reverse())
}

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`

test('reads values down to a depth that can be written again, and no deeper', () => {
  const deep = parse(nested(MAX_DEPTH))
  expect(JSON.stringify(deep)).toBe(nested(MAX_DEPTH))
  expect(equal(deep, parse(nested(MAX_DEPTH)))).toBe(true)
  expect(parse(`[${nested(MAX_DEPTH)}]`)).toBeUndefined()
  expect(parse(nested(100_000))).toBeUndefined()
})

test('counts no brackets within strings', () => {
  const brackets = '[{\\"'.repeat(MAX_DEPTH)
  expect(parse(JSON.stringify([brackets, '\\']))).toEqual([brackets, '\\'])
  expect(parse(JSON.stringify({ [brackets]: [] }))).toEqual({ [brackets]: [] })
})
