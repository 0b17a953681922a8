import type { HostExit } from '../../host-scenario.ts'
import type { Reply } from '../../launch/host.ts'
import type { HostStep } from './host-state.ts'
import { breakOff } from './requesting.ts'

/** Brings the host to end, and waits for the end of its process. */
export const leave: HostStep<[HostExit]> = (state, effects, how) => {
  if (how === 'SIGTERM') {
    const reason = 'the host is to end'
    effects.push({ effect: 'record', event: { event: 'signal', signal: how, reason } })
  }
  if (how === 'end of input')
    effects.push({ effect: 'record', event: { event: 'closed', stream: 'stdin' } })
  effects.push({ effect: 'leave', how, ms: state.settings.answerMs })
  return { ...state, leaving: true, awaited: { kind: 'left' } }
}

/** Goes on without the host: what it was asked for is waited for no longer. */
export const takeLeave: HostStep<[Reply]> = (state, effects, reply) => {
  const alone = { ...state, open: new Map() }
  return 'result' in reply ? alone : breakOff(alone, effects, reply, 'shutdown')
}

/** Puts another process of the host in its place. */
export const restart: HostStep = (state, effects) => {
  effects.push({ effect: 'restart' })
  return { ...state, leaving: false }
}
