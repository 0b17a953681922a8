/**
 * Starts the reference host's driver: `node reference-impl/host/driver.js [--mutant ID] [--root-directory] [--sandbox]`.
 * It speaks the driver protocol on its standard streams; its code begins in `driver/main.ts`.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// A certification starts the driver often, and compiling TypeScript is most of a start:
// so this file, which is read before the cache is open, is none.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/reference-host'))
await import('./driver/main.ts')
