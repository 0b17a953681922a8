import type { Json } from '../../harness/wire/json.ts'
import { step } from './pointer.ts'
import { Refusal } from './refusal.ts'
import { type AnySchema, put, type Schema } from './schema.ts'

/** As deep as JSON values may nest; what is deeper could not be walked without overflowing the stack. */
const MAX_NESTING = 600

/** Remembers where each schema stood in the schema that was given, for as long as it is being flattened. */
export class Origins {
  /** The place of a schema that was given, and what a schema that was made is made of. */
  readonly #known = new Map<object, string | readonly Schema[]>()

  /** A copy of the given schema, each of whose objects has its place. @throws Refusal when it nests too deep. */
  copy(given: Json): Json {
    return this.#copy(given, '', 0)
  }

  /** Lets a schema that was made of others speak for their places. */
  made(schema: Schema, ...from: AnySchema[]): Schema {
    const [only = true] = from
    const parts =
      from.length === 1 && typeof only !== 'boolean' ? this.#partsOf(only) : this.#allPartsOf(from)
    this.#known.set(schema, parts)
    return schema
  }

  /** Where a keyword of this schema stood, such as one that names a certain member. */
  of(schema: AnySchema, keyword?: string, wanted: (value: Json) => boolean = () => true): string {
    if (typeof schema === 'boolean') return ''
    const parts = this.#partsOf(schema)
    const speaking =
      keyword === undefined ? undefined : statingSchema(parts, schema, keyword, wanted)
    const part = speaking ?? parts.find((one) => this.#stood(one))
    const pointer = part && this.#known.get(part)
    return typeof pointer === 'string' ? pointer : ''
  }

  /** Whether a keyword stood there, and was not put there by a pass. */
  had(schema: Schema, keyword: string, wanted: (value: Json) => boolean = () => true): boolean {
    return this.#partsOf(schema).some(
      (part) => this.#stood(part) && Object.hasOwn(part, keyword) && wanted(part[keyword] as Json),
    )
  }

  #allPartsOf(from: readonly AnySchema[]): Schema[] {
    const parts: Schema[] = []
    for (const one of from)
      if (typeof one !== 'boolean') for (const part of this.#partsOf(one)) parts.push(part)
    return parts
  }

  #partsOf(schema: Schema): readonly Schema[] {
    const parts = this.#known.get(schema)
    return typeof parts === 'object' ? parts : [schema]
  }

  #stood(schema: Schema): boolean {
    return typeof this.#known.get(schema) === 'string'
  }

  #copy(value: Json, pointer: string, depth: number): Json {
    if (!isComposite(value)) return value
    if (depth > MAX_NESTING)
      throw new Refusal('', 'properties', 'The schema nests deeper than can be walked safely.')
    if (Array.isArray(value))
      return value.map((item, i) =>
        isComposite(item) ? this.#copy(item, step(pointer, i), depth + 1) : item,
      )
    const copy: { [name: string]: Json } = {}
    for (const name of Object.keys(value)) {
      const part = value[name] as Json
      put(copy, name, isComposite(part) ? this.#copy(part, step(pointer, name), depth + 1) : part)
    }
    this.#known.set(copy, pointer)
    return copy
  }
}

/** The part whose keyword is the schema's own, or else the first that has it. */
function statingSchema(
  parts: readonly Schema[],
  schema: Schema,
  keyword: string,
  wanted: (value: Json) => boolean,
): Schema | undefined {
  const having = parts.filter((one) => Object.hasOwn(one, keyword) && wanted(one[keyword] as Json))
  return having.find((one) => one[keyword] === schema[keyword]) ?? having[0]
}

const isComposite = (value: Json) => typeof value === 'object' && value !== null
