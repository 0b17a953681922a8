import type { JsonObject } from '../wire/json.ts'

/** A conversation as a plugin reads it. @see rfd072 §Workspace Queries */
export interface PluginWorkspaceConversation {
  id: string
  title?: string | null
  last_activated_at?: string
  events?: readonly JsonObject[]
}

/** What the scripted plugin host serves a plugin from. */
export interface PluginWorkspace {
  conversations: readonly PluginWorkspaceConversation[]
  config: JsonObject
  /** Features of the protocol that the plugin speaks; requests of others are refused, since it cannot know the replies. */
  features?: readonly string[]
  /** What comes of each query, before its completion. */
  turn?: readonly TurnStep[]
  /** What others do to conversations, once each of these has a subscription. */
  occurs?: readonly Occurrence[]
  /** Whether these do it again for each further subscription. */
  repeats?: boolean
  /** How the host treats its prompts and texts, where it does not wait for answers as long as the plugin is not silent. */
  pace?: TurnPace
}

/** One event of a turn, or a prompt for the plugin with what its tool returns. @see rfd-d18 §Interactive Events */
export interface TurnStep {
  data: JsonObject
  respond?: 'tool_approval' | 'inquiry'
  result?: string
}

/** One event of a conversation that the plugin did not ask for. */
export interface Occurrence {
  conversation: string
  data: JsonObject
}

/**
 * `resolved`: prompts are decided before they are answered. `held`: the turn waits at each prompt, and at each text but the
 * last until the plugin prints, or is silent. `late`: the completion waits until the plugin is silent. `endless`: there is none.
 */
export type TurnPace = 'resolved' | 'held' | 'late' | 'endless'

/** The conversations of a case that states none. */
export const CONVERSATIONS: readonly PluginWorkspaceConversation[] = [
  {
    id: '17127583920',
    title: 'Parser rewrite',
    last_activated_at: '2026-03-01T09:00:05Z',
    events: [
      { timestamp: '2026-03-01 09:00:00.0', type: 'turn_start' },
      { timestamp: '2026-03-01 09:00:00.25', type: 'chat_request', content: 'What changed?' },
      { timestamp: '2026-03-01 09:00:01.5', type: 'chat_response', reasoning: 'The log knows.' },
      {
        ...{ timestamp: '2026-03-01 09:00:02.0', type: 'tool_call_request' },
        ...{ id: 'call_1', name: 'git_log', arguments: { count: 2 } },
      },
      {
        ...{ timestamp: '2026-03-01 09:00:03.75', type: 'tool_call_response' },
        ...{ id: 'call_1', content: 'two commits', is_error: false },
      },
      { timestamp: '2026-03-01 09:00:05.0', type: 'chat_response', message: 'Two files.' },
    ],
  },
  {
    id: '17127590000',
    title: 'Größe der Tabellen – 表の大きさ 📏',
    last_activated_at: '2026-03-02T10:30:00.25+01:00',
    events: [
      { timestamp: '2026-03-02 09:30:00.0', type: 'turn_start' },
      { timestamp: '2026-03-02 09:30:00.25', type: 'chat_request', content: 'Wie groß? 📏' },
      { timestamp: '2026-03-02 09:30:02.0', type: 'chat_response', message: 'Größer als zuvor.' },
    ],
  },
  { id: '17127601235', title: 'Empty so far', last_activated_at: '2026-03-03T12:00:00Z' },
]

/** The turn of a case that states none: a call and a question without a prompt, two prompts at once, a question, and texts in pieces. */
export const TURN: readonly TurnStep[] = [
  { data: { type: 'chat_response', message: 'Let me ' } },
  { data: { type: 'chat_response', message: 'look. ' } },
  { data: { type: 'tool_call_request', id: 'call_0', name: 'git_status', arguments: {} } },
  { data: { type: 'tool_call_response', id: 'call_0', content: 'clean', is_error: false } },
  {
    data: {
      ...{ type: 'inquiry_request', id: 'inq_0', question: 'Which branch?' },
      options: ['main', 'next'],
    },
  },
  { data: { type: 'inquiry_response', id: 'inq_0', answer: 'main' } },
  {
    respond: 'tool_approval',
    data: { type: 'tool_call_request', id: 'call_1', name: 'git_log', arguments: { count: 2 } },
    result: 'two commits',
  },
  {
    respond: 'tool_approval',
    data: {
      ...{ type: 'tool_call_request', id: 'call_2', name: 'write' },
      arguments: { path: 'a.txt', append: false, mode: 0 },
    },
    result: 'written',
  },
  {
    respond: 'inquiry',
    data: {
      ...{ type: 'inquiry_request', id: 'inq_1', question: 'Which file?' },
      options: ['a.rs', 'b.rs'],
    },
  },
  { data: { type: 'chat_response', message: 'Two files ' } },
  { data: { type: 'chat_response', message: 'changed.' } },
]

/** The configuration of a case that states none. */
export const CONFIG: JsonObject = {
  assistant: { name: 'Ada', model: { id: 'anthropic/claude', parameters: { max_tokens: 4096 } } },
  conversation: { title: { generate: true } },
  style: { code: { theme: 'ocean' } },
}
