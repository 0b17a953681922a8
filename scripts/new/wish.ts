import { didYouMean } from '../../cli/nearest.ts'
import type { Requirement } from '../../spec/generated/formats.ts'
import { requirementsIn } from '../spec/requirements.ts'
import { readTree } from '../spec/tree.ts'

/** A requirement that somebody wants to add. */
export interface Wish {
  id: string
  protocol: string
  /** Name of the area's files in every folder. */
  area: string
  words: string
  role: Requirement['role']
  level: Requirement['level']
}

/** Says in one sentence why nothing was written. */
export class Refusal extends Error {}

interface Given {
  ids: string[]
  role: string
  level: string
}

const roles = ['tool', 'host', 'plugin', 'plugin-host', 'flattener'] as const
const levels = ['must', 'should', 'may'] as const
const form = /^([a-z]+)\.([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Reads what was asked for. @throws Refusal when the specification has no place for it. */
export function wishOf(root: string, { ids, role, level }: Given): Wish {
  const [id = '', ...others] = ids
  if (others.length > 0) throw new Refusal(`One requirement at a time, please: ${ids.join(', ')}.`)
  const [, protocol = '', area = '', words = ''] = form.exec(id) ?? []
  if (!words) throw new Refusal(badForm(id))
  if (/(^|-)\d{2,}$/.test(words))
    throw new Refusal(`\`${id}\` ends in a number; words say what it is about.`)
  refuseUnknownOrTaken(root, id, `${protocol}.${area}`)
  return { id, protocol, area, words, role: oneOf(roles, role), level: oneOf(levels, level) }
}

const badForm = (id: string) =>
  `\`${id}\` is no id: it takes a protocol, an area and words of a-z, 0-9 and hyphens, joined by dots.`

function refuseUnknownOrTaken(root: string, id: string, area: string): void {
  const { tree } = readTree(root)
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
