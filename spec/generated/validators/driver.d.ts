// Written by `npm run spec` from spec/; change it there.
import type { CallParams, CallResult, CancelParams, CancelResult, ConfigureParams, ConfigureResult, Conversation, DescribeParams, DescribeResult, FileSet, FlattenNote, FlattenParams, FlattenResult, InquiryParams, InquiryResult, Limits, NotificationsParams, NotificationsResult, PluginAssistantParams, PluginAssistantResult, PluginConversationParams, PluginConversationResult, PluginEventParams, PluginEventResult, PluginInterruptParams, PluginInterruptResult, PluginLockParams, PluginLockResult, PluginParams, PluginPromptParams, PluginPromptResult, PluginQueryParams, PluginQueryResult, PluginResult, Policy, Reply, ShutdownParams, ShutdownResult, SnapshotParams, SnapshotResult, Tool, ToolsParams, ToolsResult, TurnEndParams, TurnEndResult, Workspace } from '../messages/driver.ts'
import type { Validate } from './validate.d.ts'
export declare const callParams: Validate<CallParams>
export declare const callResult: Validate<CallResult>
export declare const cancelParams: Validate<CancelParams>
export declare const cancelResult: Validate<CancelResult>
export declare const configureParams: Validate<ConfigureParams>
export declare const configureResult: Validate<ConfigureResult>
export declare const conversation: Validate<Conversation>
export declare const describeParams: Validate<DescribeParams>
export declare const describeResult: Validate<DescribeResult>
export declare const fileSet: Validate<FileSet>
export declare const flattenNote: Validate<FlattenNote>
export declare const flattenParams: Validate<FlattenParams>
export declare const flattenResult: Validate<FlattenResult>
export declare const inquiryParams: Validate<InquiryParams>
export declare const inquiryResult: Validate<InquiryResult>
export declare const limits: Validate<Limits>
export declare const notificationsParams: Validate<NotificationsParams>
export declare const notificationsResult: Validate<NotificationsResult>
export declare const pluginParams: Validate<PluginParams>
export declare const pluginResult: Validate<PluginResult>
export declare const pluginAssistantParams: Validate<PluginAssistantParams>
export declare const pluginAssistantResult: Validate<PluginAssistantResult>
export declare const pluginConversationParams: Validate<PluginConversationParams>
export declare const pluginConversationResult: Validate<PluginConversationResult>
export declare const pluginEventParams: Validate<PluginEventParams>
export declare const pluginEventResult: Validate<PluginEventResult>
export declare const pluginInterruptParams: Validate<PluginInterruptParams>
export declare const pluginInterruptResult: Validate<PluginInterruptResult>
export declare const pluginLockParams: Validate<PluginLockParams>
export declare const pluginLockResult: Validate<PluginLockResult>
export declare const pluginPromptParams: Validate<PluginPromptParams>
export declare const pluginPromptResult: Validate<PluginPromptResult>
export declare const pluginQueryParams: Validate<PluginQueryParams>
export declare const pluginQueryResult: Validate<PluginQueryResult>
export declare const policy: Validate<Policy>
export declare const reply: Validate<Reply>
export declare const shutdownParams: Validate<ShutdownParams>
export declare const shutdownResult: Validate<ShutdownResult>
export declare const snapshotParams: Validate<SnapshotParams>
export declare const snapshotResult: Validate<SnapshotResult>
export declare const tool: Validate<Tool>
export declare const toolsParams: Validate<ToolsParams>
export declare const toolsResult: Validate<ToolsResult>
export declare const turnEndParams: Validate<TurnEndParams>
export declare const turnEndResult: Validate<TurnEndResult>
export declare const workspace: Validate<Workspace>
/** Validators by the name on the wire. */
export declare const byMethod: {
  'call': { params: typeof callParams, result: typeof callResult },
  'cancel': { params: typeof cancelParams, result: typeof cancelResult },
  'configure': { params: typeof configureParams, result: typeof configureResult },
  'conversation': { whole: typeof conversation },
  'describe': { params: typeof describeParams, result: typeof describeResult },
  'file-set': { whole: typeof fileSet },
  'flatten-note': { whole: typeof flattenNote },
  'flatten': { params: typeof flattenParams, result: typeof flattenResult },
  'inquiry': { params: typeof inquiryParams, result: typeof inquiryResult },
  'limits': { whole: typeof limits },
  'notifications': { params: typeof notificationsParams, result: typeof notificationsResult },
  'plugin': { params: typeof pluginParams, result: typeof pluginResult },
  'plugin_assistant': { params: typeof pluginAssistantParams, result: typeof pluginAssistantResult },
  'plugin_conversation': { params: typeof pluginConversationParams, result: typeof pluginConversationResult },
  'plugin_event': { params: typeof pluginEventParams, result: typeof pluginEventResult },
  'plugin_interrupt': { params: typeof pluginInterruptParams, result: typeof pluginInterruptResult },
  'plugin_lock': { params: typeof pluginLockParams, result: typeof pluginLockResult },
  'plugin_prompt': { params: typeof pluginPromptParams, result: typeof pluginPromptResult },
  'plugin_query': { params: typeof pluginQueryParams, result: typeof pluginQueryResult },
  'policy': { whole: typeof policy },
  'reply': { whole: typeof reply },
  'shutdown': { params: typeof shutdownParams, result: typeof shutdownResult },
  'snapshot': { params: typeof snapshotParams, result: typeof snapshotResult },
  'tool': { whole: typeof tool },
  'tools': { params: typeof toolsParams, result: typeof toolsResult },
  'turn_end': { params: typeof turnEndParams, result: typeof turnEndResult },
  'workspace': { whole: typeof workspace },
}
