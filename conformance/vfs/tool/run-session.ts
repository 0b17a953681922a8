import { readConversation } from '../../../harness/conversation.ts'
import type { Policy } from '../../../harness/peers/policy.ts'
import { type FileSpelling, Project } from '../../../harness/peers/project.ts'
import { scripted } from '../../../harness/peers/scripted.ts'
import { scriptedVfsHost } from '../../../harness/peers/scripted-host.ts'
import { runToolSession } from '../../../harness/session/run-tool-session.ts'
import type { ToolSession } from '../../../harness/session/tool-session.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import type { Case } from '../../../spec/generated/config.ts'
import { otherProtocol } from './other-protocol.ts'
import { runOneShotScenario, runStdioScenario } from './run-plain-session.ts'
import type { ToolScenario } from './scenario.ts'
import { boundsOf, initOf, startedOf, type ToolRunContext } from './session-settings.ts'
import { prepare } from './start.ts'
import { watchedStart } from './watched-start.ts'

/**
 * Runs one session about a case, without a fault or under one. A tool on plain stdio that is to be given all its time in its
 * first case came to no end there: where it answers `init`, it speaks the VFS protocol, and that session is the answer.
 */
export async function runToolScenario(
  context: ToolRunContext,
  scenario: ToolScenario,
  onQuiet: () => void,
): Promise<Transcript> {
  const { protocol = 'vfs', cases: [first] = [] } = context.config
  const isFirst = !scenario.fault && (first === undefined || scenario.about === first)
  if (protocol === 'vfs' || !scenario.unhurried || !isFirst)
    return runConfigured(context, scenario, onQuiet)
  const config = { ...context.config, protocol: 'vfs' as const }
  const asked = { ...context, config, configuredProtocol: protocol }
  const transcript = await runConfigured(asked, { ...scenario, unhurried: false }, onQuiet)
  if (otherProtocol([readConversation(transcript)]) !== undefined) return transcript
  return runConfigured(context, scenario, onQuiet)
}

async function runConfigured(
  context: ToolRunContext,
  scenario: ToolScenario,
  onQuiet: () => void,
): Promise<Transcript> {
  const { protocol } = context.config
  if (protocol === 'outcome') return runOneShotScenario(context, scenario)
  if (protocol === 'stdio') return runStdioScenario(context, scenario, onQuiet)
  const { about, fault, before } = scenario
  const start = await prepare(context.subject, fault, Object.keys(about.files ?? {}))
  const watched = await watchedStart(context.subject, start.launch, fault)
  const transcript = await runToolSession({
    started: startedOf(context, scenario),
    launch: watched?.launch ?? start.launch,
    launcher: context.subject.containers?.launch,
    ...peerOf(context, about),
    prompts: before?.prompts,
    fault,
    ...boundsOf(context, scenario),
    onQuiet,
    interrupt: context.interrupt,
  })
  const seen = await watched?.end()
  const change = start.leave()
  const at = transcript.at(-1)?.at ?? 0
  if (change) transcript.push({ event: 'directory-changed', at, change })
  if (seen) transcript.push({ event: 'system-calls', at, ...seen })
  return transcript
}

/** What the case has the scripted host be and send. */
function peerOf(
  { config }: ToolRunContext,
  about: Case,
): Pick<ToolSession, 'host' | 'init' | 'inputs' | 'stateful'> {
  return {
    host: scriptedVfsHost({
      project: new Project((about.files ?? {}) as Record<string, FileSpelling>),
      policy: (about.policy ?? {}) as Policy,
      scripted: scripted(about.http, about.process),
    }),
    init: initOf(config, about),
    inputs: (about.inputs ?? []) as unknown[],
    stateful: config.stateful ?? false,
  }
}
