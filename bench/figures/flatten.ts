import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import { root } from '../workshop.ts'

/** Flattening git's schema, next to copying it. */
export const flatten: Figure = {
  name: 'flatten',
  async measure(workshop) {
    const examples = join(root, 'spec/flattener/examples/sources.json')
    const rounds = await workshop.run<Rounds>('flatten', { rounds: 7, times: 2_000, examples })
    return [
      {
        figure: 'flattening git',
        ...middleOf(rounds),
        unit: '/s',
        target: { atLeast: 0.1 },
        note: 'a copy through JSON; 20,000 a second are wanted',
      },
    ]
  },
}
