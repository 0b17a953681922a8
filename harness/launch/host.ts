import type { JsonObject } from '../wire/json.ts'

/** What a request to a host came to. */
export type Reply =
  | { result: JsonObject }
  /** The driver said an error; `lacks` tells that it does not know the method, or that a command cannot be told it. */
  | { refused: string; lacks?: 'method' | 'words' }
  /** Nothing that can be read came: the driver crashed, hangs, or does not keep its protocol. */
  | { failed: string; kind: 'driver' | 'deadline' }

/** Who is told of what happens between us and a host while an occasion is held. */
export interface HostListener {
  sent(text: string): void
  received(line: Buffer, ending: 'lf' | 'none', size?: number): void
  stderr(chunk: Buffer): void
  exit(code: number | null, signal: string | null): void
  timer(name: 'answer', ms: number): void
  /** Answers a question of the host. */
  inquiry(params: JsonObject): Promise<JsonObject>
}

/** A host that can be asked for things, whichever way it was launched. */
export interface Host {
  /** False once it has crashed, hung or broken its protocol: then it is of no further use. */
  readonly usable: boolean
  /** Whether it can be told limits of its tools. */
  readonly takesLimits: boolean
  /** From here on everything is told to this listener. */
  attach(listener: HostListener): void
  /** Asks for something and waits at most `ms` for the answer; `method` and `params` are those of the driver protocol. */
  ask(method: string, params: JsonObject | undefined, ms: number): Promise<Reply>
  /** Ends it with everything that it has started. */
  end(ms: number): Promise<void>
}
