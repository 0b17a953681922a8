import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What we read of our own package.json. */
export interface Manifest {
  name: string
  version: string
  bugs?: string | { url?: string }
}

/** The folder of this package, wherever this file was bundled to. */
export function packageRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder)
    folder = dirname(folder)
  return folder
}

/** Our own package.json. */
export function manifest(): Manifest {
  return JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as Manifest
}

/** Where the user is asked to report a fault of ours. */
export function whereToReport(): string {
  const { bugs, name } = manifest()
  const url = typeof bugs === 'string' ? bugs : bugs?.url
  return url ?? `the maintainers of ${name}`
}
