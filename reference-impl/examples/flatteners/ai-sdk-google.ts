import { createGoogle } from '@ai-sdk/google'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { callWith } from './ai-sdk.ts'
import { serve } from './lines.ts'
import { requestOf } from './request.ts'

interface Body {
  tools: { functionDeclarations: { parametersJsonSchema?: unknown; parameters?: unknown }[] }[]
}

/** What stands in the request; a tool that is sent without parameters takes none. */
async function sent(schema: JsonObject): Promise<unknown> {
  const body = await requestOf((fetch) =>
    callWith(createGoogle({ apiKey: 'none', fetch })('gemini-2.5-flash'), schema),
  )
  const tool = (body as Body).tools[0]?.functionDeclarations[0]
  return tool?.parametersJsonSchema ?? tool?.parameters ?? { type: 'object', properties: {} }
}

await serve({ 'gemini-json-schema': sent })
