import type { Schema } from '../../harness/schemas/walk.ts'
import { elementsOf, equal, isObject } from '../../harness/wire/json.ts'
import { componentName } from '../spec/flat.ts'

/** A member of an object: what it may hold, and whether the object is never without it. */
export interface Member {
  name: string
  schema: Schema
  required: boolean
}

/** The forms of a member by its name, and the names that are always there. */
interface Members {
  forms: Map<string, Schema[]>
  required: Set<string>
}

/** The members of an object schema, wherever they are named: in it, behind a reference, in all or one of its branches. */
export function membersOf(schema: unknown, components: Record<string, Schema>): Member[] {
  const { forms, required } = gather(schema, components)
  return [...forms].map(([name, schemas]) => ({
    name,
    schema: oneOfMany(schemas),
    required: required.has(name),
  }))
}

function gather(schema: unknown, components: Record<string, Schema>): Members {
  if (!isObject(schema)) return { forms: new Map(), required: new Set() }
  const each = (list: unknown) => elementsOf(list).map((branch) => gather(branch, components))
  const pointed = componentName(schema)
  const target = pointed === undefined ? undefined : components[pointed]
  const together = [
    ownOf(schema),
    ...(target ? [gather(target, components)] : []),
    ...each(schema.allOf),
  ]
  const alternatives = [schema.oneOf, schema.anyOf].map(each).filter((list) => list.length > 0)
  const all = [...together, ...alternatives.map(eitherOf)]
  return { forms: joined(all), required: new Set(all.flatMap(({ required }) => [...required])) }
}

function ownOf({ properties, required }: Schema): Members {
  const own = isObject(properties) ? Object.entries(properties) : []
  return {
    forms: new Map(own.map(([name, schema]) => [name, [schema as Schema]])),
    required: new Set(elementsOf(required) as string[]),
  }
}

/** What is required in every branch is required. */
function eitherOf(branches: Members[]): Members {
  const [first, ...others] = branches.map(({ required }) => required)
  const always = [...(first ?? [])].filter((name) => others.every((other) => other.has(name)))
  return { forms: joined(branches), required: new Set(always) }
}

function joined(all: Members[]): Map<string, Schema[]> {
  const forms = new Map<string, Schema[]>()
  for (const [name, schemas] of all.flatMap((each) => [...each.forms])) {
    const known = forms.get(name) ?? []
    const further = schemas.filter((schema) => !known.some((other) => equal(other, schema)))
    forms.set(name, [...known, ...further])
  }
  return forms
}

const oneOfMany = (schemas: Schema[]): Schema =>
  schemas.length === 1 ? (schemas[0] as Schema) : { anyOf: schemas }
