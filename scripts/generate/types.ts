import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { mapSchema, type Schema, without } from '../../harness/schemas/walk.ts'

const aside = ['title', 'examples', 'description']

/** Writes the TypeScript types of a schema and of its `$defs`, which are named by their keys. */
export async function typesOf(schema: Schema, name: string): Promise<string> {
  const plain = mapSchema(without(schema, '$id', '$schema'), forTypes) as JSONSchema
  const text = await compile({ ...plain, title: name }, name, {
    additionalProperties: false,
    bannerComment: '',
    unknownAny: true,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 100 },
  })
  return text
    .replaceAll(/^ \*\n \* This interface was referenced by .*\n \* via .*\n/gm, '')
    .replaceAll(/^\/\*\*\n \* This interface was referenced by .*\n \* via .*\n \*\/\n/gm, '')
}

function forTypes(schema: Schema): unknown {
  const bare = without(schema, 'title', 'examples', 'if', 'then', 'else', 'not')
  if (isAny(bare)) return { ...bare, tsType: 'unknown' }
  if (typeof bare.$ref !== 'string')
    return isOpen(bare) ? { ...bare, additionalProperties: true } : bare
  const rest = without(bare, '$ref', '$defs', ...aside)
  return Object.keys(rest).length === 0
    ? { $ref: bare.$ref, ...(bare.$defs ? { $defs: bare.$defs } : {}) }
    : { ...without(bare, '$ref', ...Object.keys(rest)), allOf: [{ $ref: bare.$ref }, rest] }
}

/** A schema that has nothing but words about a value lets any value pass. */
const isAny = (schema: Schema): boolean =>
  Object.keys(schema).every((key) =>
    ['description', 'default', 'deprecated', '$comment'].includes(key),
  )

/** An object of which nothing is known may have any member. */
const isOpen = ({ type, properties, additionalProperties, ...rest }: Schema): boolean =>
  type === 'object' &&
  properties === undefined &&
  additionalProperties === undefined &&
  !['anyOf', 'oneOf', 'allOf', 'patternProperties', '$defs', 'required'].some((key) => key in rest)
