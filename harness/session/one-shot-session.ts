import type { Launch, Launcher } from '../launch/process.ts'
import type { Started } from '../transcript.ts'
import type { JsonObject } from '../wire/json.ts'
import type { OneShotSettings } from './one-shot/one-shot-state.ts'

/** One call of a one-shot tool on plain stdio, which may take several runs. */
export interface OneShotSession extends OneShotSettings {
  started: Omit<Started, 'event' | 'at'>
  /** How the tool is started with the answers that it is given. */
  launch(answers: JsonObject): Launch
  launcher?: Launcher
  interrupt?: AbortSignal
}
