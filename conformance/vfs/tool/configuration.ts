import { pattern as compile } from '../../../harness/pattern.ts'
import type { Case, Tool } from '../../../spec/generated/config.ts'
import { unknownFeatures } from '../../engine/configuration.ts'
import type { ConfigurationProblem } from '../../suite-entry.ts'

/** What no schema can say about a configuration: a protocol of later, names used twice, unknown features, bad patterns. */
export const toolProblems = ({ cases = [], features = {}, protocol }: Tool) => [
  ...laterProtocol(protocol),
  ...sameNames(cases),
  ...unknownFeatures(Object.keys(features)),
  ...badPatterns(cases),
]

/** A protocol that the schema knows and this version cannot judge yet must not be judged as another. */
function laterProtocol(protocol: Tool['protocol']): ConfigurationProblem[] {
  if (protocol !== 'outcome') return []
  const says = '`protocol: outcome` cannot be certified by this version.'
  return [{ path: ['protocol'], says, hint: 'Only `protocol: vfs` can.' }]
}

function sameNames(cases: readonly Case[]): ConfigurationProblem[] {
  return cases.flatMap(({ name }, at) => {
    const first = cases.findIndex((other) => other.name === name)
    if (first === at) return []
    const says = `\`cases[${at}]\` has the same name as \`cases[${first}]\`: "${name}".`
    return [{ path: ['cases', String(at), 'name'], says, hint: 'Name each case once.' }]
  })
}

function badPatterns(cases: readonly Case[]): ConfigurationProblem[] {
  return cases.flatMap(({ expect }, at) => {
    const fault = typeof expect?.result === 'object' && faultOf(expect.result.matches)
    if (!fault) return []
    const path = ['cases', String(at), 'expect', 'result', 'matches']
    const says = `\`cases[${at}].expect.result.matches\` is not a regular expression: ${fault}.`
    return [{ path, says, hint: 'The syntax is that of RE2.' }]
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
