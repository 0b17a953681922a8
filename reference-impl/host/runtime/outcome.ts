import type { ContentBlock } from '../../../spec/generated/messages/vfs.ts'

/** A block of one of the types that this host can show. */
export type Block = Extract<ContentBlock, { type: 'text' | 'resource' | 'question' }>

/** Why a run failed, as its user reads it. */
export interface Failure {
  message: string
  trace: string[]
  /** Whether the same call may succeed later. */
  transient: boolean
}

/** How a run ended: with the tool's content, or with a failure of the tool's or of the host's wording. */
export type Outcome = ({ content: string | Block[] } | { failure: Failure }) & {
  /** The user's cancellation ended it. */
  cancelled?: boolean
}

/** A failure in the host's words; it is none that goes away by itself. */
export const failed = (message: string): Outcome => ({
  failure: { message, trace: [], transient: false },
})
