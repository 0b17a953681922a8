import { areaOf, fatesIn, outcomeOf, type PlacedFate } from '../spec/drafts.ts'
import type { SpecFile } from '../spec/file.ts'
import { listOf, requirementsIn } from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { Breach, LintRule } from './rule.ts'

/** The table of the notes is complete, and the register of ambiguities resolves through it. */
export const draftRules: LintRule[] = [
  {
    id: 'draft-target',
    law: 'A number of the notes leads to requirements or areas that exist, and stands once.',
    find: (tree) => [
      ...fatesIn(tree).flatMap((fate) => targetBreaches(fate, tree)),
      ...twiceIn(tree),
    ],
  },
  {
    id: 'draft-count',
    law: 'The `drafts` of an area counts the numbers that wait for it.',
    find: (tree) => tree.area.flatMap((file) => countBreach(file, tree)),
  },
  {
    id: 'ambiguity-draft',
    law: 'The numbers and neighbours that an ambiguity names exist.',
    find: ambiguityBreaches,
  },
]

function targetBreaches(placed: PlacedFate, tree: SpecTree): Breach[] {
  const known = requirementsIn(tree).map(({ entry }) => entry.id)
  const lost = outcomeOf(placed.fate).ids.filter((id) => !known.includes(id))
  const area = waitsFor(placed)
  const homeless = area !== undefined && !tree.area.some(({ value }) => value.area === area)
  return [
    ...lost.map((id) => at(placed, `${placed.draft} leads to \`${id}\`, which does not exist`)),
    ...(homeless
      ? [at(placed, `${placed.draft} waits for area \`${area}\`, which does not exist`)]
      : []),
  ]
}

const at = ({ file, line }: PlacedFate, problem: string): Breach => ({
  file: file.path,
  line,
  problem,
  expected: 'a requirement of the catalogue, or an area file',
  fix: 'respell it, or write what it names',
})

/** The table may leave the protocol out of an area's name. */
function waitsFor({ fate, protocol }: PlacedFate): string | undefined {
  const area = areaOf(fate)
  return area === undefined || area.includes('.') ? area : `${protocol}.${area}`
}

function twiceIn(tree: SpecTree): Breach[] {
  const seen = new Set<string>()
  return fatesIn(tree).flatMap((placed) => {
    const first = !seen.has(placed.draft)
    seen.add(placed.draft)
    return first ? [] : [at(placed, `${placed.draft} stands twice`)]
  })
}

function countBreach(file: SpecTree['area'][number], tree: SpecTree): Breach[] {
  const waiting = fatesIn(tree).filter((fate) => waitsFor(fate) === file.value.area).length
  const counted = file.value.drafts ?? 0
  if (waiting === counted) return []
  return [
    {
      file: file.path,
      line: file.line(['drafts']),
      problem: `drafts says ${counted}, but ${waiting} numbers wait for ${file.value.area}`,
      expected: `drafts: ${waiting}`,
      fix: 'write that number, or settle the numbers in spec/drafts/',
    },
  ]
}

function ambiguityBreaches(tree: SpecTree): Breach[] {
  const drafts = new Set(fatesIn(tree).map(({ draft }) => draft))
  const ids = new Set(
    tree.ambiguities.flatMap(({ value }) => value.ambiguities.map(({ id }) => id)),
  )
  return tree.ambiguities.flatMap((file) =>
    file.value.ambiguities.flatMap((entry, index) => [
      ...listOf(entry.drafts)
        .filter((draft) => !drafts.has(draft))
        .map((draft) => unresolved(file, index, 'drafts', draft)),
      ...listOf(entry.see)
        .filter((id) => !ids.has(id))
        .map((id) => unresolved(file, index, 'see', id)),
    ]),
  )
}

const unresolved = (file: SpecFile, index: number, member: string, name: string): Breach => ({
  file: file.path,
  line: file.line(['ambiguities', index, member]),
  problem: `\`${name}\` leads nowhere`,
  expected: member === 'drafts' ? 'a number that stands in spec/drafts/' : 'the id of an ambiguity',
  fix: 'respell it, or add it there',
})
