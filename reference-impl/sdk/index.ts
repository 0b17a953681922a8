/** What a tool or a command plugin in TypeScript is written with: one function for each way in which a host runs it. */

export { Failure, HostError, Refused } from './failure.ts'
export type { Host } from './host.ts'
export { commandPlugin, PluginFailure, type PluginRun } from './plugin.ts'
export type { PluginHost, Writer } from './plugin-host.ts'
export type { Conversation, ConversationEvent, Description, Init } from './plugin-messages.ts'
export type { Approval, Inquiry, Prompt } from './prompt.ts'
export { type OneShot, oneShotTool, stdioTool } from './stdio-tool.ts'
export type { SubscribedEvent, Subscription } from './subscription.ts'
export type { Invocation, Json, Question, Session } from './tool.ts'
export { statefulTool, vfsTool } from './vfs-tool.ts'
