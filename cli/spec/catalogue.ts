import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue, CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { packageRoot } from '../package.ts'

/** Reads the catalogue of the specification that this package carries. */
export const readCatalogue = (): Catalogue => JSON.parse(readGenerated('catalogue.json'))

/** Reads one generated file as text; throws when the package lacks it. */
const readGenerated = (path: string): string => readFileSync(join(generatedFolder(), path), 'utf8')

/** Folder of the generated files, in a checkout as in the built package. */
export const generatedFolder = (): string => join(packageRoot(), 'spec/generated')

/** A requirement and what else the catalogue states about it. */
export interface About extends Pick<Catalogue, 'sources' | 'features' | 'ambiguities'> {
  requirement: CatalogueRequirement
}

/**
 * Reads what the catalogue states about one requirement, or undefined where there is none of that id. An entry of the
 * catalogue is a line, and only the lines that are needed are parsed: all of them take three times as long.
 */
export function readAbout(id: string): About | undefined {
  const text = readGenerated('catalogue.json')
  const name = JSON.stringify(id)
  const section = sectionOf(text, 'requirements')
  const start = section.indexOf(`\n{"id":${name},`) + 1
  if (start === 0) return undefined
  const end = section.indexOf('\n', start)
  return {
    requirement: entryOf(section.slice(start, end < 0 ? undefined : end)),
    sources: entriesOf(sectionOf(text, 'sources')),
    features: entriesOf(sectionOf(text, 'features')),
    ambiguities: entriesOf(sectionOf(text, 'ambiguities'), (line) => line.includes(name)),
  }
}

/** The lines of a member, each after a line feed. */
function sectionOf(text: string, member: keyof Catalogue): string {
  const head = `\n"${member}":[`
  const start = text.indexOf(head) + head.length
  return text.slice(start, text.indexOf('\n]', start))
}

const entriesOf = <T>(section: string, wanted: (line: string) => boolean = () => true): T[] =>
  section
    .split('\n')
    .slice(1)
    .filter(wanted)
    .map(entryOf<T>)

const entryOf = <T>(line: string): T => JSON.parse(line.replace(/,$/, '')) as T
