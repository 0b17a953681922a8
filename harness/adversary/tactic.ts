import type { JsonObject } from '../wire/json.ts'

/** One thing that the scripted host does on its own side of the conversation. */
export type Move =
  | { emit: JsonObject }
  /** Several messages in one write. */
  | { sendTogether: JsonObject[] }
  | { pauseMs: number }
  | { closeInput: true }
  /** The fault has now taken place. */
  | { applied: true }

/** The place in the conversation where a message of ours is due. */
export interface Turn {
  /** 0 is `init`, k is the answer to the k-th request, and -1 what answers nothing. */
  at: number
  /** The request that is being answered. */
  request?: { id: unknown; method: string; params: unknown; message?: JsonObject }
  /** The next input of a stateful tool, where the tactic takes it and one is left. */
  input?: unknown
  /** Milliseconds of the shortest pause, already scaled; all others are multiples of it. */
  baseDelayMs: number
}

/** How a fault changes what the scripted host would do. Every member has a plain default. */
export interface Tactic {
  /** Milliseconds before `init` is written. */
  initDelayMs?: number
  /** The turn at which the next input of a stateful tool is taken from the case. */
  takesInputAt?: number
  /** The turn at which a plugin's request is not served: another message comes in the place of its reply. */
  withholdsAt?: number
  /** Replaces a message by other moves. */
  rewrite?(message: JsonObject, turn: Turn): Move[]
  /** Spells a message. */
  spell?(message: JsonObject): string
  /** Cuts one write into several, or leaves it as it is. */
  cut?(bytes: Buffer): Buffer[] | undefined
}

/** The moves that the scripted host makes when nothing is wrong. */
export const plainly = (message: JsonObject): Move[] => [{ emit: message }]
