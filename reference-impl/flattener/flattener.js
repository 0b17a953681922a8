/**
 * Starts the reference flattener: `node reference-impl/flattener/flattener.js [--mutant ID]`.
 * It answers the JSON lines of its input; its code begins in `main.ts`.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// A certification starts it for every mutant, and compiling TypeScript is most of a start:
// so this file, which is read before the cache is open, is none.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/reference-flattener'))
await import('./main.ts')
