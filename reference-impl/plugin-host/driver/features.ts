/** The features that the host claims. */
export const FEATURES = [
  ...['plugins', 'describe', 'conversations', 'config', 'print', 'log', 'shutdown', 'unix'],
  ...['lock', 'push', 'create', 'subscriptions', 'query', 'prompts'],
] as const
