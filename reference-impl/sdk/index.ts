/** What a tool in TypeScript is written with: one function for each way in which a host runs it. */

export { Failure, HostError } from './failure.ts'
export type { Host } from './host.ts'
export { type OneShot, oneShotTool, stdioTool } from './stdio-tool.ts'
export type { Invocation, Json, Question, Session } from './tool.ts'
export { statefulTool, vfsTool } from './vfs-tool.ts'
