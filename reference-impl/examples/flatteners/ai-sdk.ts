import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { JsonObject } from '../../../harness/wire/json.ts'

/** Asks a model of the AI SDK something, with one tool that has this schema. */
export function callWith(
  model: LanguageModelV4,
  inputSchema: JsonObject,
  { strict }: { strict?: boolean } = {},
) {
  return model.doGenerate({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Go on.' }] }],
    tools: [{ type: 'function', name: 'tool', description: 'A tool.', inputSchema, strict }],
    toolChoice: { type: 'auto' },
  })
}
