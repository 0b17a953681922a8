import { prepareJsonSchemaForOpenAIStrictMode } from '@mastra/schema-compat'
import { serve } from './lines.ts'

await serve({ 'openai-strict': (schema) => prepareJsonSchemaForOpenAIStrictMode(schema) })
