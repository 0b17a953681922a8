import type { MachineFile } from '../../spec/generated/formats.ts'
import type { Steps } from '../spec/file.ts'
import { legalSteps } from '../spec/machines.ts'
import { listOf } from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

/** Machines can be walked from their start to their end, and have no loose parts. */
export const machineRules: LintRule[] = [
  {
    id: 'machine-states',
    statement: 'The initial state and both ends of every transition are states of the machine.',
    find: (tree) => tree.machine.flatMap((file) => reported(file, unknownStates(file.value))),
  },
  {
    id: 'machine-reach',
    statement: 'Every state can be reached; every state but a final one can be left for another.',
    find: (tree) =>
      tree.machine.flatMap((file) =>
        reported(file, [...unreached(file.value), ...stuck(file.value)]),
      ),
  },
  {
    id: 'machine-loose',
    statement: 'No transition stands twice, and every event that is described occurs.',
    find: (tree) =>
      tree.machine.flatMap((file) =>
        reported(file, [...repeated(file.value), ...unused(file.value)]),
      ),
  },
]

type Fault = { at: Steps; problem: string; expected: string; fix: string }

const reported = (file: SpecTree['machine'][number], faults: Fault[]): Violation[] =>
  faults.map(({ at, ...words }) => ({ file: file.path, line: file.line(at), ...words }))

function unknownStates({ initial, states, transitions }: MachineFile): Fault[] {
  const named = [
    { at: ['initial'], state: initial },
    ...transitions.flatMap(({ from, to }, index) => [
      ...listOf(from).map((state) => ({ at: ['transitions', index, 'from'], state })),
      { at: ['transitions', index, 'to'], state: to },
    ]),
  ]
  return named
    .filter(({ state }) => !(state in states))
    .map(({ at, state }) => ({
      at,
      problem: `\`${state}\` is no state of this machine`,
      expected: `one of ${Object.keys(states).join(', ')}`,
      fix: 'respell it, or describe it under `states`',
    }))
}

function unreached(machine: MachineFile): Fault[] {
  const reached = reachable(machine)
  return Object.keys(machine.states)
    .filter((state) => !reached.has(state))
    .map((state) => ({
      at: ['states', state],
      problem: `no path leads from \`${machine.initial}\` to \`${state}\``,
      expected: 'every state can be reached',
      fix: 'add the transition that leads to it, or remove the state',
    }))
}

function reachable(machine: MachineFile): Set<string> {
  const reached = new Set([machine.initial])
  const steps = legalSteps(machine)
  for (const state of reached) {
    for (const { from, to } of steps) if (from === state) reached.add(to)
  }
  return reached
}

const stuck = (machine: MachineFile): Fault[] =>
  Object.entries(machine.states).flatMap(([state, { final = false }]) => {
    const leaves = legalSteps(machine).some(({ from, to }) => from === state && to !== state)
    if (leaves !== final) return []
    return [
      {
        at: ['states', state],
        problem: final ? `final state \`${state}\` has a way out` : `\`${state}\` has no way out`,
        expected: 'a way out of every state that is not final, and none out of a final one',
        fix: final ? 'remove the transition or `final: true`' : 'add a transition or `final: true`',
      },
    ]
  })

function repeated({ transitions }: MachineFile): Fault[] {
  const seen = new Set<string>()
  return transitions.flatMap(({ from, on, by, to }, index) =>
    listOf(from).flatMap((state) => {
      const key = [state, by, on, to].join(' ')
      if (!seen.has(key)) seen.add(key)
      else return [twice(index, `${state} → ${to} on ${on} by ${by}`)]
      return []
    }),
  )
}

const twice = (index: number, step: string): Fault => ({
  at: ['transitions', index],
  problem: `the transition ${step} stands twice`,
  expected: 'each transition once',
  fix: 'remove one of the two',
})

const unused = ({ events = {}, transitions }: MachineFile): Fault[] =>
  Object.keys(events)
    .filter((event) => !transitions.some(({ on }) => on === event))
    .map((event) => ({
      at: ['events', event],
      problem: `event \`${event}\` never occurs`,
      expected: 'a transition on every event that is described',
      fix: 'add the transition, or remove the event',
    }))
