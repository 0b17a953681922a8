import type { Json } from '../../harness/wire/json.ts'
import { stepsOf } from './pointer.ts'
import { Refusal } from './refusal.ts'
import { type AnySchema, isAnySchema, type Schema } from './schema.ts'

/**
 * The schema that a reference leads to.
 * @throws Refusal when it leads nowhere or out of the schema, for nothing is ever fetched.
 */
export function targetOf(root: Schema, reference: string, pointer: string): AnySchema {
  const steps = reference.startsWith('#') ? stepsOf(decoded(reference.slice(1))) : undefined
  if (!steps)
    throw new Refusal(
      pointer,
      '$ref',
      'Only references by JSON Pointer into the schema itself are followed.',
    )
  let found: Json | undefined = root
  for (const name of steps) found = member(found, name)
  if (!isAnySchema(found)) throw new Refusal(pointer, '$ref', 'The reference leads to no schema.')
  return found
}

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
