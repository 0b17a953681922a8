type Json = Record<string, unknown>

/** The few places where a one-shot tool may differ from the reference. */
export interface Seams {
  /** The question whether a file may be written over. */
  question(path: string): Json
  /** The outcome of a failure. */
  failure(message: string): Json
  /** The answer to that question, where the tool was started with it. */
  answerIn(answers: Json): unknown
  /** Writes a report to stdout. */
  print(report: Json): void
  /** Ends the process. */
  leave(): void
}
