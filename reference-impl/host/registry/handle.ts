import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Result } from './result.ts'
import type { Settings } from './settings.ts'

/** A question that a tool has asked; the host needs its id and passes the rest on. */
export type PendingQuestion = JsonObject & { readonly id: string }

/** What a tool states about itself while it lives. @see rfd009 §ToolState — what a tool produces */
export type Report =
  | { readonly type: 'running'; readonly content?: string }
  | { readonly type: 'waiting'; readonly content?: string; readonly question: PendingQuestion }

/** Where a handle stands. @see rfd009 §State transitions, rfd037 §await in parallel tool call batches */
export type Phase =
  | { readonly type: 'reserved' }
  | Report
  | { readonly type: 'stopped'; readonly result: Result }

/** Why the host ends a tool. @see rfd009 §Handle lifecycle */
export type EndCause = 'abort' | 'turn end' | 'unanswered' | 'host exit'

/** One tool that an id stands for, from the batch that spawns it until nobody can ask for it any more. */
export interface Handle {
  /** A number of its own: an id may be used again, and what an earlier tool still states is not about the later one. */
  readonly instance: number
  readonly id: string
  readonly tool: string
  readonly settings: Settings
  /** The call that spawns it. */
  readonly spawn: number
  /** Milliseconds on the host's clock. */
  readonly spawnedAt: number
  readonly phase: Phase
  /** Whether a process of it may exist. */
  readonly alive: boolean
  /** Set as soon as the host is ending it; what it reports from then on is not shown. */
  readonly ending?: EndCause
  /** How often it has reported or been answered, so that a wait or an answer can distinguish a later report from an earlier. */
  readonly reports: number
  /** Whether an inquiry about its question is open. */
  readonly asking: boolean
}

export const hasStopped = ({ phase }: Handle): boolean => phase.type === 'stopped'

/** Whether a tool runs that may still report. */
export const isActive = (handle: Handle): boolean =>
  !hasStopped(handle) && handle.ending === undefined
