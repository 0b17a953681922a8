import { pattern as compile } from '../../../harness/pattern.ts'
import type { Case, Tool } from '../../../spec/generated/config.ts'
import { unknownFeatures } from '../../engine/configuration.ts'
import type { ConfigurationProblem } from '../../suite-entry.ts'

/** What no schema can state about a configuration: names used twice, unknown features, bad patterns. */
export const toolProblems = ({ cases = [], features = {} }: Tool) => [
  ...sameNames(cases),
  ...unknownFeatures(Object.keys(features)),
  ...badPatterns(cases),
]

function sameNames(cases: readonly Case[]): ConfigurationProblem[] {
  return cases.flatMap(({ name }, at) => {
    const first = cases.findIndex((other) => other.name === name)
    if (first === at) return []
    const message = `\`cases[${at}]\` has the same name as \`cases[${first}]\`: "${name}".`
    return [{ path: ['cases', String(at), 'name'], message, hint: 'Name each case once.' }]
  })
}

function badPatterns(cases: readonly Case[]): ConfigurationProblem[] {
  return cases.flatMap(({ expect }, at) => {
    const fault = typeof expect?.result === 'object' && faultOf(expect.result.matches)
    if (!fault) return []
    const path = ['cases', String(at), 'expect', 'result', 'matches']
    const message = `\`cases[${at}].expect.result.matches\` is not a regular expression: ${fault}.`
    return [{ path, message, hint: 'The syntax is that of RE2.' }]
  })
}

function faultOf(text: string): string | undefined {
  try {
    compile(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
