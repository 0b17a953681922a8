type Json = Record<string, unknown>

/** The few places where a stateful tool on plain stdio may differ from the reference. */
export interface Seams {
  /** What it prints while it starts. */
  welcome: string
  /** The result of a run that succeeded. */
  success(text: string): unknown
  /** The result of a run that failed; it is permanent, since a missing file stays missing. */
  failure(message: string): unknown
  /** The result of a run that succeeded and wrote something to stderr. */
  warned(text: string): unknown
  /** The report that asks a question. */
  asking(question: Json): Json
  /** The report at the end. */
  stopped(result: unknown): Json
  /** Writes a report to stdout. */
  report(state: Json): void
  /** Whether an input takes the file that was shown. */
  takes(line: string): boolean
  /** The answer in a line of JSON; `undefined` where it is none. */
  answerIn(line: string): unknown
  /** Whether it goes on in this process after an answer. */
  goesOn(): boolean
  /** Reads the next line of its input; `undefined` at its end. */
  nextLine(): Promise<string | undefined>
  /** Lets go of what it holds. */
  release(): void
  /** What it does when it receives SIGTERM. */
  terminated(): void
}
