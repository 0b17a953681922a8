import type { ConfigurationProblem } from '../suite-entry.ts'
import { catalogue } from './catalogue.ts'

/** Names below `features` that the specification does not know. */
export function unknownFeatures(names: readonly string[]): ConfigurationProblem[] {
  const known = catalogue.features.map(({ id }) => id)
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path: ['features', name],
      message: 'unknown feature',
      unknown: { name, known },
    }))
}
