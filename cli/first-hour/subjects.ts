import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packageRoot } from '../package.ts'
import { type Example, examplesFolder, examplesIn, missingFor } from '../toolchains.ts'

/** Something to certify in the first hour. */
export interface Candidate {
  name: string
  language: string
  /** The folder it is built in. */
  folder: string
  config: string
  build: string[] | 'none'
  /** How many of its cases are tried. */
  cases: number
  /** Programs it needs that are not here. */
  missing: string[]
}

// All cases of everything would take several minutes on a small machine.
const SEVERAL = 2
const FIRST = 1

/** The reference tool by each of its configurations, then the examples. */
export function candidates(): Candidate[] {
  const vfs = join(packageRoot(), 'reference-impl', 'vfs')
  const references = globSync('*.yaml', { cwd: vfs }).sort()
  const examples = examplesFolder()
  const listed = existsSync(examples) ? examplesIn(examples) : []
  return [
    ...references.map((file) => reference(vfs, file)),
    ...listed.map((example) => exampleIn(examples, example)),
  ]
}

function reference(folder: string, file: string): Candidate {
  const kind = basename(file, '.yaml')
  const name = kind === 'jp-conformance' ? 'reference' : `reference-${kind}`
  const config = join(folder, file)
  const cases = kind === 'jp-conformance' ? SEVERAL : FIRST
  return { name, language: 'typescript', folder, config, build: 'none', cases, missing: [] }
}

function exampleIn(root: string, example: Example): Candidate {
  const folder = join(root, example.folder)
  return {
    name: `example-${example.folder}`,
    language: example.folder,
    folder,
    config: join(folder, 'jp-conformance.yaml'),
    build: example.build,
    cases: FIRST,
    missing: missingFor(example),
  }
}
