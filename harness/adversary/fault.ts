import type { Fault } from '../../spec/generated/transcript.ts'

export type { Fault } from '../../spec/generated/transcript.ts'

/** When `cancel` comes: after our message, in the same write, begun in it, instead of it, or just before it. */
export type CancelMoment = Extract<Fault, { kind: 'cancel' }>['when']

/** The name of a kind of fault. */
export type FaultKind = Fault['kind']

/** Runs a scenario once more, to see whether it goes the same way twice. */
export const AGAIN: Fault = { kind: 'again' }

/** A short name that is unique among the faults of a case: `error-answer at=2 code=-32001`. */
export function nameOf(fault: Fault): string {
  let name: string = fault.kind
  for (const member of Object.keys(fault) as (keyof Fault)[]) {
    const value: unknown = fault[member]
    if (member !== 'kind' && typeof value !== 'object') name += ` ${member}=${value}`
  }
  return name
}
