import type { SpecFile } from '../spec/file.ts'
import { listOf, requirementsIn } from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

/** The register of ambiguities leads to requirements and neighbours that exist. */
export const ambiguityRules: LintRule[] = [
  {
    id: 'ambiguity-reference',
    statement: 'The requirements and neighbours that an ambiguity names exist.',
    find(tree) {
      const requirements = new Set(requirementsIn(tree).map(({ entry }) => entry.id))
      const neighbours = new Set(placedIn(tree).map(({ entry }) => entry.id))
      return placedIn(tree).flatMap(({ entry, ...place }) => [
        ...unresolved(place, 'requirements', listOf(entry.requirements), requirements),
        ...unresolved(place, 'see', listOf(entry.see), neighbours),
      ])
    },
  },
]

const placedIn = (tree: SpecTree) =>
  tree.ambiguities.flatMap((file) =>
    file.value.ambiguities.map((entry, index) => ({ entry, file, index })),
  )

const unresolved = (
  { file, index }: { file: SpecFile; index: number },
  member: 'requirements' | 'see',
  names: readonly string[],
  known: ReadonlySet<string>,
): Violation[] =>
  names
    .filter((name) => !known.has(name))
    .map((name) => ({
      file: file.path,
      line: file.line(['ambiguities', index, member]),
      problem: `\`${name}\` leads nowhere`,
      expected: member === 'see' ? 'the id of an ambiguity' : 'the id of a requirement',
      fix: 'respell it, or add it there',
    }))
