import type { Context } from './context.ts'
import type { Voice } from './ledger.ts'
import type { Schema } from './schema.ts'

/** Objects to be joined, and where what is lost is reported. */
export interface Joining {
  alternatives: readonly Schema[]
  context: Context
  /** Where the sentences about a member go. */
  voiceOf(member: string): Voice
  voice: Voice
  /** Whether members that no alternative speaks of are not there. */
  closedWorld: boolean
}
