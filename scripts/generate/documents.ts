import { mapMembers, mapSchema, type Schema } from '../../harness/schemas/walk.ts'
import { isObject } from '../../harness/wire/json.ts'
import type { SpecFile } from '../spec/file.ts'
import { pascal } from '../spec/names.ts'
import type { SpecTree } from '../spec/tree.ts'
import { banner, jsonOutput, type Output } from './output.ts'
import { typesOf } from './types.ts'
import { documentId, documentValidators } from './validators.ts'

/** Writes types, validators and schemas of the documents that users write or read. */
export async function documentOutputs({ documents }: SpecTree): Promise<Output[]> {
  const folders = [...new Set(documents.map(({ protocol }) => protocol))]
  const outputs = folders.map((folder) =>
    outputsOf(
      folder,
      documents.filter(({ protocol }) => protocol === folder),
    ),
  )
  return (await Promise.all(outputs)).flat()
}

async function outputsOf(folder: string, documents: SpecFile<Schema>[]): Promise<Output[]> {
  const types = await Promise.all(documents.map(documentTypes))
  return [
    { path: `${folder}.ts`, text: banner + types.join('\n') },
    ...documentValidators(folder, documents),
    ...documents.map((file) =>
      jsonOutput(`schemas/${folder}/${file.name}.json`, { ...file.value, $id: documentId(file) }),
    ),
  ]
}

function documentTypes(file: SpecFile<Schema>): Promise<string> {
  const names = (key: string) => pascal(key)
  const definitions = isObject(file.value.$defs) ? file.value.$defs : {}
  const renamed = Object.entries(definitions).map(([key, schema]) => [names(key), schema])
  const schema = { ...file.value, $defs: Object.fromEntries(renamed) }
  return typesOf(mapSchema(schema, (inner) => pointedAt(inner, names)) as Schema, pascal(file.name))
}

const pointedAt = (schema: Schema, names: (key: string) => string): Schema =>
  mapMembers(schema, (value, key) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(
          /^(#\/\$defs\/)(.+)$/,
          (_, start: string, name: string) => start + names(name),
        )
      : value,
  )
