import type { Limits } from '../../limits.ts'
import type { UnstampedEvent } from '../../recorder.ts'
import type { JsonObject } from '../../wire/json.ts'
import type { Step } from '../reducer.ts'

/** What does not change during a session with a one-shot tool. */
export interface OneShotSettings {
  /** Answers that it is started with from the first run. */
  given: JsonObject
  /** Answers that there are to its questions, by id. */
  answers: JsonObject
  limits: Limits
}

/**
 * The deadlines of one run: `idle` from one output to the next, `session` for all of it, `term-grace` from SIGTERM to
 * SIGKILL, and `drain`, for which output is awaited after the exit. The last two expire without a trace.
 */
export type OneShotDeadline = 'idle' | 'session' | 'term-grace' | 'drain'

/** `running` until the process is asked to end, `ending` until it has, `releasing` until what it left is killed. */
export type OneShotPhase = 'new' | 'running' | 'ending' | 'releasing' | 'finished'

/** The state of a session with a one-shot tool. */
export interface OneShotState {
  readonly settings: OneShotSettings
  readonly phase: OneShotPhase
  /** Answers that the present run was started with. */
  readonly answers: JsonObject
  readonly exit: { readonly code: number | null; readonly signal: string | null } | undefined
  readonly outputEnded: boolean
  readonly interrupted: boolean
}

/** What can happen in a session with a one-shot tool. */
export type OneShotEvent =
  | { readonly event: 'started' }
  | { readonly event: 'start-failed'; readonly reason: string }
  | { readonly event: 'bytes' }
  /** It has written more than is read; `after` states how much that is. */
  | { readonly event: 'flooded'; readonly after: string }
  /** Both of its streams have ended. */
  | { readonly event: 'output-ended' }
  | { readonly event: 'exited'; readonly code: number | null; readonly signal: string | null }
  | {
      readonly event: 'deadline-expired'
      readonly deadline: OneShotDeadline
      readonly ms: number
      readonly late: number
    }
  /** Nothing of the run is read any more; `output` is all that it printed. */
  | { readonly event: 'released'; readonly survivors: string[]; readonly output: string }
  | { readonly event: 'interrupted' }

/** What is to be done in a session with a one-shot tool. */
export type OneShotEffect =
  | { readonly effect: 'record'; readonly event: UnstampedEvent }
  | { readonly effect: 'launch'; readonly answers: JsonObject }
  | { readonly effect: 'signal'; readonly signal: 'SIGTERM' | 'SIGKILL' }
  | { readonly effect: 'arm'; readonly deadline: OneShotDeadline; readonly ms: number }
  | { readonly effect: 'clear'; readonly deadline: OneShotDeadline }
  /** Records what is there of a last line, and lets go of the process; comes back as `released`. */
  | { readonly effect: 'release' }
  | { readonly effect: 'finish' }

/** Part of a transition of a session with a one-shot tool. */
export type OneShotStep<Input extends unknown[] = []> = Step<OneShotState, OneShotEffect, Input>

export const newOneShotState = (settings: OneShotSettings): OneShotState => ({
  settings,
  phase: 'new',
  answers: settings.given,
  exit: undefined,
  outputEnded: false,
  interrupted: false,
})
