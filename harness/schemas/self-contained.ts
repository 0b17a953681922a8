import { isObject } from '../wire/json.ts'
import { escaped, segmentsOf } from '../wire/json-pointer.ts'
import { dialect } from './base.ts'
import { mapSchema, type Schema, without } from './walk.ts'

/** Schemas by their `$id`. */
export type SchemasById = ReadonlyMap<string, Schema>

/** Where a schema stands: the `$id` of the document, and the name of one of its `$defs` or ''. */
interface At {
  id: string
  definition: string
}

/**
 * A schema, or one of its `$defs`, with all that it refers to in `$defs` of its own, so that a validator looks nothing
 * up. References name a document by its `$id` or by the path of it, or a definition as `#/$defs/NAME`.
 * @throws Error where a reference leads nowhere.
 */
export function selfContained(schemas: SchemasById, id: string, definition = ''): Schema {
  const definitions: Schema = {}
  const embed = (at: At): unknown =>
    mapSchema(bareOf(schemas, at), (schema) => {
      if (typeof schema.$ref !== 'string') return schema
      const target = targetOf(schema.$ref, at.id)
      const name = nameOf(target)
      if (!Object.hasOwn(definitions, name)) {
        definitions[name] = true
        definitions[name] = embed(target)
      }
      return { ...schema, $ref: `#/$defs/${escaped(name)}` }
    })
  const schema = embed({ id, definition }) as Schema
  return {
    $schema: dialect,
    ...schema,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  }
}

/** The schema at a place, without what holds for its document only. */
function bareOf(schemas: SchemasById, { id, definition }: At): Schema {
  const document = schemas.get(id)
  const { [definition]: inner } = isObject(document?.$defs) ? document.$defs : {}
  const found = definition === '' ? document : inner
  if (!isObject(found)) throw new Error(`no schema is ${id} ${definition}`)
  return without(found, '$schema', '$id', '$defs')
}

function targetOf(reference: string, from: string): At {
  const { href, hash } = new URL(reference, from)
  return { id: href.replace(/#.*$/, ''), definition: segmentsOf(hash.slice(1))[1] ?? '' }
}

/** `vfs/fs.read` for a document, `vfs/fs.read/params` for a definition of it. */
const nameOf = ({ id, definition }: At) =>
  [...new URL(id).pathname.split('/').slice(-2), ...(definition === '' ? [] : [definition])].join(
    '/',
  )
