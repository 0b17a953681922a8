/**
 * Starts the probe tool: `node harness/probes/probe.js`. Its code begins in `probe-tool.ts`.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// A certification starts the probe hundreds of times, and compiling TypeScript is most of a start:
// so this file, which is read before the cache is open, is none.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/probe-tool'))
await import('./probe-tool.ts')
