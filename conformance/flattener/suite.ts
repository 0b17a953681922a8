import type { Started } from '../../harness/transcript.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import type { Check } from '../engine/check.ts'
import { leaveOpenInterrupted } from '../engine/findings-of.ts'
import { fits, requirementOf } from '../engine/selection.ts'
import { identityOf } from '../engine/subject-hash.ts'
import type { Suite, Summarised, Summary } from '../engine/suite.ts'
import { leaveOpenBeyond } from './beyond.ts'
import { flattenerCauses } from './causes.ts'
import { isFlattenerCheck } from './check.ts'
import { instanceProblems } from './configuration.ts'
import { differenceOf } from './difference.ts'
import { type FlattenerReading, isSilent, readFlattenerSession } from './flattener-reading.ts'
import { flattenerChecks } from './index.ts'
import nullBaseline from './null-baseline.json' with { type: 'json' }
import type { FlattenerOptions } from './options.ts'
import { planFlattener } from './plan.ts'
import { flattenerRunner } from './runner.ts'
import { type FlattenerScenario, SMOKE, smallerScenarios } from './scenario.ts'
import { smokeOf } from './smoke.ts'

/** Generated schemas that each provider is tried with, unless the configuration states otherwise. */
const RUNS = 50

/** Providers of a first look. */
const SAMPLED = 2

const isProvider = (name: string): name is ProviderId => Object.hasOwn(providers, name)

const allProviders = Object.keys(providers) as ProviderId[]

/** Certifies flatteners of tool schemas. @see suite §Flattener lines */
export const flattenerSuite: Suite<FlattenerOptions, FlattenerScenario, FlattenerReading> = {
  id: 'flattener',
  role: 'flattener',
  revision: 'flattener-1',
  checks: flattenerChecks,
  nullBaseline: nullBaseline as Suite['nullBaseline'],
  smoke: SMOKE,
  problems: instanceProblems,
  configure({ providers: configured }, flags) {
    const names = (flags.provider ?? configured ?? allProviders) as readonly string[]
    return {
      options: {
        providers: [...new Set(names.filter(isProvider))],
        ...(flags.runs !== undefined && { runs: flags.runs }),
      },
      named: [
        { what: 'provider', names, known: allProviders, key: !flags.provider && 'providers' },
      ],
      narrowed: flags.provider !== undefined,
    }
  },
  sample(config) {
    const all = config.providers ?? allProviders
    const part = `${Math.min(SAMPLED, all.length)} of ${all.length} providers`
    return { config: { ...config, providers: all.slice(0, SAMPLED), runs: 1 }, part }
  },
  plan: ({ config, providers: wanted = allProviders, runs, seed, smoke = true }, { checks }) =>
    planFlattener({
      ...{ seed, smoke, providers: wanted, runs: runs ?? config.runs ?? RUNS },
      checks: checks.filter(isFlattenerCheck),
      schemas: config.schemas?.map((schema) => ({ ...schema })) ?? [],
      ...(config.instances !== undefined && { instances: config.instances }),
    }),
  runner: flattenerRunner,
  read: readFlattenerSession,
  unclaimed: unclaimedByFlattener,
  weigh(findings, reading) {
    leaveOpenBeyond(findings, reading)
    leaveOpenInterrupted(findings, reading)
  },
  causes: flattenerCauses,
  doubt: (reading) => (isSilent(reading) ? 'time' : undefined),
  smaller: smallerScenarios,
  illustrate: ({ trial }) => {
    const difference = trial ? differenceOf(trial) : []
    return difference.length > 0 ? { difference } : {}
  },
  summary,
}

/** Why a check implies nothing about a flattener, by what it claims. */
export function unclaimedByFlattener(
  check: Check<FlattenerReading>,
  { context = {} }: Started,
): string | undefined {
  if (context.unclaimed?.some((pattern) => fits(pattern, check)))
    return 'the configuration does not claim it'
  const spells = requirementOf(check).feature === 'instances'
  return spells && context.instances === false
    ? 'feature instances is not claimed, and lines with encode are not answered'
    : undefined
}

function summary({ first }: Summarised<FlattenerReading>, options?: FlattenerOptions): Summary {
  const command = [...(first?.start.command ?? options?.command ?? [])]
  const name = options?.config.name ?? first?.start.context?.name
  const smoke = smokeOf(first)
  return {
    subject: {
      role: 'flattener',
      command,
      ...(options && identityOf(options)),
      ...(name && { name }),
    },
    ...(smoke && { smoke }),
  }
}
