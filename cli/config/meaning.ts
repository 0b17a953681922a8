import type { Case, Tool } from '../../spec/generated/config.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import type { YamlFile } from '../yaml/document.ts'

/** What no schema can say about a configuration: a protocol of later, names used twice, unknown features, broken patterns. */
export async function meaningless(
  file: YamlFile,
  { cases = [], features, protocol }: Tool,
): Promise<Problem[]> {
  return [
    ...laterProtocol(file, protocol),
    ...sameNames(file, cases),
    ...(features === undefined ? [] : await unknownFeatures(file, Object.keys(features))),
    ...(await brokenPatterns(file, cases)),
  ]
}

/** A protocol that the schema knows and this version cannot judge yet must not be judged as another. */
function laterProtocol(file: YamlFile, protocol: Tool['protocol']): Problem[] {
  if (protocol !== 'outcome') return []
  const says = '`protocol: outcome` cannot be certified by this version.'
  return [{ at: file.at(['protocol']), says, hint: 'Only `protocol: vfs` can.' }]
}

function sameNames(file: YamlFile, cases: readonly Case[]): Problem[] {
  return cases.flatMap(({ name }, at) => {
    const first = cases.findIndex((other) => other.name === name)
    if (first === at) return []
    const says = `\`cases[${at}]\` has the same name as \`cases[${first}]\`: "${name}".`
    return [{ at: file.at(['cases', String(at), 'name']), says, hint: 'Name each case once.' }]
  })
}

/** Names of features that the specification does not know. */
export async function unknownFeatures(
  file: YamlFile,
  names: readonly string[],
): Promise<Problem[]> {
  const { readCatalogue } = await import('../spec/catalogue.ts')
  const known = readCatalogue().features.map(({ id }) => id)
  const unknown = names.filter((name) => !known.includes(name))
  return unknown.map((name) => ({
    at: file.at(['features', name]),
    says: `unknown feature \`${name}\`; ${didYouMean(name, known)}`,
  }))
}

async function brokenPatterns(file: YamlFile, cases: readonly Case[]): Promise<Problem[]> {
  const patterns = cases.flatMap(({ expect }, at) =>
    typeof expect?.result === 'object' ? [{ at, pattern: expect.result.matches }] : [],
  )
  if (patterns.length === 0) return []
  const { pattern: compile } = await import('../../harness/pattern.ts')
  return patterns.flatMap(({ at, pattern }) => {
    const fault = faultOf(() => compile(pattern))
    if (fault === undefined) return []
    const path = ['cases', String(at), 'expect', 'result', 'matches']
    const says = `\`cases[${at}].expect.result.matches\` is not a regular expression: ${fault}.`
    return [{ at: file.at(path), says, hint: 'The syntax is that of RE2.' }]
  })
}

function faultOf(attempt: () => unknown): string | undefined {
  try {
    attempt()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
