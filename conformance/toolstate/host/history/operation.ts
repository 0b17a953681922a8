/** How far a tool of a generated history is, by its last report: it runs, was given its input, has stopped. */
export type Stage = 0 | 1 | 2

/** What an answer shows of a handle; what a host states in words of its own leaves members out. */
export interface Shown {
  readonly kind: 'shows'
  readonly state: 'running' | 'stopped'
  /** How far the tool was, where its content states that. */
  readonly stage?: Stage
  /** The spawn that started the tool, where its content states that. */
  readonly spawn?: string
}

/** What came of a call on a handle; one without an answer may have had its effect all the same. */
export type Outcome = Shown | { readonly kind: 'refused' } | { readonly kind: 'unknown' }

/** What was asked of a handle. `pending` is an await that has reached its limit. */
export type Action = 'spawn' | 'fetch' | 'apply' | 'abort' | 'await' | 'pending'

/**
 * One call on one handle, from its invocation to its return, in microseconds since the session's start. It has its
 * effect at one moment between the two. An await of several handles is one operation on each.
 */
export interface Operation {
  /** The call that it belongs to. */
  readonly call: string
  readonly action: Action
  readonly from: number
  /** Infinity where it was never answered. */
  readonly to: number
  readonly outcome: Outcome
  /** Position of the answer among the events of the transcript. */
  readonly index?: number
}

/** Whether one operation had returned when another was invoked, so that no order can turn them round. */
export const precedes = (one: Operation, other: Operation): boolean => one.to < other.from

/** The operation as it would be if its answer were not known. */
export const forgotten = (operation: Operation): Operation => ({
  ...operation,
  to: Number.POSITIVE_INFINITY,
  outcome: { kind: 'unknown' },
})
