import type { Tactic } from '../../adversary/tactic.ts'
import type { JsonObject } from '../../wire/json.ts'
import type { Step } from '../reducer.ts'
import type { Binding } from './binding.ts'
import type { ExclusiveDeadline } from './deadline-name.ts'
import type { Dialect } from './dialect.ts'
import { type InputSettings, type Inputs, inputsOf } from './inputs.ts'
import { IDLE_WRITER, type MessageWriter } from './message-writer.ts'
import { NOTHING_WRITTEN, type Written } from './repetition.ts'
import type { ToolEffect } from './tool-effect.ts'

/** What does not change during a session with a tool. */
export interface ToolSettings extends InputSettings {
  binding: Binding
  dialect: Dialect
  /** What the first message is made of, which a tool on plain stdio is not sent. */
  init: JsonObject
  tactic: Tactic
  /** How many requests the tool may make before it is taken to repeat itself for ever. */
  maxRequests: number
  /** The bytes and the lines that the tool may write before it is taken to flood us; twice the bytes may be asked for. */
  maxBytes: number
  maxLines: number
  /** Requests are made to it where it serves. */
  visited?: boolean
}

/**
 * `open` until the tool is asked, or bound, to end; `ending` until nothing more is read of it; `releasing` until what is
 * left of it is killed.
 */
export type ToolPhase = 'new' | 'open' | 'ending' | 'releasing' | 'finished'

/** How a process ended. */
export interface ProcessExit {
  readonly code: number | null
  readonly signal: string | null
}

/** The state of a session with a tool, in which we play its host. */
export interface ToolState {
  readonly settings: ToolSettings
  readonly phase: ToolPhase
  /** Bytes of the tool. */
  readonly received: number
  readonly lines: number
  readonly requests: number
  /** Bytes that we have written, whether the tool has taken them or not. */
  readonly written: number
  /** Those of them that came after the tool's last byte, so that it may still be reading them. */
  readonly unread: number
  readonly writer: MessageWriter
  readonly inputs: Inputs
  /** What a subject has written that may be silent for as long as it likes. */
  readonly messages: Written
  /** Requests to the address at which it serves are being made, so that it is not silent. */
  readonly visiting: boolean
  readonly armed: ExclusiveDeadline | undefined
  readonly sessionArmed: boolean
  /** Why the tool is sent a signal should it not end by itself. */
  readonly stopReason: string
  readonly outputEnded: boolean
  readonly exit: ProcessExit | undefined
  /** What the tool had not reaped when we last looked. */
  readonly zombies: readonly string[]
  /** Turns of the event loop that have yet to bring nothing before the output counts as read. */
  readonly drain: { readonly turns: number; readonly received: number } | undefined
}

/** Part of a transition of a session with a tool. */
export type ToolStep<Input extends unknown[] = []> = Step<ToolState, ToolEffect, Input>

export const newToolState = (settings: ToolSettings): ToolState => ({
  settings,
  phase: 'new',
  received: 0,
  lines: 0,
  requests: 0,
  written: 0,
  unread: 0,
  writer: IDLE_WRITER,
  inputs: inputsOf(settings),
  messages: NOTHING_WRITTEN,
  visiting: false,
  armed: undefined,
  sessionArmed: false,
  stopReason: '',
  outputEnded: false,
  exit: undefined,
  zombies: [],
  drain: undefined,
})
