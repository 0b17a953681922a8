/** Certifies a hostile host of plugins, in a process of its own when it is started: `node plugin-host-subjects.ts NAME MARK`. */
import type { Outcome, Results } from '../../spec/generated/results.ts'
import { boundGarbage } from '../engine/bound-garbage.ts'
import { certify } from '../engine/certify.ts'
import { pluginHostSuite } from '../plugin/host/suite.ts'
import { configurationAt, root } from './configuration.ts'
import { SUBJECT } from './mark.ts'
import { printMeasured } from './measured.ts'

/** A host of plugins that does one kind of harm. */
export interface HostilePluginHost {
  name: string
  outcome: Outcome
  /** It keeps the machine busy, so that others would miss their deadlines beside it. */
  busy?: boolean
  /** Megabytes that certifying it may take, where it writes more than most. */
  megabytes?: number
  /** It is a driver. */
  driver?: boolean
}

const FOLDER = 'conformance/self-test/subjects'

/** Short, for most of them answer nothing. */
const LIMITS = { reply_ms: 1_500, session_ms: 4_000 }

/** What takes two scenarios; each that waits is tried up to three times. */
const ONLY = ['plugin.lifecycle.init-names-workspace', 'plugin.print.text-is-shown']

/** Every one of them. */
export const hostilePluginHosts = configurationAt<HostilePluginHost[]>(
  `${FOLDER}/plugin-hosts.yaml`,
)

const certified = ({ name, driver }: HostilePluginHost, mark: string): Promise<Results> =>
  certify(pluginHostSuite, {
    config: { env: { [SUBJECT]: mark }, limits: LIMITS, ...(driver && { profile: 'd18' }) },
    command: ['python3', '-S', '-E', `${FOLDER}/plugin_host.py`, name],
    ...{ base: root, only: ONLY, skip: [], seed: 1, jobs: 0 },
    ...{ timeScale: 1, argv: [], ...(driver && { driver }) },
  })

const [, program, name, mark = ''] = process.argv
const subject = hostilePluginHosts.find((each) => each.name === name)
if (program === import.meta.filename && subject) {
  boundGarbage()
  printMeasured(await certified(subject, mark))
}
