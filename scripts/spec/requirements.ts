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

/** A clause with the place where it stands. */
export type PlacedClause = {
  /** Id of its requirement. */
  id: string
  key: string
  text: string
  /** All clauses of the requirement, this one among them. */
  siblings: { key: string; text: string }[]
  path: string
  line: number
}

/** Lists the clauses of all requirements, in the order of the files. */
export const clausesIn = (tree: SpecTree): PlacedClause[] =>
  tree.area.flatMap((file) =>
    file.value.requirements.flatMap(({ id, clauses = {} }, index) => {
      const siblings = Object.entries(clauses).map(([key, text]) => ({ key, text }))
      return siblings.map((clause) => ({
        ...{ id, ...clause, siblings, path: file.path },
        line: file.line(['requirements', index, 'clauses', clause.key]),
      }))
    }),
  )

/** Makes a list of one value or of several. */
export const listOf = (value: string | readonly string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : [...value]

/** Where a requirement's text comes from: its own citations or its file's. */
export const citationsOf = ({ entry, file }: PlacedRequirement): string[] =>
  listOf(entry.source ?? file.value.source)
