import type { Figure } from '../figure.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import type { Workspace } from '../workspace.ts'

const ROUNDS = 5

/** What an await and a fetch cost late in a turn of 10,000 handles, next to what they cost early in it. */
export const registry: Figure = {
  name: 'registry',
  async measure(workspace) {
    const rounds: Rounds = { measured: [], limit: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.measured.push(await each(workspace, 10_000))
      rounds.limit.push(await each(workspace, 1_000))
    }
    return [
      {
        figure: 'handles of a long turn',
        ...middleOf(rounds),
        unit: 'ms',
        target: { atMost: 1.25 },
        note: 'two spawns, an await and a fetch after a tenth as many handles',
      },
    ]
  },
}

async function each(workspace: Workspace, finished: number): Promise<number> {
  const { ms } = await workspace.run<{ ms: number }>('registry', { finished })
  return ms
}
