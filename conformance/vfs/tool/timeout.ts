import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { ANY_CASE } from './advice.ts'
import { rules } from './tool-check.ts'

/** How long a host waits for the next line of a tool. @see rfd-d11 §Deadlock prevention */
const HOST_TIMEOUT_MS = 60_000

/** How a tool keeps its host from taking it for dead. @see rfd-d11 §Deadlock prevention */
export const timeoutRules = rules({
  verifies: 'vfs.timeout.tool-keeps-pace',
  title: 'is never silent for 60 seconds of its own time',
  toExercise: ANY_CASE,
  baselinesOnly: true,
  judge: keepsPace,
})

/** A silence that our own idle limit cut short may have been any length. */
function keepsPace(c: Conversation): Finding[] {
  const idle = c.expired('idle')
  if (!idle) return c.lines.length > 0 ? [satisfied()] : []
  const timeouts = HOST_TIMEOUT_MS * (c.start.context?.timeScale ?? 1)
  if (idle.ms >= timeouts)
    return [
      violated(
        'a request or a final at least every 60 seconds',
        'the tool was silent for 60 seconds',
      ),
    ]
  return [
    inconclusive(
      'the tool was silent for the whole idle limit; set limits.idle_ms to 60000 to see whether it goes on',
    ),
  ]
}
