import { resolve } from 'node:path'
import { PLACEHOLDERS } from '../../../harness/launch/command-arguments.ts'
import { ANSWER_TIMEOUT_MS } from '../../../harness/session/host/settings-of.ts'
import { type ProviderId, providers } from '../../../spec/generated/providers.ts'
import type { Check } from '../../engine/check.ts'
import { unknownFeatures } from '../../engine/configuration.ts'
import { hashOf } from '../../engine/subject-hash.ts'
import type { Suite, Summarised, Summary } from '../../engine/suite.ts'
import type { FlattenerCheck } from '../../flattener/check.ts'
import { isSilent } from '../../flattener/flattener-reading.ts'
import { flattenerHostChecks } from '../../flattener/host/index.ts'
import { flattenerChecks } from '../../flattener/index.ts'
import { smallerScenarios } from '../../flattener/scenario.ts'
import { flattenerSuite } from '../../flattener/suite.ts'
import { handleCauses } from '../../toolstate/host/causes.ts'
import { handleHostChecks } from '../../toolstate/host/index.ts'
import { VFS_REVISION } from '../revision.ts'
import { hostCauses } from './causes.ts'
import { unclaimedByHost } from './claims.ts'
import { describedIn } from './describe.ts'
import { type HostReading, readHostSession } from './host-reading.ts'
import { vfsHostChecks } from './index.ts'
import nullBaseline from './null-baseline.json' with { type: 'json' }
import { type HostOptions, providersOf } from './options.ts'
import { planHost } from './plan.ts'
import { DESCRIBE, flatteningScenario, type PlannedHostSession } from './planned-session.ts'
import { hostRunner } from './runner.ts'
import { sampleOf } from './sample.ts'
import { smoke, smokeOf } from './smoke.ts'
import { hangs, reachesLimit, weigh } from './weigh.ts'

/** A check of flatteners on the sessions in which a host flattens. */
const onHost = ({ judge, ...check }: FlattenerCheck): Check<HostReading> => ({
  ...check,
  judge: ({ flattening }) => (flattening ? judge(flattening) : []),
})

/** What a host is held to as a flattener is: a driver has no lines of its own, so nothing about those. */
const flatteningChecks = flattenerChecks.filter(({ ofLines }) => !ofLines).map(onHost)

/** Certifies hosts of the VFS protocol: their drivers have them run our probe tool. */
export const vfsHostSuite: Suite<HostOptions, PlannedHostSession, HostReading> = {
  id: 'vfs-host',
  role: 'host',
  revision: VFS_REVISION,
  checks: [
    smoke,
    ...vfsHostChecks,
    ...handleHostChecks,
    ...flattenerHostChecks,
    ...flatteningChecks,
  ],
  nullBaseline: nullBaseline as Suite['nullBaseline'],
  smoke: smoke.scenario.name,
  configure({ exec = false, providers: names = [] }, flags) {
    const wanted = names.filter(isProvider)
    const isCommand = flags.exec ?? exec
    return {
      ...(isCommand === true && { placeholder: '{tool}', placeholders: PLACEHOLDERS }),
      options: {
        exec: isCommand,
        ...(wanted.length > 0 && { providers: wanted }),
      },
      named: [{ what: 'provider', names, known: Object.keys(providers), key: 'providers' }],
    }
  },
  sample: () => sampleOf(vfsHostSuite.checks),
  problems: ({ features = {} }) => unknownFeatures(Object.keys(features)),
  plan: (options, { checks, revision }) =>
    planHost({
      ...{ checks, seed: options.seed, smoke: options.smoke ?? true },
      providers: providersOf(options),
      correct: (features) => corrected(features, options.config.features),
      unclaimed: (check, features) =>
        unclaimedByHost(check, { ...BARE, revision, context: { features: [...features] } }),
    }),
  runner: hostRunner,
  read: readHostSession,
  keeps: ({ start }) => start.session === DESCRIBE,
  unclaimed: unclaimedByHost,
  weigh,
  causes: [...hostCauses, ...handleCauses],
  hasOneRow: (check) => check.on === 'every reading' && !('trial' in check),
  retriesAlone: true,
  doubt(reading, isWrong, { hostScenario }) {
    const { failure, features, flattening } = reading
    if (flattening) return isSilent(flattening) ? 'time' : undefined
    // In a sandbox a probe never reports how far it has come: another try shows no more.
    if (failure?.kind === 'unseen' && features.includes('sandbox')) return undefined
    if (hangs(reading)) return undefined
    if (failure?.kind === 'unseen') return 'time'
    const waits = hostScenario?.expectedDurationMs !== undefined
    return (waits || reachesLimit(reading)) && isWrong(isOfScenario) ? 'time' : undefined
  },
  unhurried: {
    isNeeded: (reading, scenario, { retryUnhurried = true, busy }) =>
      retryUnhurried && (busy || isHurried(scenario)) && hangs(reading),
    // All other sessions wait for a host's account of itself, so that it is asked for again with the usual limit.
    scenario: (scenario) =>
      scenario.session === DESCRIBE ? scenario : { ...scenario, unhurried: true },
    hangs,
    scope: 'run',
  },
  smaller: ({ flattening, features = [] }) =>
    flattening
      ? smallerScenarios(flattening).map((each) => flatteningScenario(each, features))
      : [],
  illustrate: ({ flattening }) => (flattening && flattenerSuite.illustrate?.(flattening)) ?? {},
  summary,
}

/** What holds of every message does not depend on when it comes. */
const isOfScenario = ({ on }: Check<HostReading>): boolean => on !== 'every reading'

/** Whether a scenario gives a host less time for an answer than the suite promises. */
const isHurried = ({ hostScenario }: PlannedHostSession) =>
  (hostScenario?.timeoutMs ?? ANSWER_TIMEOUT_MS) < ANSWER_TIMEOUT_MS

const isProvider = (name: string): name is ProviderId => Object.hasOwn(providers, name)

const BARE = { event: 'start', at: 0, session: '', role: 'host', command: [] as string[] } as const

/** The features that a host claims: what it states, as its configuration corrects it. */
export function corrected(
  output: readonly string[],
  features: Readonly<Record<string, boolean>> = {},
): string[] {
  const added = Object.keys(features).filter((name) => features[name] && !output.includes(name))
  return [...new Set([...output.filter((name) => features[name] !== false), ...added])]
}

function summary({ first, retained }: Summarised<HostReading>, options?: HostOptions): Summary {
  const described = retained.map(describedIn).find((each) => each !== undefined)
  const [describe] = retained
  const { command, context = {} } = describe?.start ?? first?.start ?? {}
  const features = describe
    ? corrected(described?.features ?? [], context.declared)
    : first?.features
  const name = options?.config.name ?? described?.name
  return {
    subject: {
      ...{ role: 'host', command: [...(command ?? options?.command ?? [])] },
      ...(options && { sha256: hashOf(options.command, cwdOf(options)) }),
      ...(name && { name }),
      ...(described?.version && { version: described.version }),
      features: [...(features ?? [])],
    },
    smoke: smokeOf(first, described?.features),
  }
}

const cwdOf = ({ base, config }: HostOptions) => resolve(base, config.cwd ?? '.')
