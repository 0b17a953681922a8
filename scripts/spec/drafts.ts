import type { Fate } from '../../spec/generated/formats.ts'
import type { SpecFile } from './file.ts'
import { listOf } from './requirements.ts'
import type { SpecTree } from './tree.ts'

/** What became of a requirement of the notes, and where that is written. */
export type PlacedFate = {
  draft: string
  fate: Fate
  file: SpecFile
  protocol: string
  line: number
}

/** Requirement ids that a number of the notes led to; `waits` when it is still to be written. */
export type Outcome = { ids: string[]; waits: boolean; known: boolean }

/** Finds the outcome of a number of the notes. */
export type Resolve = (draft: string) => Outcome

/** Lists the fates of all numbers; a file belongs to the protocol that its name starts with. */
export const fatesIn = (tree: SpecTree): PlacedFate[] =>
  tree.drafts.flatMap((file) =>
    Object.entries(file.value.drafts).map(([draft, fate]) => ({
      draft,
      fate,
      file,
      protocol: file.value.protocol ?? file.name.replace(/-\d+$/, ''),
      line: file.line(['drafts', draft]),
    })),
  )

/** Makes the function that finds outcomes. */
export function resolverIn(fates: PlacedFate[]): Resolve {
  const known = new Map(fates.map(({ draft, fate }) => [draft, outcomeOf(fate)]))
  return (draft) => known.get(draft) ?? { ids: [], waits: true, known: false }
}

/** Tells what a fate leads to. */
export function outcomeOf(fate: Fate): Outcome {
  if (typeof fate === 'string' || 'area' in fate) return { ids: [], waits: true, known: true }
  return { ids: targetsOf(fate), waits: false, known: true }
}

/** Names the area that a number still waits for. */
export function areaOf(fate: Fate): string | undefined {
  if (typeof fate === 'string') return fate
  return 'area' in fate ? fate.area : undefined
}

/** Counts the numbers of a protocol that still wait for an area. */
export const missingIn = (tree: SpecTree, protocol: string): number =>
  fatesIn(tree).filter((each) => each.protocol === protocol && areaOf(each.fate) !== undefined)
    .length

function targetsOf(fate: Exclude<Fate, string>): string[] {
  if ('id' in fate) return listOf(fate.id)
  if ('ids' in fate) return listOf(fate.ids)
  return 'merged' in fate ? listOf(fate.merged) : []
}
