/**
 * Starts the reference plugin host: `node reference-impl/plugin-host/plugin-host.js [OPTIONS] NAME [ARGUMENTS…]`.
 * Its code begins in `program/main.ts`.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// A certification starts the host dozens of times, and compiling TypeScript is most of a start:
// so this file, which is read before the cache is open, is none.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/reference-plugin-host'))
await import('./program/main.ts')
