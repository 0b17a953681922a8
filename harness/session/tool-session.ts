import type { Fault } from '../adversary/fault.ts'
import type { Launch, Launcher } from '../launch/process.ts'
import type { Limits } from '../limits.ts'
import type { ScriptedHost } from '../peers/scripted-host.ts'
import type { Started } from '../transcript.ts'
import type { VisitPlan } from '../visits/visit-request.ts'
import type { JsonObject } from '../wire/json.ts'
import type { Binding } from './tool/binding.ts'
import type { Prompts } from './tool/inputs.ts'

/** One session with a tool or a plugin, in which we play its host. */
export interface ToolSession {
  started: Omit<Started, 'event' | 'at'>
  launch: Launch
  /** How it is launched, when not as a process of this machine. */
  launcher?: Launcher
  /** VFS when left out. */
  binding?: Binding
  host: ScriptedHost
  /** The files as the tool left them; those that the scripted host serves when left out. */
  leftFiles?: () => Record<string, unknown>
  /** The files as they stand while the tool lives, where it writes them itself and they can be seen. */
  filesNow?: () => Record<string, unknown> | undefined
  /** What the first message is made of, which a tool on plain stdio is not sent. */
  init: JsonObject
  /** What is applied, in turn, to a stateful tool. */
  inputs: unknown[]
  /** The params of states after which the tool was silent before, by their place among its states: its silence is not awaited again. */
  prompts?: Prompts
  stateful: boolean
  fault?: Fault
  limits: Limits
  /** Milliseconds of the shortest pause, already scaled; all others are multiples of it. */
  baseDelayMs: number
  /** How many requests the tool may make before it is taken to repeat itself for ever. */
  maxRequests: number
  /** The bytes and the lines that the tool may write before it is taken to flood us; twice the bytes may be asked for. */
  maxBytes: number
  maxLines: number
  /** Requests that are made to it where it serves; the session asks it to end behind the last one. */
  visits?: VisitPlan
  /** Called when nothing will happen for a while, so that another session may use the processor. */
  onQuiet?: () => void
  /** Ends the session early. */
  interrupt?: AbortSignal
}
