import { equal } from '../../../harness/wire/json.ts'
import type { Case, Tool } from '../../../spec/generated/config.ts'
import { notAPattern, unknownFeatures } from '../../engine/configuration.ts'
import type { ConfigurationProblem } from '../../engine/configured.ts'

/** What no schema can state about a configuration: names used twice, unknown features, bad patterns, files below files. */
export const toolProblems = ({ cases = [], features = {} }: Tool) => [
  ...sameNames(cases),
  ...unknownFeatures(Object.keys(features)),
  ...badPatterns(cases),
  ...filesInFiles(cases),
]

/** How a configuration declares a feature that no tool is taken to have by itself, to follow a sentence. */
export function declaredBy(feature: string): string {
  const key = DECLARING.get(feature)
  return key === undefined ? '' : ` (\`${key}\` declares it)`
}

const DECLARING = new Map([
  ['one-shot', 'protocol: outcome'],
  ['probe', 'probe: true'],
  ['stateful', 'stateful: true'],
  ['stdio', 'protocol: stdio'],
  ['unix', 'protocol: stdio'],
])

/** What a configuration states in vain: nothing that keeps anything from being run. */
export const toolNotes = (config: Tool) => [...unusedKeys(config), ...unwritableFiles(config)]

/** Keys that only a stateful tool is given, where the tool is none. */
function unusedKeys({ cases = [], actions, ...config }: Tool): ConfigurationProblem[] {
  const { stateful, protocol = 'vfs' } = config
  if (stateful || protocol === 'stdio') return []
  const given = [
    ...(actions ? [{ path: ['actions'], key: 'actions' }] : []),
    ...cases.flatMap(({ inputs }, at) =>
      inputs?.length ? [{ path: ['cases', String(at), 'inputs'], key: 'inputs' }] : [],
    ),
  ]
  const key = protocol === 'vfs' ? 'stateful: true' : 'protocol: stdio'
  return given.map(({ path, key: unused }) => ({
    path,
    message: `\`${unused}\` has no effect on a tool that keeps no state.`,
    hint: `State \`${key}\` where the tool keeps running between calls.`,
  }))
}

/** Cases of a VFS tool that expect files to be written, and allow none to be. */
const unwritableFiles = ({ cases = [], protocol = 'vfs' }: Tool): ConfigurationProblem[] =>
  cases.flatMap(({ files = {}, policy, expect }, at) => {
    const file = Object.entries(expect?.files ?? {}).find(([path, to]) => !equal(files[path], to))
    if (protocol !== 'vfs' || !file || policy?.filesystem?.writable) return []
    return [
      {
        path: ['cases', String(at), 'expect', 'files', file[0]],
        message: `\`cases[${at}]\` expects \`${file[0]}\` to be written, but its \`policy\` allows reading only.`,
        hint: 'State policy: { filesystem: { writable: true } } in the case.',
      },
    ]
  })

function sameNames(cases: readonly Case[]): ConfigurationProblem[] {
  return cases.flatMap(({ name }, at) => {
    const first = cases.findIndex((other) => other.name === name)
    if (first === at) return []
    const message = `\`cases[${at}]\` has the same name as \`cases[${first}]\`: "${name}".`
    return [{ path: ['cases', String(at), 'name'], message, hint: 'Name each case once.' }]
  })
}

function badPatterns(cases: readonly Case[]): ConfigurationProblem[] {
  return cases.flatMap(({ expect }, at) =>
    typeof expect?.result === 'object'
      ? notAPattern(expect.result.matches, ['cases', at, 'expect', 'result', 'matches'])
      : [],
  )
}

function filesInFiles(cases: readonly Case[]): ConfigurationProblem[] {
  return cases.flatMap(({ files = {} }, at) =>
    Object.keys(files).flatMap((path) => {
      const file = Object.keys(files).find((other) => path.startsWith(`${other}/`))
      if (file === undefined) return []
      const message = `\`${path}\` cannot be in the project of \`cases[${at}]\`, for \`${file}\` is a file of it.`
      return [
        { path: ['cases', String(at), 'files', path], message, hint: 'Rename one of the two.' },
      ]
    }),
  )
}
