import type { Transcript } from '../transcript.ts'
import { OneShotSessionRunner } from './one-shot/one-shot-session-runner.ts'
import type { OneShotSession } from './one-shot-session.ts'

/**
 * Runs a tool until it asks nothing more that can be answered, and after each question again with one more answer:
 * never more often than there are answers, and once.
 * Never rejects for anything the tool does; what happened stands in the transcript.
 * @see rfd009 §One-shot tool wrapping
 */
export function runOneShotSession(session: OneShotSession): Promise<Transcript> {
  return new Promise((resolve) => new OneShotSessionRunner(session, resolve).start())
}
