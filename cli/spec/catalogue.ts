import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue, CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { packageRoot } from '../package.ts'

/** Reads the catalogue of the specification that this package carries. */
export const readCatalogue = (): Catalogue => JSON.parse(readBytes().toString())

/** Reads the catalogue's file; throws when the package lacks it. */
const readBytes = (): Buffer => readFileSync(join(generatedFolder(), 'catalogue.json'))

/** Folder of the generated files, in a checkout as in the built package. */
export const generatedFolder = (): string => join(packageRoot(), 'spec/generated')

/** A requirement and what else the catalogue states about it. */
export interface About extends Pick<Catalogue, 'sources' | 'features' | 'ambiguities'> {
  requirement: CatalogueRequirement
}

/**
 * Reads what the catalogue states about one requirement, or undefined where there is none of that id. An entry of the
 * catalogue is a line, and only the lines that are needed are decoded and parsed: all of them take three times as long.
 */
export function readAbout(id: string): About | undefined {
  const bytes = readBytes()
  const name = JSON.stringify(id)
  const section = sectionOf(bytes, 'requirements')
  const start = section.indexOf(`\n{"id":${name},`) + 1
  if (start === 0) return undefined
  const end = section.indexOf('\n', start)
  return {
    requirement: entryOf(section.subarray(start, end < 0 ? undefined : end).toString()),
    sources: entriesOf(sectionOf(bytes, 'sources')),
    features: entriesOf(sectionOf(bytes, 'features')),
    ambiguities: entriesOf(sectionOf(bytes, 'ambiguities'), (line) => line.includes(name)),
  }
}

/** The lines of a member, each after a line feed. */
function sectionOf(bytes: Buffer, member: keyof Catalogue): Buffer {
  const head = `\n"${member}":[`
  const start = bytes.indexOf(head) + head.length
  return bytes.subarray(start, bytes.indexOf('\n]', start))
}

const entriesOf = <T>(section: Buffer, wanted: (line: string) => boolean = () => true): T[] =>
  section
    .toString()
    .split('\n')
    .slice(1)
    .filter(wanted)
    .map(entryOf<T>)

const entryOf = <T>(line: string): T => JSON.parse(line.replace(/,$/, '')) as T
