import type { EndReason } from './escalation.ts'
import { failed, type Outcome } from './outcome.ts'

/** How a process ended, and what there is to state about it. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  /** The end of what it wrote to stderr. */
  stderr: string
  /** Why the host made it end, if it did. */
  reason: EndReason | undefined
}

/** The outcome of a tool that ended without a final message. @see rfd-d11 §VfsRuntime implementation */
export function outcomeOfExit({ code, signal, stderr, reason }: Exit): Outcome {
  // Output that has ended is a reason only where the process stayed: others end it by exiting.
  const blamed = reason === 'closed' && signal === null ? undefined : reason
  const how = signal === null ? `exited with status ${code}` : `died of ${signal}`
  const why = blamed ? REASONS[blamed] : `the tool ${how} without a result`
  return failed(stderr.trim() === '' ? why : `${why}: ${stderr.trimEnd()}`)
}

const REASONS: Record<EndReason, string> = {
  cancelled: 'the call was cancelled',
  silent: 'the tool was silent for too long and was ended',
  flooding: 'the tool asked for more than it took and was ended',
  closed: 'the tool closed its output without a result',
  final: 'the tool ended without a result',
  'host ends': 'the host ended',
}
