// Written by `npm run spec` from spec/; change it there.
import type { PluginMessages } from '../messages/plugin.ts'

/** Where the schema of each stands: a file below `schemas/`, and a place in it. */
export const places = {
  configMessage: 'plugin/config',
  conversationEvent: 'plugin/conversation-event',
  conversationsMessage: 'plugin/conversations',
  createConversationMessage: 'plugin/create_conversation',
  createdMessage: 'plugin/created',
  describeReplyMessage: 'plugin/describe-reply',
  describeMessage: 'plugin/describe',
  errorMessage: 'plugin/error',
  eventInformational: 'plugin/event.informational',
  eventInquiry: 'plugin/event.inquiry',
  eventQueryComplete: 'plugin/event.query_complete',
  eventToolApproval: 'plugin/event.tool_approval',
  eventMessage: 'plugin/event',
  eventsMessage: 'plugin/events',
  exitMessage: 'plugin/exit',
  initMessage: 'plugin/init',
  listConversationsMessage: 'plugin/list_conversations',
  lockMessage: 'plugin/lock',
  lockedMessage: 'plugin/locked',
  logMessage: 'plugin/log',
  printMessage: 'plugin/print',
  pushEventsMessage: 'plugin/push_events',
  pushedMessage: 'plugin/pushed',
  queryMessage: 'plugin/query',
  queryStartedMessage: 'plugin/query_started',
  readConfigMessage: 'plugin/read_config',
  readEventsMessage: 'plugin/read_events',
  readyMessage: 'plugin/ready',
  registry: 'plugin/registry',
  respondInquiry: 'plugin/respond.inquiry',
  respondToolApproval: 'plugin/respond.tool_approval',
  respondMessage: 'plugin/respond',
  shutdownMessage: 'plugin/shutdown',
  storedEvent: 'plugin/stored-event',
  subscribeMessage: 'plugin/subscribe',
  subscribedMessage: 'plugin/subscribed',
  unlockMessage: 'plugin/unlock',
  unlockedMessage: 'plugin/unlocked',
  unsubscribeMessage: 'plugin/unsubscribe',
  unsubscribedMessage: 'plugin/unsubscribed',
} as const

/** What each shows a value to be. */
export type Types = {
  configMessage: PluginMessages['config']
  conversationEvent: PluginMessages['conversation-event']
  conversationsMessage: PluginMessages['conversations']
  createConversationMessage: PluginMessages['create_conversation']
  createdMessage: PluginMessages['created']
  describeReplyMessage: PluginMessages['describe-reply']
  describeMessage: PluginMessages['describe']
  errorMessage: PluginMessages['error']
  eventInformational: PluginMessages['event.informational']
  eventInquiry: PluginMessages['event.inquiry']
  eventQueryComplete: PluginMessages['event.query_complete']
  eventToolApproval: PluginMessages['event.tool_approval']
  eventMessage: PluginMessages['event']
  eventsMessage: PluginMessages['events']
  exitMessage: PluginMessages['exit']
  initMessage: PluginMessages['init']
  listConversationsMessage: PluginMessages['list_conversations']
  lockMessage: PluginMessages['lock']
  lockedMessage: PluginMessages['locked']
  logMessage: PluginMessages['log']
  printMessage: PluginMessages['print']
  pushEventsMessage: PluginMessages['push_events']
  pushedMessage: PluginMessages['pushed']
  queryMessage: PluginMessages['query']
  queryStartedMessage: PluginMessages['query_started']
  readConfigMessage: PluginMessages['read_config']
  readEventsMessage: PluginMessages['read_events']
  readyMessage: PluginMessages['ready']
  registry: PluginMessages['registry']
  respondInquiry: PluginMessages['respond.inquiry']
  respondToolApproval: PluginMessages['respond.tool_approval']
  respondMessage: PluginMessages['respond']
  shutdownMessage: PluginMessages['shutdown']
  storedEvent: PluginMessages['stored-event']
  subscribeMessage: PluginMessages['subscribe']
  subscribedMessage: PluginMessages['subscribed']
  unlockMessage: PluginMessages['unlock']
  unlockedMessage: PluginMessages['unlocked']
  unsubscribeMessage: PluginMessages['unsubscribe']
  unsubscribedMessage: PluginMessages['unsubscribed']
}

/** Validators by the name on the wire. */
export const methods = {
  'config': { whole: 'configMessage' },
  'conversation-event': { whole: 'conversationEvent' },
  'conversations': { whole: 'conversationsMessage' },
  'create_conversation': { whole: 'createConversationMessage' },
  'created': { whole: 'createdMessage' },
  'describe-reply': { whole: 'describeReplyMessage' },
  'describe': { whole: 'describeMessage' },
  'error': { whole: 'errorMessage' },
  'event.informational': { whole: 'eventInformational' },
  'event.inquiry': { whole: 'eventInquiry' },
  'event.query_complete': { whole: 'eventQueryComplete' },
  'event.tool_approval': { whole: 'eventToolApproval' },
  'event': { whole: 'eventMessage' },
  'events': { whole: 'eventsMessage' },
  'exit': { whole: 'exitMessage' },
  'init': { whole: 'initMessage' },
  'list_conversations': { whole: 'listConversationsMessage' },
  'lock': { whole: 'lockMessage' },
  'locked': { whole: 'lockedMessage' },
  'log': { whole: 'logMessage' },
  'print': { whole: 'printMessage' },
  'push_events': { whole: 'pushEventsMessage' },
  'pushed': { whole: 'pushedMessage' },
  'query': { whole: 'queryMessage' },
  'query_started': { whole: 'queryStartedMessage' },
  'read_config': { whole: 'readConfigMessage' },
  'read_events': { whole: 'readEventsMessage' },
  'ready': { whole: 'readyMessage' },
  'registry': { whole: 'registry' },
  'respond.inquiry': { whole: 'respondInquiry' },
  'respond.tool_approval': { whole: 'respondToolApproval' },
  'respond': { whole: 'respondMessage' },
  'shutdown': { whole: 'shutdownMessage' },
  'stored-event': { whole: 'storedEvent' },
  'subscribe': { whole: 'subscribeMessage' },
  'subscribed': { whole: 'subscribedMessage' },
  'unlock': { whole: 'unlockMessage' },
  'unlocked': { whole: 'unlockedMessage' },
  'unsubscribe': { whole: 'unsubscribeMessage' },
  'unsubscribed': { whole: 'unsubscribedMessage' },
} as const
