import { clearDeadlines } from './arming.ts'
import { IDLE_WRITER } from './message-writer.ts'
import { sendSignal } from './signalling.ts'
import type { ToolEvent } from './tool-event.ts'
import type { ToolStep } from './tool-state.ts'

export const interrupt: ToolStep = (state, effects) => {
  effects.push({ effect: 'record', event: { event: 'interrupted' } })
  return releaseProcess(sendSignal(state, effects, 'SIGKILL', 'the run was interrupted'), effects)
}

export const failToStart: ToolStep<[reason: string]> = (state, effects, reason) => {
  effects.push({ effect: 'record', event: { event: 'start-failed', reason } })
  return releaseProcess(state, effects)
}

/** Nothing more is read, written or awaited. */
export const releaseProcess: ToolStep = (state, effects) => {
  const cleared = clearDeadlines(state, effects)
  if (state.writer.paused) effects.push({ effect: 'clear', deadline: 'pause' })
  effects.push({ effect: 'release' })
  return { ...cleared, phase: 'releasing', writer: IDLE_WRITER }
}

export const finish: ToolStep<[Extract<ToolEvent, { event: 'released' }>]> = (
  state,
  effects,
  { survivors, project },
) => {
  const exit = state.exit ?? { code: null, signal: null }
  const left = nonEmpty({ survivors, zombies: [...state.zombies] })
  effects.push({ effect: 'record', event: { event: 'exit', ...exit, ...left } })
  if (project)
    effects.push({ effect: 'record', event: { event: 'project-snapshot', files: project } })
  effects.push({ effect: 'finish' })
  return { ...state, phase: 'finished' }
}

/** Of several lists those that hold something. */
const nonEmpty = (lists: Record<'survivors' | 'zombies', string[]>) =>
  Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0))
