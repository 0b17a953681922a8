import type { Json } from '../../harness/wire/json.ts'
import { innerOf } from './keywords.ts'
import { stepsOf } from './pointer.ts'
import { Refusal } from './refusal.ts'
import { type AnySchema, isAnySchema, isSchema, mapOf, type Schema } from './schema.ts'

/**
 * The schema that a reference leads to.
 * @throws Refusal when it leads nowhere or out of the schema, for nothing is ever fetched.
 */
export function targetOf(root: Schema, reference: string, pointer: string): AnySchema {
  if (!reference.startsWith('#'))
    throw new Refusal(pointer, '$ref', 'Only references into the schema itself are followed.')
  const fragment = decoded(reference.slice(1))
  const steps = stepsOf(fragment)
  const found = steps ? reached(root, steps) : anchorsIn(root).get(fragment)
  if (!isAnySchema(found)) throw new Refusal(pointer, '$ref', 'The reference leads to no schema.')
  return found
}

const reached = (root: Schema, steps: readonly string[]) =>
  steps.reduce<Json | undefined>(member, root)

const known = new WeakMap<Schema, ReadonlyMap<string, Schema>>()

/** The schemas of a whole that have a name of their own. */
function anchorsIn(root: Schema): ReadonlyMap<string, Schema> {
  const made = known.get(root) ?? named(root)
  known.set(root, made)
  return made
}

function named(root: Schema): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>()
  const schemas = [root]
  // What is pushed meanwhile comes up in turn.
  for (const schema of schemas) {
    for (const keyword of ['$anchor', '$dynamicAnchor'])
      if (typeof schema[keyword] === 'string') found.set(schema[keyword], schema)
    for (const keyword of Object.keys(schema))
      schemas.push(...heldBy(schema, keyword).filter(isWithin))
  }
  return found
}

/** Definitions of older drafts are among them. */
const heldBy = (schema: Schema, keyword: string) =>
  keyword === 'definitions' ? Object.values(mapOf(schema, keyword)) : innerOf(schema, keyword)

/** A schema with an address of its own has names of its own. */
const isWithin = (schema: AnySchema): schema is Schema =>
  isSchema(schema) && typeof schema.$id !== 'string'

function member(value: Json | undefined, name: string): Json | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Array.isArray(value) ? value[Number(name)] : value[name]
}

/** A reference is an URI, in which characters may be escaped. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Whether some reference leads back to a schema that it is part of. */
export function isCyclic(root: Schema): boolean {
  const open = new Set<string>()
  const done = new Set<string>()
  const follows = (reference: string): boolean => {
    if (open.has(reference)) return true
    if (done.has(reference)) return false
    open.add(reference)
    const found = referencesIn(targetOf(root, reference, '')).some(follows)
    open.delete(reference)
    done.add(reference)
    return found
  }
  return referencesIn(root).some(follows)
}

/** Every reference in a value; a member that is called `$ref` and holds a text counts too, which does no harm. */
function referencesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : referencesIn(part),
  )
}
