/**
 * The reference VFS tool: `node reference-impl/vfs/tool.ts [--mutant ID | --manner NAME]`.
 * What it does is told by `arguments.command` in `init`; its code begins in `tool/client.ts`.
 * @see rfd-d11 §Tool lifecycle
 */
import { connect } from './tool/client.ts'
import { perform } from './tool/commands.ts'
import { seamsFor } from './tool/variant.ts'

const seams = await seamsFor(process.argv.slice(2))
const host = await connect(seams)
await perform(host)
seams.leave('done')
