import type { SpecFile } from '../spec/file.ts'
import { listOf, type PlacedRequirement, requirementsIn } from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

/** Features, revisions, imports and reasons are there where an entry needs them. */
export const referenceRules: LintRule[] = [
  {
    id: 'feature',
    statement: 'A feature that is named stands in spec/features.yaml and can belong to the role.',
    find: (tree) => [
      ...requirementsIn(tree).flatMap((placed) => featureViolation(placed, tree)),
      ...tree.message.flatMap((file) => messageFeature(file, tree)),
    ],
  },
  {
    id: 'revision',
    statement: 'since and until name revisions of the protocol.',
    find: (tree) => requirementsIn(tree).flatMap((placed) => revisionViolation(placed, tree)),
  },
  {
    id: 'basis',
    statement: 'A derived entry states because, an imported one states from, a stated one neither.',
    find: (tree) => requirementsIn(tree).flatMap((placed) => basisViolation(placed, tree)),
  },
  {
    id: 'accepts',
    statement: 'An entry has accepts if and only if its disposition is tolerate.',
    find: (tree) => requirementsIn(tree).flatMap(acceptsViolation),
  },
]

type Member = Parameters<PlacedRequirement['line']>[0]
type Words = Pick<Violation, 'problem' | 'expected' | 'fix'>

const violation = ({ file, line }: PlacedRequirement, member: Member, words: Words): Violation => ({
  file: file.path,
  line: line(member),
  ...words,
})

const featuresIn = (tree: SpecTree) => tree.features.flatMap(({ value }) => value.features)

const unknownFeature = (feature: string, tree: SpecTree): Words => ({
  problem: `feature \`${feature}\` does not exist`,
  expected: `one of ${featuresIn(tree)
    .map(({ id }) => id)
    .join(', ')}`,
  fix: 'respell it, or add it to spec/features.yaml',
})

function featureViolation(placed: PlacedRequirement, tree: SpecTree): Violation[] {
  const { feature, role } = placed.entry
  const found = featuresIn(tree).find(({ id }) => id === feature)
  if (!found) return [violation(placed, 'feature', unknownFeature(feature, tree))]
  if (found.roles.includes(role)) return []
  const words = {
    problem: `feature \`${feature}\` cannot belong to a ${role}`,
    expected: `a feature of the role ${role}; \`${feature}\` belongs to ${found.roles.join(', ')}`,
    fix: `choose another feature, or add ${role} to its roles in spec/features.yaml`,
  }
  return [violation(placed, 'feature', words)]
}

function messageFeature(file: SpecTree['message'][number], tree: SpecTree): Violation[] {
  const { feature } = file.value
  if (feature === undefined || featuresIn(tree).some(({ id }) => id === feature)) return []
  return [{ file: file.path, line: file.line(['feature']), ...unknownFeature(feature, tree) }]
}

function revisionViolation(placed: PlacedRequirement, tree: SpecTree): Violation[] {
  const known = revisionsOf(placed.file, tree)
  return (['since', 'until'] as const).flatMap((member) => {
    const id = placed.entry[member]
    if (id === undefined || known.includes(id)) return []
    const words = {
      problem: `${member} names \`${id}\`, which is no revision of ${placed.file.protocol}`,
      expected: known.length > 0 ? `one of ${known.join(', ')}` : 'a protocol with revisions',
      fix: 'respell it, or add the revision to spec/revisions.yaml',
    }
    return [violation(placed, member, words)]
  })
}

const revisionsOf = ({ protocol }: SpecFile, tree: SpecTree): string[] =>
  tree.revisions
    .flatMap(({ value }) => value.protocols)
    .filter((history) => history.protocol === protocol)
    .flatMap(({ revisions }) => revisions.map(({ id }) => id))

const required = {
  stated: { because: false, from: false },
  derived: { because: true, from: false },
  imported: { because: undefined, from: true },
} as const

function basisViolation(placed: PlacedRequirement, tree: SpecTree): Violation[] {
  const { basis } = placed.entry
  const members = (['because', 'from'] as const).flatMap((member) => {
    const has = placed.entry[member] !== undefined
    const wants = required[basis][member]
    if (wants === undefined || wants === has) return []
    return [violation(placed, has ? member : 'basis', memberWords(basis, member, has))]
  })
  return [...members, ...unknownImports(placed, tree)]
}

const memberWords = (basis: string, member: string, has: boolean): Words => ({
  problem: has ? `a ${basis} entry has \`${member}\`` : `a ${basis} entry has no \`${member}\``,
  expected: 'derived with `because`, imported with `from`, stated with neither',
  fix: has ? `remove \`${member}\` or change the basis` : `add \`${member}\` or change the basis`,
})

function unknownImports(placed: PlacedRequirement, tree: SpecTree): Violation[] {
  const known = tree.sources.flatMap(({ value }) => value.sources.map(({ id }) => id))
  return listOf(placed.entry.from)
    .filter((id) => !known.includes(id.split(' §')[0] ?? ''))
    .map((id) =>
      violation(placed, 'from', {
        problem: `\`${id}\` is not a known source`,
        expected: `one of ${known.join(', ')}`,
        fix: 'respell it, or add it to spec/sources.yaml',
      }),
    )
}

function acceptsViolation(placed: PlacedRequirement): Violation[] {
  const { disposition = 'require', accepts } = placed.entry
  if ((disposition === 'tolerate') === (accepts !== undefined)) return []
  const words = {
    problem: accepts ? `disposition ${disposition} has \`accepts\`` : 'tolerate has no `accepts`',
    expected: '`disposition: tolerate` together with the list of behaviours that pass',
    fix: accepts
      ? 'remove `accepts`, or write `disposition: tolerate`'
      : 'list what passes under `accepts`',
  }
  return [violation(placed, accepts ? 'accepts' : 'disposition', words)]
}
