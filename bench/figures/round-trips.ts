import { existsSync } from 'node:fs'
import type { Figure } from '../figure.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import { benchTool } from '../subjects.ts'

/** Sequential round trips of one long conversation, both ends on one processor. */
export const roundTrips: Figure = {
  name: 'round-trips',
  async measure(workspace) {
    const tool = await benchTool(workspace)
    const pinned = existsSync('/usr/bin/taskset')
    const given = { tool, rounds: 7, calls: 10_000 }
    const rounds = await workspace.run<Rounds>('round-trips', given, { pinned })
    return [
      {
        figure: 'round trips',
        ...middleOf(rounds),
        unit: '/s',
        target: { atLeast: 0.6 },
        note: `a loop that awaits each message${pinned ? '' : ' (not pinned: no taskset)'}`,
      },
    ]
  },
}
