import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { cutLines } from '../../../harness/wire/lines.ts'
import { Queries } from './agent/queries.ts'
import { describePlugin, entryOf, type Helping, layOut, topLevelHelp } from './describe.ts'
import { type Admitting, consents, isPinned, policyOf } from './dispatch/admission.ts'
import { builtInFor, builtIns, type Commands } from './dispatch/built-ins.ts'
import {
  byPlace,
  type Candidate,
  candidatesFor,
  installedIn,
  pathOf,
  select,
} from './dispatch/candidates.ts'
import { type HelpingGroups, helpingGroups } from './dispatch/help.ts'
import { type Installing, installing } from './dispatch/install.ts'
import { registering } from './dispatch/registry.ts'
import { findPlugins } from './find-plugin.ts'
import { initFor } from './init.ts'
import type { Locks } from './locks.ts'
import type { Message } from './message.ts'
import { Output } from './output.ts'
import { replyTo, takeAnswer } from './requests.ts'
import type { Outcome, RunEnd } from './run-end.ts'
import { resolveSettings } from './settings.ts'
import { Subscriptions } from './subscriptions.ts'
import { Writer } from './writer.ts'

export type { Outcome, RunEnd } from './run-end.ts'

/** The few places where a host may differ from this one, wrongly as a mutant or correctly as a variant. */
export interface Seams extends Helping, Commands, Admitting, Installing, HelpingGroups {
  /** The name under which a plugin's settings are. */
  settingsName(plugin: Candidate): string
  builtInFor: typeof builtInFor
  resolveSettings: typeof resolveSettings
  init: typeof initFor
  /** The line of a message, its line feed included. */
  encode(message: Message): string
  /** The bytes of a line. */
  bytes(line: string): Uint8Array
  /** How lines reach the pipe of a plugin: `write` fills it, and calls `taken` when it has taken them. */
  writing(write: Write): Write
  /** Finds the lines in what the plugin writes. */
  cut: typeof cutLines
  /** The message of a line, undefined when it is none. */
  decode(line: Buffer): Message | undefined
  /** What becomes of a message before anything else sees it; undefined when it is passed over. */
  receive(message: Message, host: Speaker): Message | undefined
  reply: typeof replyTo
  takeAnswer: typeof takeAnswer
  Output: typeof Output
  Writer: typeof Writer
  Subscriptions: typeof Subscriptions
  Queries: typeof Queries
  /** Takes the lock for a turn at the terminal; false when another process has it. */
  lockAtTerminal(locks: Locks, conversation: string): boolean
  outcome(end: RunEnd): Outcome
  help: typeof topLevelHelp
  /** The words that start the program of a plugin. */
  start(program: string): readonly string[]
  /** Whether plugins get a process group of their own. */
  ownGroup: boolean
  /** The message that a signal becomes; none is sent when it is left out. */
  shutdown?: Message
  /** Signals that become messages. */
  relayed: readonly NodeJS.Signals[]
  /** The signal at the end of the grace period. */
  lastSignal: NodeJS.Signals
  /** Whether messages behind `exit` are taken. */
  listensAfterExit: boolean
  /** What is done at once when `exit` comes. */
  exits(host: Speaker, exit: Message): void
  /** Milliseconds between `shutdown` and SIGKILL. @see rfd072 §Shutdown */
  graceMs(settings: JsonObject): number
  /** Begins the grace period; `taken` is when the pipe has taken `shutdown`. */
  grace(begin: () => void, taken: Promise<void>): void
  /** Whether `init` is sent at once, or after the first output. */
  initAtOnce: boolean
  /** What is done with a line that is no message, or one of unknown type. */
  unknown(host: Speaker): void
  /** Whether requests of a type are not even refused. */
  isUnknown(type: string): boolean
  /** What is done with a line of the plugin's stderr. */
  stderr(text: string, output: Output, pause: () => void): void
}

/** Writes bytes to a plugin. */
export type Write = (bytes: Uint8Array, taken?: () => void) => void

/** The host as seams see it. */
export interface Speaker {
  send(message: Message): void
  end(outcome: Outcome): void
}

/** What a host does that follows the protocol in the plainest way. @see rfd072 §Protocol */
export const plainSeams = (): Seams => ({
  init: initFor,
  encode: (message) => `${JSON.stringify(message)}\n`,
  bytes: (line) => Buffer.from(line),
  writing: (write) => write,
  cut: cutLines,
  decode(line) {
    const value = parse(line.toString('utf8'))
    return isObject(value) && typeof value.type === 'string' ? (value as Message) : undefined
  },
  receive: (message) => message,
  reply: replyTo,
  takeAnswer,
  Output,
  Writer,
  Subscriptions,
  Queries,
  lockAtTerminal: (locks, conversation) => locks.take(conversation),
  outcome({ exit, shutdown }) {
    if (!exit)
      return shutdown ? { status: 0 } : { status: 1, complaint: 'plugin ended without `exit`' }
    const { code, reason } = exit
    if (code === 0) return { status: 0 }
    return { status: Number(code), ...(typeof reason === 'string' && { complaint: reason }) }
  },
  question: '{"type":"describe"}\n',
  describeMs: 10_000,
  findPlugins: () => findPlugins(),
  describe: describePlugin,
  entry: entryOf,
  layOut,
  help: topLevelHelp,
  start: (program) => [program],
  ...{ builtIns, builtInFor, installed: installedIn, candidates: candidatesFor, pathOf, select },
  ...{ policyOf, isPinned, consents, resolveSettings, byPlace },
  ...{ ...registering(), ...installing(), ...helpingGroups(), settingsName: ({ id }) => id },
  ownGroup: true,
  shutdown: { type: 'shutdown' },
  relayed: ['SIGINT', 'SIGTERM'],
  lastSignal: 'SIGKILL',
  listensAfterExit: false,
  exits: () => {},
  graceMs({ plugins }) {
    const { shutdown_timeout_secs } = isObject(plugins) ? plugins : {}
    return 1_000 * Number(shutdown_timeout_secs)
  },
  grace: (begin) => begin(),
  initAtOnce: true,
  isUnknown: () => false,
  unknown: (host) => host.send({ type: 'error', message: 'the line is no message' }),
  stderr: (text, output) => output.trace('trace', 'plugin::stderr', text),
})

/** Changes seams for a mutant or a variant. */
export type Apply = (seams: Seams) => Seams
