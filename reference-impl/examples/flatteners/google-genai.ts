import { type FunctionDeclaration, GoogleGenAI, Type } from '@google/genai'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { serve } from './lines.ts'
import { requestOf } from './request.ts'

interface Body {
  tools: { functionDeclarations: { parameters?: unknown; parametersJsonSchema?: unknown }[] }[]
}

/** The declaration of the tool as the request has it. */
async function sent(declaration: FunctionDeclaration) {
  const config = { tools: [{ functionDeclarations: [{ name: 'tool', ...declaration }] }] }
  const body = await requestOf((fetch) =>
    new GoogleGenAI({ apiKey: 'none', httpOptions: { fetch } }).models.generateContent({
      model: 'gemini-2.5-flash',
      contents: 'Go on.',
      config,
    }),
  )
  return (body as Body).tools[0]?.functionDeclarations[0]
}

/** The API's enum of types is spelt in capitals; a type of JSON Schema is not. */
function plainTypes(schema: unknown): unknown {
  if (!isObject(schema)) return schema
  const { type, properties, items, anyOf } = schema
  return {
    ...schema,
    ...(Object.values<unknown>(Type).includes(type) && { type: String(type).toLowerCase() }),
    ...(isObject(properties) && { properties: eachOf(properties) }),
    ...(items !== undefined && { items: plainTypes(items) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(plainTypes) }),
  }
}

const eachOf = (properties: JsonObject) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, plainTypes(schema)]))

/** A schema that names its draft is sent in the other spelling. */
async function inParameters(schema: JsonObject): Promise<unknown> {
  const declaration = await sent({ parameters: schema })
  return declaration?.parametersJsonSchema ?? plainTypes(declaration?.parameters)
}

await serve({
  'gemini-parameters': inParameters,
  'gemini-json-schema': async (schema) =>
    (await sent({ parametersJsonSchema: schema }))?.parametersJsonSchema,
})
