import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Example, examplesIn } from '../../reference-impl/examples/toolchains.ts'
import { packageRoot } from '../package.ts'
import { examplesFolder, missingFor } from '../toolchains.ts'

/** Something to certify in the first hour. */
export interface Candidate {
  role: 'tool' | 'host'
  name: string
  language: string
  /** The folder it is built in. */
  folder: string
  config: string
  build: string[] | 'none'
  /** Programs it needs that are not here. */
  missing: string[]
}

/** The reference tool, the reference host, and the examples. */
export function candidates(): Candidate[] {
  const folder = join(packageRoot(), 'reference-impl')
  return [
    reference('tool', 'reference-tool', join(folder, 'vfs/jp-conformance.yaml')),
    reference('host', 'reference-host', join(folder, 'host/jp-conformance.yaml')),
    ...examplesHere(),
  ]
}

function reference(role: Candidate['role'], name: string, config: string): Candidate {
  const folder = dirname(config)
  const language = 'typescript'
  return { role, name, language, folder, config, build: 'none', missing: [] }
}

function examplesHere(): Candidate[] {
  const root = examplesFolder()
  if (!existsSync(root)) return []
  const { tools, hosts } = examplesIn(root)
  return [
    ...hosts.map((example) => exampleIn('host', root, example)),
    ...tools.map((example) => exampleIn('tool', root, example)),
  ]
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
