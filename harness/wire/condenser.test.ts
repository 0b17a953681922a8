import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Condenser, type Kept, parseAnyDepth } from './condenser.ts'
import { MAX_DEPTH } from './json.ts'

const ALL: Kept = { token: Number.POSITIVE_INFINITY, elements: Number.POSITIVE_INFINITY }
const json = fc.json({ maxDepth: 6 })
const spaced = json.map((text) => ` ${JSON.stringify(JSON.parse(text), null, '\t')}\r`)

test('in any pieces, what is short is kept as it is', () => {
  fc.assert(
    fc.property(fc.oneof(json, spaced), fc.integer({ min: 1, max: 7 }), (text, size) => {
      expect(condensed(text, ALL, size)).toEqual({ text, leftOut: [] })
    }),
  )
})

test('what is kept of JSON is JSON of the same form, and bounded', () => {
  fc.assert(
    fc.property(fc.oneof(json, spaced), fc.integer({ min: 1, max: 7 }), (text, size) => {
      const { text: kept = '', leftOut } = condensed(text, { token: 8, elements: 2 }, size)
      expect(formOf(JSON.parse(kept))).toEqual(formOf(JSON.parse(text)))
      expect(leftOut?.length === 0).toBe(kept === text)
      for (const string of stringsIn(JSON.parse(kept))) expect(string.length).toBeLessThan(10)
    }),
  )
})

test('a text is JSON exactly when the parser of the platform reads it', () => {
  const nearly = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'{}[]",:\\ue-+.01 9\t\ntrfalsn'), maxLength: 12 }),
    fc.tuple(json, fc.nat(), fc.constantFrom('', ...'{}[]",:\\0')).map(([text, at, other]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + other + text.slice(place + 1)
    }),
  )
  fc.assert(
    fc.property(nearly, (text) => {
      expect(condensed(text, ALL, 3).text !== undefined).toBe(isJson(text))
    }),
    { numRuns: 1_000 },
  )
})

test('what nests too deep is null, and no bracket is forgotten', () => {
  const [open, close] = ['[{"a":'.repeat(MAX_DEPTH), '}]'.repeat(MAX_DEPTH)]
  const { text = '', leftOut } = condensed(`[${open}1${close},2]`, ALL, 1_000)
  expect(leftOut).toEqual(['levels'])
  expect(text).toContain('null')
  expect(JSON.parse(text)).toHaveLength(2)
  expect(condensed(`[${open}1${close.slice(1)},2]`, ALL, 1_000).text).toBeUndefined()
})

test('a text of any depth has a value, and what is no JSON has none', () => {
  const nested = `{"id":1,"params":${'['.repeat(2_000)}${']'.repeat(2_000)}}`
  expect(parseAnyDepth(nested)).toMatchObject({ id: 1 })
  expect(parseAnyDepth('{"id":1}')).toEqual({ id: 1 })
  expect(parseAnyDepth(nested.slice(0, -1))).toBeUndefined()
  expect(parseAnyDepth('['.repeat(10_000))).toBeUndefined()
})

test('a long token keeps its beginning, up to a whole character', () => {
  const kept = (text: string) => condensed(text, { token: 9, elements: 9 }, 2).text
  expect(kept('["€€€€€€", 1]')).toBe('["€€€", 1]')
  expect(kept(`["\\u20ac",${' '.repeat(40)}true]`)).toBe('["\\u20ac",         true]')
  expect(kept('[12345678901234567890.5e3,-0.0]')).toBe('[1234567890,-0.0]')
})

test('what is no UTF-8 is no JSON, also where it is left out', () => {
  const wrong = Buffer.from(`"${'x'.repeat(50)}\u0100"`)
  wrong[51] = 0xff
  const condenser = new Condenser({ token: 9, elements: 9 })
  condenser.push(wrong)
  expect(condenser.end()).toBeUndefined()
})

function condensed(text: string, kept: Kept, size: number) {
  const condenser = new Condenser(kept)
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) condenser.push(bytes.subarray(at, at + size))
  const { bytes: left, leftOut } = condenser.end() ?? {}
  return { text: left?.toString(), leftOut }
}

/** The kinds of the first elements and members. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(formOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.values(value).slice(0, 2).map(formOf)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : []
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
