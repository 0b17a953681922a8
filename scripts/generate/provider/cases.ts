import type { Schema } from '../../../harness/schemas/walk.ts'
import type { ProviderId } from '../../../spec/generated/providers.ts'
import { anthropicCases } from './anthropic-cases.ts'
import { bedrockCases } from './bedrock-cases.ts'
import { type Cases, either, git, objects, text, tool, whole } from './case-schemas.ts'
import { googleCases } from './google-cases.ts'
import { hostedCases } from './hosted-cases.ts'
import { localCases } from './local-cases.ts'
import { openaiCases } from './openai-cases.ts'

/** What is known of each provider, in schemas; the words beside a refused one are its error or the reason. */
export const cases: Readonly<Record<ProviderId, Cases>> = {
  ...openaiCases,
  ...anthropicCases,
  ...googleCases,
  ...bedrockCases,
  ...hostedCases,
  ...localCases,
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
