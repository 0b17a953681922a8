import type { JsonObject } from '../wire/json.ts'

/** One thing that the probe does when a host runs it as a plugin; the member that is there names it. */
export interface PluginStep {
  /** Writes a message, as one line; placeholders in it become ids. */
  send?: unknown
  /** Asks for the first setting in `init` that is an object, or that is none. */
  setting?: 'object' | 'plain'
  /** Writes a text as it is, `times` times, `pause_ms` between its bytes. */
  raw?: string
  times?: number
  pause_ms?: number
  /** Writes a text to stderr. */
  stderr?: string
  /** Reports what it writes from here on. */
  reports?: true
  /** Waits until so many further lines have come. */
  lines?: number
  /** Waits until a message of this type has come. */
  message?: string
  /** Waits until so many messages in all have had these members. */
  received?: JsonObject
  /** Or these members, whichever come first. */
  or?: JsonObject
  /** Meanwhile sends this request again and again, each time when it has its reply, `pause_ms` later. */
  repeat?: JsonObject
  /** Reports a name, at which the suite may act; `acted`: and waits until it has. */
  mark?: string
  acted?: true
  /** Waits until the suite has acted at a mark of another probe. */
  awaits?: string
  /** Waits for the beginning of a further line, and then reads nothing any more. */
  deaf?: true
  /** Reads nothing for now, or reads on. */
  reading?: 'paused' | 'resumed'
  /** Lets milliseconds pass. */
  pass_ms?: number
  /** The same, unless a further line or the end of the input comes before. */
  listens_ms?: number
  /** Reports signals in place of dying of them. */
  catch_signals?: true
  /** Ends with this status. */
  status?: number
  /** Dies of this signal. */
  die?: string
  /** Stays until it is killed. */
  stay?: true
}

/** What the probe does, where it reports, and how many milliseconds it waits for a line. */
export interface PluginProbeScript {
  record: string
  replyMs: number
  steps: readonly PluginStep[]
}
