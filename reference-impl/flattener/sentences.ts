import type { Json } from '../../harness/wire/json.ts'
import { own, type Schema } from './schema.ts'

/** What a keyword demands, in words for the model. */
export function sentenceOf(schema: Schema, keyword: string): string {
  const value = schema[keyword] as Json
  if (keyword === 'if') return conditionOf(schema)
  const sentence = own(sentences, keyword)
  return sentence ? sentence(value) : `${keyword}: ${JSON.stringify(value)}.`
}

/** As many characters as the model is shown of alternatives that it also sees elsewhere. */
const BRIEF = 200

const briefly = (text: string) => (text.length > BRIEF ? `${text.slice(0, BRIEF)}…` : text)

function conditionOf({ if: condition, then, else: other }: Schema): string {
  const wording = (value: Json | undefined) => `what matches ${JSON.stringify(value)}`
  const held = then === undefined ? '' : ` is ${wording(then)}`
  const not =
    other === undefined
      ? ''
      : `${then === undefined ? ' is anything' : ''}, and else ${wording(other)}`
  return `${capital(wording(condition))}${held}${not}.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sentences: { [keyword: string]: (value: Json) => string } = {
  minimum: (value) => `At least ${value}.`,
  maximum: (value) => `At most ${value}.`,
  exclusiveMinimum: (value) => `More than ${value}.`,
  exclusiveMaximum: (value) => `Less than ${value}.`,
  multipleOf: (value) => `A multiple of ${value}.`,
  minLength: (value) => `At least ${value} characters.`,
  maxLength: (value) => `At most ${value} characters.`,
  pattern: (value) => `Matches the pattern ${value}`,
  format: (value) => `In the format ${value}.`,
  minItems: (value) => `At least ${value} items.`,
  maxItems: (value) => `At most ${value} items.`,
  uniqueItems: () => 'No item twice.',
  minProperties: (value) => `At least ${value} members.`,
  maxProperties: (value) => `At most ${value} members.`,
  default: (value) => `Default: ${JSON.stringify(value)}.`,
  examples: (value) => `Examples: ${JSON.stringify(value)}.`,
  title: (value) => String(value),
  deprecated: () => 'Deprecated.',
  const: (value) => `Always ${JSON.stringify(value)}.`,
  enum: (value) => `One of ${JSON.stringify(value)}.`,
  not: (value) => `Must not match ${JSON.stringify(value)}.`,
  oneOf: (value) => `Exactly one of these holds: ${briefly(JSON.stringify(value))}.`,
  additionalProperties: (value) =>
    value === false ? 'No other members.' : `Each other member matches ${JSON.stringify(value)}.`,
}
