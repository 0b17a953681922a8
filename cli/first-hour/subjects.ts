import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Example, examplesIn } from '../../reference-impl/examples/toolchains.ts'
import { packageRoot } from '../package.ts'
import { examplesFolder, missingFor } from '../toolchains.ts'

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

/** The reference tool, the examples, then the reference by its other configurations. */
export function candidates(): Candidate[] {
  const vfs = join(packageRoot(), 'reference-impl', 'vfs')
  const files = globSync('*.yaml', { cwd: vfs }).sort()
  const [first = [], others = []] = [true, false].map((wanted) =>
    files.filter((file) => (file === MAIN) === wanted).map((file) => reference(vfs, file)),
  )
  return [...first, ...examplesHere(), ...others]
}

const MAIN = 'jp-conformance.yaml'

function examplesHere(): Candidate[] {
  const root = examplesFolder()
  return existsSync(root) ? examplesIn(root).map((example) => exampleIn(root, example)) : []
}

function reference(folder: string, file: string): Candidate {
  const name = file === MAIN ? 'reference' : `reference-${basename(file, '.yaml')}`
  const config = join(folder, file)
  const cases = file === MAIN ? SEVERAL : FIRST
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
