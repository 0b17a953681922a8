import { toStrictJsonSchema } from 'openai/lib/transform'
import { serve } from './lines.ts'

await serve({ 'openai-strict': (schema) => toStrictJsonSchema(schema) })
