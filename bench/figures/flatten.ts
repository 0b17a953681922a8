import type { Figure, Row } from '../figure.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import type { Workspace } from '../workspace.ts'

/** Flattening git's schema, next to copying it, and schemas ten and a hundred times as large. */
export const flatten: Figure = {
  name: 'flatten',
  async measure(workspace) {
    const rounds = await workspace.run<Rounds>('flatten', { rounds: 7, times: 2_000 })
    const git: Row = {
      figure: 'flattening git',
      ...middleOf(rounds),
      unit: '/s',
      target: { atLeast: 0.1 },
      note: 'a copy through JSON; 20,000 a second are wanted',
    }
    return [git, await larger(workspace, 10), await larger(workspace, 100)]
  },
}

/** The cost of each part of a schema that holds git's schema so many times. */
async function larger(workspace: Workspace, times: number): Promise<Row> {
  const rounds = await workspace.run<Rounds>('flatten-sizes', { rounds: 31, times })
  return {
    figure: `flattening ${times} × git`,
    ...middleOf(rounds),
    unit: 'ms',
    target: { atMost: 1.25 },
    note: 'each of its parts, next to a schema that has one',
  }
}
