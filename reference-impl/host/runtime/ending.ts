import { type EndReason, escalate, type Means, type Step } from './escalation.ts'

/** How a process ended. */
export interface Gone {
  code: number | null
  signal: NodeJS.Signals | null
}

/** Brings a run to its end, and knows when its process is gone and its output read. */
export interface Ending {
  /** Why the tool is to end, if it is; output that has ended is a reason once a signal was sent for it. */
  reason(): EndReason | undefined
  /** Makes the tool end, unless that is under way for a weightier reason. */
  begin(reason: EndReason): void
  exited(gone: Gone): void
  outputEnded(): void
  /** Does nothing more. */
  stop(): void
}

/** What an ending needs. */
export interface Execution {
  steps(reason: EndReason): readonly Step[]
  use(means: Means): void
  /** How long output may still be coming after the exit, in milliseconds. */
  drainMs: number
  /** Called once. */
  gone(gone: Gone): void
}

/** What weighs more overrules what weighs less. */
const WEIGHT: Record<EndReason, number> = {
  closed: 1,
  final: 2,
  cancelled: 3,
  silent: 4,
  flooding: 4,
  'host ends': 5,
}

/** Prepares the end of a run. */
export function ending({ steps, use, drainMs, gone }: Execution): Ending {
  let current: EndReason | undefined
  let exit: Gone | undefined
  let ended = false
  let signalled = false
  let stop = () => {}
  let drain: NodeJS.Timeout | undefined

  const begin = (reason: EndReason) => {
    if (exit || (current && WEIGHT[current] >= WEIGHT[reason])) return
    current = reason
    stop()
    stop = escalate(steps(reason), (means) => {
      signalled ||= means !== 'cancel'
      use(means)
    })
  }
  const over = () => {
    clearTimeout(drain)
    if (exit) gone(exit)
  }
  return {
    // The end of the output of a process that dies is often seen before its death is.
    reason: () => (current === 'closed' && !signalled ? undefined : current),
    begin,
    exited(how) {
      exit = how
      stop()
      if (ended) over()
      else drain = setTimeout(over, drainMs)
    },
    outputEnded() {
      if (ended) return
      ended = true
      if (exit) over()
      else begin('closed')
    },
    stop() {
      ended = true
      stop()
      clearTimeout(drain)
    },
  }
}
