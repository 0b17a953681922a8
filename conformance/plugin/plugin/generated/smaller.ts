import { equal } from '../../../../harness/wire/json.ts'
import type { PluginCase } from '../../../../spec/generated/config.ts'
import { withPart } from '../../../engine/altered-cases.ts'

/** The parts of a case that are altered. */
const PARTS = ['workspace', 'config', 'turn'] as const

/** Altered cases that are nearer to the case that they were made from, or have fewer conversations. */
export function smallerCases(altered: PluginCase, original: PluginCase): PluginCase[] {
  const changed = PARTS.filter((part) => !equal(altered[part], original[part]))
  const parts = changed.map((part) => withPart(altered, original, part))
  return [...parts, ...(changed.includes('workspace') ? fewerConversations(altered) : [])]
}

/** One conversation less, and one event less. */
function fewerConversations(altered: PluginCase): PluginCase[] {
  const all = altered.workspace?.conversations ?? []
  const shorter = all.flatMap(({ events = [], ...each }, at) =>
    events.map((_, left) => all.with(at, { ...each, events: events.toSpliced(left, 1) })),
  )
  return [...all.map((_, at) => all.toSpliced(at, 1)), ...shorter].map((conversations) => ({
    ...altered,
    workspace: { ...altered.workspace, conversations },
  }))
}
