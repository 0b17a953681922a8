import type { JsonObject } from '../wire/json.ts'

/** One thing that the scripted host does on its own side of the conversation. */
export type Move =
  | { say: JsonObject }
  /** Several messages in one write. */
  | { sayTogether: JsonObject[] }
  | { pauseMs: number }
  | { closeInput: true }
  /** The fault has now taken place. */
  | { applied: true }

/** The place in the conversation where a message of ours is due. */
export interface Turn {
  /** 0 is `init`, k is the answer to the k-th request. */
  at: number
  /** The request that is being answered. */
  request?: { id: unknown; method: string; params: unknown }
  /** The next input for a stateful tool, taken from the case. */
  takeInput(): unknown
  /** The base of all pauses, which grows with the time scale. */
  beatMs: number
}

/** How a fault changes what the scripted host would do. Every member has a plain default. */
export interface Tactic {
  /** Waits before `init` is said. */
  initDelayMs?: number
  /** Replaces a message by other moves. */
  rewrite?(message: JsonObject, turn: Turn): Move[]
  /** Spells a message. */
  spell?(message: JsonObject): string
  /** Cuts one write into several. */
  cut?(bytes: Buffer): Buffer[]
}

/** The moves that the scripted host makes when nothing is wrong. */
export const plainly = (message: JsonObject): Move[] => [{ say: message }]
