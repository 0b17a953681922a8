import type { ProviderId } from '../../../spec/generated/providers.ts'
import { type Cases, either, git, strict, text, tool, whole } from './case-schemas.ts'

/** What is known of other hosted providers. */
export const hostedCases = {
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
} satisfies Partial<Record<ProviderId, Cases>>
