import { availableParallelism } from 'node:os'
import type { Figure, Row } from '../figure.ts'
import type { Certified } from '../programs/certify.ts'
import { median, middleOf } from '../rounds.ts'
import { cExample } from '../subjects.ts'

const ROUNDS = 3

/** A whole certification of a C tool, next to the processor time and the waiting that it cannot do without. */
export const certifyC: Figure = {
  name: 'certify-c',
  async measure(workspace) {
    const certify = await cExample(workspace)
    const runs: Certified[] = []
    for (let i = 0; i < ROUNDS; i++) runs.push(await workspace.run<Certified>('certify', certify))
    return [wall(runs), rate(runs)]
  },
}

function wall(runs: Certified[]): Row {
  const rounds = { measured: runs.map(({ ms }) => ms), limit: runs.map(leastMs) }
  return {
    figure: 'certification of a C tool',
    ...middleOf(rounds),
    unit: 'ms',
    target: { atMost: 1.25 },
    note: 'the larger of processor time ÷ cores and the longest conversation',
  }
}

function leastMs({ processorMs, cases }: Certified): number {
  const longest = Math.max(...Object.values(cases).map(({ longestMs }) => longestMs))
  return Math.max(processorMs / availableParallelism(), longest)
}

function rate(runs: Certified[]): Row {
  const measured = median(runs.map(({ sessions, ms }) => (sessions / ms) * 1000))
  return {
    figure: 'sessions of a certification',
    measured,
    limit: 100,
    unit: '/s',
    ratio: measured / 100,
    target: { atLeast: 1 },
    note: `100/s on two cores; ${runs[0]?.sessions} sessions`,
  }
}
