import { createOpenAI } from '@ai-sdk/openai'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { callWith } from './ai-sdk.ts'
import { serve } from './lines.ts'
import { requestOf } from './request.ts'

async function sent(schema: JsonObject, how: { strict: boolean }): Promise<unknown> {
  const body = await requestOf((fetch) =>
    callWith(createOpenAI({ apiKey: 'none', fetch }).responses('gpt-5'), schema, how),
  )
  return (body as { tools: { parameters: unknown }[] }).tools[0]?.parameters
}

await serve({
  'openai-tools': (schema) => sent(schema, { strict: false }),
  'openai-strict': (schema) => sent(schema, { strict: true }),
})
