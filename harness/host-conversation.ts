import type { ProbeEntry, Started, Transcript, WebRequest } from './transcript.ts'
import type { JsonObject } from './wire/json.ts'

/** One call of a tool, with everything that is known of it. Times are microseconds since the conversation's start. */
export interface HostCall {
  id: string
  tool: string
  /** The arguments as the host was given them. */
  arguments: JsonObject
  /** The handle that it is about, by the name that the scenario has for it. */
  handle?: string
  calledAt: number
  /** Position of the answer among the events of the transcript, else of the call. */
  index: number
  /** When the answer to its batch came. */
  answeredAt?: number
  /** Responses to it in that answer. */
  responses?: number
  cancelledAt?: number
  /** What the host handed back; neither `result` nor `error` when it never did. */
  result?: unknown
  error?: unknown
  /** The host stated that the user's cancellation ended the call. */
  cancelled?: boolean
  /** The probe's own account, when it came back as the call's result. */
  report?: ProbeReport
  /** What the probe reported on its side channel, in order; empty where it has none. */
  side: SideEntry[]
  /** The processes of the call that the side channel reported, and when they were found gone. */
  processes: CallProcess[]
}

/** What the probe returned. */
export interface ProbeReport {
  text?: string
  seen: JsonObject[]
  /** What `init` stated: `name`, `arguments`, `answers`, `options`, `protocol_version`; `{}` stands for what is absent. */
  init: JsonObject
  lines: SideEntry[]
}

/** One thing that the probe reported, and when. */
export interface SideEntry extends ProbeEntry {
  at: number
  /** Position among the events of the transcript, where it was reported on the side channel. */
  index?: number
  seen?: JsonObject
}

/** A process of a call. */
export interface CallProcess {
  pid: number
  kind: 'probe' | 'child'
  /** When it was found gone; absent when it was still there at the end of the conversation. */
  goneAt?: number
}

/** What an assistant would be shown, for a provider or for none. */
export interface ToolListing {
  index: number
  provider?: string
  tools: ShownTool[]
  /** Names of tools that the host states to leave out. */
  refused: string[]
}

/** A tool as an assistant would be shown it. */
export interface ShownTool {
  name: string
  description?: string
  parameters: JsonObject
}

/** A schema that the host was asked to flatten, and the answer. */
export interface Flattened {
  index: number
  provider: string
  schema: JsonObject
  answer: JsonObject
}

/** A question of the host, and what we answered. */
export interface Inquiry {
  at: number
  index: number
  params: JsonObject
  answer?: JsonObject
  answeredAt?: number
}

/** What our places stood for in a scenario. */
export interface Places {
  web: string
  'web-port': string
  outside: string
}

/** A transcript of a host's scenario, read once, with what a judge asks for. */
export interface HostConversation {
  start: Started
  transcript: Transcript
  /** Name of the scenario. */
  scenario: string
  /** What the host claims. */
  features: readonly string[]
  calls: HostCall[]
  inquiries: Inquiry[]
  /** What the assistant received unasked, in order. */
  notifications: JsonObject[]
  /** What each `turn_end`, `snapshot` (its files), `tools` and `flatten` was answered with. */
  turnEnds: JsonObject[]
  snapshots: JsonObject[]
  toolListings: ToolListing[]
  flattened: Flattened[]
  /** What our HTTP server was asked for. */
  web: (WebRequest & { at: number })[]
  places: Places
  /** What stood in the directory outside of the project at the end: files by path; `canary.txt` alone from the start. */
  outside: Record<string, string>
  /** What the driver wrote to stderr. */
  stderr: string
  /** Why the conversation ended before its acts did, in one sentence about the driver. */
  failure?: { sentence: string; kind: 'driver' | 'deadline' | 'unsupported' | 'unseen' }
  interrupted: boolean
}

/** What stands in `canary.txt` outside of the project, and must get into no message. */
export const CANARY = 'jp-conformance-canary-6c1f'

/** The call of an id; the first one when none is named. */
export function callOf({ calls }: HostConversation, id?: string): HostCall | undefined {
  return id === undefined ? calls[0] : calls.find((call) => call.id === id)
}
