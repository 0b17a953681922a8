import { formatSchema } from '../spec/formats.ts'
import { banner, type Output } from './output.ts'
import { typesOf } from './types.ts'

const formats = [
  'sources',
  'features',
  'revisions',
  'area',
  'ambiguities',
  'message',
  'machine',
  'evidence',
  'provider',
]

/** Writes the types of the specification's own files and of the catalogue. */
export async function formatTypes(): Promise<Output[]> {
  const parts = await Promise.all(formats.map(typesOfFormat))
  return [
    { path: 'formats.ts', text: banner + parts.join('\n') },
    { path: 'catalogue.ts', text: banner + (await typesOfFormat('catalogue')) },
  ]
}

function typesOfFormat(name: string): Promise<string> {
  const schema = formatSchema(name)
  return typesOf(schema, String(schema.title))
}
