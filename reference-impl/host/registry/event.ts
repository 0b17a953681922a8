import type { Command } from './command.ts'
import type { Report } from './handle.ts'
import type { Result } from './result.ts'
import type { Settings } from './settings.ts'

/** The id that a spawn of a batch claims; without one the host makes it. */
export interface Claim {
  readonly call: number
  readonly id?: string
  readonly tool: string
  readonly settings: Settings
}

/** What a handle's question, or its host, is answered with. */
export type Answer = { readonly answer: unknown } | { readonly denied: true }

/** What the assistant chooses for a handle when the turn would end. @see rfd037 §Turn-end behavior */
export interface Choice {
  readonly id: string
  readonly action: 'wait' | 'abort'
}

/** All that can happen to a registry. Calls and instances are numbers that the host gives once. */
export type RegistryEvent =
  /** A batch arrives; its spawns claim their ids before anything of it runs. */
  | {
      readonly event: 'claim'
      readonly batch: number
      readonly claims: readonly Claim[]
      readonly at: number
    }
  /** A call of a batch that was let in begins; `asks` when the user has to permit it. */
  | {
      readonly event: 'call'
      readonly call: number
      readonly command: Command
      readonly asks: boolean
    }
  | { readonly event: 'permission'; readonly call: number; readonly granted: boolean }
  /** The user interrupts a call. */
  | { readonly event: 'cancel'; readonly call: number }
  /** The time of a call has passed. */
  | { readonly event: 'limit'; readonly call: number }
  /** The replies of a batch have gone to the assistant. */
  | { readonly event: 'returned'; readonly calls: readonly number[] }
  | { readonly event: 'reported'; readonly instance: number; readonly report: Report }
  /** A tool has sent its final report; its process may take a while to leave. */
  | { readonly event: 'stopped'; readonly instance: number; readonly result: Result }
  /** A process is gone, or could not be started; the result counts where the tool has reported none. */
  | { readonly event: 'gone'; readonly instance: number; readonly result: Result }
  /** An inquiry is answered; `asked` is the number of the report that asked. */
  | {
      readonly event: 'answered'
      readonly instance: number
      readonly asked: number
      readonly answer: Answer
    }
  | { readonly event: 'turn end'; readonly at: number }
  /** The turn-end inquiry is answered; handles without a choice are ended. */
  | { readonly event: 'chosen'; readonly turn: number; readonly choices: readonly Choice[] }
  /** The end of the turn has waited for a handle as long as it may. */
  | { readonly event: 'turn limit'; readonly instance: number }
  /** The assistant's next message can carry notices. */
  | { readonly event: 'read notices' }
  | { readonly event: 'exit' }
