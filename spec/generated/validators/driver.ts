// Written by `npm run spec` from spec/; change it there.
import type { DriverMessages } from '../messages/driver.ts'

/** Where the schema of each stands: a file below `schemas/`, and a place in it. */
export const places = {
  callParams: 'driver/call#/$defs/params',
  callResult: 'driver/call#/$defs/result',
  cancelParams: 'driver/cancel#/$defs/params',
  cancelResult: 'driver/cancel#/$defs/result',
  configureParams: 'driver/configure#/$defs/params',
  configureResult: 'driver/configure#/$defs/result',
  conversation: 'driver/conversation',
  describeParams: 'driver/describe#/$defs/params',
  describeResult: 'driver/describe#/$defs/result',
  endHandleParams: 'driver/end_handle#/$defs/params',
  endHandleResult: 'driver/end_handle#/$defs/result',
  fileSet: 'driver/file-set',
  flattenNote: 'driver/flatten-note',
  flattenParams: 'driver/flatten#/$defs/params',
  flattenResult: 'driver/flatten#/$defs/result',
  inquiryParams: 'driver/inquiry#/$defs/params',
  inquiryResult: 'driver/inquiry#/$defs/result',
  limits: 'driver/limits',
  notificationsParams: 'driver/notifications#/$defs/params',
  notificationsResult: 'driver/notifications#/$defs/result',
  pluginParams: 'driver/plugin#/$defs/params',
  pluginResult: 'driver/plugin#/$defs/result',
  pluginAssistantParams: 'driver/plugin_assistant#/$defs/params',
  pluginAssistantResult: 'driver/plugin_assistant#/$defs/result',
  pluginConversationParams: 'driver/plugin_conversation#/$defs/params',
  pluginConversationResult: 'driver/plugin_conversation#/$defs/result',
  pluginEventParams: 'driver/plugin_event#/$defs/params',
  pluginEventResult: 'driver/plugin_event#/$defs/result',
  pluginInterruptParams: 'driver/plugin_interrupt#/$defs/params',
  pluginInterruptResult: 'driver/plugin_interrupt#/$defs/result',
  pluginLockParams: 'driver/plugin_lock#/$defs/params',
  pluginLockResult: 'driver/plugin_lock#/$defs/result',
  pluginPromptParams: 'driver/plugin_prompt#/$defs/params',
  pluginPromptResult: 'driver/plugin_prompt#/$defs/result',
  pluginQueryParams: 'driver/plugin_query#/$defs/params',
  pluginQueryResult: 'driver/plugin_query#/$defs/result',
  policy: 'driver/policy',
  reply: 'driver/reply',
  shutdownParams: 'driver/shutdown#/$defs/params',
  shutdownResult: 'driver/shutdown#/$defs/result',
  snapshotParams: 'driver/snapshot#/$defs/params',
  snapshotResult: 'driver/snapshot#/$defs/result',
  tool: 'driver/tool',
  toolsParams: 'driver/tools#/$defs/params',
  toolsResult: 'driver/tools#/$defs/result',
  turnEndParams: 'driver/turn_end#/$defs/params',
  turnEndResult: 'driver/turn_end#/$defs/result',
  workspace: 'driver/workspace',
} as const

/** What each shows a value to be. */
export type Types = {
  callParams: DriverMessages['call']['params']
  callResult: DriverMessages['call']['result']
  cancelParams: DriverMessages['cancel']['params']
  cancelResult: DriverMessages['cancel']['result']
  configureParams: DriverMessages['configure']['params']
  configureResult: DriverMessages['configure']['result']
  conversation: DriverMessages['conversation']
  describeParams: DriverMessages['describe']['params']
  describeResult: DriverMessages['describe']['result']
  endHandleParams: DriverMessages['end_handle']['params']
  endHandleResult: DriverMessages['end_handle']['result']
  fileSet: DriverMessages['file-set']
  flattenNote: DriverMessages['flatten-note']
  flattenParams: DriverMessages['flatten']['params']
  flattenResult: DriverMessages['flatten']['result']
  inquiryParams: DriverMessages['inquiry']['params']
  inquiryResult: DriverMessages['inquiry']['result']
  limits: DriverMessages['limits']
  notificationsParams: DriverMessages['notifications']['params']
  notificationsResult: DriverMessages['notifications']['result']
  pluginParams: DriverMessages['plugin']['params']
  pluginResult: DriverMessages['plugin']['result']
  pluginAssistantParams: DriverMessages['plugin_assistant']['params']
  pluginAssistantResult: DriverMessages['plugin_assistant']['result']
  pluginConversationParams: DriverMessages['plugin_conversation']['params']
  pluginConversationResult: DriverMessages['plugin_conversation']['result']
  pluginEventParams: DriverMessages['plugin_event']['params']
  pluginEventResult: DriverMessages['plugin_event']['result']
  pluginInterruptParams: DriverMessages['plugin_interrupt']['params']
  pluginInterruptResult: DriverMessages['plugin_interrupt']['result']
  pluginLockParams: DriverMessages['plugin_lock']['params']
  pluginLockResult: DriverMessages['plugin_lock']['result']
  pluginPromptParams: DriverMessages['plugin_prompt']['params']
  pluginPromptResult: DriverMessages['plugin_prompt']['result']
  pluginQueryParams: DriverMessages['plugin_query']['params']
  pluginQueryResult: DriverMessages['plugin_query']['result']
  policy: DriverMessages['policy']
  reply: DriverMessages['reply']
  shutdownParams: DriverMessages['shutdown']['params']
  shutdownResult: DriverMessages['shutdown']['result']
  snapshotParams: DriverMessages['snapshot']['params']
  snapshotResult: DriverMessages['snapshot']['result']
  tool: DriverMessages['tool']
  toolsParams: DriverMessages['tools']['params']
  toolsResult: DriverMessages['tools']['result']
  turnEndParams: DriverMessages['turn_end']['params']
  turnEndResult: DriverMessages['turn_end']['result']
  workspace: DriverMessages['workspace']
}

/** Validators by the name on the wire. */
export const methods = {
  'call': { params: 'callParams', result: 'callResult' },
  'cancel': { params: 'cancelParams', result: 'cancelResult' },
  'configure': { params: 'configureParams', result: 'configureResult' },
  'conversation': { whole: 'conversation' },
  'describe': { params: 'describeParams', result: 'describeResult' },
  'end_handle': { params: 'endHandleParams', result: 'endHandleResult' },
  'file-set': { whole: 'fileSet' },
  'flatten-note': { whole: 'flattenNote' },
  'flatten': { params: 'flattenParams', result: 'flattenResult' },
  'inquiry': { params: 'inquiryParams', result: 'inquiryResult' },
  'limits': { whole: 'limits' },
  'notifications': { params: 'notificationsParams', result: 'notificationsResult' },
  'plugin': { params: 'pluginParams', result: 'pluginResult' },
  'plugin_assistant': { params: 'pluginAssistantParams', result: 'pluginAssistantResult' },
  'plugin_conversation': { params: 'pluginConversationParams', result: 'pluginConversationResult' },
  'plugin_event': { params: 'pluginEventParams', result: 'pluginEventResult' },
  'plugin_interrupt': { params: 'pluginInterruptParams', result: 'pluginInterruptResult' },
  'plugin_lock': { params: 'pluginLockParams', result: 'pluginLockResult' },
  'plugin_prompt': { params: 'pluginPromptParams', result: 'pluginPromptResult' },
  'plugin_query': { params: 'pluginQueryParams', result: 'pluginQueryResult' },
  'policy': { whole: 'policy' },
  'reply': { whole: 'reply' },
  'shutdown': { params: 'shutdownParams', result: 'shutdownResult' },
  'snapshot': { params: 'snapshotParams', result: 'snapshotResult' },
  'tool': { whole: 'tool' },
  'tools': { params: 'toolsParams', result: 'toolsResult' },
  'turn_end': { params: 'turnEndParams', result: 'turnEndResult' },
  'workspace': { whole: 'workspace' },
} as const
