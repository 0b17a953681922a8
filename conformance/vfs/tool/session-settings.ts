import type { Fault } from '../../../harness/adversary/fault.ts'
import { rowOf } from '../../../harness/adversary/faults.ts'
import { allowedLimits, type Limits, scaledLimits } from '../../../harness/limits.ts'
import { boundsAfter } from '../../../harness/session/tool/bounds.ts'
import type { ToolSession } from '../../../harness/session/tool-session.ts'
import type { SessionContext } from '../../../harness/transcript.ts'
import type { Case, Tool } from '../../../spec/generated/config.ts'
import { type Before, sessionName, type ToolScenario } from './scenario.ts'
import type { Subject } from './start.ts'

/** Everything that the conversations with one tool have in common. */
export interface ToolRunContext {
  subject: Subject
  /** The command as its author gives it, for the record. */
  command: readonly string[]
  config: Tool
  /** What the configuration states, where the sessions are in another protocol, to see whether the tool speaks that. */
  configuredProtocol?: Tool['protocol']
  limits: Limits
  timeScale: number
  revision: string
  interrupt?: AbortSignal
}

/** The version of the VFS protocol that we announce. @see rfd-d11 §Initial context */
const PROTOCOL_VERSION = '0.1.0'

/** How many sessions are generated for a case, and of how many steps, unless a configuration states it. */
const GENERATED = { sessions: 16, steps: 6 }

/** What the transcript begins with. */
export function startedOf(
  context: ToolRunContext,
  { session, about, fault, unhurried = false }: ToolScenario,
): ToolSession['started'] {
  return {
    ...{ session, role: 'tool', case: about.name },
    ...(fault && { fault, baseline: sessionName(about.name, 'plain') }),
    ...{ command: [...context.command], revision: context.revision },
    context: {
      ...contextOf(context, about),
      ...hurriedIn(context.config, about, fault, unhurried),
    },
  }
}

/** How long, and how much, it may take. */
export function boundsOf(
  context: ToolRunContext,
  { about: { time_limit_ms }, fault, before, unhurried = false }: ToolScenario,
): Pick<ToolSession, 'limits' | 'baseDelayMs' | 'maxRequests' | 'maxBytes' | 'maxLines'> {
  const { timeScale } = context
  const limits = unhurried ? allowedBy(context) : context.limits
  const bounds = boundsAfter(timeScale, before)
  return {
    ...bounds,
    limits: limitsUnder(
      fault,
      time_limit_ms ? { ...limits, session_ms: time_limit_ms * timeScale } : limits,
    ),
    baseDelayMs: baseDelayOf(fault, bounds.baseDelayMs, before),
  }
}

/** The limits of a session under a fault. */
export function limitsUnder(fault: Fault | undefined, limits: Limits): Limits {
  const { startup } = fault ? rowOf(fault) : {}
  return startup ? { ...limits, startup_ms: limits.startup_ms * startup } : limits
}

/** All the time that the documents let a tool take; what its author configures stands. */
const allowedBy = ({ config, timeScale }: ToolRunContext): Limits =>
  scaledLimits({ ...allowedLimits, ...config.limits }, timeScale)

/** The deadlines by which the suite is less patient than the documents, by the keys that set them. */
const HURRIED = {
  startup_ms: 'startup',
  idle_ms: 'idle',
  exit_ms: 'exit',
  cancel_grace_ms: 'cancel-grace',
  session_ms: 'session',
} as const

/** What our own limits decide is left open; those of a case, of a fault and of the configuration are meant to decide. */
function hurriedIn(
  { limits = {} }: Tool,
  { time_limit_ms }: Case,
  fault: Fault | undefined,
  unhurried: boolean,
): Pick<SessionContext, 'hurried'> {
  const { startup } = fault ? rowOf(fault) : {}
  const meant = {
    ...limits,
    ...(startup && { startup_ms: 0 }),
    ...(time_limit_ms && { session_ms: 0 }),
  }
  const own = Object.entries(HURRIED)
    .filter(([key]) => !Object.hasOwn(meant, key) && (!unhurried || key === 'session_ms'))
    .map(([, name]) => name)
  return own.length > 0 ? { hurried: own } : {}
}

function contextOf(
  { config, configuredProtocol, limits, timeScale }: ToolRunContext,
  about: Case,
): SessionContext {
  const {
    actions,
    protocol = 'vfs',
    probe = false,
    features,
    name,
    generated,
    debug_env: debugEnv,
  } = config
  const stateful = protocol === 'stdio' || config.stateful === true
  return {
    debugEnv,
    stateful,
    ...(stateful && actions && { actions }),
    ...(protocol !== 'vfs' && { protocol }),
    ...(configuredProtocol && { configuredProtocol }),
    ...(protocol === 'stdio' && { files: Object.keys(about.files ?? {}) }),
    ...((stateful || protocol === 'outcome') && { generated: { ...GENERATED, ...generated } }),
    probe,
    declared: features,
    tool: name,
    expect: about.expect,
    limits: { ...limits },
    timeScale,
  }
}

/** The params of `init`. @see rfd-d11 §Initial context */
export function initOf(config: Tool, about: Case) {
  const { arguments: args = {}, answers = {}, options = {} } = about
  return {
    tool: { name: config.name ?? 'tool', arguments: args, answers, options },
    protocol_version: PROTOCOL_VERSION,
  }
}

/** A tool that starts slowly must be given the time to be too early. */
function baseDelayOf(
  fault: Fault | undefined,
  baseDelayMs: number,
  before: Before | undefined,
): number {
  return fault?.kind === 'late-init' ? Math.max(baseDelayMs, before?.startMs ?? 0) : baseDelayMs
}
