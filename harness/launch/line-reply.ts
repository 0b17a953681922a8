import type { JsonObject } from '../wire/json.ts'

/** The outcome of one line that was sent. */
export type Reply =
  | { kind: 'answer'; message: JsonObject; text: string }
  | { kind: 'garbage'; sentence: string }
  | { kind: 'crashed'; sentence: string }
  | { kind: 'silent'; sentence: string }
  | { kind: 'not-started'; sentence: string }

/** How the process of a line program fails, when it was started at all. */
export type FailureKind = Exclude<Reply['kind'], 'answer' | 'not-started'>
