// Written by `npm run spec` from spec/; change it there.
import type { Scenario, TranscriptEvent } from '../transcript.ts'

/** Where the schema of each stands: a file below `schemas/`, and a place in it. */
export const places = {
  scenario: 'transcript/scenario',
  transcriptEvent: 'transcript/transcript-event',
} as const

/** What each shows a value to be. */
export type Types = {
  scenario: Scenario
  transcriptEvent: TranscriptEvent
}
