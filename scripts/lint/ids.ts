import { type PlacedRequirement, requirementsIn } from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

const wellFormed = /^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$/
const words = /^[a-z0-9]+(-[a-z0-9]+)*$/
const numbered = /(^|-)\d{2,}$/

/** Ids are words, unique, and state where they stand. */
export const idRules: LintRule[] = [
  {
    id: 'id-form',
    statement: 'An id is its area and then words of a-z, 0-9 and hyphens; it is never numbered.',
    find: (tree) => requirementsIn(tree).flatMap(formViolation),
  },
  {
    id: 'id-unique',
    statement: 'No two entries have the same id.',
    find: (tree) => twice(named(tree)),
  },
  {
    id: 'area-place',
    statement: 'An area is named after its protocol folder and its file.',
    find: (tree) => tree.area.flatMap(placeViolation),
  },
]

function formViolation({ entry, file, line }: PlacedRequirement): Violation[] {
  const { area } = file.value
  const rest = entry.id.startsWith(`${area}.`) ? entry.id.slice(area.length + 1) : ''
  if (words.test(rest) && wellFormed.test(entry.id) && !numbered.test(rest)) return []
  return [
    {
      file: file.path,
      line: line('id'),
      problem: `\`${entry.id}\` is not an id of area ${area}`,
      expected: `\`${area}.\` and words of a-z, 0-9 and hyphens, without a running number`,
      fix: `rename it to \`${area}.<words>\``,
    },
  ]
}

function placeViolation(file: SpecTree['area'][number]): Violation[] {
  const expected = `${file.protocol}.${file.name}`
  if (file.value.area === expected) return []
  const problem = `area \`${file.value.area}\` stands in ${file.path}`
  return [
    {
      file: file.path,
      line: file.line(['area']),
      problem,
      expected: `area: ${expected}`,
      fix: `write \`area: ${expected}\` or move the file`,
    },
  ]
}

type Named = { id: string; file: string; line: number; kind: string }

function named(tree: SpecTree): Named[] {
  const requirements = requirementsIn(tree).map(({ entry, file, line }) => ({
    id: entry.id,
    file: file.path,
    line: line('id'),
    kind: 'requirement',
  }))
  const ambiguities = tree.ambiguities.flatMap((file) =>
    file.value.ambiguities.map(({ id }, at) => ({
      id,
      file: file.path,
      line: file.line(['ambiguities', at, 'id']),
      kind: 'ambiguity',
    })),
  )
  const features = tree.features.flatMap((file) =>
    file.value.features.map(({ id }, at) => ({
      id,
      file: file.path,
      line: file.line(['features', at, 'id']),
      kind: 'feature',
    })),
  )
  const machines = tree.machine.map((file) => ({
    id: file.value.machine,
    file: file.path,
    line: file.line(['machine']),
    kind: 'machine',
  }))
  return [...requirements, ...ambiguities, ...features, ...machines]
}

function twice(entries: Named[]): Violation[] {
  const first = new Map<string, Named>()
  return entries.flatMap((entry) => {
    const key = `${entry.kind} ${entry.id}`
    const earlier = first.get(key)
    if (!earlier) first.set(key, entry)
    return earlier ? [again(entry, earlier)] : []
  })
}

const again = ({ id, file, line, kind }: Named, earlier: Named): Violation => ({
  file,
  line,
  problem: `${kind} \`${id}\` exists already`,
  expected: `one entry; the other stands at ${earlier.file}:${earlier.line}`,
  fix: 'rename or remove one of the two',
})
