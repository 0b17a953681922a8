import type { Fault } from '../../harness/adversary/fault.ts'

/** The same faults whatever the session without one was; all sessions under a fault of their kinds are judged. */
export const under = (...faults: Fault[]) => ({
  faults: () => faults,
  judges: ({ kind }: Fault): boolean => faults.some((fault) => fault.kind === kind),
})

/** The same where something is so in the session without a fault. */
export const underWhere = <C>(isSo: (baseline: C) => boolean, ...faults: Fault[]) => ({
  ...under(...faults),
  faults: (baseline: C): Fault[] => (isSo(baseline) ? faults : []),
})
