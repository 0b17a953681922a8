import type { PluginStep } from '../../../harness/probes/plugin-step.ts'
import type { DriverAction } from '../../../harness/session/plugin-host/driver-session.ts'
import type { Reply } from '../../../spec/generated/messages/driver.ts'
import { type Driven, type Row, type Scene, scene, type Table } from './scenario.ts'
import { run } from './script.ts'

/** States what the assistant replies. */
export const replies = (...all: Reply[]): DriverAction => ({
  ask: 'plugin_assistant',
  params: { replies: all },
})

/** What the probe does, what the assistant replies from the mark `script` on, and what the suite does at other marks. */
export interface DrivenGiven extends Driven {
  steps: readonly PluginStep[]
  replies?: readonly Reply[]
}

/** Makes the function that declares scenarios of an area for drivers; further rows stand behind the table. */
export const drivenBy =
  (area: string, usual: Driven = {}) =>
  (
    name: string,
    { steps, replies: all, at, ...driver }: DrivenGiven,
    rows: Table,
    ...more: Row[]
  ): Scene => {
    const marks = { ...(all && { script: [replies(...all)] }), ...at }
    const given = { steps: run(...steps), driver: { ...usual, ...driver, at: marks } }
    return scene(`${area}: ${name}`, given, rows, ...more)
  }
