import { eventsOf, illegalSteps, legalSteps } from '../spec/machines.ts'
import type { SpecTree } from '../spec/tree.ts'
import { banner, type Output } from './output.ts'

/** Writes the machines as data, with their legal steps and every illegal one. */
export function machineData(tree: SpecTree): Output {
  const machines = tree.machine.map(({ protocol, value }) => {
    const body = rows({
      protocol: row(protocol),
      initial: row(value.initial),
      states: rows(
        Object.fromEntries(Object.entries(value.states).map(([name, state]) => [name, row(state)])),
      ),
      events: list(eventsOf(value)),
      legal: list(legalSteps(value)),
      illegal: list(illegalSteps(value)),
    })
    return [value.machine, body] as const
  })
  const text = `/** Lifecycle machines by name; a step that is not legal must not be taken. */
export const machines = ${rows(Object.fromEntries(machines))} as const

/** Name of a machine. */
export type MachineName = keyof typeof machines

/** Name of a state of a machine. */
export type StateOf<M extends MachineName> = keyof (typeof machines)[M]['states']
`
  return { path: 'machines.ts', text: banner + text }
}

const row = (value: unknown): string => JSON.stringify(value)
const list = (values: unknown[]): string =>
  `[\n${values.map((value) => `${row(value)},\n`).join('')}]`
const rows = (members: Record<string, string>): string =>
  `{\n${Object.entries(members)
    .map(([key, text]) => `${row(key)}: ${text},\n`)
    .join('')}}`
