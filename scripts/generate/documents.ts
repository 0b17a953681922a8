import { mapSchema, type Schema } from '../../harness/schemas/walk.ts'
import { isObject, mapValues } from '../../harness/wire/json.ts'
import type { SpecFile } from '../spec/file.ts'
import { pascal } from '../spec/names.ts'
import type { SpecTree } from '../spec/tree.ts'
import { banner, jsonOutput, type Output } from './output.ts'
import { typesOf } from './types.ts'
import { documentId, documentPlaces } from './validators.ts'

/** Writes types and schemas, and where they stand, of the documents that users write or read. */
export async function documentOutputs({ documents }: SpecTree): Promise<Output[]> {
  const folders = [...new Set(documents.map(({ folder }) => folder))]
  const outputs = folders.map((folder) =>
    outputsOf(
      folder,
      documents.filter((file) => file.folder === folder),
      documents,
    ),
  )
  return (await Promise.all(outputs)).flat()
}

async function outputsOf(
  folder: string,
  documents: SpecFile<Schema>[],
  all: SpecFile<Schema>[],
): Promise<Output[]> {
  const foreign = foreignTypes(documents, all)
  const types = await Promise.all(documents.map((file) => documentTypes(file, foreign)))
  return [
    { path: `${folder}.ts`, text: banner + importsOf(foreign) + types.join('\n') },
    documentPlaces(folder, documents),
    ...documents.map((file) =>
      jsonOutput(`schemas/${folder}/${file.name}.json`, { ...file.value, $id: documentId(file) }),
    ),
  ]
}

/** The modules of types that stand elsewhere, by their names. */
type ForeignTypes = ReadonlyMap<string, string>

/** What documents refer to: messages by their address, and documents of other folders by a definition of their name. */
function foreignTypes(documents: SpecFile<Schema>[], all: SpecFile<Schema>[]): ForeignTypes {
  const defined = new Set(documents.flatMap((file) => Object.keys(definitionsOf(file)).map(pascal)))
  const others = all.filter((file) => !documents.includes(file) && defined.has(pascal(file.name)))
  const messages = documents.flatMap(({ value }) => [...JSON.stringify(value).matchAll(MESSAGE)])
  return new Map([
    ...others.map(({ name, folder }) => [pascal(name), `./${folder}.ts`] as const),
    ...messages.map(
      ([, protocol, name = '']) => [pascal(name), `./messages/${protocol}.ts`] as const,
    ),
  ])
}

/** A reference to the schema of a message. */
const MESSAGE = /"\$ref":"\/spec\/([^/"]+)\/([^"#]+)"/g

const importsOf = (foreign: ForeignTypes): string =>
  [...Map.groupBy(foreign, ([, module]) => module)]
    .map(([module, types]) => {
      const names = types.map(([name]) => name).sort()
      return `import type { ${names.join(', ')} } from '${module}'\n\n`
    })
    .join('')

const definitionsOf = ({ value }: SpecFile<Schema>) => (isObject(value.$defs) ? value.$defs : {})

function documentTypes(file: SpecFile<Schema>, foreign: ForeignTypes): Promise<string> {
  const renamed = Object.entries(definitionsOf(file))
    .map(([key, schema]) => [pascal(key), schema] as const)
    .filter(([name]) => !foreign.has(name))
  const schema = { ...file.value, $defs: Object.fromEntries(renamed) }
  const pointed = mapSchema(schema, (inner) => typedAt(pointedAt(inner, pascal), foreign))
  return typesOf(pointed as Schema, pascal(file.name))
}

/** A reference to what stands elsewhere is the type that is imported from there. */
function typedAt(schema: Schema, foreign: ForeignTypes): Schema {
  const name = pascal(String(schema.$ref).split('/').at(-1) ?? '')
  return foreign.has(name) ? { tsType: name } : schema
}

const pointedAt = (schema: Schema, names: (key: string) => string): Schema =>
  mapValues(schema, (value, key) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(
          /^(#\/\$defs\/)(.+)$/,
          (_, start: string, name: string) => start + names(name),
        )
      : value,
  )
