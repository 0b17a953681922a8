import type { JsonObject } from './wire/json.ts'

/** What became of one line that was sent to a program. */
export type Reply =
  | { kind: 'answer'; message: JsonObject; text: string }
  | { kind: 'garbage' | 'crashed' | 'silent' | 'not-started'; sentence: string }
  /** Nothing more is taken or asked, since a limit of ours was reached; the sentence states after how much. */
  | { kind: 'beyond'; limit: 'flood' | 'answer'; sentence: string }

/** What came of one thing that was asked of a program, or done to its processes; nothing comes of a note. */
export type AskReply =
  | Reply
  | { kind: 'noted' }
  /** How a process ended, and the names of those that it left behind. */
  | { kind: 'ended'; code: number | null; signal: string | null; survivors: string[] }
  /** Lines that answer nothing, and ends of the process while its input was open. */
  | { kind: 'anomalies'; unasked: number; leftEarly: number }
  /** A loopback server was opened, or closed after so many requests. */
  | { kind: 'server'; url: string }
  | { kind: 'visits'; count: number }

export type { InstanceChosen as Instance, Purpose } from '../spec/generated/transcript.ts'
