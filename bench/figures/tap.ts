import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import type { Tap } from '../programs/tap.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import { benchTool } from '../subjects.ts'

/** Sequential round trips through a tap that records them, all on one processor. */
export const tap: Figure = {
  name: 'tap',
  async measure(workspace) {
    const pinned = existsSync('/usr/bin/taskset')
    const program = join(await workspace.built(), 'bin', 'jp-conformance.js')
    const words = [process.execPath, program, 'tap', '--quiet', '--record', '/dev/null']
    const given: Tap = { tool: await benchTool(workspace), tap: words, rounds: 7, calls: 10_000 }
    const rounds = await workspace.run<Rounds>('tap', given, { pinned })
    return [
      {
        figure: 'round trips through tap',
        ...middleOf(rounds),
        unit: '/s',
        target: { atLeast: 0.45 },
        note: `the same without tap${pinned ? '' : ' (not pinned: no taskset)'}`,
      },
    ]
  },
}
