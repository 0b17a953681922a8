import type { RunLimits } from './limits.ts'

/** A means to make a tool end. */
export type Means = 'cancel' | 'SIGTERM' | 'SIGKILL'

/** One step: what is done, and how many milliseconds pass before. */
export interface Step {
  afterMs: number
  means: Means
}

/** Why a tool is to end. */
export type EndReason = 'cancelled' | 'silent' | 'flooding' | 'final' | 'closed' | 'host ends'

/** The steps for each reason; each begins when the one before is done. @see rfd-d11 §Cancellation, rfd009 §Handle lifecycle */
export function stepsFor(reason: EndReason, limits: RunLimits): Step[] {
  const kill: Step = { afterMs: limits.termGraceMs, means: 'SIGKILL' }
  switch (reason) {
    case 'cancelled':
      return [
        { afterMs: 0, means: 'cancel' },
        { afterMs: limits.cancelGraceMs, means: 'SIGTERM' },
        kill,
      ]
    case 'silent':
    case 'flooding':
    case 'host ends':
      return [{ afterMs: 0, means: 'SIGTERM' }, kill]
    case 'final':
    case 'closed':
      return [{ afterMs: limits.leaveMs, means: 'SIGTERM' }, kill]
  }
}

/** Takes steps one after the other until it is stopped; returns what stops it. */
export function escalate(steps: readonly Step[], use: (means: Means) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const next = ([step, ...rest]: readonly Step[]) => {
    if (step === undefined) return
    const take = () => {
      use(step.means)
      next(rest)
    }
    if (step.afterMs === 0) take()
    else timer = setTimeout(take, step.afterMs)
  }
  next(steps)
  return () => clearTimeout(timer)
}
