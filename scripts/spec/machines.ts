import type { MachineFile } from '../../spec/generated/formats.ts'
import { listOf } from './requirements.ts'

/** A step of a machine, legal or not. */
export type Step = { from: string; on: string; by: string }

/** Lists the legal steps of a machine, one state each. */
export const legalSteps = ({ transitions }: MachineFile): (Step & { to: string })[] =>
  transitions.flatMap(({ from, on, by, to }) =>
    listOf(from).map((state) => ({ from: state, on, by, to })),
  )

/** Lists every pair of state and event that the machine does not allow. */
export function illegalSteps(machine: MachineFile): Step[] {
  const legal = legalSteps(machine)
  const allowed = new Set(legal.map(keyOf))
  return Object.keys(machine.states).flatMap((from) =>
    eventsOf(machine)
      .map((event) => ({ from, ...event }))
      .filter((step) => !allowed.has(keyOf(step))),
  )
}

/** Lists the events of a machine with who causes them, each once. */
export function eventsOf({ transitions }: MachineFile): { on: string; by: string }[] {
  const events = new Map(transitions.map(({ on, by }) => [`${by} ${on}`, { on, by }]))
  return [...events.values()]
}

const keyOf = ({ from, on, by }: Step): string => [from, by, on].join(' ')
