import type { Facts } from '../../../spec/generated/formats.ts'
import type { Schema } from '../walk.ts'

const inner = { $ref: '#/$defs/schema' }
const list = { type: 'array', minItems: 1, items: inner }
const map = { type: 'object', additionalProperties: inner }
const innerOrBoolean = { anyOf: [{ type: 'boolean' }, inner] }
const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }
const names = { type: 'array', items: text, uniqueItems: true }
const types = ['string', 'number', 'integer', 'boolean', 'object', 'array']

/** What the value of each keyword must look like; a keyword without an entry may hold anything. */
export function shapesOf(facts: Facts): Record<string, Schema> {
  return {
    ...structure(facts),
    ...values(facts),
    ...numbers,
    ...texts,
    type: typeShape(facts),
    $ref: { type: 'string', pattern: '^#' },
    required: names,
    nullable: { type: 'boolean' },
    uniqueItems: { type: 'boolean' },
  }
}

const structure = (facts: Facts): Record<string, Schema> => ({
  properties: { ...map, propertyNames: { pattern: facts.property_name } },
  ...Object.fromEntries(
    ['patternProperties', 'dependentSchemas', '$defs', '$def', 'definitions'].map((name) => [
      name,
      map,
    ]),
  ),
  ...Object.fromEntries(['anyOf', 'oneOf', 'prefixItems'].map((name) => [name, list])),
  allOf: facts.all_of === 'single' ? { ...list, maxItems: 1 } : list,
  ...Object.fromEntries(
    ['items', 'contains', 'propertyNames', 'not', 'if', 'then', 'else', 'contentSchema'].map(
      (name) => [name, inner],
    ),
  ),
  unevaluatedItems: innerOrBoolean,
  unevaluatedProperties: innerOrBoolean,
  additionalProperties:
    facts.additional_properties === 'must-be-false' ? { const: false } : innerOrBoolean,
})

const values = ({ enum_values, enum_empty_string, ...facts }: Facts): Record<string, Schema> => ({
  enum: { type: 'array', minItems: 1, items: enumItem(enum_values, enum_empty_string) },
  format: facts.formats === 'any' ? text : among(facts.formats),
  pattern:
    facts.pattern_syntax === 'any' ? text : { type: 'string', not: { pattern: '\\(\\?<?[=!]' } },
  minItems: facts.min_items === 'any' ? count : among(facts.min_items),
})

const among = (values: (string | number)[]): Schema =>
  values.length > 0 ? { enum: values } : { not: {} }

function enumItem(kind: Facts['enum_values'], empty: Facts['enum_empty_string']): Schema {
  const notEmpty = empty === 'rejected' ? { not: { const: '' } } : {}
  switch (kind) {
    case 'any':
      return notEmpty
    case 'primitives':
      return { type: ['string', 'number', 'boolean', 'null'], ...notEmpty }
    case 'strings':
      return { type: 'string', ...notEmpty }
  }
}

function typeShape({ null_type, type_arrays }: Facts): Schema {
  const one = { enum: null_type === 'type' ? [...types, 'null'] : types }
  const several = { type: 'array', minItems: 1, uniqueItems: true, items: one }
  return type_arrays === 'accepted' ? { anyOf: [one, several] } : one
}

const each = (keywords: string[], shape: Schema): Record<string, Schema> =>
  Object.fromEntries(keywords.map((name) => [name, shape]))

const numbers = {
  ...each(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], { type: 'number' }),
  ...each(['minLength', 'maxLength', 'maxItems', 'minProperties', 'maxProperties'], count),
  ...each(['minContains', 'maxContains'], count),
  multipleOf: { type: 'number', exclusiveMinimum: 0 },
}

const texts = each(['title', 'description', '$comment', '$schema', '$id', '$anchor'], text)
