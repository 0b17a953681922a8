import { convert } from '@openapi-contrib/json-schema-to-openapi-schema'
import { serve } from './lines.ts'

await serve({ 'gemini-parameters': (schema) => convert(schema) })
