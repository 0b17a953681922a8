/** Removes the C headers of the pinned Node, 67 MB that nothing here compiles against, after each install of a checkout. */
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { platform, arch } = process
const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
const name = [prefix, platform === 'win32' ? 'win' : platform, arch].join('-')

try {
  const manager = createRequire(import.meta.url).resolve('node/package.json')
  const binary = createRequire(manager).resolve(`${name}/package.json`)
  rmSync(join(dirname(binary), 'include'), { recursive: true, force: true })
} catch {
  // Node came from elsewhere: there is nothing to remove.
}
