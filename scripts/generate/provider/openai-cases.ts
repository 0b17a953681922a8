import type { ProviderId } from '../../../spec/generated/providers.ts'
import { type Cases, either, git, handles, strict, text, tool } from './case-schemas.ts'

/** What is known of OpenAI and Azure. */
export const openaiCases = {
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
} satisfies Partial<Record<ProviderId, Cases>>
