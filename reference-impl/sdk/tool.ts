/** Members of a JSON object. */
export type Json = Record<string, unknown>

/** What a run was started with. */
export interface Invocation {
  /** Name under which the tool is configured. */
  name: string
  arguments: Json
  /** Answers so far, by the ids of their questions. */
  answers: Json
  options: Json
}

/** What the user is asked. @see rfd009 §ToolState — what a tool produces */
export interface Question {
  id: string
  text: string
  answer_type: 'Boolean' | 'Text' | { Select: { options: string[] } }
  /** What is shown before the question. */
  pre_amble?: string
  default?: unknown
}

/** What a stateful tool reports. @see rfd009 §ToolState — what a tool produces */
export type State =
  | { type: 'running'; content?: string }
  | { type: 'waiting'; content: string | null; question: Question }
  | { type: 'stopped'; result: unknown }

/** What a tool does: gives its result as a text, and throws what went wrong. */
export type Work<Run> = (run: Run) => string | Promise<string>

/** A run that talks with its user by its states. */
export interface Session extends Invocation {
  /** Reports that it runs, with what there is to show. */
  show(content: string): Promise<void>
  /** Waits for the next input; undefined when none will come any more. */
  input(): Promise<unknown>
  /** Asks, and waits for the answer. */
  ask(question: Question): Promise<unknown>
}
