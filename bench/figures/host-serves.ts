import { existsSync } from 'node:fs'
import type { Figure, Row } from '../figure.ts'
import type { HostServes } from '../programs/host-serves.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import { benchTool } from '../subjects.ts'
import type { Workspace } from '../workspace.ts'

const SMALL = 5
const LARGE = 10_000_000

/** The reference host serving `fs.read` to one tool: many small files, a large one, and its memory. */
export const hostServes: Figure = {
  name: 'host-serves',
  async measure(workspace) {
    const tool = await benchTool(workspace)
    const small = { tool, rounds: 5, calls: 10_000, bytes: SMALL }
    const large = { tool, rounds: 5, calls: 1, bytes: LARGE }
    return [
      await served(workspace, 'reference host, small files', small),
      await served(workspace, 'reference host, 10 MB', large),
      await flat(workspace, small),
    ]
  },
}

async function served(workspace: Workspace, figure: string, given: HostServes): Promise<Row> {
  const pinned = existsSync('/usr/bin/taskset')
  const rounds = await workspace.run<Rounds>('host-serves', given, { pinned })
  return {
    figure,
    ...middleOf(rounds),
    unit: '/s',
    target: { atLeast: 0.5 },
    note: `a loop without policy or validation${pinned ? '' : ' (not pinned: no taskset)'}`,
  }
}

/** Ten times as many requests take no more memory. */
async function flat(workspace: Workspace, small: HostServes): Promise<Row> {
  const limit = await workspace.run<number>('host-serves', { ...small, alone: true })
  const more = { ...small, calls: small.calls * 10, alone: true } satisfies HostServes
  const measured = await workspace.run<number>('host-serves', more)
  return {
    figure: 'memory of 100,000 requests',
    ...{ measured, limit, unit: 'MB', ratio: measured / limit, target: { atMost: 1.2 } },
    note: '10,000 requests',
  }
}
