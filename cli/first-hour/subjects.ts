import { existsSync, globSync } from 'node:fs'
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
  /** How many cases of a tool are tried. */
  cases: number
  /** Programs it needs that are not here. */
  missing: string[]
}

const SEVERAL = 2
const FIRST = 1

/** The reference tool and host, the examples, then the reference tool by its other configurations. */
export function candidates(): Candidate[] {
  const folder = join(packageRoot(), 'reference-impl')
  const vfs = join(folder, 'vfs')
  const others = globSync('*.yaml', { cwd: vfs }).filter((file) => file !== MAIN)
  return [
    { ...reference('tool', 'reference-tool', join(vfs, MAIN)), cases: SEVERAL },
    reference('host', 'reference-host', join(folder, 'host', MAIN)),
    ...examplesHere(),
    ...others
      .sort()
      .map((file) => reference('tool', `reference-${basename(file, '.yaml')}`, join(vfs, file))),
  ]
}

const MAIN = 'jp-conformance.yaml'

function reference(role: Candidate['role'], name: string, config: string): Candidate {
  const folder = dirname(config)
  const language = 'typescript'
  return { role, name, language, folder, config, build: 'none', cases: FIRST, missing: [] }
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
    cases: FIRST,
    missing: missingFor(example),
  }
}
