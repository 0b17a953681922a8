// Written by `npm run spec` from spec/; change it there.
import type { ProviderId } from '../providers.ts'
import anthropicStrict from './anthropic-strict.schema.json' with { type: 'json' }
import anthropicTools from './anthropic-tools.schema.json' with { type: 'json' }
import azureOpenaiStrict from './azure-openai-strict.schema.json' with { type: 'json' }
import bedrockConverse from './bedrock-converse.schema.json' with { type: 'json' }
import bedrockNova from './bedrock-nova.schema.json' with { type: 'json' }
import bedrockStrict from './bedrock-strict.schema.json' with { type: 'json' }
import cerebrasStrict from './cerebras-strict.schema.json' with { type: 'json' }
import cerebrasTools from './cerebras-tools.schema.json' with { type: 'json' }
import cohereStrict from './cohere-strict.schema.json' with { type: 'json' }
import cohereTools from './cohere-tools.schema.json' with { type: 'json' }
import deepseekStrict from './deepseek-strict.schema.json' with { type: 'json' }
import deepseekTools from './deepseek-tools.schema.json' with { type: 'json' }
import geminiJsonSchema from './gemini-json-schema.schema.json' with { type: 'json' }
import geminiParameters from './gemini-parameters.schema.json' with { type: 'json' }
import groq from './groq.schema.json' with { type: 'json' }
import llamacppGrammar from './llamacpp-grammar.schema.json' with { type: 'json' }
import mistral from './mistral.schema.json' with { type: 'json' }
import moonshotMfjs from './moonshot-mfjs.schema.json' with { type: 'json' }
import ollama from './ollama.schema.json' with { type: 'json' }
import openaiStrict from './openai-strict.schema.json' with { type: 'json' }
import openaiTools from './openai-tools.schema.json' with { type: 'json' }
import openrouter from './openrouter.schema.json' with { type: 'json' }
import portableFlat from './portable-flat.schema.json' with { type: 'json' }
import vertexParameters from './vertex-parameters.schema.json' with { type: 'json' }
import xai from './xai.schema.json' with { type: 'json' }

/** By provider, the JSON Schema of what it accepts as the schema of a tool. */
export const metaSchemas: Readonly<Record<ProviderId, Readonly<Record<string, unknown>>>> = {
  'anthropic-strict': anthropicStrict,
  'anthropic-tools': anthropicTools,
  'azure-openai-strict': azureOpenaiStrict,
  'bedrock-converse': bedrockConverse,
  'bedrock-nova': bedrockNova,
  'bedrock-strict': bedrockStrict,
  'cerebras-strict': cerebrasStrict,
  'cerebras-tools': cerebrasTools,
  'cohere-strict': cohereStrict,
  'cohere-tools': cohereTools,
  'deepseek-strict': deepseekStrict,
  'deepseek-tools': deepseekTools,
  'gemini-json-schema': geminiJsonSchema,
  'gemini-parameters': geminiParameters,
  'groq': groq,
  'llamacpp-grammar': llamacppGrammar,
  'mistral': mistral,
  'moonshot-mfjs': moonshotMfjs,
  'ollama': ollama,
  'openai-strict': openaiStrict,
  'openai-tools': openaiTools,
  'openrouter': openrouter,
  'portable-flat': portableFlat,
  'vertex-parameters': vertexParameters,
  'xai': xai,
}
