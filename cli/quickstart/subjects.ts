import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SuiteEntry } from '../../conformance/suite-entry.ts'
import { suites } from '../../conformance/suite-list.ts'
import { type Example, examplesIn } from '../../reference-impl/examples/toolchains.ts'
import { packageRoot } from '../package.ts'
import { examplesFolder, missingFor } from '../toolchains.ts'

/** Something to certify in the quickstart. */
export interface Candidate {
  role: string
  name: string
  language: string
  /** The folder it is built in. */
  folder: string
  config: string
  build: string[] | 'none'
  /** Programs it needs that are not here. */
  missing: string[]
  /** The reference host runs it too. */
  isRun?: true
}

/** The reference program of each role, and the examples. */
export const candidates = (): Candidate[] => [...suites.flatMap(referenceOf), ...examplesHere()]

/** The first of each role, then the second of each, and so on. */
export function alternatingRoles(all: readonly Candidate[]): Candidate[] {
  const byRole = [...Map.groupBy(all, ({ role }) => role).values()]
  const most = Math.max(0, ...byRole.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) =>
    byRole.flatMap((each) => each.slice(at, at + 1)),
  ).flat()
}

/** The reference program of a role, where it has a configuration. */
function referenceOf({ role, reference }: SuiteEntry): Candidate[] {
  const folder = join(packageRoot(), reference)
  const config = join(folder, 'jp-conformance.yaml')
  if (!existsSync(config)) return []
  const [name, language] = [`reference-${role}`, 'typescript']
  return [{ role, name, language, folder, config, build: 'none', missing: [] }]
}

function examplesHere(): Candidate[] {
  const root = examplesFolder()
  if (!existsSync(root)) return []
  const { tools, hosts, plugins, pluginHosts } = examplesIn(root)
  return [
    ...hosts.map((example) => exampleIn('host', root, example)),
    ...plugins.map((example) => exampleIn('plugin', root, example)),
    ...tools.flatMap((example) => pluginBeside(root, example)),
    ...pluginHosts.map((example) => exampleIn('plugin-host', root, example)),
    // Where time runs out, each kind of tool has been shown rather than each language.
    ...KINDS.flatMap((kind) => otherToolOf(root, tools, kind)),
    ...tools.map((example) => exampleIn('tool', root, example)),
  ]
}

/** A kind of tool that an example may have beside its VFS tool; the reference host runs a stateful one too. */
interface Kind {
  /** The key of its configuration. */
  key: 'stateful' | 'oneShot' | 'stdio'
  name: string
  isRun?: true
}

const KINDS: readonly Kind[] = [
  { key: 'stateful', name: 'stateful', isRun: true },
  { key: 'oneShot', name: 'one-shot' },
  { key: 'stdio', name: 'stdio' },
]

/** The first tool of a kind that can run here: a first look shows one of each. */
function otherToolOf(
  root: string,
  tools: readonly Example[],
  { key, name, ...kind }: Kind,
): Candidate[] {
  const having = tools.filter((example) => example[key] !== undefined)
  const example = having.find((each) => missingFor(each).length === 0) ?? having[0]
  if (example === undefined) return []
  const plain = exampleIn('tool', root, example)
  const config = join(plain.folder, example[key] ?? '')
  return [{ ...plain, ...kind, name: `${plain.name}-${name}`, config }]
}

/** The command plugin that an example has beside its tool. */
function pluginBeside(root: string, example: Example): Candidate[] {
  if (example.plugin === undefined) return []
  const beside = exampleIn('plugin', root, example)
  return [{ ...beside, config: join(beside.folder, example.plugin) }]
}

function exampleIn(role: Candidate['role'], root: string, example: Example): Candidate {
  const folder = join(root, example.folder)
  const language = basename(example.folder)
  return {
    role,
    name: role === 'tool' ? `example-${language}` : `example-${role}-${language}`,
    language,
    folder,
    config: join(folder, 'jp-conformance.yaml'),
    build: example.build,
    missing: missingFor(example),
  }
}
