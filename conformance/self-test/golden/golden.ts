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

/** File of a golden subject without its ending: role and area, `host/delete`; correct subjects share one per role. */
export function fileOf({ role, subject, requirement }: Omit<Golden, 'transcripts'>): string {
  const area = requirement === undefined ? 'correct' : subject.split('.').slice(0, -1).join('.')
  return `${role}/${area}`
}

/** Name of a golden subject within its file. */
export const nameOf = ({ subject, requirement }: Omit<Golden, 'transcripts'>): string =>
  requirement === undefined ? subject : `${subject} | ${requirement}`
