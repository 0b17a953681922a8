import type { Figure, Row } from '../figure.ts'
import type { LongLine } from '../programs/long-line.ts'
import { interleaved, median, middleOf } from '../rounds.ts'
import { benchTool } from '../subjects.ts'
import type { Workshop } from '../workshop.ts'

interface Received {
  rate: number
  ms: number
  /** Peak memory beyond that of the program itself, as a multiple of the line. */
  times: number
}

/** Lines of 10 and 100 MB: speed, that it is linear, and memory. */
export const longLines: Figure = {
  name: 'long-lines',
  async measure(workshop) {
    const ten = await received(workshop, 10, 7)
    const hundred = await received(workshop, 100, 3)
    return [...ten.rows, ...hundred.rows, linear(ten.ms, hundred.ms)]
  },
}

async function received(workshop: Workshop, megabytes: number, rounds: number) {
  const tool = await benchTool(workshop)
  const ours: Received[] = []
  const by = async (by: LongLine['by']) => {
    const one = await workshop.run<Received>('long-line', {
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
