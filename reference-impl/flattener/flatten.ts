import type { Json } from '../../harness/wire/json.ts'
import type { Facts } from '../../spec/generated/formats.ts'
import type { Codec } from './codec.ts'
import type { Context, Passes, Place } from './context.ts'
import { Fuel } from './fuel.ts'
import { Ledger, type Note, type Voice } from './ledger.ts'
import { flattenAt } from './node.ts'
import { Origins } from './origins.ts'
import { passes as plainPasses } from './passes/index.ts'
import { step } from './pointer.ts'
import { isCyclic } from './references.ts'
import { Refusal, type Refused } from './refusal.ts'
import { rulesFrom } from './rules.ts'
import { type AnySchema, isSchema, mapOf, put, type Schema } from './schema.ts'

/** A schema in the form that a provider takes, or why there is none. */
export type Flattened =
  | {
      schema: Schema
      notes: Note[]
      /** What the tool's own description must state, where the schema has no room for it. */
      description?: string
      codec?: Codec
    }
  | { refused: Refused }

/** As many schemas as may be visited for one tool. */
const FUEL = 50_000

/** Flattens the schema of one tool's arguments for a provider; the schema itself is left alone. */
export function flatten(
  schema: Schema,
  { facts }: { facts: Facts },
  passes: Passes = plainPasses,
): Flattened {
  try {
    const origins = new Origins()
    const root = origins.copy(schema) as Schema
    return attempts(root, { facts, passes, origins })
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.refused }
    throw error
  }
}

interface Given {
  facts: Facts
  passes: Passes
  origins: Origins
}

/** References stay where the provider takes them and what they lead to is spelt the same; else they are written out. */
function attempts(root: Schema, given: Given): Flattened {
  const kept = mayKeep(root, given.facts) ? attempt(root, given, true) : undefined
  return kept ?? (attempt(root, given, false) as Flattened)
}

/** A reference that leads nowhere is not kept, so that it is found where it is followed. */
function mayKeep(root: Schema, { refs }: Facts): boolean {
  if (refs === 'rejected') return false
  try {
    return !isCyclic(root) || refs === 'local'
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function attempt(
  root: Schema,
  { facts, passes, origins }: Given,
  keepsReferences: boolean,
): Flattened | undefined {
  const ledger = new Ledger()
  const definitions = { changed: false, spelt: false }
  const context: Context = {
    rules: rulesFrom(facts),
    passes,
    ledger,
    origins,
    fuel: new Fuel(FUEL),
    root,
    keepsReferences,
    definitions,
  }
  const tool: Voice = { sentences: [] }
  const place: Place = {
    atRoot: true,
    out: '',
    level: 0,
    objects: 0,
    references: [],
    around: tool,
    about: '',
  }
  const { schema, codec } = flattenAt(root, place, context)
  if (definitions.spelt || (keepsReferences && codec && refersToRoot(schema))) return undefined
  if (!isSchema(schema)) throw new Refusal('', 'type', 'The schema admits no object.')
  const broken = passes.limit(schema, facts.limits)
  if (broken) throw new Refusal('', broken.keyword, broken.reason)
  const out = copied(schema) as Schema
  if (tool.sentences.length > 0) atFirstProperty(out, tool, context)
  const description = tool.pointer ? '' : tool.sentences.join(' ')
  return {
    schema: out,
    notes: ledger.notes,
    ...(description ? { description } : {}),
    ...(codec ? { codec } : {}),
  }
}

/** Whether a kept reference leads to the whole, so that what is spelt differently there is so where it stands, too. */
const refersToRoot = (schema: AnySchema) => JSON.stringify(schema).includes('"$ref":"#"')

/** What the root has no room to state is stated about its first property. */
function atFirstProperty(schema: Schema, tool: Voice, { rules }: Context): void {
  for (const [name, property] of Object.entries(mapOf(schema, 'properties'))) {
    if (!isSchema(property) || property.$ref !== undefined || property.anyOf !== undefined) continue
    if (!rules.allows('description', property, false)) return
    const stated = `All arguments together: ${tool.sentences.join(' ')}`
    property.description =
      property.description === undefined ? stated : `${property.description}\n${stated}`
    tool.pointer = `${step('/properties', name)}/description`
    return
  }
}

/** Parts of the result that are the same object become objects of their own. */
function copied(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copied)
  const copy: { [name: string]: Json } = {}
  for (const name of Object.keys(value)) {
    const part = value[name]
    if (part !== undefined) put(copy, name, copied(part))
  }
  return copy
}
