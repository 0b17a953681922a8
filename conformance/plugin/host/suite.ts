import { type PluginHostReading, readPluginHost } from '../../../harness/plugin-host-reading.ts'
import type { Results } from '../../../spec/generated/results.ts'
import type { ConfigurationProblem } from '../../engine/configured.ts'
import { capital } from '../../engine/finding.ts'
import { oneOfEachArea } from '../../engine/sample.ts'
import { lastWords } from '../../engine/smoke.ts'
import { identityOf } from '../../engine/subject-hash.ts'
import type { Suite, Summarised, Summary } from '../../engine/suite.ts'
import { PROFILE } from '../plugin/profile.ts'
import { pluginHostCauses } from './causes.ts'
import { unclaimed } from './claims.ts'
import { PLACEHOLDER } from './command-line.ts'
import { endsSlowly } from './grace-period.ts'
import { pluginHostChecks } from './index.ts'
import { SMOKE } from './lifecycle.ts'
import nullBaseline from './null-baseline.json' with { type: 'json' }
import type { PluginHostOptions } from './options.ts'
import { planPluginHost } from './plan.ts'
import { pluginHostRunner } from './runner.ts'
import type { PluginHostCheck, PluginHostScenario } from './scenario.ts'
import { weigh } from './weigh.ts'

/** Certifies hosts of command plugins: the probe is the plugin. @see rfd072 §Lifecycle */
export const pluginHostSuite: Suite<PluginHostOptions, PluginHostScenario, PluginHostReading> = {
  id: 'plugin-host',
  role: 'plugin-host',
  revision: 'rfd-d18',
  checks: pluginHostChecks,
  nullBaseline: nullBaseline as Suite['nullBaseline'],
  smoke: SMOKE,
  configure({ profile = PROFILE, driver = false }, flags) {
    const isDriver = flags.driver ?? driver
    const known = [PROFILE, 'write', isDriver ? DRIVEN : 'dispatch']
    return {
      ...(isDriver !== true && { placeholders: [PLACEHOLDER] }),
      ...(flags.driver !== undefined && { options: { driver: true } }),
      named: [
        {
          ...{ what: 'profile', names: [String(flags.profile ?? profile)], known },
          key: flags.profile === undefined && 'profile',
          takes: { [DRIVEN]: 'a driver: --driver', dispatch: 'a host without a driver' },
        },
      ],
    }
  },
  problems: overrideProblems,
  sample: () => oneOfEachArea(scenarios()),
  plan: (options, { checks }) => planPluginHost(options, checks as readonly PluginHostCheck[]),
  runner: pluginHostRunner,
  read: readPluginHost,
  unclaimed,
  weigh,
  causes: pluginHostCauses,
  retriesAlone: true,
  doubt: (reading, isWrong) =>
    hadToWait(reading) || (endsSlowly(reading) && isWrong()) ? 'time' : undefined,
  unhurried: {
    isNeeded: (reading, _, { retryUnhurried = true, config }) =>
      retryUnhurried && config.limits === undefined && hadToWait(reading),
    scenario: (scenario) => ({ ...scenario, unhurried: true }),
    hangs: (reading) => hadToWait(reading),
    scope: 'run',
  },
  keeps: ({ start }) => start.scenario === SMOKE,
  summary,
}

/** What overrides a setting names it, and gives it a value. */
function overrideProblems({ options = {} }: PluginHostOptions['config']): ConfigurationProblem[] {
  const { override = [] } = options
  const words = override.join(' ')
  const missing = [['{key}'], ['{value}', '{json}']].find(
    (either) => !either.some((placeholder) => words.includes(placeholder)),
  )
  if (override.length === 0 || !missing) return []
  const message = `\`options.override\` has no ${missing.join(' or ')}.`
  return [{ path: ['options', 'override'], message, hint: 'As in ["--cfg", "{key}={value}"].' }]
}

/** What the checks are about, but for those of every session. */
const scenarios = () =>
  pluginHostChecks.flatMap(({ on }) =>
    typeof on === 'object' && 'scenario' in on
      ? [on.scenario].flat().map((name) => ({ name }))
      : [],
  )

/** The profile that needs a driver. */
const DRIVEN = 'd18'

/** Whether a limit of the suite decided a session. */
const hadToWait = ({ events, expired }: PluginHostReading) =>
  expired('session') !== undefined || events.includes('waited in vain')

function summary({ first }: Summarised<PluginHostReading>, options?: PluginHostOptions): Summary {
  const command = [...(options?.command ?? first?.start.command ?? [])]
  const identity = options && identityOf(options)
  const name = first?.start.context?.name
  return {
    subject: { role: 'plugin-host', command, ...identity, ...(name && { name }) },
    smoke: smokeOf(first),
  }
}

/** One clear sentence about the very first session. */
function smokeOf(first: PluginHostReading | undefined): NonNullable<Results['smoke']> {
  const [line] = first?.messages ?? []
  const at = line && first?.transcript[line.index]?.at
  const firstMessageMs = at === undefined ? null : Math.round(at / 100) / 10
  const started = first !== undefined && first.couldNotStart === undefined
  return { started, spoke: line !== undefined, firstMessageMs, sentence: sentenceOf(first) }
}

function sentenceOf(first: PluginHostReading | undefined): string {
  if (!first) return 'Nothing was started.'
  if (first.couldNotStart) return `The command could not be started: ${first.couldNotStart}.`
  if (first.init) return 'It starts, and sends `init` to the plugin.'
  if (first.failure) return `${capital(first.failure.sentence)}.${lastWords(first.stderr)}`
  const why = first.started ? 'no `init` came to the plugin' : 'the plugin was not started'
  return `It starts, but ${why}.${lastWords(first.stderr)}`
}
