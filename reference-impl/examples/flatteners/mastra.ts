import {
  AnthropicSchemaCompatLayer,
  DeepSeekSchemaCompatLayer,
  GoogleSchemaCompatLayer,
  OpenAISchemaCompatLayer,
  type SchemaCompatLayer,
  toStandardSchema,
} from '@mastra/schema-compat'
import { type Flatten, serve } from './lines.ts'

/** What a layer makes of a schema, without the draft that it is labelled with. */
const through =
  (layer: SchemaCompatLayer): Flatten =>
  (schema) => {
    const { $schema: _, ...made } = layer.processToJSONSchema(toStandardSchema(schema))
    return made
  }

const model = (provider: string, modelId: string) => ({
  provider,
  modelId,
  supportsStructuredOutputs: true,
})

await serve({
  'openai-strict': through(new OpenAISchemaCompatLayer(model('openai', 'gpt-4o'))),
  'gemini-parameters': through(new GoogleSchemaCompatLayer(model('google', 'gemini-2.5-flash'))),
  'anthropic-tools': through(
    new AnthropicSchemaCompatLayer(model('anthropic', 'claude-sonnet-4-5')),
  ),
  'deepseek-tools': through(new DeepSeekSchemaCompatLayer(model('deepseek', 'deepseek-chat'))),
})
