/** How we answer an inquiry of the host; `after_ms` lets it wait first, and `release` lets a probe go on meanwhile. */
export type { Answer } from '../spec/generated/transcript.ts'
