import type { ProviderId } from '../../../spec/generated/providers.ts'
import { type Cases, either, git, strict, text, tool, whole } from './case-schemas.ts'

/** What is known of Bedrock. */
export const bedrockCases = {
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
} satisfies Partial<Record<ProviderId, Cases>>
