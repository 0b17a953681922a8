import { type JsonObject, objectsIn } from '../wire/json.ts'
import { UNKNOWN } from './additions.ts'
import type { Fault } from './fault.ts'
import { type Move, plainly, type Tactic } from './tactic.ts'
import { slightPause } from './timing.ts'

/** When `shutdown` comes: after our message, in the same write, or instead of it, also with members that nobody knows. */
export type ShutdownMoment = Extract<Fault, { kind: 'shutdown' }>['when']

const SHUTDOWN: JsonObject = { type: 'shutdown' }

/** Asks a plugin to end around one of our messages. @see rfd072 §Shutdown */
export const shutdown = (at: number, when: ShutdownMoment): Tactic => ({
  ...instead(at, (message, baseDelayMs) => ending[when](message, baseDelayMs)),
  ...((when === 'instead' || when === 'enriched') && { withholdsAt: at }),
})

const ending: Record<ShutdownMoment, (message: JsonObject, baseDelayMs: number) => Move[]> = {
  after: (message, pauseMs) => [{ emit: message }, { pauseMs }, { emit: SHUTDOWN }],
  'same-write': (message) => [{ sendTogether: [message, SHUTDOWN] }],
  instead: () => [{ emit: SHUTDOWN }],
  enriched: () => [{ emit: { ...SHUTDOWN, ...UNKNOWN } }],
}

/** Asks a plugin to end twice, in the place of one of our messages, or in one write with `init`. */
export const shutdownTwice = (at: number): Tactic => ({
  ...instead(at, (message) =>
    at === 0
      ? [{ sendTogether: [message, SHUTDOWN, SHUTDOWN] }]
      : [{ emit: SHUTDOWN }, { emit: SHUTDOWN }],
  ),
  ...(at > 0 && { withholdsAt: at }),
})

function instead(at: number, moves: (message: JsonObject, baseDelayMs: number) => Move[]): Tactic {
  return {
    rewrite: (message, turn) =>
      turn.at === at ? [{ applied: true }, ...moves(message, turn.baseDelayMs)] : plainly(message),
  }
}

/** Why a request is refused, with what a plugin that passes it on has to escape. */
export const REFUSAL = 'refused by "the suite", with a \\ and\na second line'

/** Refuses one request of a plugin, also with members that nobody knows. @see rfd072 §Error Handling */
export const errorReply = (at: number, isEnriched = false): Tactic => ({
  withholdsAt: at,
  rewrite(message, turn) {
    if (turn.at !== at) return plainly(message)
    const { id } = turn.request ?? {}
    const error = { request: turn.request?.method, message: REFUSAL }
    return [
      // A `query` that follows at once was sent before the plugin could know.
      ...(error.request === 'subscribe' ? [slightPause(turn)] : []),
      {
        emit: {
          ...{ type: 'error', ...(id !== undefined && { id }), ...error },
          ...(isEnriched && UNKNOWN),
        },
      },
      { applied: true },
    ]
  },
})

/**
 * Replies to one request only after the next one, which may be refused; where it is not, both replies come in one write.
 * @see rfd072 §Request IDs
 */
export function swappedReplies(at: number, isRefused: boolean): Tactic {
  let held: JsonObject | undefined
  const refuse = errorReply(at + 1)
  return {
    ...(isRefused && { withholdsAt: at + 1 }),
    rewrite(message, turn) {
      if (turn.at === at) held = message
      if (turn.at === at) return []
      if (turn.at !== at + 1 || !held) return plainly(message)
      if (!isRefused) return [{ sendTogether: [message, held] }, { applied: true }]
      return [...(refuse.rewrite?.(message, turn) ?? []), { emit: held }]
    },
  }
}

/** Rewrites messages of one type; the fault has taken place with the first of them. */
export const rewriting = (
  types: readonly string[],
  change: (message: JsonObject) => JsonObject,
): Tactic => ({
  rewrite: (message) =>
    types.includes(String(message.type))
      ? [{ emit: change(message) }, { applied: true }]
      : plainly(message),
})

/** Leaves out what `init` need not have: directories of the user. Settings are in it only where a case gives them. */
export const missingMembers = (): Tactic => rewriting(['init'], ({ paths, ...message }) => message)

/** Gives a plugin an empty configuration, and no options. @see rfd072 §Lifecycle */
export const missingSettings = (): Tactic => ({
  rewrite(message) {
    if (message.type === 'init') {
      const { options: _, ...init } = message
      return [{ emit: { ...init, config: {} } }, { applied: true }]
    }
    if (message.type !== 'config') return plainly(message)
    const { data, path, ...reply } = message
    if (path === undefined) return [{ emit: { ...message, data: {} } }]
    const refusal = { request: 'read_config', message: `there is no setting ${String(path)}` }
    return [{ emit: { ...reply, type: 'error', ...refusal } }]
  },
})

/** Announces another version of the protocol. @see rfd072 §Risks and Open Questions */
export const otherVersion = (version: number): Tactic =>
  rewriting(['init'], (message) => ({ ...message, version }))

/** Starts a plugin at another log level. @see rfd072 §Lifecycle */
export const logLevel = (level: number): Tactic =>
  rewriting(['init'], (message) => ({ ...message, log_level: level }))

/**
 * Lists conversations whose titles are null, absent and empty in turn; the last of three or more keeps its own.
 * @see rfd072 §Workspace Queries
 */
export const untitledConversations = (): Tactic =>
  rewriting(['conversations'], (message) => ({
    ...message,
    data: entriesOf(message).map((entry, i, { length }) =>
      i > 1 && i === length - 1 ? entry : untitled(entry, i),
    ),
  }))

function untitled({ title, ...entry }: JsonObject, place: number): JsonObject {
  if (place % 3 === 1) return entry
  return { ...entry, title: place % 3 === 0 ? null : '' }
}

/** The objects of a reply's list. */
export const entriesOf = ({ data }: JsonObject): JsonObject[] => objectsIn(data)
