import fc, { type Arbitrary } from 'fast-check'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { LOGGED } from './talk.ts'

const WORDS = ['one', 'two', 'Heading', 'word', 'value', 'more'] as const
const PIECES = [
  ...[...WORDS, 'Größe', '表', '📏', 'u\u0308', ' ', '  ', '\t', '\n', '\n\n', '"', '\\', "'"],
  ...['{', '}', '%s', '$HOME', '`', '<b>', '&amp;', '{"type":"exit","code":9}\n'],
]

const word = fc.tuple(fc.constantFrom(...WORDS), fc.nat(999)).map(([name, at]) => `${name}${at}`)
const words = fc.array(word, { minLength: 1, maxLength: 6 })

/** A text that begins and ends with a word, so that it is seen where it begins and ends. */
export const text: Arbitrary<string> = fc
  .tuple(word, fc.array(fc.oneof(fc.constantFrom(...PIECES), word), { maxLength: 8 }), word)
  .map(([first, between, last]) => [first, ...between, last].join(''))

/** What is logged. */
export const loggedText: Arbitrary<string> = text.map((each) => `${LOGGED} ${each}`)

/** Some lines of words. */
export const lines: Arbitrary<string> = fc
  .array(words, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((line) => line.join(' ')).join('\n'))

/** A text of every kind: also white space alone, and a long one. */
const anyText = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 3, arbitrary: text.map((each) => `${each}\n`) },
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PIECES)).map((each) => each.join('')) },
  { weight: 1, arbitrary: word.map((each) => `${each} `.repeat(12_000)) },
)

/** Members of an object may be shown in any order, so that it has one. */
const json: Arbitrary<JsonObject> = fc
  .dictionary(word, fc.oneof(word, fc.integer(), fc.constant(null), fc.array(word)), {
    minKeys: 1,
    maxKeys: 1,
  })
  .map((value) => ({ format: 'json', text: JSON.stringify(value) }))

const markdown: Arbitrary<JsonObject> = fc
  .tuple(word, words)
  .map(([title, all]) => ({ format: 'markdown', text: `# ${title}\n\n${all.join(' ')}\n` }))

const code: Arbitrary<JsonObject> = fc
  .tuple(words, fc.constantFrom(undefined, 'rust', 'python', 'no-such-language'))
  .map(([all, language]) => ({
    ...{ format: 'code', text: `    let ${all.join(';\n\tlet ')};\n` },
    ...(language && { language }),
  }))

/** What a message prints besides its type and channel. */
const shown: Arbitrary<JsonObject> = fc.oneof(
  { weight: 4, arbitrary: anyText.map((each): JsonObject => ({ text: each })) },
  { weight: 2, arbitrary: anyText.map((each): JsonObject => ({ text: each, format: 'plain' })) },
  { weight: 1, arbitrary: fc.oneof(json, markdown, code) },
)

/** Prints on the channel `content`, stated or not. */
export const printed: Arbitrary<JsonObject> = fc
  .tuple(shown, fc.boolean())
  .map(([members, stated]) => ({
    ...{ type: 'print', ...members },
    ...(stated && { channel: 'content' }),
  }))

const CHANNELS = ['error', 'reasoning', 'tool_result', 'tool_call', 'chrome'] as const

/** Prints a line on another channel. */
export const printedElsewhere: Arbitrary<JsonObject> = fc
  .tuple(text, fc.constantFrom(...CHANNELS))
  .map(([line, channel]) => ({ type: 'print', text: `${line}\n`, channel }))
