import type { TranscriptEvent } from '../spec/generated/transcript.ts'

export type {
  Context as SessionContext,
  ProbeEntry,
  SessionStep,
  Start as Started,
  TimerName,
  TranscriptEvent,
  WebRequest,
} from '../spec/generated/transcript.ts'

/** The side that a subject plays: what is judged, and the command that certifies it. */
export type Role = string

/** An event by its name. */
export type EventOf<Name extends TranscriptEvent['event']> = Extract<
  TranscriptEvent,
  { event: Name }
>

/** A whole conversation, in order. */
export type Transcript = TranscriptEvent[]

/** Version of the transcripts that are recorded. */
export const TRANSCRIPT_FORMAT = 2

/** Times of events are in microseconds, limits in milliseconds. */
export const US_PER_MS = 1_000
