import type { Fault } from '../../../harness/adversary/fault.ts'
import type { Limits } from '../../../harness/limits.ts'
import type { Policy } from '../../../harness/peers/policy.ts'
import { type FileSpelling, Project } from '../../../harness/peers/project.ts'
import { scripted } from '../../../harness/peers/scripted.ts'
import { holdToolSession, type ToolSession } from '../../../harness/session/tool-session.ts'
import type { SessionContext, Transcript } from '../../../harness/transcript.ts'
import type { Case, Tool } from '../../../spec/generated/config.ts'
import { type Before, sessionName, type ToolScenario } from './scenario.ts'
import { prepare, type Subject } from './start.ts'

/** Everything that the conversations with one tool have in common. */
export interface ToolRunContext {
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

/** Runs one session about a case, without a fault or under one. */
export async function runToolScenario(
  context: ToolRunContext,
  scenario: ToolScenario,
  onQuiet: () => void,
): Promise<Transcript> {
  const { about, fault, before } = scenario
  const start = await prepare(context.subject, fault, Object.keys(about.files ?? {}))
  const transcript = await holdToolSession({
    started: startedOf(context, scenario),
    launch: start.launch,
    launcher: context.subject.containers?.launch,
    ...peerOf(context, about),
    prompts: before?.prompts,
    fault,
    ...boundsOf(context, about, fault, before),
    onQuiet,
    interrupt: context.interrupt,
  })
  const data = start.leave()
  const at = transcript.at(-1)?.at ?? 0
  if (data) transcript.push({ event: 'note', at, text: 'directory changed', data })
  return transcript
}

function startedOf(
  context: ToolRunContext,
  { session, about, fault }: ToolScenario,
): ToolSession['started'] {
  return {
    ...{ session, role: 'tool', case: about.name },
    ...(fault && { fault, baseline: sessionName(about.name, 'plain') }),
    revision: context.revision,
    context: contextOf(context, about),
  }
}

/** What the case has us be and say. */
function peerOf(
  { config }: ToolRunContext,
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
  { limits, timeScale }: ToolRunContext,
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

function contextOf({ config, limits, timeScale }: ToolRunContext, about: Case): SessionContext {
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
