import { isForItsChecksOnly } from '../../../harness/adversary/faults.ts'
import { CONTAINERS_AT_ONCE } from '../../../harness/launch/capacity.ts'
import { hasTerminals } from '../../../harness/launch/terminal.ts'
import {
  openWorkingDirectory,
  type WorkingDirectory,
} from '../../../harness/launch/working-directory.ts'
import { scaledLimits } from '../../../harness/limits.ts'
import {
  type PluginConversation,
  readPluginConversation,
} from '../../../harness/plugin-conversation.ts'
import { PORT } from '../../../harness/visits/port.ts'
import type { Plugin, PluginCase } from '../../../spec/generated/config.ts'
import { unhurried } from '../../engine/busy.ts'
import { leaveOutSatisfied } from '../../engine/findings-of.ts'
import { smokeOf } from '../../engine/smoke.ts'
import { identityOf } from '../../engine/subject-hash.ts'
import type { RunContext, RunOptions, Suite, Summarised, Summary } from '../../engine/suite.ts'
import { cameLate, ranOutOfTime } from '../../vfs/tool/ending.ts'
import { leaveOutHeldBack, unlessHeldBack } from '../../vfs/tool/held-back.ts'
import { pluginCauses } from './causes.ts'
import { pluginProblems } from './configuration.ts'
import { howItEnded, isHurried } from './ending.ts'
import { mayHoldBack } from './flushes.ts'
import { pluginChecks } from './index.ts'
import nullBaseline from './null-baseline.json' with { type: 'json' }
import { planPlugin } from './plan.ts'
import { isByHand, type PluginCheck } from './plugin-check.ts'
import { outsideProfile, PROFILE, PROFILES } from './profile.ts'
import type { PluginRunContext } from './run-context.ts'
import { runPluginScenario } from './run-session.ts'
import { beforeOf, faultScenario, type PluginScenario } from './scenario.ts'
import { isSpelling } from './spellings.ts'
import { spoke } from './spoke.ts'

/** How a plugin is to be certified. */
export type PluginOptions = RunOptions<Plugin>

/** Sessions that may be alive at once, waiting ones included. */
const ALIVE = 48

/** The same where conversations are long: a session holds the text of a reply until its plugin has read it. */
const ALIVE_WITH_LONG_REPLIES = 2

/** Events of a case from which on its replies count as long. */
const MANY_EVENTS = 10_000

/** Certifies command plugins: the suite plays the host. @see rfd072 §Lifecycle */
export const pluginSuite: Suite<PluginOptions, PluginScenario, PluginConversation> = {
  id: 'plugin',
  role: 'plugin',
  revision: 'rfd-d18',
  checks: pluginChecks,
  nullBaseline: nullBaseline as Suite['nullBaseline'],
  configure: ({ profile = PROFILE }, flags) => ({
    named: [{ what: 'profile', names: [String(flags.profile ?? profile)], known: PROFILES }],
  }),
  problems: pluginProblems,
  sample({ cases = [], ...config }) {
    const sampled = cases.slice(0, 1)
    return {
      config: { ...config, cases: sampled },
      part: `${sampled.length} of ${cases.length} cases`,
    }
  },
  plan: ({ config, containers }, { checks }) =>
    unlessHeldBack(
      planPlugin(casesOf(config), checks as readonly PluginCheck[], hasTerminals && !containers),
      askedSooner,
      mayHoldBack,
    ),
  runner(options, context) {
    const directory = openWorkingDirectory({ ...options, cwd: options.config.cwd })
    const run = runContextOf(options, context, directory)
    const slower = runContextOf(unhurried(options), context, directory)
    return {
      alive: aliveAtOnce(options),
      run: (scenario, quiet) =>
        runPluginScenario(scenario.unhurried ? slower : run, scenario, quiet),
      async close() {
        directory.remove()
        await options.containers?.close()
      },
    }
  },
  read: readPluginConversation,
  unclaimed: outsideProfile,
  weigh: (findings, reading) => {
    // A plugin that sent no message of the protocol satisfies nothing.
    if (!spoke(reading) && !isByHand(reading)) leaveOutSatisfied(findings)
    leaveOutHeldBack(findings, reading)
  },
  causes: pluginCauses,
  isConfusing: (fault) => isForItsChecksOnly(fault) || isSpelling(fault),
  doubt: (reading) => {
    if (cameLate(reading)) return 'late'
    return ranOutOfTime(reading) ? 'time' : undefined
  },
  unhurried: {
    isNeeded: (reading, _, { retryUnhurried = true, config }) =>
      retryUnhurried && !isByHand(reading) && isHurried(reading, config.limits),
    scenario: (scenario) => ({ ...scenario, unhurried: true }),
    hangs: ranOutOfTime,
    isSilent: ({ lines }) => lines.length === 0,
  },
  keeps: () => true,
  summary,
}

function aliveAtOnce({ config, containers }: PluginOptions): number {
  if (containers) return CONTAINERS_AT_ONCE
  if (hasFixedAddress(config)) return 1
  return hasLongReplies(config) ? ALIVE_WITH_LONG_REPLIES : ALIVE
}

const hasLongReplies = ({ cases = [] }: Plugin): boolean =>
  cases.some(({ workspace }) => eventsIn(workspace?.conversations ?? []) > MANY_EVENTS)

const eventsIn = (conversations: readonly { events?: readonly unknown[] }[]): number =>
  conversations.reduce((count, { events = [] }) => count + events.length, 0)

/** Whether sessions would meet at one address. */
const hasFixedAddress = ({ cases = [] }: Plugin): boolean =>
  cases.some(({ serves }) => serves !== undefined && !serves.includes(PORT))

/** The author's cases; without any the plugin is run once without arguments. */
export const casesOf = ({ cases = [] }: Plugin): readonly PluginCase[] =>
  cases.length > 0 ? cases : [{ name: 'no arguments' }]

const askedSooner = (scenario: PluginScenario, reading: PluginConversation): PluginScenario =>
  faultScenario(
    scenario,
    { kind: 'asked-sooner' },
    { before: beforeOf(reading), requestedBy: ['plugin.framing.plugin-flushes'] },
  )

function runContextOf(
  { config, timeScale, containers, command: asGiven, profile, interrupt }: PluginOptions,
  { mark, revision }: RunContext<PluginConversation>,
  { command, cwd }: WorkingDirectory,
): PluginRunContext {
  const { shutdown_grace_ms, ...limits } = config.limits ?? {}
  const grace = shutdown_grace_ms ?? SHUTDOWN_GRACE_MS
  return {
    subject: {
      ...{ command: containers ? asGiven : command, cwd, mark, containers },
      env: config.env ?? {},
    },
    ...{ command: asGiven, config, timeScale, revision, interrupt },
    limits: scaledLimits({ ...limits, cancel_grace_ms: grace }, timeScale),
    profile: profile ?? config.profile ?? PROFILE,
  }
}

/** Milliseconds between `shutdown` and the end of the process. @see rfd072 §Shutdown */
const SHUTDOWN_GRACE_MS = 5_000

function summary(
  { first, retained }: Summarised<PluginConversation>,
  options?: PluginOptions,
): Summary {
  const smoke = smokeOf(first ?? retained[0], { spoke, howItEnded })
  return {
    subject: options ? subjectOf(options) : storedSubjectOf(first),
    ...(smoke && { smoke }),
  }
}

function subjectOf(options: PluginOptions): Summary['subject'] {
  const { command, config } = options
  const name = config.name && { name: config.name }
  return { role: 'plugin', command: [...command], ...identityOf(options), ...name }
}

function storedSubjectOf(first: PluginConversation | undefined): Summary['subject'] {
  const { command = [], context } = first?.start ?? {}
  return { role: 'plugin', command, ...(context?.name && { name: context.name }) }
}
