import type { ProviderId } from '../../../spec/generated/providers.ts'
import { awaiting, type Cases, either, git, objects, text, tool } from './case-schemas.ts'

/** What is known of servers that run models locally. */
export const localCases = {
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
} satisfies Partial<Record<ProviderId, Cases>>
