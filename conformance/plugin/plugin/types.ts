/** The types of a plugin's messages in all profiles. @see rfd072 §Protocol @see rfd-d18 §Subscriptions */
export const PLUGIN_TYPES: readonly string[] = [
  ...['ready', 'exit', 'describe', 'print', 'log'],
  ...['list_conversations', 'read_events', 'read_config'],
  ...['lock', 'unlock', 'push_events', 'create_conversation'],
  ...['subscribe', 'unsubscribe', 'respond', 'query'],
]
