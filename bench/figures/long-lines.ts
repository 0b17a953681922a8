import type { Figure, Row } from '../figure.ts'
import type { LongLine } from '../programs/long-line.ts'
import { interleaved, median, middleOf } from '../rounds.ts'
import { benchTool } from '../subjects.ts'
import type { Workspace } from '../workspace.ts'

interface Received {
  rate: number
  ms: number
  /** Peak memory beyond that of the program itself, as a multiple of the line. */
  times: number
}

/** Lines of 10 and 100 MB: speed, that it is linear, and memory. */
export const longLines: Figure = {
  name: 'long-lines',
  async measure(workspace) {
    const ten = await received(workspace, 10, 7)
    const hundred = await received(workspace, 100, 3)
    return [...ten.rows, ...hundred.rows, linear(ten.ms, hundred.ms)]
  },
}

async function received(workspace: Workspace, megabytes: number, rounds: number) {
  const tool = await benchTool(workspace)
  const ours: Received[] = []
  const by = async (by: LongLine['by']) => {
    const one = await workspace.run<Received>('long-line', {
      tool,
      megabytes,
      by,
    } satisfies LongLine)
    if (by === 'us') ours.push(one)
    return one.rate
  }
  const middle = middleOf(
    await interleaved(
      rounds,
      () => by('us'),
      () => by('hand'),
    ),
  )
  const speed: Row = {
    figure: `a line of ${megabytes} MB`,
    ...{
      ...middle,
      unit: 'MB/s',
      target: { atLeast: 0.8 },
      note: 'split on buffers and JSON.parse',
    },
  }
  return { rows: [speed, memory(megabytes, ours)], ms: median(ours.map(({ ms }) => ms)) }
}

function memory(megabytes: number, ours: Received[]): Row {
  const ratio = median(ours.map(({ times }) => times))
  return {
    figure: `memory for ${megabytes} MB`,
    ...{ measured: ratio * megabytes, limit: megabytes, unit: 'MB', ratio, target: { atMost: 5 } },
    note: 'the line itself',
  }
}

const linear = (ten: number, hundred: number): Row => ({
  figure: '100 MB next to 10 MB',
  ...{ measured: hundred, limit: ten * 10, unit: 'ms', ratio: hundred / ten / 10 },
  target: { atMost: 1.25 },
  note: 'ten times the time for a tenth',
})
