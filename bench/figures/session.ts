import type { Figure } from '../figure.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import { benchTool } from '../subjects.ts'

/** One short conversation with a C tool, next to a loop that only talks. */
export const session: Figure = {
  name: 'session',
  async measure(workspace) {
    const tool = await benchTool(workspace)
    const rounds = await workspace.run<Rounds>('session', { tool, rounds: 9, sessions: 40 })
    return [
      {
        figure: 'one session',
        ...middleOf(rounds),
        unit: 'ms',
        target: { atMost: 1.6 },
        note: 'start, init, 10 requests, final, exit by a hand loop',
      },
    ]
  },
}
