import { createAnthropic } from '@ai-sdk/anthropic'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { callWith } from './ai-sdk.ts'
import { serve } from './lines.ts'
import { requestOf } from './request.ts'

async function sent(schema: JsonObject, how?: { strict: boolean }): Promise<unknown> {
  const body = await requestOf((fetch) =>
    callWith(createAnthropic({ apiKey: 'none', fetch })('claude-sonnet-4-5'), schema, how),
  )
  return (body as { tools: { input_schema: unknown }[] }).tools[0]?.input_schema
}

await serve({
  'anthropic-tools': (schema) => sent(schema),
  'anthropic-strict': (schema) => sent(schema, { strict: true }),
})
