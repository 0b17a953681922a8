import type { Move } from '../../adversary/tactic.ts'
import type { JsonObject } from '../../wire/json.ts'

/** What waits to be done: a move, a message as it stands, `init`, or pieces of a message that is cut. */
export type Job =
  | Move
  | { readonly plain: JsonObject }
  | { readonly init: true }
  | { readonly pieces: readonly Buffer[] }

/** The writing side of a session: moves are made one after the other, and a pause holds back later ones. */
export interface MessageWriter {
  readonly queue: readonly Job[]
  readonly paused: boolean
  /** Whether `fault applied` is recorded already. */
  readonly noted: boolean
}

export const IDLE_WRITER: MessageWriter = { queue: [], paused: false, noted: false }

/** The pieces of a message as jobs: a pause after the first and one in the middle let a reader see half a message. */
export function inPieces(pieces: readonly Buffer[], pauseMs: number): Job[] {
  const middle = (pieces.length >> 1) + 1
  const [first, second, third] = [pieces.slice(0, 1), pieces.slice(1, middle), pieces.slice(middle)]
  const jobs: Job[] = [{ pieces: first }, { pauseMs }]
  if (second.length > 0) jobs.push({ pieces: second }, { pauseMs })
  if (third.length > 0) jobs.push({ pieces: third })
  return jobs
}
