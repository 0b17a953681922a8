import type { Tool } from '../../../spec/generated/messages/driver.ts'

/** What becomes of a handle that is active when the turn would end. @see rfd037 §Turn-end behavior */
export type TurnEndPolicy = 'inquire' | 'await' | 'abort'

/** What may be reported of a handle without being asked for. @see rfd037 §Notifications */
export type NoticeKind = 'success' | 'failure' | 'waiting' | 'content'

/** What holds for the handles of one tool. @see rfd037 §Spawn configuration */
export interface Settings {
  readonly notices: Readonly<Record<NoticeKind, boolean>>
  readonly onTurnEnd: TurnEndPolicy
  /** Milliseconds that the end of a turn waits for a handle at most. */
  readonly turnEndMs: number
}

/** Milliseconds; the documents ask for a limit and give none. */
const TURN_END_MS = 30_000

/** The settings of a tool; what is left out takes the printed default. */
export function settingsOf({ spawn = {}, limits = {} }: Pick<Tool, 'spawn' | 'limits'>): Settings {
  const { notifications: flags = {}, lifecycle = {} } = spawn
  const { timeout_secs: seconds, on_turn_end: onTurnEnd = 'inquire' } = lifecycle
  return {
    notices: {
      success: flags.on_success ?? true,
      failure: flags.on_failure ?? true,
      waiting: flags.on_waiting ?? true,
      content: flags.on_content ?? false,
    },
    onTurnEnd,
    turnEndMs: seconds === undefined ? (limits.turn_end_ms ?? TURN_END_MS) : seconds * 1_000,
  }
}

/** What holds before notifications and policies: nothing is reported unasked, and handles end with their turn. @see rfd009-r1 §Handle lifecycle */
export const firstSettings: Settings = {
  notices: { success: false, failure: false, waiting: false, content: false },
  onTurnEnd: 'abort',
  turnEndMs: TURN_END_MS,
}
