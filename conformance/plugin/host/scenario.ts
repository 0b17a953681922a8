import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../harness/probes/plugin-probe.ts'
import type { PluginHostClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type { Check } from '../../engine/check.ts'
import { satisfiedUnless } from '../../engine/finding.ts'

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
  /** It shows something only where the suite has written conversations. */
  stored?: true
}

/** A promise, and what of a reading violates it. */
export interface Row {
  verifies: PluginHostClauseRef
  title: string
  expected: string
  /** What violates it, as a phrase without chance; false or undefined when it is satisfied. */
  observe(reading: PluginHostReading): string | false | undefined
  /** Judged also when the plugin received no `init`, without which most promises are not exercised. */
  always?: true
}

/** A scenario, and the checks of what it shows. */
export interface Scene {
  name: string
  given: Given
  checks: readonly PluginHostCheck[]
}

const TO_EXERCISE = 'Let the host run a plugin that it finds on its PATH.'

/** Declares a scenario and the promises that it shows. */
export const scene = (name: string, given: Given, ...rows: Row[]): Scene => ({
  name,
  given,
  checks: rows.map((row) => ({ ...checkOf(row), on: { scenario: name } })),
})

/** Declares promises that every scenario shows. */
export const rules = (...rows: Row[]): PluginHostCheck[] =>
  rows.map((row) => ({ ...checkOf(row), on: 'every reading' }))

const checkOf = ({ verifies, title, expected, observe, always }: Row) => ({
  ...{ verifies, title, toExercise: TO_EXERCISE },
  judge: (reading: PluginHostReading) =>
    reading.init || always ? [satisfiedUnless(observe(reading), expected)] : [],
})
