import { type PlacedProfile, profilesIn } from '../spec/profiles.ts'
import { type PlacedRequirement, requirementsIn } from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

/** Features of the machine that a subject runs on; they are claimed with every profile. */
const platforms = ['unix', 'windows']

/** Profiles lead to features, and every requirement of their protocol belongs to one of them. */
export const profileRules: LintRule[] = [
  {
    id: 'profile',
    statement:
      'A profile names features, profiles and a revision that exist, and no feature of another profile.',
    find: (tree) => profilesIn(tree).flatMap((placed) => profileViolations(placed, tree)),
  },
  {
    id: 'profile-requirement',
    statement:
      "A requirement of a protocol with profiles has a feature of one of them, and that profile's revision.",
    find: (tree) => requirementsIn(tree).flatMap((placed) => requirementViolations(placed, tree)),
  },
]

type Words = Pick<Violation, 'problem' | 'expected' | 'fix'>

function profileViolations(placed: PlacedProfile, tree: SpecTree): Violation[] {
  const { id, protocol, features, includes = [], since } = placed.entry
  const others = profilesIn(tree).filter(({ entry }) => entry.protocol === protocol)
  const first = others.find(({ entry }) => entry.id === id)
  return [
    ...(first?.line() === placed.line() ? [] : [at(placed, 'id', twice(id))]),
    ...unknown('feature', features, featureIds(tree)).map((words) => at(placed, 'features', words)),
    ...unknown('profile', includes, earlier(others, placed)).map((words) =>
      at(placed, 'includes', words),
    ),
    ...unknown('revision', since ? [since] : [], revisionIds(protocol, tree)).map((words) =>
      at(placed, 'since', words),
    ),
    ...features
      .filter((feature) => earlierFeatures(others, placed).includes(feature))
      .map((feature) => at(placed, 'features', shared(feature))),
  ]
}

const at = ({ file, line }: PlacedProfile, member: keyof PlacedProfile['entry'], words: Words) => ({
  file: file.path,
  line: line(member),
  ...words,
})

const featureIds = ({ features }: SpecTree): string[] =>
  features.flatMap(({ value }) => value.features.map(({ id }) => id))

const revisionIds = (protocol: string, { revisions }: SpecTree): string[] =>
  revisions
    .flatMap(({ value }) => value.protocols)
    .filter((history) => history.protocol === protocol)
    .flatMap((history) => history.revisions.map(({ id }) => id))

const before = (others: PlacedProfile[], placed: PlacedProfile): PlacedProfile[] =>
  others.filter(({ line }) => line() < placed.line())

/** A profile includes only such as stand before it, so that none includes itself. */
const earlier = (others: PlacedProfile[], placed: PlacedProfile): string[] =>
  before(others, placed).map(({ entry }) => entry.id)

const earlierFeatures = (others: PlacedProfile[], placed: PlacedProfile): string[] =>
  before(others, placed).flatMap(({ entry }) => entry.features)

const unknown = (kind: string, named: readonly string[], known: readonly string[]): Words[] =>
  named
    .filter((name) => !known.includes(name))
    .map((name) => ({
      problem: `${kind} \`${name}\` does not exist${kind === 'profile' ? ' before this one' : ''}`,
      expected: known.length > 0 ? `one of ${known.join(', ')}` : `no ${kind}`,
      fix: 'respell it, or add it',
    }))

const twice = (id: string): Words => ({
  problem: `profile \`${id}\` exists already`,
  expected: 'one profile of that name in a protocol',
  fix: 'rename or remove one of the two',
})

const shared = (feature: string): Words => ({
  problem: `feature \`${feature}\` is in another profile of the protocol`,
  expected: 'each feature in one profile',
  fix: 'remove it here, and include the other profile instead',
})

function requirementViolations(placed: PlacedRequirement, tree: SpecTree): Violation[] {
  const { entry, file, line } = placed
  const profiles = profilesIn(tree).filter((each) => each.entry.protocol === file.protocol)
  if (profiles.length === 0 || platforms.includes(entry.feature)) return []
  const own = profiles.find((each) => each.entry.features.includes(entry.feature))?.entry
  if (own === undefined)
    return [{ file: file.path, line: line('feature'), ...homeless(entry.feature) }]
  if (own.since === undefined || own.since === entry.since) return []
  const member = entry.since === undefined ? undefined : 'since'
  return [{ file: file.path, line: line(member), ...untimely(entry.id, own.id, own.since) }]
}

const homeless = (feature: string): Words => ({
  problem: `feature \`${feature}\` is in no profile of the protocol`,
  expected: 'a feature that a subject can claim by a profile',
  fix: 'choose another feature, or add it to a profile in spec/features.yaml',
})

const untimely = (id: string, profile: string, since: string): Words => ({
  problem: `${id} does not begin with the revision of profile \`${profile}\``,
  expected: `since: ${since}`,
  fix: `write \`since: ${since}\`, or choose a feature of another profile`,
})
