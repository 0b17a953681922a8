import type { Generated } from './requirements.ts'

/** What a host did otherwise than it should have, and the requirement that this is about. */
export interface Difference {
  requirement: Generated
  /** A phrase without chance. */
  observed: string
  /** Position of the event that shows it. */
  index?: number
}

/** What a session shows: the requirements that it is about, and the first difference. */
export interface Shown {
  shows: readonly Generated[]
  difference?: Difference | undefined
}

/** States a difference where there is one. */
export const differs = (
  isSo: boolean,
  requirement: Generated,
  observed: string,
): Difference | undefined => (isSo ? { requirement, observed } : undefined)
