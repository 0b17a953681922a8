/**
 * The reference VFS tool: `node reference-impl/vfs/tool.ts [--mutant ID | --manner NAME]`.
 * What it does is told by `arguments.command` in `init`; its code begins in `tool/client.ts`.
 * @see rfd-d11 §Tool lifecycle
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// A certification starts the tool hundreds of times, and compiling it is most of a start.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/reference-tool'))
await import('./tool/main.ts')
