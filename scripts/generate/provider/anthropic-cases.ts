import type { ProviderId } from '../../../spec/generated/providers.ts'
import { type Cases, either, handles, strict, text, tool, whole } from './case-schemas.ts'

/** What is known of Anthropic. */
export const anthropicCases = {
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
} satisfies Partial<Record<ProviderId, Cases>>
