import type { ProviderId } from '../../../spec/generated/providers.ts'
import { awaiting, type Cases, either, git, handles, text, tool, whole } from './case-schemas.ts'

/** What is known of Gemini and Vertex. */
export const googleCases = {
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
} satisfies Partial<Record<ProviderId, Cases>>
