import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema'
import { serve } from './lines.ts'

type Input = Parameters<typeof transformJSONSchema>[0]

await serve({ 'anthropic-strict': (schema) => transformJSONSchema(schema as unknown as Input) })
