// Written by `npm run spec` from spec/; change it there.
import type { ConfigMessage, ConversationEvent, ConversationsMessage, CreateConversationMessage, CreatedMessage, DescribeMessage, DescribeReplyMessage, ErrorMessage, EventInformational, EventInquiry, EventMessage, EventQueryComplete, EventToolApproval, EventsMessage, ExitMessage, InitMessage, ListConversationsMessage, LockMessage, LockedMessage, LogMessage, PrintMessage, PushEventsMessage, PushedMessage, QueryMessage, QueryStartedMessage, ReadConfigMessage, ReadEventsMessage, ReadyMessage, Registry, RespondInquiry, RespondMessage, RespondToolApproval, ShutdownMessage, StoredEvent, SubscribeMessage, SubscribedMessage, UnlockMessage, UnlockedMessage, UnsubscribeMessage, UnsubscribedMessage } from '../messages/plugin.ts'
import type { Validate } from './validate.d.ts'
export declare const configMessage: Validate<ConfigMessage>
export declare const conversationEvent: Validate<ConversationEvent>
export declare const conversationsMessage: Validate<ConversationsMessage>
export declare const createConversationMessage: Validate<CreateConversationMessage>
export declare const createdMessage: Validate<CreatedMessage>
export declare const describeReplyMessage: Validate<DescribeReplyMessage>
export declare const describeMessage: Validate<DescribeMessage>
export declare const errorMessage: Validate<ErrorMessage>
export declare const eventInformational: Validate<EventInformational>
export declare const eventInquiry: Validate<EventInquiry>
export declare const eventQueryComplete: Validate<EventQueryComplete>
export declare const eventToolApproval: Validate<EventToolApproval>
export declare const eventMessage: Validate<EventMessage>
export declare const eventsMessage: Validate<EventsMessage>
export declare const exitMessage: Validate<ExitMessage>
export declare const initMessage: Validate<InitMessage>
export declare const listConversationsMessage: Validate<ListConversationsMessage>
export declare const lockMessage: Validate<LockMessage>
export declare const lockedMessage: Validate<LockedMessage>
export declare const logMessage: Validate<LogMessage>
export declare const printMessage: Validate<PrintMessage>
export declare const pushEventsMessage: Validate<PushEventsMessage>
export declare const pushedMessage: Validate<PushedMessage>
export declare const queryMessage: Validate<QueryMessage>
export declare const queryStartedMessage: Validate<QueryStartedMessage>
export declare const readConfigMessage: Validate<ReadConfigMessage>
export declare const readEventsMessage: Validate<ReadEventsMessage>
export declare const readyMessage: Validate<ReadyMessage>
export declare const registry: Validate<Registry>
export declare const respondInquiry: Validate<RespondInquiry>
export declare const respondToolApproval: Validate<RespondToolApproval>
export declare const respondMessage: Validate<RespondMessage>
export declare const shutdownMessage: Validate<ShutdownMessage>
export declare const storedEvent: Validate<StoredEvent>
export declare const subscribeMessage: Validate<SubscribeMessage>
export declare const subscribedMessage: Validate<SubscribedMessage>
export declare const unlockMessage: Validate<UnlockMessage>
export declare const unlockedMessage: Validate<UnlockedMessage>
export declare const unsubscribeMessage: Validate<UnsubscribeMessage>
export declare const unsubscribedMessage: Validate<UnsubscribedMessage>
/** Validators by the name on the wire. */
export declare const byMethod: {
  'config': { whole: typeof configMessage },
  'conversation-event': { whole: typeof conversationEvent },
  'conversations': { whole: typeof conversationsMessage },
  'create_conversation': { whole: typeof createConversationMessage },
  'created': { whole: typeof createdMessage },
  'describe-reply': { whole: typeof describeReplyMessage },
  'describe': { whole: typeof describeMessage },
  'error': { whole: typeof errorMessage },
  'event.informational': { whole: typeof eventInformational },
  'event.inquiry': { whole: typeof eventInquiry },
  'event.query_complete': { whole: typeof eventQueryComplete },
  'event.tool_approval': { whole: typeof eventToolApproval },
  'event': { whole: typeof eventMessage },
  'events': { whole: typeof eventsMessage },
  'exit': { whole: typeof exitMessage },
  'init': { whole: typeof initMessage },
  'list_conversations': { whole: typeof listConversationsMessage },
  'lock': { whole: typeof lockMessage },
  'locked': { whole: typeof lockedMessage },
  'log': { whole: typeof logMessage },
  'print': { whole: typeof printMessage },
  'push_events': { whole: typeof pushEventsMessage },
  'pushed': { whole: typeof pushedMessage },
  'query': { whole: typeof queryMessage },
  'query_started': { whole: typeof queryStartedMessage },
  'read_config': { whole: typeof readConfigMessage },
  'read_events': { whole: typeof readEventsMessage },
  'ready': { whole: typeof readyMessage },
  'registry': { whole: typeof registry },
  'respond.inquiry': { whole: typeof respondInquiry },
  'respond.tool_approval': { whole: typeof respondToolApproval },
  'respond': { whole: typeof respondMessage },
  'shutdown': { whole: typeof shutdownMessage },
  'stored-event': { whole: typeof storedEvent },
  'subscribe': { whole: typeof subscribeMessage },
  'subscribed': { whole: typeof subscribedMessage },
  'unlock': { whole: typeof unlockMessage },
  'unlocked': { whole: typeof unlockedMessage },
  'unsubscribe': { whole: typeof unsubscribeMessage },
  'unsubscribed': { whole: typeof unsubscribedMessage },
}
