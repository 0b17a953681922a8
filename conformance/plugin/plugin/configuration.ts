import { pattern as compile } from '../../../harness/pattern.ts'
import { isObject } from '../../../harness/wire/json.ts'
import type { Plugin, PluginCase } from '../../../spec/generated/config.ts'
import type { ConfigurationProblem } from '../../suite-entry.ts'
import { DESCRIPTION } from './scenario.ts'

/** What no schema can state about a configuration: names used twice, and bad patterns. */
export const pluginProblems = ({ cases = [] }: Plugin): ConfigurationProblem[] => [
  ...sameNames(cases),
  ...cases.flatMap(badPatterns),
]

function sameNames(cases: readonly PluginCase[]): ConfigurationProblem[] {
  const names = [DESCRIPTION.name, ...cases.map(({ name }) => name)]
  return cases.flatMap(({ name }, at) => {
    if (names.indexOf(name) === at + 1) return []
    const message = `\`cases[${at}]\` has a name that is taken: "${name}".`
    const hint = `Name each case once, and none of them "${DESCRIPTION.name}".`
    return [{ path: ['cases', String(at), 'name'], message, hint }]
  })
}

function badPatterns({ expect }: PluginCase, at: number): ConfigurationProblem[] {
  const texts = [
    ...Object.entries(expect?.printed ?? {}).map(([name, text]) => [['printed', name], text]),
    [['exit', 'reason'], expect?.exit?.reason],
  ] as [string[], unknown][]
  return texts.flatMap(([path, text]) => {
    const fault = isObject(text) ? faultOf(String(text.matches)) : undefined
    if (fault === undefined) return []
    const place = ['cases', String(at), 'expect', ...path, 'matches']
    const message = `\`cases[${at}].expect.${path.join('.')}.matches\` is not a regular expression: ${fault}.`
    return [{ path: place, message, hint: 'The syntax is that of RE2.' }]
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
