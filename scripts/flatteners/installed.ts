import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What to do where the adapters' libraries are absent: they are a package of their own, which `npm ci` does not install. */
export const INSTALL =
  'The libraries are not installed; install them with: npm ci --prefix reference-impl/examples/flatteners'

/** Whether a folder of adapters has the libraries that they call. */
export const installedIn = (folder: string): boolean =>
  existsSync(join(folder, 'node_modules', '.package-lock.json'))
