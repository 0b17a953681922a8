import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue, CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { packageRoot } from '../package.ts'

/** Reads the catalogue of the specification that this package carries. */
export const readCatalogue = (): Catalogue => JSON.parse(readGenerated('catalogue.json'))

/** Reads one generated file as text; throws when the package lacks it. */
export const readGenerated = (path: string): string =>
  readFileSync(join(generatedFolder(), path), 'utf8')

/** Folder of the generated files, in a checkout as in the built package. */
export const generatedFolder = (): string => join(packageRoot(), 'spec/generated')

/** Finds a requirement, or undefined. */
export const findRequirement = (
  { requirements }: Catalogue,
  id: string,
): CatalogueRequirement | undefined => requirements.find((each) => each.id === id)
