import type { Action } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'

/** The probe has come that far. */
export const there: ProbeStep = { mark: 'there' }

/** Where a tool waits until the scenario lets it go on, and no longer than a host that keeps a call open for it may take. */
export const held = (until = 'go'): ProbeStep => ({ wait_release: until, within_ms: 6_000 })

/** Lets the tool of a call go on that is held. */
export const letGo = (call: string, until = 'go'): Action => ({ release: until, of: call })

/** Calls the probe with a script. */
export const call = (id: string, ...script: ProbeStep[]): Action => ({ call: { id, script } })

/** Calls the probe for each of these scripts, one after the other. */
export const inTurn = (scripts: Readonly<Record<string, readonly ProbeStep[]>>): Action[] =>
  Object.entries(scripts).map(([id, script]) => call(id, ...script))

/** Calls the probe for all of these scripts at once: they do not depend on each other. */
export const atOnce = (scripts: Readonly<Record<string, readonly ProbeStep[]>>): Action => ({
  call: Object.entries(scripts).map(([id, script]) => ({ id, script })),
})

/** How many independent calls are made at once: more of them take a busy machine longer than a driver may take. */
const GROUP = 12

/** The entries of a table in groups of so many. */
export function inGroupsOf<T>(
  size: number,
  table: Readonly<Record<string, T>>,
): Readonly<Record<string, T>>[] {
  const entries = Object.entries(table)
  const count = Math.ceil(entries.length / size)
  return Array.from({ length: count }, (_, nth) =>
    Object.fromEntries(entries.slice(nth * size, (nth + 1) * size)),
  )
}

/** Calls the probe for all of these scripts, some at once: they do not depend on each other. */
export const inGroups = (scripts: Readonly<Record<string, readonly ProbeStep[]>>): Action[] =>
  inGroupsOf(GROUP, scripts).map(atOnce)

/** Begins a call, and goes on when its probe is there. */
export const begun = (id: string, script: readonly ProbeStep[], tool = 'probe'): Action[] => [
  { call: { id, tool, script }, background: true },
  { mark: 'there', of: id },
]

/** The same steps several times over. */
export const times = (count: number, ...steps: ProbeStep[]): ProbeStep[] =>
  Array.from({ length: count }, () => steps).flat()
