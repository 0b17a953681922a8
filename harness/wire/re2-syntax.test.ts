import fc, { type Arbitrary } from 'fast-check'
import { RE2JS } from 're2js'
import { describe, expect, test } from 'vitest'
import { toRe2 } from './re2-syntax.ts'

const compiled = (pattern: string) => {
  const translation = toRe2(pattern)
  if (translation.kind !== 'pattern') throw new TypeError(`${pattern}: ${translation.because}`)
  return RE2JS.compile(translation.re2, RE2JS.LOOKBEHINDS)
}

const asEcma = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text)

function asItStands(pattern: string, text: string): boolean | string {
  try {
    return RE2JS.compile(pattern).test(text)
  } catch (error) {
    return (error as Error).message
  }
}

describe('where ECMA-262 and RE2 differ, the pattern keeps the meaning of ECMA-262', () => {
  test.each([
    ['\\s has the spaces of Unicode', '^\\s$', '\u00a0'],
    ['\\s has the byte order mark', '^\\s$', '\ufeff'],
    ['\\s has the vertical tab', '^\\s$', '\v'],
    ['\\S has no space of Unicode', '^\\S$', '\u2003'],
    ['\\S in a class', '^[\\S]$', '\u3000'],
    ['\\s in a negated class', '^[^\\s]$', '\u2028'],
    ['. is no carriage return', '^.$', '\r'],
    ['. is no line separator', '^.$', '\u2028'],
    ['\\uXXXX', '^\\u0061$', 'a'],
    ['\\uXXXX in a range', '^[\\u0061-\\u007a]$', 'q'],
    ['\\u{…}', '^\\u{1F600}$', '😀'],
    ['two halves of a code point', '^\\uD83D\\uDE00$', '😀'],
    ['two halves of a code point in a class', '^[\\uD83D\\uDE00]$', '😀'],
    ['half of a code point', '^\\uD83D$', '\ud83d'],
    ['control letters', '^\\cJ$', '\n'],
    ['the backspace', '^[\\b]$', '\b'],
    ['the class of nothing', '[]', 'a'],
    ['the class of everything', '^[^]$', '\n'],
    ['properties with their kind', '^\\p{General_Category=Uppercase_Letter}$', 'É'],
    ['scripts and their extensions', '^\\p{Script_Extensions=Greek}$', '\u0342'],
    ['a property in a class', '^[\\p{ASCII}]$', 'x'],
    ['brackets in a class', '^[[:alpha:]$', ':'],
  ])('%s: %s', (_, pattern, text) => {
    const wanted = asEcma(pattern, text)
    expect(compiled(pattern).test(text)).toBe(wanted)
    // Otherwise it would be no difference, and not belong here.
    expect(asItStands(pattern, text)).not.toBe(wanted)
  })
})

test.each([
  ['digits are ASCII', '^\\d$', '٣'],
  ['letters of words are ASCII', '^\\w$', 'é'],
  ['and so are the borders of words', '\\bé', 'é'],
  ['$ is the end, and not the last line feed', '^a$', 'a\n'],
  ['^ is the start, and not that of a line', '^b', 'a\nb'],
  ['a code point is one character', '^.$', '😀'],
  ['a half is not found in a whole', '\\uD83D', '😀'],
  ['half a pair in a class is not found in a whole', '[\\uD83D]', 'x😀'],
  ['a letter has its case', 'a', 'A'],
  ['groups with names', '^(?<year>\\d{4})-(?<month>\\d\\d)$', '2024-05'],
  ['repeating nothing', '^(?:a?){3}$', ''],
  ['what stood before', '(?<=\\$)\\d+', 'costs $5'],
  ['what did not stand before', '(?<!\\$)\\b\\d+', 'costs $5'],
])('the same: %s', (_, pattern, text) => {
  expect(compiled(pattern).test(text)).toBe(asEcma(pattern, text))
})

test.each([
  ['(?=a)', 'looks ahead'],
  ['^(?!.*--)[a-z-]+$', 'looks ahead'],
  ['(a)\\1', 'refers back to what a group matched'],
  ['(?<n>a)\\k<n>', 'refers back to what a group matched'],
])('%s is undecided', (pattern, because) => {
  expect(toRe2(pattern)).toEqual({ kind: 'undecided', because })
})

test.each([
  '(',
  '[z-a]',
  'a**',
  '\\A',
  '\\Qa\\E',
  '(?P<n>a)',
  '\\pL',
  '\\p{Nonsense}',
  '{',
  '\\a',
])('%s is no pattern, whatever RE2 makes of it', (pattern) => {
  expect(toRe2(pattern).kind).toBe('none')
})

/** Characters at the borders of what the sets of both hold. */
const CHARACTERS = [
  ...['a', 'b', 'Z', '0', '9', '_', '-', '^', '$', '.', '[', ']', '/', '\\', ' ', 'é', 'ß', 'ſ'],
  ...['\n', '\r', '\t', '\v', '\b', '\0', '\x85', '\u00a0', '\u180e', '\u2028', '\ufeff', '٣'],
]
const HALVES = ['😀', '\ud83d', '\ude00']

const escaped = fc.constantFrom(...CHARACTERS, ...HALVES).map((character) => {
  const point = (character.codePointAt(0) as number).toString(16)
  return /[\\^$.[\]/-]/.test(character) ? `\\u${point.padStart(4, '0')}` : character
})
const literal = fc.oneof(
  escaped,
  fc.constantFrom('\\u{61}', '\\x62', '\\cJ', '\\uD83D\\uDE00', '\\n', '\\.', '\\/', '\\0'),
)
const set = fc.constantFrom(...['\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\p{L}', '\\P{Lu}'])
const range = fc.constantFrom('a-z', '0-\\x39', '--\\/', '\\b-\\r', '\\u{1F5FF}-\\uD83D\\uDE01')
const charClass = fc
  .tuple(fc.constantFrom('[', '[^'), fc.array(fc.oneof(literal, set, range), { maxLength: 3 }))
  .map(([open, parts]) => `${open}${parts.join('')}]`)
const repetition = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,}', '{0,2}', '+?', '{0}')
const term = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.oneof(literal, set, charClass, fc.constant('.')), repetition),
  },
  { weight: 1, arbitrary: fc.constantFrom(['^'], ['$'], ['\\b'], ['\\B']) },
)
const sequence = fc.array(term, { maxLength: 4 }).map((terms) => terms.flat().join(''))
const group = fc
  .tuple(fc.constantFrom('(', '(?:', '(?<name>', '(?<=', '(?<!'), sequence, sequence)
  .map(([open, one, other]) => `${open}${one}|${other})`)

/** Patterns in which no repetition holds another, so that every engine is quick. */
const patterns: Arbitrary<string> = fc
  .tuple(sequence, fc.option(group, { nil: '' }), sequence)
  .map((parts) => parts.join(''))
  .filter((pattern) => toRe2(pattern).kind !== 'none')

/** V8 also looks between the halves of a code point, where nothing is. @see ecma-262 §AdvanceStringIndex */
const looksBetween = /\\B|\(\?<[=!]/

test('matches what an engine of ECMA-262 matches', { timeout: 60_000 }, () => {
  const texts = (characters: string[]) =>
    fc.array(fc.constantFrom(...characters), { maxLength: 6 }).map((all) => all.join(''))
  const cases = patterns.chain((pattern) => {
    const whole = looksBetween.test(pattern) ? CHARACTERS : [...CHARACTERS, ...HALVES]
    return fc.tuple(fc.constant(pattern), fc.array(texts(whole), { minLength: 8, maxLength: 8 }))
  })
  fc.assert(
    fc.property(cases, ([pattern, all]) => {
      const matcher = compiled(pattern)
      for (const text of all)
        expect(matcher.test(text), JSON.stringify(text)).toBe(asEcma(pattern, text))
    }),
    { numRuns: 2_000 },
  )
})
