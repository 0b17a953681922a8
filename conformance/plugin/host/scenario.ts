import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../harness/probes/plugin-step.ts'
import type {
  DriverAction,
  ProbePlugin,
} from '../../../harness/session/plugin-host/driver-session.ts'
import type { ShellProgram } from '../../../harness/session/plugin-host/install-probe.ts'
import type { ProbeTool } from '../../../harness/session/plugin-host/probe-tools.ts'
import type { ServedEntry } from '../../../harness/session/plugin-host/registry-server.ts'
import type { PluginHostSession } from '../../../harness/session/plugin-host-session.ts'
import type { ConfigureParams } from '../../../spec/generated/messages/driver.ts'
import type { PluginHostClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type { Check } from '../../engine/check.ts'
import { satisfiedUnless, type Verdict } from '../../engine/finding.ts'
import { promiseOf } from '../../engine/selection.ts'
import type { PlannedSession } from '../../engine/suite.ts'

/** Something that must hold of a host of plugins. */
export type PluginHostCheck = Check<PluginHostReading, PluginHostClauseRef>

/** What a scenario consists of, as data. */
export interface Given {
  steps: readonly PluginStep[]
  /** Words behind the name of the plugin. */
  args?: readonly string[]
  /** The signal that the host gets when the probe reports a mark. */
  signal?: { at: string; name: 'SIGINT' | 'SIGTERM' }
  /** The host is started in a directory below the root. */
  below?: true
  /** What it finds on its own stdin. */
  input?: string
  /** Settings that the command line overrides, by their keys. */
  override?: Readonly<Record<string, unknown>>
  /** What the user types in the place of the probe's name: a command path, and arguments. */
  words?: readonly string[]
  /** What the user has the host do afterwards, where the same programs lie, so that a failure is due to the difference. */
  control?: Pick<Given, 'words' | 'override'>
  /** What the user types before, of which it is recorded what it prints. */
  first?: readonly string[]
  /** The program whose checksum is pinned, under this name: its own before the control or for it, else another one. */
  pinned?: { program: string; name: string; first: 'right' | 'wrong' }
  /** Settings of the widest and of the narrowest layer of the configuration, by their keys. */
  layers?: readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]
  /** What the configuration must state, since nobody can know it of a host. */
  needs?: keyof typeof NEEDED
  /** It is asked for its own help or that of the plugin, in place of running it. */
  asks?: 'help' | 'help of plugin'
  /** It is started where there is no workspace. */
  nowhere?: true
  /**
   * Programs beside the probe, by their paths: in `bin` and `last`, the first and the last directory of the PATH, and in
   * `installed`, where the host looks for installed plugins.
   */
  programs?: PluginHostSession['programs']
  /** What is in the registry that it is run with; the host is made to update its copy before anything else. */
  registry?: Registry
  /** It is started on a colour terminal. */
  terminal?: true
  /** The file of its trace is read at the end. */
  traceFile?: true
  /** Files of the workspace besides, by their paths. */
  files?: Readonly<Record<string, string>>
  /** How often the host is asked to trace more, and how else it is to print. */
  verbosity?: number
  mode?: 'quiet' | 'json'
  /** It shows something only where the suite has written conversations. */
  stored?: true
  /** A feature outside the base profile, of which it sends messages. */
  feature?: 'lock' | 'push' | 'create' | 'dispatch' | 'registry'
  /** Further runs of the host in the same workspace, at marks of the probe or when it has `ended`: what their probes do. */
  beside?: Readonly<Record<string, readonly PluginStep[]>>
  /** It is seen only while the host runs, and not by what a driver states of its end. */
  plain?: true
  /** It needs a driver, which does this. */
  driver?: Driven
}

/** One session with a host of plugins. */
export interface PluginHostScenario extends PlannedSession {
  scenario: string
  given: Given
  /** Whether every limit of the suite is longer than usual. */
  unhurried?: boolean
}

/** A registry of the suite. */
export interface Registry {
  /** Entries by command path, without their programs. */
  entries: Readonly<Record<string, ServedEntry>>
  /** Programs by the ids of their entries. */
  programs?: Readonly<Record<string, ShellProgram>>
  /** Runs of `plugin update` before what is judged; 1 when left out. */
  updates?: number
  /** The document is not served any more when the copy has been updated. */
  once?: true
}

/** What a driver is made to do in a scenario. */
export interface Driven {
  /** What the suite does at marks of probes; `ended`: when the first plugin has ended. */
  at?: Readonly<Record<string, readonly DriverAction[]>>
  /** Probes beside the first. */
  others?: Readonly<Record<string, ProbePlugin>>
  configure?: ConfigureParams
  /** Probes that are tools of the host. */
  tools?: Readonly<Record<string, ProbeTool>>
  /** The feature whose messages it sends; subscriptions when left out. */
  feature?: 'query' | 'prompts'
}

/** A promise, and what of a reading violates it. */
export interface Row {
  verifies: PluginHostClauseRef
  title: string
  expected: string
  /** What violates it, as a phrase without chance; false or undefined when it is satisfied. */
  observe(reading: PluginHostReading): Verdict
  /** Judged also when the plugin received no `init`, without which most promises are not exercised. */
  always?: true
}

/** A scenario, and the checks of what it shows. */
export interface Scene {
  name: string
  given: Given
  checks: readonly PluginHostCheck[]
}

const ON_TERMINAL =
  'Certify the host itself, without a driver, on Linux with `script` of util-linux, which gives it a terminal.'
const TO_EXERCISE = 'Let the host run a plugin that it finds on its PATH.'

/** What to state in the configuration so that a scenario can be tried. */
const NEEDED = {
  layers: 'State the files of at least two layers of the configuration under `layers`.',
  built_in: 'Name a built-in command of one word under `built_in`.',
  registry: 'State under `registry` how the host is given the address of a registry.',
} as const

/** What is expected of a scenario, and what violates it; with a title where that of the specification does not fit. */
type Shown = readonly [expected: string, observe: Row['observe']] | Omit<Row, 'verifies'>

/** What a scenario shows, by the requirement or clause that each is about. */
export type Table = { readonly [ref in PluginHostClauseRef]?: Shown }

/** Declares a scenario and what it shows; further rows about the same requirements stand behind the table. */
export const scene = (name: string, given: Given, table: Table, ...more: Row[]): Scene => ({
  name,
  given,
  checks: [...rowsOf(table, given), ...more].map((row) => ({
    ...checkOf(row),
    ...(given.terminal && { toExercise: ON_TERMINAL }),
    ...(given.needs && { toExercise: NEEDED[given.needs] }),
    on: { scenario: name },
  })),
})

const rowsOf = (table: Table, given: Given): Row[] =>
  Object.entries(table).map(([ref, shown]) => {
    const verifies = ref as PluginHostClauseRef
    const always = (given.asks ?? given.words) !== undefined && ({ always: true } as const)
    if ('title' in shown) return { verifies, ...always, ...shown }
    const [expected, observe] = shown
    return { verifies, title: promiseOf(verifies), expected, observe, ...always }
  })

/** Declares promises that every scenario shows. */
export const rules = (...rows: Row[]): PluginHostCheck[] =>
  rows.map((row) => ({ ...checkOf(row), on: 'every reading' }))

const checkOf = ({ verifies, title, expected, observe, always }: Row) => ({
  ...{ verifies, title, toExercise: TO_EXERCISE },
  judge: (reading: PluginHostReading) =>
    reading.init || always ? [satisfiedUnless(observe(reading), expected)] : [],
})
