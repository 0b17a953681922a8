/** Certifies a hostile plugin, in a process of its own when it is started: `node plugin-subjects.ts NAME MARK`. */
import type { Outcome, Results } from '../../spec/generated/results.ts'
import { boundGarbage } from '../engine/bound-garbage.ts'
import { certify } from '../engine/certify.ts'
import { pluginSuite } from '../plugin/plugin/suite.ts'
import { configurationAt, root } from './configuration.ts'
import { SUBJECT } from './mark.ts'
import { printMeasured } from './measured.ts'

/** A plugin that does one kind of harm. */
export interface HostilePlugin {
  name: string
  outcome: Outcome
  /** It keeps the machine busy, so that others would miss their deadlines beside it. */
  busy?: boolean
  /** Megabytes that certifying it may take, where it writes more than most. */
  megabytes?: number
}

const FOLDER = 'conformance/self-test/subjects'

/** Every wait is a tenth as long as usual, but for those that a busy machine lengthens. */
const SHORT = { startup_ms: 30_000, exit_ms: 20_000, shutdown_grace_ms: 20_000 }

/** Every one of them. */
export const hostilePlugins = configurationAt<HostilePlugin[]>(`${FOLDER}/plugins.yaml`)

const certified = ({ name }: HostilePlugin, mark: string): Promise<Results> =>
  certify(pluginSuite, {
    config: { env: { [SUBJECT]: mark }, limits: SHORT },
    command: ['python3', '-S', '-E', `${FOLDER}/plugin.py`, name],
    ...{ base: root, only: ['plugin.lifecycle.*'], skip: [], seed: 1, jobs: 0 },
    ...{ timeScale: 0.1, argv: [] },
  })

const [, program, name, mark = ''] = process.argv
const subject = hostilePlugins.find((each) => each.name === name)
if (program === import.meta.filename && subject) {
  boundGarbage()
  printMeasured(await certified(subject, mark))
}
