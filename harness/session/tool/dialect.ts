import { isObject, type JsonObject } from '../../wire/json.ts'

/**
 * What a message of the subject calls for: an answer, perhaps an input, perhaps something that the host does of its own
 * accord, or nothing but the end of its process.
 */
export type MessageKind = 'request' | 'state' | 'notice' | 'final'

/** What stands for the name of a message where none came. */
export const SILENCE = 'silence'

/** What stands for the name of a message where a consumer of a plugin that serves has left. */
export const LEFT = 'left'

/** What a session needs to know of the protocol in which we play the host. */
export interface Dialect {
  /** The first message, made of what the subject is started with. */
  opening(init: JsonObject): JsonObject
  /** The message that asks the subject to end. */
  readonly ending: JsonObject
  /** Whether a message of ours is that one. */
  isEnding(message: JsonObject): boolean
  /** The deadline between that message and the end of the process. */
  readonly grace: 'cancel-grace' | 'shutdown-grace'
  /** The method or the type of a message; `undefined` where it has none. */
  nameOf(message: JsonObject): string | undefined
  /** What a message of that name calls for, if anything. */
  kindOf(message: JsonObject, name: string): MessageKind | undefined
  /** Whether a subject writes its final message itself: a shell script has a child do it, which is not reaped yet. */
  readonly writesItself: boolean
  /** Whether a subject may be silent for as long as it likes, and is asked to end by and by. */
  readonly mayBeSilent: boolean
}

/** Tools that exchange JSON-RPC messages with their host. @see rfd-d11 §Tool lifecycle */
export const VFS_DIALECT: Dialect = {
  opening: (init) => ({ jsonrpc: '2.0', method: 'init', params: init }),
  ending: { jsonrpc: '2.0', method: 'cancel' },
  isEnding: ({ method }) => method === 'cancel',
  grace: 'cancel-grace',
  nameOf: ({ method }) => (typeof method === 'string' ? method : undefined),
  kindOf(message, name) {
    if (name === 'result' || name === 'error') return 'final'
    if (name === 'state') return isStopped(message) ? 'final' : 'state'
    return Object.hasOwn(message, 'id') ? 'request' : undefined
  },
  writesItself: true,
  mayBeSilent: false,
}

const isStopped = ({ params }: JsonObject) => isObject(params) && params.type === 'stopped'

/** What a plugin only states: its readiness, output, log entries and answers to prompts. */
const NOTICES: readonly string[] = ['ready', 'print', 'log', 'respond']

/** Command plugins, which exchange typed messages with their host. @see rfd072 §Lifecycle */
export const PLUGIN_DIALECT: Dialect = {
  opening: (init) => init,
  ending: { type: 'shutdown' },
  isEnding: ({ type }) => type === 'shutdown',
  grace: 'shutdown-grace',
  nameOf: ({ type }) => (typeof type === 'string' ? type : undefined),
  kindOf(_, name) {
    if (name === 'exit' || name === 'describe') return 'final'
    return NOTICES.includes(name) ? 'notice' : 'request'
  },
  writesItself: false,
  mayBeSilent: true,
}
