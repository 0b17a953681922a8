import { isObject, type Json } from '../../harness/wire/json.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import { decode, encode, Invalid } from './codec.ts'
import type { Passes } from './context.ts'
import { type Flattened, flatten } from './flatten.ts'
import { passes as plainPasses } from './passes/index.ts'
import { isSchema, type Schema } from './schema.ts'
import { Unjudgeable, whyInvalid } from './validity.ts'

type Answer = { [member: string]: unknown }

/** The answer to one line, as one line. @see suite §Flattener lines */
export function respond(line: string, passes: Passes = plainPasses): string {
  return JSON.stringify(answerTo(read(line), passes))
}

function read(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function answerTo(message: unknown, passes: Passes): Answer {
  if (!isObject(message)) return { id: null, error: 'The line is not a JSON object.' }
  const { id, provider, schema } = message
  if (typeof id !== 'string' && typeof id !== 'number')
    return { id: null, error: 'The line has no id.' }
  if (typeof provider !== 'string' || !Object.hasOwn(providers, provider))
    return { id, error: `There is no provider called ${JSON.stringify(provider ?? null)}.` }
  if (!isSchema(schema)) return { id, error: 'The schema is not an object.' }
  if ('encode' in message && 'decode' in message) return { id, error: 'A line asks for one thing.' }
  return { id, ...answerWith(schema, provider as ProviderId, message, passes) }
}

function answerWith(schema: Schema, provider: ProviderId, message: Answer, passes: Passes): Answer {
  if (!('encode' in message) && !('decode' in message))
    return shown(flatten(schema, providers[provider], passes))
  const found = known(schema, provider, passes)
  if ('refused' in found) return { error: `The schema is refused: ${found.refused.reason}` }
  return 'encode' in message
    ? { value: encode(message.encode as Json, found.codec) }
    : decoded(schema, message.decode as Json, found.codec)
}

/** As many tools as a host may have, whose calls come again and again. */
const KEPT = 128

const kept = new WeakMap<Passes, Map<string, Flattened>>()

/** The flattened schema, made anew or as it was made before. */
function known(schema: Schema, provider: ProviderId, passes: Passes): Flattened {
  const tools = kept.get(passes) ?? new Map<string, Flattened>()
  kept.set(passes, tools)
  const key = `${provider} ${JSON.stringify(schema)}`
  const found = tools.get(key) ?? flatten(schema, providers[provider], passes)
  tools.delete(key)
  tools.set(key, found)
  if (tools.size > KEPT) tools.delete(tools.keys().next().value as string)
  return found
}

function shown(found: Flattened): Answer {
  if ('refused' in found) return { refused: found.refused }
  const { schema, notes, description } = found
  return { schema, notes, ...(description === undefined ? {} : { description }) }
}

/** Judged by the schema itself, for the host answers for the tool's schema and not for the provider's. */
function decoded(
  schema: Schema,
  given: Json,
  codec: Extract<Flattened, { schema: Schema }>['codec'],
): Answer {
  try {
    const value = decode(given, codec)
    const reason = whyInvalid(schema, value)
    return reason === undefined ? { value } : { invalid: reason }
  } catch (error) {
    if (error instanceof Invalid) return { invalid: error.message }
    if (error instanceof Unjudgeable) return { error: `The schema is none: ${error.message}` }
    throw error
  }
}

/** Gives the answer to one line. */
export type Respond = (line: string) => string | Promise<string>

/** Changes how lines are answered for a mutant. */
export type Lines = (respond: (line: string) => string) => Respond
