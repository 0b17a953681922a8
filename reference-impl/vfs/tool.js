/**
 * Starts the reference VFS tool: `node reference-impl/vfs/tool.js [--mutant ID | --variant NAME]`.
 * What it does is stated by `arguments.command` in `init`; its code begins in `tool/main.ts`.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// A certification starts the tool hundreds of times, and compiling TypeScript is most of a start:
// so this file, which is read before the cache is open, is none.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/reference-tool'))
await import('./tool/main.ts')
