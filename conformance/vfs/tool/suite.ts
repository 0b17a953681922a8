import { resolve } from 'node:path'
import { type Conversation, readConversation } from '../../../harness/conversation.ts'
import { CONTAINERS_AT_ONCE } from '../../../harness/launch/capacity.ts'
import { scaledLimits } from '../../../harness/limits.ts'
import type { Started } from '../../../harness/transcript.ts'
import type { Case, Tool } from '../../../spec/generated/config.ts'
import type { Check } from '../../engine/check.ts'
import type { Finding } from '../../engine/finding.ts'
import { requirementOf } from '../../engine/selection.ts'
import { hashOf } from '../../engine/subject-hash.ts'
import type { RunContext, RunOptions, Suite, Summarised, Summary } from '../../engine/suite.ts'
import { VFS_REVISION } from '../revision.ts'
import { toolProblems } from './configuration.ts'
import { CONFUSING } from './confusing.ts'
import { cameLate, ranOutOfTime } from './ending.ts'
import { vfsToolChecks } from './index.ts'
import nullBaseline from './null-baseline.json' with { type: 'json' }
import { planTool } from './plan.ts'
import { probeCases } from './probe-cases.ts'
import { runToolScenario, type ToolRunContext } from './run-session.ts'
import type { ToolScenario } from './scenario.ts'
import { reportedOnce, saidNothing, smokeOf, spoke } from './smoke.ts'
import type { ToolCheck } from './tool-check.ts'

/** How a tool is to be certified. */
export type ToolOptions = RunOptions<Tool>

/** Sessions that may be alive at once, waiting ones included. */
const ALIVE = 48

/** Certifies tools of the VFS protocol: the suite plays the host. @see rfd-d11 §Tool lifecycle */
export const vfsToolSuite: Suite<ToolOptions, ToolScenario, Conversation> = {
  id: 'vfs-tool',
  role: 'tool',
  revision: VFS_REVISION,
  checks: vfsToolChecks,
  nullBaseline: nullBaseline as Suite['nullBaseline'],
  problems: toolProblems,
  sample({ cases = [], ...config }) {
    const sampled = cases.slice(0, 1)
    const part = `${sampled.length} of ${cases.length} cases`
    return { config: { ...config, cases: sampled }, part }
  },
  plan: ({ config, seed }, { checks }) =>
    planTool(casesOf(config), checks as readonly ToolCheck[], seed),
  runner: (options, context) => {
    const run = runContextOf(options, context)
    return {
      alive: options.containers ? CONTAINERS_AT_ONCE : ALIVE,
      run: (scenario, quiet) => runToolScenario(run, scenario, quiet),
      close: async () => options.containers?.close(),
    }
  },
  read: readConversation,
  unclaimed,
  weigh,
  isConfusing: ({ kind }) => CONFUSING.includes(kind),
  doubt: (reading) => {
    if (cameLate(reading)) return 'late'
    return ranOutOfTime(reading) ? 'time' : undefined
  },
  keeps: () => true,
  finish: (rows, kept) => (saidNothing(kept) ? reportedOnce(rows) : [...rows]),
  summary,
}

/** The author's cases; a probe gets the suite's too; without any the tool is run once with nothing. */
function casesOf({ cases = [], probe, stateful }: Tool): Case[] {
  const all = probe && !stateful ? [...cases, ...probeCases] : cases
  return all.length > 0 ? all : [{ name: 'no arguments' }]
}

function runContextOf(
  { config, timeScale, containers, command, base, interrupt }: ToolOptions,
  { mark, revision }: RunContext<Conversation>,
): ToolRunContext {
  const cwd = resolve(base, config.cwd ?? '.')
  return {
    subject: { command, cwd, env: config.env ?? {}, mark, containers },
    config,
    limits: scaledLimits(config.limits, timeScale),
    timeScale,
    revision,
    interrupt,
  }
}

/** Features count as declared unless the configuration says otherwise. */
function unclaimed(check: Check<Conversation>, { context = {} }: Started): string | undefined {
  const { declared = {}, stateful = false, probe = false } = context
  const { feature } = requirementOf(check)
  const isDeclared = declared[feature] ?? { stateful, probe }[feature] ?? true
  return isDeclared ? undefined : `feature ${feature} is not declared`
}

/** A tool that said nothing of the protocol satisfies nothing. */
function weigh(findings: Map<Check<Conversation>, Finding[]>, reading: Conversation): void {
  if (spoke(reading)) return
  for (const [check, its] of findings)
    findings.set(
      check,
      its.filter(({ kind }) => kind !== 'satisfied'),
    )
}

function summary({ first, kept }: Summarised<Conversation>, options?: ToolOptions): Summary {
  const smoke = smokeOf(kept[0] ?? first)
  return {
    subject: options ? subjectOf(options) : storedSubjectOf(first),
    ...(smoke && { smoke }),
    // Of a tool that said nothing of the protocol one sentence is enough: what nothing showed is everything.
    ...(saidNothing(kept) && { notExercised: [] }),
  }
}

function subjectOf({ command, base, config, containers }: ToolOptions): Summary['subject'] {
  const identity = containers
    ? { image: containers.image }
    : { sha256: hashOf(command, resolve(base, config.cwd ?? '.')) }
  const name = config.name && { name: config.name }
  return { role: 'tool', command: [...command], ...identity, ...name }
}

function storedSubjectOf(first: Conversation | undefined): Summary['subject'] {
  const { command = [], context } = first?.start ?? {}
  return { role: 'tool', command, ...(context?.tool && { name: context.tool }) }
}
