import { isForItsChecksOnly } from '../../../harness/adversary/faults.ts'
import { type Conversation, readConversation } from '../../../harness/conversation.ts'
import { CONTAINERS_AT_ONCE } from '../../../harness/launch/capacity.ts'
import {
  openWorkingDirectory,
  type WorkingDirectory,
} from '../../../harness/launch/working-directory.ts'
import { scaledLimits } from '../../../harness/limits.ts'
import type { Started, Transcript } from '../../../harness/transcript.ts'
import type { Case, Tool } from '../../../spec/generated/config.ts'
import type { Check } from '../../engine/check.ts'
import { leaveOutSatisfied } from '../../engine/findings-of.ts'
import { requirementOf } from '../../engine/selection.ts'
import { smokeOf } from '../../engine/smoke.ts'
import { identityOf } from '../../engine/subject-hash.ts'
import type { RunContext, RunOptions, Suite, Summarised, Summary } from '../../engine/suite.ts'
import { smallerFaults } from '../../toolstate/tool/generated/smaller.ts'
import { printsRunning, readOneShot } from '../../toolstate/tool/one-shot-reading.ts'
import { readStdio } from '../../toolstate/tool/stdio-reading.ts'
import { VFS_REVISION } from '../revision.ts'
import { leaveOpenBeyond } from './beyond.ts'
import { toolCauses } from './causes.ts'
import { declaredBy, toolNotes, toolProblems } from './configuration.ts'
import { cameLate, howItEnded, isHurried, ranOutOfTime } from './ending.ts'
import { heldBackOnStdio, leaveOutHeldBack, unlessHeldBack } from './held-back.ts'
import { vfsToolChecks } from './index.ts'
import nullBaseline from './null-baseline.json' with { type: 'json' }
import { otherProtocol } from './other-protocol.ts'
import { planTool } from './plan.ts'
import { probeCases } from './probe-cases.ts'
import { runToolScenario } from './run-session.ts'
import { beforeOf, faultScenario, type ToolScenario } from './scenario.ts'
import type { ToolRunContext } from './session-settings.ts'
import { reportedOnce, seenSoFar, sentNothing, spoke } from './spoke.ts'
import type { ToolCheck } from './tool-check.ts'

/** How a tool is to be certified. */
export type ToolOptions = RunOptions<Tool>

/** Smaller sessions that are tried for a violation; one in which a tool hangs takes as long as its limits. */
const MOST_SMALLER = 24

/** Sessions that may be alive at once, waiting ones included. */
const ALIVE = 48

/** Sessions that are generated for a first look. */
const FIRST_LOOK = 2

/** Certifies tools of the VFS protocol: the suite plays the host. @see rfd-d11 §Tool lifecycle */
export const vfsToolSuite: Suite<ToolOptions, ToolScenario, Conversation> = {
  id: 'vfs-tool',
  role: 'tool',
  revision: VFS_REVISION,
  checks: vfsToolChecks,
  nullBaseline: nullBaseline as Suite['nullBaseline'],
  problems: toolProblems,
  configure: (config) => ({ notes: toolNotes(config) }),
  sample({ cases = [], ...config }) {
    const sampled = cases.slice(0, 1)
    const part = `${sampled.length} of ${cases.length} cases`
    const generated = { ...config.generated, sessions: FIRST_LOOK }
    return { config: { ...config, cases: sampled, generated }, part }
  },
  plan({ config, seed }, { checks }) {
    const chosen = checksOf(config, checks as readonly ToolCheck[])
    const plan = planTool(casesOf(config), chosen, seed)
    return speaksVfs(config) ? unlessHeldBack(plan, askedSooner) : plan
  },
  runner: (options, context) => {
    const directory = openWorkingDirectory({ ...options, cwd: options.config.cwd })
    const run = runContextOf(options, context, directory)
    return {
      alive: options.containers ? CONTAINERS_AT_ONCE : ALIVE,
      run: (scenario, quiet) => runToolScenario(run, scenario, quiet),
      async close() {
        directory.remove()
        await options.containers?.close()
      },
    }
  },
  read: readTool,
  unclaimed,
  mostSmaller: MOST_SMALLER,
  weigh: (findings, reading) => {
    // A tool that sent no message of the protocol satisfies nothing.
    if (!spoke(reading)) leaveOutSatisfied(findings)
    leaveOutHeldBack(findings, reading)
    leaveOpenBeyond(findings, reading)
  },
  causes: toolCauses,
  isConfusing: isForItsChecksOnly,
  doubt: (reading) => {
    if (cameLate(reading)) return 'late'
    return ranOutOfTime(reading) ? 'time' : undefined
  },
  unhurried: {
    isNeeded: (reading) => !printsRunning(reading) && isHurried(reading),
    scenario: (scenario) => ({ ...scenario, unhurried: true }),
    hangs: ranOutOfTime,
    seen: seenSoFar,
  },
  keeps: () => true,
  smaller: (scenario) =>
    scenario.fault ? smallerFaults(scenario.fault).map((fault) => ({ ...scenario, fault })) : [],
  finish: (rows, retained) => (sentNothing(retained) ? reportedOnce(rows) : [...rows]),
  summary,
}

/** The author's cases; a probe gets the suite's too; without any the tool is run once with nothing. */
export function casesOf({ cases = [], probe, stateful }: Tool): Case[] {
  const all = probe && !stateful ? [...cases, ...probeCases] : cases
  return all.length > 0 ? all : [{ name: 'no arguments' }]
}

const speaksVfs = ({ protocol = 'vfs' }: Tool) => protocol === 'vfs'

const askedSooner = ({ about }: ToolScenario, reading: Conversation): ToolScenario =>
  faultScenario(
    about,
    { kind: 'asked-sooner' },
    { before: beforeOf(reading), requestedBy: ['vfs.framing.tool-flushes'] },
  )

/** The checks whose faults a tool of this protocol can be tried under. */
export const checksOf = ({ protocol = 'vfs' }: Tool, checks: readonly ToolCheck[]) =>
  checks.filter(({ verifies }) => {
    const isOneShot = verifies.startsWith('toolstate.one-shot.')
    if (protocol === 'outcome') return isOneShot
    return protocol === 'vfs' || (verifies.startsWith('toolstate.') && !isOneShot)
  })

function runContextOf(
  { config, timeScale, containers, command: asGiven, interrupt }: ToolOptions,
  { mark, revision }: RunContext<Conversation>,
  { command, cwd }: WorkingDirectory,
): ToolRunContext {
  const env = config.env ?? {}
  return {
    subject: { command: containers ? asGiven : command, cwd, env, mark, containers },
    command: asGiven,
    config,
    limits: scaledLimits(config.limits, timeScale),
    timeScale,
    revision,
    interrupt,
  }
}

/** Reads a session by the protocol that its tool speaks. */
function readTool(transcript: Transcript): Conversation {
  const [start] = transcript
  const protocol = start?.event === 'start' ? start.context?.protocol : undefined
  if (protocol === 'outcome') return readOneShot(transcript)
  return protocol === 'stdio' ? readStdio(transcript) : readConversation(transcript)
}

/** Features count as declared unless the configuration states otherwise. */
function unclaimed(check: Check<Conversation>, { context = {} }: Started): string | undefined {
  const { declared = {}, stateful = false, probe = false, protocol = 'vfs' } = context
  const { configuredProtocol } = context
  const { feature, id } = requirementOf(check)
  if (configuredProtocol) return `the tool speaks another protocol than ${configuredProtocol}`
  if (protocol !== 'vfs' && id.startsWith('vfs.') && !id.startsWith('vfs.case.'))
    return 'the tool does not speak the VFS protocol'
  const stdio = protocol === 'stdio'
  // On the VFS binding `cancel` ends a tool, and a signal only one that does not heed it.
  const own = { stateful, probe, stdio, unix: stdio }
  const given: Record<string, boolean> = { ...own, 'one-shot': protocol === 'outcome' }
  const isDeclared = declared[feature] ?? given[feature] ?? true
  const how = declared[feature] === undefined ? declaredBy(feature) : ''
  return isDeclared ? undefined : `feature ${feature} is not declared${how}`
}

function summary({ first, retained }: Summarised<Conversation>, options?: ToolOptions): Summary {
  const smoke = spokenSmoke(retained.length > 0 || !first ? retained : [first])
  return {
    subject: options ? subjectOf(options) : storedSubjectOf(first),
    ...(smoke && { smoke }),
    // Of a tool that sent no message of the protocol one sentence is enough: what nothing showed is everything.
    ...(sentNothing(retained) && { notExercised: [] }),
  }
}

function spokenSmoke(conversations: readonly Conversation[]): Summary['smoke'] {
  const smoke = smokeOf(conversations[0], { spoke, howItEnded })
  const sentence = otherProtocol(conversations) ?? heldBackOnStdio(conversations)
  return smoke && sentence !== undefined ? { ...smoke, spoke: false, sentence } : smoke
}

function subjectOf(options: ToolOptions): Summary['subject'] {
  const { command, config } = options
  const name = config.name && { name: config.name }
  return { role: 'tool', command: [...command], ...identityOf(options), ...name }
}

function storedSubjectOf(first: Conversation | undefined): Summary['subject'] {
  const { command = [], context } = first?.start ?? {}
  return { role: 'tool', command, ...(context?.tool && { name: context.tool }) }
}
