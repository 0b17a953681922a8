/** The requests of plugins. @see rfd072 §Workspace Queries @see rfd072 §Workspace Mutations */
export const LIST = { type: 'list_conversations' }
/** Reads the whole configuration. */
export const CONFIG = { type: 'read_config' }
export const read = (conversation: unknown) => ({ type: 'read_events', conversation })
export const lock = (conversation: string) => ({ type: 'lock', conversation })
export const unlock = (conversation: string) => ({ type: 'unlock', conversation })
export const create = (title: string) => ({ type: 'create_conversation', title })
export const push = (conversation: string, ...events: unknown[]) => ({
  ...{ type: 'push_events', conversation },
  events,
})

/** The beginning of a turn that a plugin pushes. */
export const turn = (content: string) => [{ type: 'turn_start' }, { type: 'chat_request', content }]
