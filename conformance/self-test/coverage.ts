import type { Mutant } from '../../reference-impl/vfs/mutants/mutant.ts'
import { catalogue } from '../certify/catalogue.ts'
import { toolChecks } from '../certify/tool.ts'

/** A link that is missing between requirements, checks and mutants. */
export interface Gap {
  requirement: string
  missing: 'check' | 'mutant'
}

/** Every testable requirement of a VFS tool needs a check, and every one of these a mutant. */
export function gapsOf(mutants: readonly Mutant[]): Gap[] {
  const required = catalogue.requirements.filter(
    ({ role, untestable, id }) => role === 'tool' && id.startsWith('vfs.') && !untestable,
  )
  const checked = new Set(toolChecks().map(({ verifies }) => verifies))
  const violated = new Set<string>(mutants.map(({ violates }) => violates))
  return required.flatMap(({ id }): Gap[] => [
    ...(checked.has(id) ? [] : [{ requirement: id, missing: 'check' as const }]),
    ...(violated.has(id) ? [] : [{ requirement: id, missing: 'mutant' as const }]),
  ])
}
