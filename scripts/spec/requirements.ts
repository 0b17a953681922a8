import type { AreaFile, Requirement } from '../../spec/generated/formats.ts'
import type { SpecFile } from './file.ts'
import type { SpecTree } from './tree.ts'

/** A requirement with the place where it stands. */
export type PlacedRequirement = {
  entry: Requirement
  file: SpecFile<AreaFile>
  /** Line of a member of the entry, or of the entry itself. */
  line: (member?: keyof Requirement) => number
}

/** Lists all requirements with their places, in the order of the files. */
export const requirementsIn = (tree: SpecTree): PlacedRequirement[] =>
  tree.area.flatMap((file) =>
    file.value.requirements.map((entry, index) => ({
      entry,
      file,
      line: (member) => file.line(['requirements', index, ...(member ? [member] : [])]),
    })),
  )

/** Makes a list of one value or of several. */
export const listOf = (value: string | readonly string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : [...value]

/** Tells where a requirement's text comes from: its own citations or its file's. */
export const citationsOf = ({ entry, file }: PlacedRequirement): string[] =>
  listOf(entry.source ?? file.value.source)
