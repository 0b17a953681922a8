import type { FileSet, Limits, Policy, Tool } from '../spec/generated/messages/driver.ts'
import type { Answer as InquiryAnswer } from '../spec/generated/transcript.ts'
import type { Route } from './peers/route.ts'
import type { ProbeStep } from './probes/step.ts'
import type { JsonObject } from './wire/json.ts'

/** How a tool is to be configured. */
type Configured = Partial<Tool> & {
  /** What follows the probe in its command. */
  words?: readonly string[]
}

/** One call of a tool as an assistant makes it. */
export interface Call {
  /** Unique within the scenario; `call` when left out. */
  id?: string
  /** Name of the tool; `probe` when left out. */
  tool?: string
  /** What the probe does; short for the member `script` of the arguments. */
  script?: readonly ProbeStep[]
  /** Further arguments, which the host is to hand on as they are. */
  arguments?: JsonObject
}

/** One thing that we have the host do, or wait for; actions come one after the other and know no conditions. */
export type Action =
  /** Hands over one batch; goes on when all of it is answered, or at once in the background. */
  | { call: Call | readonly Call[]; background?: true }
  /** Does what a user's Ctrl+C does to a call. */
  | { cancel: string }
  /** Goes on when the probe of a call (`call` when left out) has come to its step `{ "mark": NAME }`. */
  | { mark: string; of?: string }
  /** Lets the probe of a call (`call` when left out) go on behind its step `{ "wait_release": NAME }`, past the host. */
  | { release: string; of?: string }
  /** Goes on when a call in the background is answered. */
  | { wait: string }
  /**
   * Goes on when the processes of a call that the side channel knows of are gone, or after `within_ms` (5000). What is yet
   * to begin is waited for: a host may answer a spawn before it has started the tool.
   */
  | { gone: string; within_ms?: number }
  /** Lets time pass that the host is to do nothing in: the one act that is anchored to the act before it. */
  | { pause_ms: number }
  | { snapshot: true }
  | { turn_end: true }
  /** Does what a user does who ends one handle; a host claims `user-abort` for it. */
  | { end_handle: string }
  | { notifications: true }
  /** Asks for what an assistant would be shown: the tools' own schemas, or the form of the session's provider. */
  | { tools: 'plain' | 'flattened' }
  /** Asks for the form of a provider that the host may not know: then its refusal ends nothing. */
  | { shown_for: string }
  /** Ends the host with its driver, and goes on when its process is gone: by the request, the end of its input, or SIGTERM. */
  | { exit: HostExit }
  /** Starts the host anew after its exit, with the configuration that it had. */
  | { restart: true }
  /** Configures the host anew with other tools beside `probe`; a refusal ends nothing. */
  | { configure: readonly (Configured & { name: string })[] }
  /** Asks for a schema in the form of the session's provider. */
  | { flatten: JsonObject }

/** How a driver is brought to end its host in order. */
export type HostExit = 'shutdown' | 'end of input' | 'SIGTERM'

/**
 * A conversation with a host that checks ask for: what the host is configured with, and what it is asked to do.
 * Checks whose scenarios have one name share one conversation. In every text below `{web}` stands for the base URL of
 * our HTTP server without a final slash, `{web-port}` for its port, and `{outside}` for a directory outside of the
 * project that holds the file `canary.txt`.
 */
export interface HostScenario {
  /** Unique among all scenarios: area, a colon, and what happens. */
  name: string
  /** Features that it cannot do without, beside those of the requirements. */
  needs?: readonly string[]
  /** Files of the project; none when left out. */
  files?: FileSet
  /** Of the tool `probe`; the whole project may be read and written when left out. `null`: the host's default. */
  policy?: Policy | null
  /** What else the host is given about the tool `probe`. */
  tool?: Omit<Configured, 'policy'>
  /**
   * Limits of all its tools that only make it quicker, so that a host that accepts none keeps its own. What the
   * scenario is about, it sets as limits of a tool.
   */
  shortTimeouts?: Limits
  /** It is about the limits that the host has by itself, so that none is configured. */
  ownLimits?: true
  /** Further tools; a `command` that is left out is the probe's, a policy likewise. */
  tools?: readonly (Configured & { name: string })[]
  /** Variables of the host's own environment. */
  env?: Record<string, string>
  /** Whether a user is there to be asked; false when left out. */
  interactive?: boolean
  /** Answers to inquiries, in turn; what is asked beyond them is denied. */
  answers?: readonly InquiryAnswer[]
  /** What our HTTP server serves beside `/` (200, `hello`); everything else is 404. */
  web?: readonly Route[]
  /** Short for one call of the probe with this script. */
  script?: readonly ProbeStep[]
  /** What is done, in order; `script` is not given then. */
  actions?: readonly Action[]
  /** Milliseconds that a single answer of the driver may take (30,000), when it waits for a limit of the host. */
  timeoutMs?: number
  /** It mostly waits: the longer, in milliseconds, the earlier it is begun. */
  expectedDurationMs?: number
  /** Its messages are so long that it is run beside no other one of this kind. */
  large?: true
}

/** A scenario with only some of its calls, and with what is done about these. */
export function withCalls(scenario: HostScenario, ids: ReadonlySet<string>): HostScenario {
  const actions = actionsOf(scenario).flatMap((action, i, all) => {
    const about = 'snapshot' in action ? sinceSnapshot(all.slice(0, i)) : [action]
    return about.some((each) => isAbout(each, ids)) ? [narrowed(action, ids)] : []
  })
  return { ...scenario, actions }
}

/** The actions behind the last look at the project. */
const sinceSnapshot = (actions: readonly Action[]) =>
  actions.slice(actions.findLastIndex((action) => 'snapshot' in action) + 1)

function isAbout(action: Action, ids: ReadonlySet<string>): boolean {
  if ('call' in action) return callsOf(action).some(({ id = 'call' }) => ids.has(id))
  if ('cancel' in action) return ids.has(action.cancel)
  if ('mark' in action || 'release' in action) return ids.has(action.of ?? 'call')
  if ('wait' in action) return ids.has(action.wait)
  return 'gone' in action ? ids.has(action.gone) : true
}

const narrowed = (action: Action, ids: ReadonlySet<string>): Action =>
  'call' in action
    ? { ...action, call: callsOf(action).filter(({ id = 'call' }) => ids.has(id)) }
    : action

const callsOf = ({ call }: { call: Call | readonly Call[] }): Call[] => [call].flat() as Call[]

/** What is done in a scenario, in order. */
export function actionsOf({ script, actions }: HostScenario): readonly Action[] {
  return actions ?? [{ call: { script: script ?? [] } }]
}
