import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equal, type JsonObject, parse } from '../wire/json.ts'
import { escapedCharacters, oddWhiteSpace, reorderedMembers } from './spelling.ts'

/** A name that begins with a backslash, for which V8 13.6 takes later ones that need an escape. @see plainNames */
const BEGINS_WITH_BACKSLASH = /"\\\\(?:[^"\\]|\\.)*":/

const message = fc
  .dictionary(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', '"', 'a"b', '1')),
    fc.jsonValue({ stringUnit: 'binary' }),
  )
  .filter((given) => !BEGINS_WITH_BACKSLASH.test(JSON.stringify(given))) as fc.Arbitrary<JsonObject>

const tactics = {
  'reordered members': reorderedMembers,
  'odd white space': oddWhiteSpace,
  'escaped characters': escapedCharacters,
}

test.each(Object.entries(tactics))('%s spell the same message on one line', (_, tactic) => {
  const { spell } = tactic()
  fc.assert(
    fc.property(message, (given) => {
      const spelled = spell?.(given) ?? ''
      expect(equal(parse(spelled), parse(JSON.stringify(given)))).toBe(true)
      expect(spelled).not.toContain('\n')
      expect(spelled).not.toContain('\r')
    }),
  )
})

test('escapes leave only printable ASCII, and escape the first letter of every text', () => {
  const { spell } = escapedCharacters()
  fc.assert(
    fc.property(message, (given) => {
      expect(spell?.(given)).toMatch(/^[ -~]*$/)
    }),
  )
  expect(spell?.({ method: 'init', x: 'é\u2028😀 a/b' })).toBe(
    String.raw`{"\u006detho\u0064":"\u0069ni\u0074","\u0078":"\u00e9\u2028\uD83D\udE00 a\/\u0062"}`,
  )
})

test('members stand in the opposite order, at every depth', () => {
  expect(reorderedMembers().spell?.({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(
    '{"b":[{"d":3,"c":2}],"a":1}',
  )
})

test('the order is another one in each of three messages', () => {
  const { spell } = reorderedMembers()
  const given = { a: 1, b: 2, c: { d: 3, e: 4 } }
  const spelled = [given, given, given, given].map((each) => spell?.(each))
  const reversed = '{"c":{"e":4,"d":3},"b":2,"a":1}'
  const [firstLast, lastFirst] = [
    '{"b":2,"c":{"e":4,"d":3},"a":1}',
    '{"c":{"e":4,"d":3},"a":1,"b":2}',
  ]
  expect(spelled).toEqual([reversed, firstLast, lastFirst, reversed])
})

test('white space stands between all tokens, and not around the object', () => {
  expect(oddWhiteSpace().spell?.({ a: [1, {}], b: 'x y' })).toBe(
    '{ "a"\t:  [ 1 ,\t{  } ] ,  "b"\t:  "x y" }',
  )
})
