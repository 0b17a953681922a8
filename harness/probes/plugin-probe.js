/**
 * Starts the plugin probe: `node harness/probes/plugin-probe.js FILE`. Its code begins in `plugin-probe-main.ts`.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// As in `probe.js`: compiling TypeScript is most of a start.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/plugin-probe'))
await import('./plugin-probe-main.ts')
