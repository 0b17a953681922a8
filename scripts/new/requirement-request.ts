import { didYouMean } from '../../cli/nearest.ts'
import type { Requirement } from '../../spec/generated/formats.ts'
import { requirementsIn } from '../spec/requirements.ts'
import { readTree, type SpecTree } from '../spec/tree.ts'

/** A requirement that somebody wants to add. */
export interface RequirementRequest {
  id: string
  protocol: string
  /** Name of the area's files in every folder. */
  area: string
  words: string
  role: Requirement['role']
  level: Requirement['level']
}

/** States in one sentence why nothing was written. */
export class Refusal extends Error {}

interface Input {
  ids: string[]
  role: string
  level: string
}

const levels = ['must', 'should', 'may'] as const
const form = /^([a-z]+)\.([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Reads what was asked for. @throws Refusal when the specification has no place for it. */
export function requestOf(root: string, { ids, role, level }: Input): RequirementRequest {
  const [id = '', ...others] = ids
  if (others.length > 0) throw new Refusal(`One requirement at a time, please: ${ids.join(', ')}.`)
  const [, protocol = '', area = '', words = ''] = form.exec(id) ?? []
  if (!words) throw new Refusal(badForm(id))
  if (/(^|-)\d{2,}$/.test(words))
    throw new Refusal(`\`${id}\` ends in a number; words state what it is about.`)
  const { tree } = readTree(root)
  refuseUnknownOrTaken(tree, id, `${protocol}.${area}`)
  const known = oneOf(rolesIn(tree), role)
  return { id, protocol, area, words, role: known, level: oneOf(levels, level) }
}

const badForm = (id: string) =>
  `\`${id}\` is no id: it takes a protocol, an area and words of a-z, 0-9 and hyphens, joined by dots.`

const rolesIn = (tree: SpecTree): string[] => [
  ...new Set(tree.features.flatMap(({ value }) => value.features.flatMap(({ roles }) => roles))),
]

function refuseUnknownOrTaken(tree: SpecTree, id: string, area: string): void {
  const areas = tree.area.map(({ value }) => value.area)
  if (!areas.includes(area))
    throw new Refusal(
      `There is no area \`${area}\`; ${didYouMean(area, areas)}\nAreas: ${areas.join(', ')}`,
    )
  const taken = requirementsIn(tree).find(({ entry }) => entry.id === id)
  if (taken)
    throw new Refusal(`\`${id}\` stands already at ${taken.file.path}:${taken.line('id')}.`)
}

function oneOf<const T extends string>(all: readonly T[], word: string): T {
  const found = all.find((one) => one === word)
  if (!found) throw new Refusal(`\`${word}\` is none of ${all.join(', ')}.`)
  return found
}
