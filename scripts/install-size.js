/**
 * How much an installation brings: `node scripts/install-size.js NODE_MODULES PACKAGES MEGABYTES` prints the packages and
 * the megabytes on disk beside the most that are allowed, and ends with status 1 above either.
 */
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// What tools keep there is not installed.
const CACHES = new Set(['.cache', '.vite', '.vite-temp'])

const [folder = 'node_modules', ...limits] = process.argv.slice(2)
const [mostPackages, mostMegabytes] = limits.map(Number)

const { packages } = JSON.parse(readFileSync(join(folder, '.package-lock.json'), 'utf8'))
const count = Object.keys(packages).filter((path) => path.startsWith('node_modules/')).length
const counted = new Set()
const installed = readdirSync(folder).filter((name) => !CACHES.has(name))
const bytes = installed.reduce((sum, name) => sum + bytesOf(join(folder, name), counted), 0)
const megabytes = Math.ceil(bytes / 1024 / 1024)

console.log(
  `${folder}: ${count} packages (at most ${mostPackages}), ${megabytes} MB (at most ${mostMegabytes})`,
)
process.exitCode = count > mostPackages || megabytes > mostMegabytes ? 1 : 0

/** Bytes of the blocks on disk, a file with several names counted once. */
function bytesOf(path, counted) {
  const about = lstatSync(path)
  if (about.isDirectory()) {
    const inner = readdirSync(path).map((name) => bytesOf(join(path, name), counted))
    return inner.reduce((sum, bytes) => sum + bytes, about.blocks * 512)
  }
  if (counted.has(about.ino)) return 0
  counted.add(about.ino)
  return about.blocks * 512
}
