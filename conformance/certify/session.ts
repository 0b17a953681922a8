import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import { type Conversation, readConversation } from '../../harness/conversation.ts'
import type { Limits } from '../../harness/limits.ts'
import type { Policy } from '../../harness/peers/policy.ts'
import { type FileSpelling, Project } from '../../harness/peers/project.ts'
import { scripted } from '../../harness/peers/scripted.ts'
import { holdToolSession, type ToolSession } from '../../harness/session/tool-session.ts'
import type { SessionContext } from '../../harness/transcript.ts'
import type { Case, Tool } from '../../spec/generated/config.ts'
import { prepare, type Subject } from './subject.ts'

/** Everything that the conversations with one tool have in common. */
export interface Bench {
  subject: Subject
  config: Tool
  limits: Limits
  timeScale: number
  revision: string
  interrupt?: AbortSignal
}

/** The version of the VFS protocol that we announce. @see rfd-d11 §Initial context */
const PROTOCOL_VERSION = '0.1.0'

const BEAT_MS = 100
const MAX_BYTES = 128 * 1024 * 1024
const MAX_LINES = 50_000
const SPARE_REQUESTS = 50

/** What is known of a case before a conversation under a fault. */
export interface Before {
  requests: number
  /** How long the tool took to its first line, in milliseconds. */
  startMs: number
  /** The params of the states after which an input was given, by their place. */
  prompts: ReadonlyMap<number, unknown>
}

/** What a plain conversation tells of those under a fault. */
export const beforeOf = ({ requests, lines, sent, states }: Conversation): Before => ({
  requests: requests.length,
  startMs: (lines[0]?.at ?? 0) / 1000,
  prompts: new Map(
    sent
      .filter(({ message }) => message.method === 'apply')
      .map(({ index }) => states.findLastIndex(({ line }) => line.index < index))
      .map((place) => [place, states[place]?.params]),
  ),
})

/** Holds one conversation about a case, under a fault or plainly, and reads its transcript. */
export async function converse(
  bench: Bench,
  about: Case,
  fault?: Fault,
  before?: Before,
  quiet?: () => void,
): Promise<Conversation> {
  const start = await prepare(bench.subject, fault, Object.keys(about.files ?? {}))
  const transcript = await holdToolSession({
    started: startedOf(bench, about, fault),
    launch: start.launch,
    launcher: bench.subject.containers?.launch,
    ...occasionOf(bench, about),
    prompts: before?.prompts,
    fault,
    ...boundsOf(bench, about, fault, before),
    onQuiet: quiet,
    interrupt: bench.interrupt,
  })
  const data = start.leave()
  const at = transcript.at(-1)?.at ?? 0
  if (data) transcript.push({ event: 'note', at, text: 'directory changed', data })
  return readConversation(transcript)
}

function startedOf(bench: Bench, about: Case, fault: Fault | undefined): ToolSession['started'] {
  const plain = sessionName(about.name, 'plain')
  return {
    session: fault ? sessionName(about.name, nameOf(fault)) : plain,
    role: 'tool',
    case: about.name,
    ...(fault && { fault, baseline: plain }),
    revision: bench.revision,
    context: contextOf(bench, about),
  }
}

/** What the case has us be and say. */
function occasionOf(
  { config }: Bench,
  about: Case,
): Pick<ToolSession, 'host' | 'init' | 'inputs' | 'stateful'> {
  return {
    host: {
      project: new Project((about.files ?? {}) as Record<string, FileSpelling>),
      policy: (about.policy ?? {}) as Policy,
      scripted: scripted(about.http, about.process),
    },
    init: initOf(config, about),
    inputs: (about.inputs ?? []) as unknown[],
    stateful: config.stateful ?? false,
  }
}

/** How long, and how much, it may take. */
function boundsOf(
  { limits, timeScale }: Bench,
  { time_limit_ms }: Case,
  fault: Fault | undefined,
  before: Before | undefined,
): Pick<ToolSession, 'limits' | 'beatMs' | 'maxRequests' | 'maxBytes' | 'maxLines'> {
  return {
    limits: time_limit_ms ? { ...limits, session_ms: time_limit_ms * timeScale } : limits,
    beatMs: beatOf(fault, BEAT_MS * timeScale, before),
    maxRequests: before ? before.requests * 3 + SPARE_REQUESTS : Number.POSITIVE_INFINITY,
    maxBytes: MAX_BYTES,
    maxLines: MAX_LINES,
  }
}

/** How the session of a case under a fault is called. */
export const sessionName = (about: string, fault: string) => `${about} / ${fault}`

function contextOf({ config, limits, timeScale }: Bench, about: Case): SessionContext {
  const { stateful = false, probe = false, features, name, debug_env: debugEnv } = config
  return {
    debugEnv,
    stateful,
    probe,
    declared: features,
    tool: name,
    expect: about.expect,
    limits: { ...limits },
    timeScale,
  }
}

/** The params of `init`. @see rfd-d11 §Initial context */
function initOf(config: Tool, about: Case) {
  const { arguments: args = {}, answers = {}, options = {} } = about
  return {
    tool: { name: config.name ?? 'tool', arguments: args, answers, options },
    protocol_version: PROTOCOL_VERSION,
  }
}

/** A tool that starts slowly must be given the time to be too early. */
function beatOf(fault: Fault | undefined, beatMs: number, before: Before | undefined): number {
  return fault?.kind === 'late-init' ? Math.max(beatMs, before?.startMs ?? 0) : beatMs
}
