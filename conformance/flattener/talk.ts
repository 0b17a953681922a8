import type { LineProgram, Oddities, Reply } from '../../harness/launch/line-program.ts'
import type { JsonObject } from '../../harness/wire/json.ts'

/** One side of a conversation with a flattener, whatever carries it. */
export interface Talk {
  /** Sends one message and gives what became of it; an id is added unless it brings one. */
  ask(message: JsonObject, how?: { alone?: boolean }): Promise<Reply>
  /** Another process of the same program, which the caller closes. */
  another(): Pick<Talk, 'ask'> & { close(): Promise<unknown> }
}

/** A conversation over lines of JSON; a function of our own speaks like a process. */
export interface LineTalk extends Talk {
  /** Sends a line as it is. */
  askRaw(text: string): Promise<Reply>
  /** What was seen beside the answers. */
  readonly oddities: Oddities
  another(): LineProgram
}
