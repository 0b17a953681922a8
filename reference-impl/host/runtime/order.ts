import type { JsonObject } from '../../../harness/wire/json.ts'

/** One run of a tool that is asked for. */
export interface Order {
  /** The configured name of the tool. */
  name: string
  /** The argument vector that starts it. */
  command: readonly string[]
  arguments: JsonObject
  /** Answers by the id of their question. */
  answers: JsonObject
  options: JsonObject
  /** Whether it lives on between calls. */
  stateful: boolean
}
