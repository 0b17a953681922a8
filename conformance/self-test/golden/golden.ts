import type { Transcript } from '../../../harness/transcript.ts'

/** The recorded sessions of one subject that decide what is found of it. */
export interface Golden {
  role: string
  /** Id of a mutant, or the name of a correct subject. */
  subject: string
  /** The requirement that the mutant violates; absent for a correct subject. */
  requirement?: string
  transcripts: Transcript[]
  /** Names of sessions that are too large to be stored. */
  leftOut?: string[]
}

/** File of a golden subject without its ending: the area of a mutant; correct subjects share one. */
export const fileOf = ({ subject, requirement }: Omit<Golden, 'transcripts'>): string =>
  requirement === undefined ? 'correct' : subject.split('.').slice(0, -1).join('.')

/** Name of a golden subject within its file. */
export const nameOf = ({ subject, requirement }: Omit<Golden, 'transcripts'>): string =>
  requirement === undefined ? subject : `${subject} | ${requirement}`
