import mergeAllOf from 'json-schema-merge-allof'
import { serve } from './lines.ts'

await serve({ 'portable-flat': (schema) => mergeAllOf(schema, { deep: true }) })
