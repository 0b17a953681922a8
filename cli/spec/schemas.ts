import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '../../harness/schemas/walk.ts'
import { generatedFolder } from './catalogue.ts'

/** A schema of the specification. */
export interface NamedSchema {
  /** The protocol, or what else its folder is called. */
  folder: string
  name: string
  schema: Schema
}

/** Reads every schema of a message or a document. */
export function storedSchemas(): NamedSchema[] {
  const root = join(generatedFolder(), 'schemas')
  return readdirSync(root)
    .sort()
    .flatMap((folder) =>
      readdirSync(join(root, folder))
        .sort()
        .map((file) => ({
          folder,
          name: file.replace(/\.json$/, ''),
          schema: JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as Schema,
        })),
    )
}
