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
  const { tools, hosts, plugins } = examplesIn(root)
  return [
    ...hosts.map((example) => exampleIn('host', root, example)),
    ...plugins.map((example) => exampleIn('plugin', root, example)),
    ...tools.flatMap((example) => [
      exampleIn('tool', root, example),
      ...statefulIn(root, example),
      ...plainIn(root, example, 'one-shot', example.oneShot),
      ...plainIn(root, example, 'stdio', example.stdio),
    ]),
  ]
}

/** The stateful tool of an example, which the reference host runs too. */
function statefulIn(root: string, example: Example): Candidate[] {
  const { stateful } = example
  if (stateful === undefined) return []
  const plain = exampleIn('tool', root, example)
  const config = join(plain.folder, stateful)
  return [{ ...plain, name: `${plain.name}-stateful`, config, build: 'none', isRun: true }]
}

/** A tool of an example on plain stdio, where it has one of this kind. */
function plainIn(root: string, example: Example, kind: string, name?: string): Candidate[] {
  if (name === undefined) return []
  const plain = exampleIn('tool', root, example)
  const config = join(plain.folder, name)
  return [{ ...plain, name: `${plain.name}-${kind}`, config, build: 'none' }]
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
