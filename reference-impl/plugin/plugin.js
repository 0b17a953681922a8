/**
 * Starts the reference plugin: `node reference-impl/plugin/plugin.js [--mutant ID]`.
 * What it does is stated by `args` in `init`; its code begins in `program/main.ts`.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// A certification starts the plugin dozens of times, and compiling TypeScript is most of a start:
// so this file, which is read before the cache is open, is none.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/reference-plugin'))
await import('./program/main.ts')
