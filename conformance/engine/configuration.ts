import { pattern } from '../../harness/pattern.ts'
import { catalogue } from './catalogue.ts'
import type { ConfigurationProblem } from './configured.ts'

/** Names below `features` that the specification does not know. */
export function unknownFeatures(names: readonly string[]): ConfigurationProblem[] {
  const known = catalogue.features.map(({ id }) => id)
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path: ['features', name],
      message: 'unknown feature',
      hint: 'The features are those of spec/features.yaml.',
      unknown: { name, known },
    }))
}

/** The problem of a text that is no pattern of RE2, by where the configuration has it. */
export function notAPattern(
  text: string,
  path: readonly (string | number)[],
): ConfigurationProblem[] {
  try {
    pattern(text)
    return []
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
    const message = `\`${place.slice(1)}\` is not a regular expression: ${why}.`
    return [{ path: path.map(String), message, hint: 'The syntax is that of RE2.' }]
  }
}
