// Written by `npm run spec` from spec/; change it there.
/**
 * One event of a conversation, as plugins read, push and receive it.
 */
export type ConversationEvent = unknown & {
  /**
   * Kind of the event; kinds other than the seven known ones may occur.
   */
  type: string
  /**
   * When it occurred: RFC 3339, or date and time in UTC with a space between and no zone.
   */
  timestamp?: string
  /**
   * Anything attached to the event.
   */
  metadata?: {
    [k: string]: unknown
  }
}
/**
 * Delivers one event of a subscription, unasked; it is exactly one of the four event objects.
 */
export type EventMessage =
  EventInformational | EventToolApproval | EventInquiry | EventQueryComplete
/**
 * An event as it is stored, with a timestamp if its kind is known; a tool's response says whether it is an error.
 */
export type StoredEvent = ConversationEvent & unknown
/**
 * Answers a prompt; it is exactly one of the two answer objects and gets no reply.
 */
export type RespondMessage = RespondToolApproval | RespondInquiry

/**
 * Messages of the plugin protocol by file name.
 */
export interface PluginMessages {
  /**
   * Gives the resolved configuration or the part that was asked for.
   */
  config: ConfigMessage
  /**
   * One event of a conversation, as plugins read, push and receive it.
   */
  'conversation-event': ConversationEvent
  /**
   * Lists the conversations of the workspace, in no particular order.
   */
  conversations: ConversationsMessage
  /**
   * Asks for a new conversation, which the plugin then holds locked.
   */
  create_conversation: CreateConversationMessage
  /**
   * Gives the id of the new conversation.
   */
  created: CreatedMessage
  /**
   * Says what the plugin is called, does and serves; its process ends afterwards.
   */
  'describe-reply': DescribeReplyMessage
  /**
   * Asks the plugin, instead of init, to say what it is.
   */
  describe: DescribeMessage
  /**
   * Refuses a request, which it names, and leaves the session as it was.
   */
  error: ErrorMessage
  /**
   * Tells of something that occurred in the conversation and expects no answer.
   */
  'event.informational': EventInformational
  /**
   * Passes a tool's question to the plugin.
   */
  'event.inquiry': EventInquiry
  /**
   * Says that the turn of a query is over.
   */
  'event.query_complete': EventQueryComplete
  /**
   * Asks the plugin whether a tool may run.
   */
  'event.tool_approval': EventToolApproval
  /**
   * Delivers one event of a subscription, unasked; it is exactly one of the four event objects.
   */
  event: EventMessage
  /**
   * Gives a conversation's events, oldest first, with nothing left in base64.
   */
  events: EventsMessage
  /**
   * Ends the run with the status that the host is to end with.
   */
  exit: ExitMessage
  /**
   * Starts a run and tells the plugin everything it runs with.
   */
  init: InitMessage
  /**
   * Asks for the conversations of the workspace.
   */
  list_conversations: ListConversationsMessage
  /**
   * Asks for the write lock of a conversation.
   */
  lock: LockMessage
  /**
   * Says that the plugin now holds the lock.
   */
  locked: LockedMessage
  /**
   * Adds an entry to the host's trace.
   */
  log: LogMessage
  /**
   * Shows text to the user.
   */
  print: PrintMessage
  /**
   * Appends events to a conversation that the plugin has locked, all of them or none.
   */
  push_events: PushEventsMessage
  /**
   * Says how many events were appended.
   */
  pushed: PushedMessage
  /**
   * Has the host run a turn on a conversation that the plugin is subscribed to.
   */
  query: QueryMessage
  /**
   * Says that the turn begins; its events come through the subscription.
   */
  query_started: QueryStartedMessage
  /**
   * Asks for the resolved configuration or a part of it.
   */
  read_config: ReadConfigMessage
  /**
   * Asks for the events of one conversation.
   */
  read_events: ReadEventsMessage
  /**
   * Says that the plugin has taken in init and begins its work.
   */
  ready: ReadyMessage
  /**
   * The file that lists the plugins which a host can install, by command path.
   */
  registry: Registry
  /**
   * Answers a tool's question.
   */
  'respond.inquiry': RespondInquiry
  /**
   * Approves, rejects or modifies a tool call.
   */
  'respond.tool_approval': RespondToolApproval
  /**
   * Answers a prompt; it is exactly one of the two answer objects and gets no reply.
   */
  respond: RespondMessage
  /**
   * Asks the plugin to finish in an orderly way and to send exit before its grace period ends.
   */
  shutdown: ShutdownMessage
  /**
   * An event as it is stored, with a timestamp if its kind is known; a tool's response says whether it is an error.
   */
  'stored-event': StoredEvent
  /**
   * Asks for the events of a conversation from now on.
   */
  subscribe: SubscribeMessage
  /**
   * Says that the subscription is active; its events follow.
   */
  subscribed: SubscribedMessage
  /**
   * Gives the write lock of a conversation back.
   */
  unlock: UnlockMessage
  /**
   * Says that the plugin no longer holds the lock.
   */
  unlocked: UnlockedMessage
  /**
   * Ends a subscription.
   */
  unsubscribe: UnsubscribeMessage
  /**
   * Says that the subscription is over; no event of it follows.
   */
  unsubscribed: UnsubscribedMessage
}
/**
 * Gives the resolved configuration or the part that was asked for.
 */
export interface ConfigMessage {
  /**
   * Names the message.
   */
  type: 'config'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * The path of the request, when it had one.
   */
  path?: string
  /**
   * The value at the path; without a path the whole configuration as an object.
   */
  data: unknown
}
/**
 * Lists the conversations of the workspace, in no particular order.
 */
export interface ConversationsMessage {
  /**
   * Names the message.
   */
  type: 'conversations'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * One entry for each conversation.
   *
   * Items: One conversation.
   */
  data: {
    /**
     * Its id, to be used as it is in every other request.
     */
    id: string
    /**
     * Its title, if it has one.
     */
    title?: string | null
    /**
     * When it was last used, as RFC 3339 writes it.
     */
    last_activated_at: string
    /**
     * How many events it has.
     */
    events_count: number
    /**
     * When it was pinned, if it was.
     */
    pinned_at?: string | null
  }[]
}
/**
 * Asks for a new conversation, which the plugin then holds locked.
 */
export interface CreateConversationMessage {
  /**
   * Names the message.
   */
  type: 'create_conversation'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
  /**
   * Title of the new conversation.
   */
  title?: string
}
/**
 * Gives the id of the new conversation.
 */
export interface CreatedMessage {
  /**
   * Names the message.
   */
  type: 'created'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * Id of the new conversation.
   */
  conversation: string
}
/**
 * Says what the plugin is called, does and serves; its process ends afterwards.
 */
export interface DescribeReplyMessage {
  /**
   * Names the message.
   */
  type: 'describe'
  /**
   * The plugin's name.
   */
  name: string
  /**
   * The plugin's own version, not the protocol's.
   */
  version: string
  /**
   * What it is for, in one line.
   */
  description: string
  /**
   * The command path it serves; without it the program's name tells, split at hyphens.
   *
   * Items: One word of the path, for one level of subcommands.
   */
  command?: string[]
  /**
   * Who wrote it.
   */
  author?: string
  /**
   * The full help text.
   */
  help?: string
  /**
   * Where its source is.
   */
  repository?: string
}
/**
 * Asks the plugin, instead of init, to say what it is.
 */
export interface DescribeMessage {
  /**
   * Names the message.
   */
  type: 'describe'
}
/**
 * Refuses a request, which it names, and leaves the session as it was.
 */
export interface ErrorMessage {
  /**
   * Names the message.
   */
  type: 'error'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * The type of the request that failed; absent only where no type could be read.
   */
  request?: string
  /**
   * What went wrong, for people; no fixed wording.
   */
  message: string
  /**
   * The conversation concerned; always told when another process holds its lock.
   */
  conversation?: string
  /**
   * The subscription concerned.
   */
  sub_id?: string
}
/**
 * Tells of something that occurred in the conversation and expects no answer.
 */
export interface EventInformational {
  /**
   * Names the message.
   */
  type: 'event'
  /**
   * Name of the subscription.
   */
  sub_id: string
  /**
   * The event, or a piece of a response that is still being made.
   */
  data: ConversationEvent & {}
  /**
   * Absent, since no answer is expected.
   */
  respond?: unknown
}
/**
 * Passes a tool's question to the plugin.
 */
export interface EventInquiry {
  /**
   * Names the message.
   */
  type: 'event'
  /**
   * Name of the subscription.
   */
  sub_id: string
  /**
   * The kind of answer that is expected.
   */
  respond: 'inquiry'
  /**
   * The question, as plain text with options or as it is stored.
   */
  data: ConversationEvent & {
    /**
     * Kind of the event.
     */
    type: 'inquiry_request'
  }
}
/**
 * Says that the turn of a query is over.
 */
export interface EventQueryComplete {
  /**
   * Names the message.
   */
  type: 'event'
  /**
   * Name of the subscription.
   */
  sub_id: string
  /**
   * Nothing but the kind; further members, such as an error, may be there.
   */
  data: {
    /**
     * Kind of the event.
     */
    type: 'query_complete'
  }
  /**
   * Absent, since no answer is expected.
   */
  respond?: unknown
}
/**
 * Asks the plugin whether a tool may run.
 */
export interface EventToolApproval {
  /**
   * Names the message.
   */
  type: 'event'
  /**
   * Name of the subscription.
   */
  sub_id: string
  /**
   * The kind of answer that is expected.
   */
  respond: 'tool_approval'
  /**
   * The call that waits for approval.
   */
  data: {
    /**
     * Kind of the event.
     */
    type: 'tool_call_request'
    /**
     * Id of the call, to be repeated in the answer.
     */
    id: string
    /**
     * Name of the tool.
     */
    name: string
    /**
     * What the tool will run with.
     */
    arguments: {
      [k: string]: unknown
    }
    /**
     * When it occurred, if it is told.
     */
    timestamp?: string
  }
}
/**
 * Gives a conversation's events, oldest first, with nothing left in base64.
 */
export interface EventsMessage {
  /**
   * Names the message.
   */
  type: 'events'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * Id of the conversation asked about.
   */
  conversation: string
  /**
   * The events, oldest first.
   */
  data: StoredEvent[]
}
/**
 * Ends the run with the status that the host is to end with.
 */
export interface ExitMessage {
  /**
   * Names the message.
   */
  type: 'exit'
  /**
   * The status for the host to end with, from 0 to 255.
   */
  code: number
  /**
   * What went wrong, for the user to read; only with a status other than 0.
   */
  reason?: string | null
}
/**
 * Starts a run and tells the plugin everything it runs with.
 */
export interface InitMessage {
  /**
   * Names the message.
   */
  type: 'init'
  /**
   * Version of the protocol, 1 in the documents at hand.
   */
  version: number
  /**
   * The workspace that the host found.
   */
  workspace: {
    /**
     * Directory of the workspace.
     */
    root: string
    /**
     * Directory in which the host keeps its data.
     */
    storage: string
    /**
     * The workspace's unique identifier.
     */
    id: string
  }
  /**
   * Directories of the user, as far as they are known; an extra that hosts may leave out.
   */
  paths?: {
    /**
     * Directory of the user's data.
     */
    user_data?: string
    /**
     * Directory of the user's settings.
     */
    user_config?: string
    /**
     * Directory of the user's data for this workspace.
     */
    user_workspace?: string
  }
  /**
   * The configuration after merging every layer and override.
   */
  config: {
    [k: string]: unknown
  }
  /**
   * The settings made for this plugin, when there are any.
   */
  options?: {
    [k: string]: unknown
  }
  /**
   * The words after the plugin's command path, in order and unchanged.
   *
   * Items: One word of the command line.
   */
  args: string[]
  /**
   * 0 error, 1 warn, 2 info, 3 debug, 4 trace; more counts as trace.
   */
  log_level: number
}
/**
 * Asks for the conversations of the workspace.
 */
export interface ListConversationsMessage {
  /**
   * Names the message.
   */
  type: 'list_conversations'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
}
/**
 * Asks for the write lock of a conversation.
 */
export interface LockMessage {
  /**
   * Names the message.
   */
  type: 'lock'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
  /**
   * Id of the conversation.
   */
  conversation: string
}
/**
 * Says that the plugin now holds the lock.
 */
export interface LockedMessage {
  /**
   * Names the message.
   */
  type: 'locked'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * Id of the conversation.
   */
  conversation: string
}
/**
 * Adds an entry to the host's trace.
 */
export interface LogMessage {
  /**
   * Names the message.
   */
  type: 'log'
  /**
   * How much it matters.
   */
  level: 'trace' | 'debug' | 'info' | 'warn' | 'error'
  /**
   * What happened.
   */
  message: string
  /**
   * Further facts by name.
   */
  fields?: {
    [k: string]: unknown
  }
}
/**
 * Shows text to the user.
 */
export interface PrintMessage {
  /**
   * Names the message.
   */
  type: 'print'
  /**
   * The text; the host adds nothing to it, not even a line end.
   */
  text: string
  /**
   * What kind of output it is, which decides where and whether it is shown.
   */
  channel?: 'content' | 'chrome' | 'tool_call' | 'tool_result' | 'reasoning' | 'error'
  /**
   * How the text is to be shown.
   */
  format?: 'plain' | 'markdown' | 'json' | 'code'
  /**
   * Language of the text, where the format is code.
   */
  language?: string
}
/**
 * Appends events to a conversation that the plugin has locked, all of them or none.
 */
export interface PushEventsMessage {
  /**
   * Names the message.
   */
  type: 'push_events'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
  /**
   * Id of the conversation.
   */
  conversation: string
  /**
   * The events, in the order in which they are to be appended.
   */
  events: ConversationEvent[]
}
/**
 * Says how many events were appended.
 */
export interface PushedMessage {
  /**
   * Names the message.
   */
  type: 'pushed'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * Id of the conversation.
   */
  conversation: string
  /**
   * How many events were appended; a turn_start put in by the host may be counted.
   */
  count: number
}
/**
 * Has the host run a turn on a conversation that the plugin is subscribed to.
 */
export interface QueryMessage {
  /**
   * Names the message.
   */
  type: 'query'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
  /**
   * Id of the conversation.
   */
  conversation: string
  /**
   * What the user says.
   */
  content: string
  /**
   * What is attached to the turn, with its content inline.
   *
   * Items: One attachment.
   */
  attachments?: {
    /**
     * Kind of the attachment, such as file_content.
     */
    type: string
  }[]
  /**
   * JSON Schema that the answer has to meet; without it the answer is free.
   */
  schema?: {} | null
}
/**
 * Says that the turn begins; its events come through the subscription.
 */
export interface QueryStartedMessage {
  /**
   * Names the message.
   */
  type: 'query_started'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * Id of the conversation.
   */
  conversation: string
}
/**
 * Asks for the resolved configuration or a part of it.
 */
export interface ReadConfigMessage {
  /**
   * Names the message.
   */
  type: 'read_config'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
  /**
   * Key of the part that is wanted, its levels separated by dots.
   */
  path?: string
}
/**
 * Asks for the events of one conversation.
 */
export interface ReadEventsMessage {
  /**
   * Names the message.
   */
  type: 'read_events'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
  /**
   * Id of the conversation.
   */
  conversation: string
}
/**
 * Says that the plugin has taken in init and begins its work.
 */
export interface ReadyMessage {
  /**
   * Names the message.
   */
  type: 'ready'
}
/**
 * The file that lists the plugins which a host can install, by command path.
 */
export interface Registry {
  /**
   * Version of the file's form, 1 in the documents at hand.
   */
  version: number
  /**
   * Entries by command path, its words joined by spaces.
   */
  plugins: {
    /**
     * One plugin or group.
     */
    [k: string]: {
      /**
       * Name for the file, the settings and the place of installation, unique in the registry.
       */
      id: string
      /**
       * What the entry is: command or command_group; entries of other kinds are skipped.
       */
      kind?: string
      /**
       * What it is for, in one line.
       */
      description?: string
      /**
       * Whether it needs no consent by default.
       */
      official?: boolean
      /**
       * What has to be installed before it.
       *
       * Items: Command path of an entry.
       */
      requires?: string[]
      /**
       * What its help names as well; none of it is installed for that.
       *
       * Items: Command path of an entry.
       */
      suggests?: string[]
      /**
       * Where its source is.
       */
      repository?: string
      /**
       * Its programs by target platform.
       */
      binaries?: {
        /**
         * One program.
         */
        [k: string]: {
          /**
           * Where it can be fetched.
           */
          url: string
          /**
           * Its checksum, in hexadecimal digits.
           */
          sha256: string
        }
      }
    }
  }
}
/**
 * Answers a tool's question.
 */
export interface RespondInquiry {
  /**
   * Names the message.
   */
  type: 'respond'
  /**
   * Ignored, since there is no reply.
   */
  id?: string
  /**
   * The subscription of the prompt.
   */
  sub_id: string
  /**
   * The kind of prompt.
   */
  respond: 'inquiry'
  /**
   * Id of the inquiry.
   */
  inquiry_id: string
  /**
   * The answer; one of the options, where there are any.
   */
  answer: unknown
}
/**
 * Approves, rejects or modifies a tool call.
 */
export interface RespondToolApproval {
  /**
   * Names the message.
   */
  type: 'respond'
  /**
   * Ignored, since there is no reply.
   */
  id?: string
  /**
   * The subscription of the prompt.
   */
  sub_id: string
  /**
   * The kind of prompt.
   */
  respond: 'tool_approval'
  /**
   * Id of the call.
   */
  tool_call_id: string
  /**
   * The decision.
   */
  action: 'approve' | 'reject' | 'modify'
  /**
   * All of the arguments to run with, where the decision is modify; left out where it is another.
   */
  arguments?: {
    [k: string]: unknown
  }
}
/**
 * Asks the plugin to finish in an orderly way and to send exit before its grace period ends.
 */
export interface ShutdownMessage {
  /**
   * Names the message.
   */
  type: 'shutdown'
}
/**
 * Asks for the events of a conversation from now on.
 */
export interface SubscribeMessage {
  /**
   * Names the message.
   */
  type: 'subscribe'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
  /**
   * Name of the subscription, unique among the plugin's active ones.
   */
  sub_id: string
  /**
   * Id of the conversation.
   */
  conversation: string
  /**
   * The kinds of event that are wanted; without it, all.
   *
   * Items: One kind of event.
   */
  events?: string[]
}
/**
 * Says that the subscription is active; its events follow.
 */
export interface SubscribedMessage {
  /**
   * Names the message.
   */
  type: 'subscribed'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * Name of the subscription.
   */
  sub_id: string
}
/**
 * Gives the write lock of a conversation back.
 */
export interface UnlockMessage {
  /**
   * Names the message.
   */
  type: 'unlock'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
  /**
   * Id of the conversation.
   */
  conversation: string
}
/**
 * Says that the plugin no longer holds the lock.
 */
export interface UnlockedMessage {
  /**
   * Names the message.
   */
  type: 'unlocked'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * Id of the conversation.
   */
  conversation: string
}
/**
 * Ends a subscription.
 */
export interface UnsubscribeMessage {
  /**
   * Names the message.
   */
  type: 'unsubscribe'
  /**
   * Chosen by the plugin and repeated in the reply.
   */
  id?: string
  /**
   * Name of the subscription.
   */
  sub_id: string
}
/**
 * Says that the subscription is over; no event of it follows.
 */
export interface UnsubscribedMessage {
  /**
   * Names the message.
   */
  type: 'unsubscribed'
  /**
   * The id of the request, when it had one.
   */
  id?: string | null
  /**
   * Name of the subscription.
   */
  sub_id: string
}
