import type { Move } from '../adversary/tactic.ts'
import { type Dialect, VFS_DIALECT } from '../session/tool/dialect.ts'
import type { JsonObject } from '../wire/json.ts'
import { answerTo, type HostState } from './vfs-host.ts'

/** The host that we play in a session: how it speaks, and what it answers. */
export interface ScriptedHost {
  dialect: Dialect
  /** The reply of a well-behaved host to a request of that name. */
  answer(request: JsonObject, name: string): JsonObject
  /** What it does of its own accord after a message of that name, or, without a message, in the subject's silence. */
  follow?(name: string, message?: JsonObject): readonly Move[]
  /** The project as it stands, where we serve its files. */
  files?(): Record<string, unknown>
}

/** The host of a tool of the VFS protocol. @see rfd-d11 §Protocol methods */
export const scriptedVfsHost = (state: HostState): ScriptedHost => ({
  dialect: VFS_DIALECT,
  answer: (request, method) => answerTo(state, request, method),
  files: () => state.project.spell(),
})
