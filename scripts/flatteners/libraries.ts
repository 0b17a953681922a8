import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfigurationOf } from '../../cli/load-configuration.ts'
import { entry as flattener } from '../../conformance/flattener/entry.ts'
import type { Flattener } from '../../spec/generated/config.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'

/** A flattener that is laid beside the others. */
export interface Library {
  /** Name and version of its package. */
  title: string
  /** Which part of the package is called. */
  part: string
  command: string[]
  cwd: string
  providers: ProviderId[]
  instances?: boolean
  unclaimed?: string[]
}

/** The libraries that have an adapter, in the order of their configurations' names. */
export async function librariesOf(root: string): Promise<Library[]> {
  const folder = join(root, 'reference-impl/examples/flatteners')
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  return Promise.all(files.sort().map((file) => libraryOf(folder, file)))
}

/** The reference flattener, for the same providers as the libraries. */
export function referenceFor(root: string, libraries: readonly Library[]): Library {
  return {
    title: 'the reference',
    part: '',
    command: ['node', 'flattener.js'],
    cwd: join(root, 'reference-impl/flattener'),
    providers: [...new Set(libraries.flatMap((library) => library.providers))].sort(),
  }
}

async function libraryOf(folder: string, file: string): Promise<Library> {
  const loaded = await loadConfigurationOf(flattener, join(folder, file))
  const { problems = [] } = loaded
  const config = loaded.config as Flattener | undefined
  const { name, command, instances, unclaimed } = config ?? {}
  if (name === undefined || command === undefined)
    throw new TypeError(`${file}: ${problems[0]?.message ?? 'a name and a command are needed'}`)
  const [module = '', ...part] = name.split(' ')
  return {
    title: `${module} ${versionOf(folder, module)}`,
    part: part.join(' '),
    ...{ command, cwd: folder, instances, unclaimed },
    providers: (config?.providers ?? []).filter(isProvider),
  }
}

const isProvider = (name: string): name is ProviderId => Object.hasOwn(providers, name)

/** The version that is installed in a folder of adapters. */
function versionOf(folder: string, module: string): string {
  const manifest = readFileSync(join(folder, 'node_modules', module, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
