import { isObject } from '../../../harness/wire/json.ts'
import type { Plugin, PluginCase } from '../../../spec/generated/config.ts'
import { notAPattern } from '../../engine/configuration.ts'
import type { ConfigurationProblem } from '../../engine/configured.ts'
import { BY_HAND, DESCRIPTION } from './scenario.ts'
import { servingProblems } from './serving-problems.ts'

/** What no schema can state about a configuration: names and ids used twice, and bad patterns. */
export const pluginProblems = ({ cases = [] }: Plugin): ConfigurationProblem[] => [
  ...sameNames(cases),
  ...cases.flatMap(sameIds),
  ...cases.flatMap(badPatterns),
  ...cases.flatMap(servingProblems),
]

/** The names of sessions of ours. */
const TAKEN: readonly string[] = [DESCRIPTION.name, BY_HAND.name]

function sameNames(cases: readonly PluginCase[]): ConfigurationProblem[] {
  const names = [...TAKEN, ...cases.map(({ name }) => name)]
  return cases.flatMap(({ name }, at) => {
    if (names.indexOf(name) === at + TAKEN.length) return []
    const message = `\`cases[${at}]\` has a name that is taken: "${name}".`
    const hint = `Name each case once, and none of them "${TAKEN.join('" or "')}".`
    return [{ path: ['cases', String(at), 'name'], message, hint }]
  })
}

function sameIds({ workspace }: PluginCase, at: number): ConfigurationProblem[] {
  const ids = (workspace?.conversations ?? []).map(({ id }) => id)
  return ids.flatMap((id, place) => {
    if (id === undefined || ids.indexOf(id) === place) return []
    const message = `\`cases[${at}]\` has two conversations with the id "${id}".`
    const path = ['cases', String(at), 'workspace', 'conversations', String(place), 'id']
    return [{ path, message, hint: 'Give each conversation an id of its own.' }]
  })
}

function badPatterns({ expect }: PluginCase, at: number): ConfigurationProblem[] {
  const texts = [
    ...Object.entries(expect?.printed ?? {}).map(([name, text]) => [['printed', name], text]),
    [['exit', 'reason'], expect?.exit?.reason],
  ] as [string[], unknown][]
  return texts.flatMap(([path, text]) => {
    if (!isObject(text)) return []
    return notAPattern(String(text.matches), ['cases', at, 'expect', ...path, 'matches'])
  })
}
