/** How we answer an inquiry of the host; `after_ms` lets it wait first. */
export type { Answer } from '../spec/generated/transcript.ts'
