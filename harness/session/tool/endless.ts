import { releaseProcess } from './releasing.ts'
import { sendSignal } from './signalling.ts'
import type { ToolStep } from './tool-state.ts'

/** Bytes that are kept of a line that floods us. */
const FLOOD_KEPT = 64 * 1024

/** Ends a tool that writes or asks without end. */
export const endEndless: ToolStep<['flood' | 'requests', after: string, reason: string]> = (
  state,
  effects,
  name,
  after,
  reason,
) => {
  effects.push({ effect: 'shorten-line', bytes: FLOOD_KEPT })
  effects.push({ effect: 'record', event: { event: 'timer', name, ms: 0, after } })
  return releaseProcess(sendSignal(state, effects, 'SIGKILL', reason), effects)
}

export const endFlood: ToolStep<[after: string]> = (state, effects, after) =>
  endEndless(state, effects, 'flood', after, 'the tool wrote without end')
