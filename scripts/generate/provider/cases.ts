import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { Schema } from '../../spec/walk.ts'

/** Schemas that a provider accepts, and those that it refuses with what is wrong with them. */
export type Cases = { accepted: Schema[]; refused: Record<string, Schema> }

/** The schema of a tool with some properties. */
export const tool = (properties: Schema, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
})

/** The same, closed and with every property required. */
const strict = (properties: Schema, more: Schema = {}): Schema =>
  tool(properties, {
    required: Object.keys(properties),
    additionalProperties: false,
    ...more,
  })

const text = { type: 'string' }
const whole = { type: 'integer' }
const actions = [
  { properties: { action: { const: 'spawn' } }, required: ['action'] },
  { properties: { action: { const: 'fetch' }, id: text }, required: ['action', 'id'] },
]
const either = [text, whole]
const objects = [strict({ a: text }), strict({ b: whole })]
const awaiting = { anyOf: [{ required: ['any'] }, { required: ['all'] }] }
const git = { type: 'object', oneOf: actions }
const handles = tool({ any: text, all: text }, awaiting)

/** What is known of each provider, in schemas; the words beside a refused one are its error or the reason. */
export const cases: Readonly<Record<ProviderId, Cases>> = {
  'openai-tools': {
    accepted: [tool({ a: { oneOf: either } }), tool({ a: {} }), tool({ type: { const: 1 } })],
    refused: {
      "must not have 'oneOf' at the top level": git,
      "must not have 'anyOf' at the top level": handles,
      "schema must have type 'object'": { properties: {} },
    },
  },
  'openai-strict': {
    accepted: [
      strict({ a: { type: ['string', 'null'] } }),
      strict({ a: { anyOf: either } }),
      strict({ a: { $ref: '#/$defs/node' } }, { $defs: { node: text } }),
    ],
    refused: {
      "'oneOf' is not permitted": strict({ a: { oneOf: either } }),
      "'allOf' is not permitted": strict({ a: { allOf: [text] } }),
      'additionalProperties is required to be false': tool({ a: text }, { required: ['a'] }),
      '$ref has siblings': strict({ a: { $ref: '#', description: 'x' } }),
      'lookaround in a pattern': strict({ a: { type: 'string', pattern: '(?=x)' } }),
      'a format that is not listed': strict({ a: { type: 'string', format: 'uri' } }),
      'a bound of numbers on a string': strict({ a: { type: 'string', minimum: 1 } }),
      'an object without properties': strict({ a: { type: 'object' } }),
    },
  },
  'azure-openai-strict': {
    accepted: [strict({ a: text })],
    refused: { "'oneOf' is not permitted": strict({ a: { oneOf: either } }) },
  },
  'anthropic-tools': {
    accepted: [
      tool({ a: { oneOf: either } }),
      tool({ 'a.b-c': text }),
      tool({ a: text }, { not: { required: ['a'] } }),
    ],
    refused: {
      'input_schema does not support oneOf, allOf, or anyOf at the top level': handles,
      "Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$'": tool({ 'a b': text }),
      'must match JSON Schema draft 2020-12': tool({ a: { ...whole, exclusiveMinimum: true } }),
    },
  },
  'anthropic-strict': {
    accepted: [
      strict({ a: { type: 'array', items: text, minItems: 1 } }),
      strict({ a: { anyOf: either } }, { required: [] }),
    ],
    refused: {
      "For 'array' type, property 'maxItems' is not supported": strict({
        a: { type: 'array', items: text, maxItems: 3 },
      }),
      'minItems is 0 or 1': strict({ a: { type: 'array', items: text, minItems: 2 } }),
      'minimum is not supported': strict({ a: { ...whole, minimum: 1 } }),
      'a branch has no type': strict({ a: { anyOf: [{ description: 'x' }] } }),
    },
  },
  'gemini-parameters': {
    accepted: [
      tool({ a: { anyOf: either } }),
      tool({ a: { ...text, nullable: true, enum: ['x'] } }),
      tool({ anyOf: text, enum: { type: 'array', items: text } }),
    ],
    refused: {
      'Unknown name "const"': tool({ a: { ...text, const: 'x' } }),
      'enum: only allowed for STRING type': tool({ a: { ...whole, enum: ['1'] } }),
      'any_of is not the only field': tool({ a: { anyOf: either, description: 'x' } }),
      'any_of[0].required: only allowed for OBJECT type': tool({
        a: { type: 'object', ...awaiting },
      }),
      'type: must be specified': tool({ a: { description: 'x' } }),
      'an empty string among the values': tool({ a: { ...text, enum: [''] } }),
      'a list of types': tool({ a: { type: ['string', 'null'] } }),
      'additionalProperties is unknown': tool({}, { additionalProperties: false }),
    },
  },
  'vertex-parameters': {
    accepted: [
      { anyOf: [tool({ a: text }), tool({ b: text })] },
      tool({ a: text }, { additionalProperties: false }),
    ],
    refused: {
      'schema specified other fields alongside any_of': handles,
      'oneOf at the root': git,
      'no type at all': { properties: { a: text } },
      'multipleOf is unknown': tool({ a: { ...whole, multipleOf: 2 } }),
    },
  },
  'gemini-json-schema': {
    accepted: [tool({ a: { anyOf: either, description: 'x' } }), tool({ a: {} })],
    refused: {
      'const is ignored': tool({ a: { const: 'x' } }),
      'exclusiveMinimum is dropped': tool({ a: { ...whole, exclusiveMinimum: 1 } }),
      'nothing is known of a union at the root': handles,
    },
  },
  'bedrock-converse': {
    accepted: [tool({ a: { oneOf: either } }), tool({})],
    refused: {
      'type must be one of the following: object': { type: 'string' },
      'a model refuses it': git,
    },
  },
  'bedrock-strict': {
    accepted: [strict({ a: { ...text, minLength: 2 } })],
    refused: {
      'a bound on a number': strict({ a: { ...whole, minimum: 1 } }),
      'an open object': tool({ a: text }),
    },
  },
  'bedrock-nova': {
    accepted: [tool({ a: { ...text, description: 'x' } })],
    refused: {
      'the root has type, properties and required only': tool({}, { description: 'x' }),
      '$defs at the root': tool({}, { $defs: { a: text } }),
    },
  },
  mistral: {
    accepted: [tool({ a: { anyOf: either } }), tool({ description: text })],
    refused: {
      'is not valid under any of the given schemas': tool({
        a: { ...whole, exclusiveMinimum: true },
      }),
      'a bare map of properties': { description: text },
    },
  },
  'cohere-tools': {
    accepted: [tool({ a: { type: ['string', 'integer'] } })],
    refused: { 'nothing is known of unions': tool({ a: { anyOf: either } }) },
  },
  'cohere-strict': {
    accepted: [tool({ a: text }, { required: ['a'] })],
    refused: { 'nothing is known of unions': tool({ a: { anyOf: either } }) },
  },
  groq: {
    accepted: [tool({ a: { const: 'x' }, b: { type: 'string', minLength: 1 } })],
    refused: { 'nothing is known of unions': tool({ a: { anyOf: either } }) },
  },
  'cerebras-tools': {
    accepted: [tool({ a: { ...text, enum: ['x'] } })],
    refused: { 'nothing is known of unions': tool({ a: { anyOf: either } }) },
  },
  'cerebras-strict': {
    accepted: [
      strict({ a: { anyOf: [text, { type: 'null' }] } }),
      strict({ a: { ...whole, minimum: 1 } }),
    ],
    refused: {
      'minItems is not supported': strict({ a: { type: 'array', items: text, minItems: 1 } }),
      'oneOf is not supported': strict({ a: { oneOf: either } }),
    },
  },
  xai: {
    accepted: [tool({ a: { oneOf: either } }), tool({ a: { allOf: [text] } })],
    refused: {
      'more than one member of allOf is best effort': tool({ a: { allOf: [text, text] } }),
      'an empty enum': tool({ a: { ...text, enum: [] } }),
      'a boolean for a schema': tool({ a: true }),
      'maxContains is refused': tool({ a: { type: 'array', items: text, maxContains: 1 } }),
    },
  },
  'deepseek-tools': {
    accepted: [tool({ a: { oneOf: either } })],
    refused: { 'nothing is known of a union at the root': git },
  },
  'deepseek-strict': {
    accepted: [
      strict({ a: { $ref: '#/$def/a' }, n: { ...whole, const: 1 } }, { $def: { a: text } }),
    ],
    refused: {
      'const is for numbers': strict({ a: { ...text, const: 'x' } }),
      'minLength is not supported': strict({ a: { ...text, minLength: 1 } }),
      'a list of types': strict({ a: { type: ['string', 'null'] } }),
    },
  },
  openrouter: {
    accepted: [tool({ a: { ...text, enum: ['x'] } })],
    refused: { 'some provider refuses it': tool({ a: { anyOf: either } }) },
  },
  ollama: {
    accepted: [tool({ a: { anyOf: either, description: 'x' } }), tool({ 'a b': {} })],
    refused: {
      'oneOf vanishes, and every parameter with it': git,
      'const vanishes': tool({ a: { const: 'x' } }),
      'minLength vanishes': tool({ a: { ...text, minLength: 1 } }),
    },
  },
  'llamacpp-grammar': {
    accepted: [{ oneOf: objects, description: 'x' }, tool({ a: { description: 'any value' } })],
    refused: {
      'what stands beside a union is lost': tool({ any: text }, awaiting),
      '`{}` stands for an object': tool({ a: {} }),
      'what stands beside a reference is lost': tool({ a: { $ref: '#/$defs/a', minLength: 1 } }),
    },
  },
  'moonshot-mfjs': {
    accepted: [tool({ a: { anyOf: either, description: 'x' } }), { anyOf: objects.map(open) }],
    refused: {
      'type should be defined in anyOf items instead of the parent schema': tool({
        a: { type: 'string', anyOf: either },
      }),
    },
  },
  'portable-flat': {
    accepted: [
      tool({ a: { ...text, enum: ['x'], description: 'x' } }, { required: ['a'] }),
      tool({}),
    ],
    refused: {
      'a union at the root': git,
      'a union inside': tool({ a: { anyOf: either } }),
      'a constant': tool({ a: { ...text, const: 'x' } }),
      'a number among the values': tool({ a: { ...whole, enum: [1] } }),
      'a description at the root': tool({}, { description: 'x' }),
      'an array of anything': tool({ a: { type: 'array' } }),
    },
  },
}

function open({ additionalProperties: _, ...schema }: Schema): Schema {
  return schema
}
