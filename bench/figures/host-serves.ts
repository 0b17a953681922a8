import { existsSync } from 'node:fs'
import type { Figure, Row } from '../figure.ts'
import type { HostServes } from '../programs/host-serves.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import { benchTool } from '../subjects.ts'
import type { Workshop } from '../workshop.ts'

const SMALL = 5
const LARGE = 10_000_000

/** The reference host serving `fs.read` to one tool: many small files, a large one, and its memory. */
export const hostServes: Figure = {
  name: 'host-serves',
  async measure(workshop) {
    const tool = await benchTool(workshop)
    const small = { tool, rounds: 5, calls: 10_000, bytes: SMALL }
    const large = { tool, rounds: 5, calls: 1, bytes: LARGE }
    return [
      await served(workshop, 'reference host, small files', small),
      await served(workshop, 'reference host, 10 MB', large),
      await flat(workshop, small),
    ]
  },
}

async function served(workshop: Workshop, figure: string, given: HostServes): Promise<Row> {
  const pinned = existsSync('/usr/bin/taskset')
  const rounds = await workshop.run<Rounds>('host-serves', given, { pinned })
  return {
    figure,
    ...middleOf(rounds),
    unit: '/s',
    target: { atLeast: 0.5 },
    note: `a loop without policy or validation${pinned ? '' : ' (not pinned: no taskset)'}`,
  }
}

/** Ten times as many requests take no more memory. */
async function flat(workshop: Workshop, small: HostServes): Promise<Row> {
  const limit = await workshop.run<number>('host-serves', { ...small, alone: true })
  const more = { ...small, calls: small.calls * 10, alone: true } satisfies HostServes
  const measured = await workshop.run<number>('host-serves', more)
  return {
    figure: 'memory of 100,000 requests',
    ...{ measured, limit, unit: 'MB', ratio: measured / limit, target: { atMost: 1.2 } },
    note: '10,000 requests',
  }
}
