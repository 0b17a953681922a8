import type { TimerName } from '../../transcript.ts'

/** Deadlines whose expiry is recorded in the transcript. */
export type RecordedDeadline = Extract<
  TimerName,
  | 'startup'
  | 'idle'
  | 'exit'
  | 'cancel-grace'
  | 'shutdown-grace'
  | 'end-of-input'
  | 'term-grace'
  | 'session'
>

/**
 * Deadlines that expire without a trace: `silence` of a stateful tool or a plugin, after which it is our turn; `stop-grace` between
 * `cancel` and the end of the input; `drain`, for which output is awaited after the exit; `pause` between our moves.
 */
export type SilentDeadline = 'silence' | 'stop-grace' | 'drain' | 'pause'

/** The deadlines of a session with a tool. */
export type DeadlineName = RecordedDeadline | SilentDeadline

/** All but `session` and `pause`, of which at most one is armed. */
export type ExclusiveDeadline = Exclude<DeadlineName, 'session' | 'pause'>

const silent: ReadonlySet<DeadlineName> = new Set<SilentDeadline>([
  'silence',
  'stop-grace',
  'drain',
  'pause',
])

/** Whether the expiry of a deadline is recorded. */
export const isRecorded = (name: DeadlineName): name is RecordedDeadline => !silent.has(name)
