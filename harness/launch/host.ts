import type { HostExit } from '../host-scenario.ts'
import type { JsonObject } from '../wire/json.ts'
import type { OnLine } from '../wire/lines.ts'
import type { GoesOn } from './open-requests.ts'

/** What a request to a host came to. */
export type Reply =
  | { result: JsonObject }
  /** The driver stated an error; `lacks` reports that it does not know the method, or that a command cannot be given it. */
  | { refused: string; lacks?: 'method' | 'words' }
  /** Nothing that can be read came: the driver crashed, hangs, or does not keep its protocol. */
  | { failed: string; kind: 'driver' | 'deadline' }

/** Who is notified of what happens between us and a host while a scenario runs. */
export interface HostListener {
  sent(text: string): void
  received: OnLine
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
  /** Whether it accepts limits of its tools. */
  readonly takesLimits: boolean
  /** From here on everything is reported to this listener. */
  attach(observer: HostListener): void
  /**
   * Asks for something and waits at most `ms` for the answer, and as long again while it is seen to go on; `method` and
   * `params` are those of the driver protocol.
   */
  ask(method: string, params: JsonObject | undefined, ms: number, goesOn?: GoesOn): Promise<Reply>
  /** Brings it to end in order and waits at most `ms` for the end of its process; kills nothing. */
  leave(how: HostExit, ms: number): Promise<Reply>
  /** Ends it with everything that it has started. */
  end(ms: number): Promise<void>
}
