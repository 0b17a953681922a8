import type { Notification } from '../../../spec/generated/messages/toolstate.ts'
import type { Handle, Phase } from './handle.ts'
import { instancesOf } from './open-call.ts'
import { textOf } from './result.ts'
import type { NoticeKind } from './settings.ts'
import type { RegistryState, RegistryStep } from './state.ts'

/** Notes down for the assistant that a handle came to stand as it does, where its tool's settings let that through. */
export function noted(state: RegistryState, handle: Handle, always = false): RegistryState {
  const kind = kindOf(handle.phase)
  if (!kind || !(always || handle.settings.notices[kind])) return state
  const notice = { instance: handle.instance, notification: notificationOf(handle, kind) }
  return { ...state, notices: [...state.notices, notice] }
}

/** Which of the flags is about a phase. @see rfd037 §Notifications */
function kindOf(phase: Phase): NoticeKind | undefined {
  switch (phase.type) {
    case 'stopped':
      return 'Ok' in phase.result ? 'success' : 'failure'
    case 'waiting':
      return 'waiting'
    case 'running':
      return phase.content ? 'content' : undefined
    case 'reserved':
      return undefined
  }
}

const LEVELS = { success: 'info', failure: 'error', waiting: 'warning', content: 'info' } as const

function notificationOf({ id, tool, phase }: Handle, event: NoticeKind): Notification {
  return {
    message: `${id} ${WORDS[event]}: ${messageOf(phase)}`,
    handle: id,
    tool,
    event,
    level: LEVELS[event],
  }
}

const WORDS: Record<NoticeKind, string> = {
  success: 'stopped',
  failure: 'failed',
  waiting: 'asks',
  content: 'has new output',
}

function messageOf(phase: Phase): string {
  if (phase.type === 'stopped') return textOf(phase.result)
  if (phase.type === 'waiting') return String(phase.question.text ?? phase.question.id)
  return phase.type === 'running' ? (phase.content ?? '') : ''
}

/** Forgets what was noted of handles that the assistant has now seen for itself. */
export function withoutNoticesOf(
  state: RegistryState,
  instances: readonly number[],
): RegistryState {
  const notices = state.notices.filter(({ instance }) => !instances.includes(instance))
  return notices.length === state.notices.length ? state : { ...state, notices }
}

/**
 * Hands over what was noted, but for handles that an await is watching: that await is about to show them, and should
 * it be cancelled, they are still noted.
 * @see rfd037 §Notifications
 */
export const handOver: RegistryStep = (state, effects) => {
  const watched = new Set([...state.calls.values()].filter(isAwait).flatMap(instancesOf))
  const isWatched = ({ instance }: { instance: number }) => watched.has(instance)
  const delivered = state.notices.filter((notice) => !isWatched(notice))
  effects.push({ effect: 'hand over', notices: delivered.map(({ notification }) => notification) })
  return { ...state, notices: state.notices.filter(isWatched) }
}

const isAwait = ({ want }: { want: { until: string } }) => want.until === 'condition'
