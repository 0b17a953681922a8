import { availableParallelism } from 'node:os'
import type { Row } from './figure.ts'
import type { Certified } from './programs/certify.ts'
import { middleOf } from './rounds.ts'

/** How long certifications take, next to the processor time and the waiting that they cannot do without. */
export function wallOf(figure: string, runs: readonly Certified[]): Row {
  const rounds = { measured: runs.map(({ ms }) => ms), limit: runs.map(leastMs) }
  return {
    figure,
    ...middleOf(rounds),
    unit: 'ms',
    target: { atMost: 1.25 },
    note: 'the larger of processor time ÷ cores and the longest session',
  }
}

function leastMs({ processorMs, cases }: Certified): number {
  const longest = Math.max(...Object.values(cases).map(({ longestMs }) => longestMs))
  return Math.max(processorMs / availableParallelism(), longest)
}
