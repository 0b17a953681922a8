import type { Launch, Launcher } from '../launch/process.ts'
import type { Started, Transcript } from '../transcript.ts'
import type { JsonObject } from '../wire/json.ts'
import { OneShotSessionRunner } from './one-shot/one-shot-session-runner.ts'
import type { OneShotSettings } from './one-shot/one-shot-state.ts'

/** One call of a one-shot tool on plain stdio, which may take several runs. */
export interface OneShotSession extends OneShotSettings {
  started: Omit<Started, 'event' | 'at'>
  /** How the tool is started with the answers that it is given. */
  launch(answers: JsonObject): Launch
  launcher?: Launcher
  interrupt?: AbortSignal
}

/**
 * Runs a tool until it asks nothing more that can be answered, and after each question again with one more answer:
 * never more often than there are answers, and once.
 * Never rejects for anything the tool does; what happened stands in the transcript.
 * @see rfd009 §One-shot tool wrapping
 */
export function runOneShotSession(session: OneShotSession): Promise<Transcript> {
  return new Promise((resolve) => new OneShotSessionRunner(session, resolve).start())
}
