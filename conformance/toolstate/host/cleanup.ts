import type { HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive, satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { inputsTo, stands } from '../../vfs/host/state/handle.ts'
import { onReport } from '../../vfs/host/timing.ts'
import { crashed, ends, late, policies, stopped } from './cleanup-scenarios.ts'
import { hearsNot, isSpawned, onceStopped } from './refusal.ts'
import { refusalOf } from './schema/rounds.ts'
import { awaited } from './turn-end-scenarios.ts'
import { ends as isEnded, leavesNothing, onTurnEnd } from './turn-handles.ts'

/** What becomes of handles, and of their ids, at the end of a turn. @see rfd009 §Handle lifecycle */
export const cleanupChecks: readonly HostCheck[] = [
  ...checksOn(ends, {
    'toolstate.lifecycle.turn-end-aborts': (c) => [
      ...isEnded(c, 'spawn a', 'spawn b', 'spawn o', 'spawn q'),
      ...leavesNothing(c, 'again a', 'again s', 'again w'),
    ],
    'toolstate.lifecycle.turn-end-aborts-waiting': (c) => isEnded(c, 'spawn w'),
    'toolstate.lifecycle.ends-tools-without-abort#turn-end': (c) => isEnded(c, 'spawn e'),
    'toolstate.lifecycle.next-turn-knows-no-id#free': (c) =>
      ['a', 's', 'w'].flatMap((id) => [
        ...isSpawned(c, `again ${id}`),
        ...stands(c, `fetch ${id} again`, 'running'),
      ]),
  }),
  ...checksOn(awaited, {
    'toolstate.lifecycle.next-turn-knows-no-id#free': {
      title: 'The id of a handle that the end of a turn has waited for is free in the next.',
      judge: (c) => isSpawned(c, 'again'),
    },
  }),
  ...checksOn(crashed, {
    'toolstate.lifecycle.crash-frees-handle#not-outstanding': (c) =>
      onReport(c, 'spawn x', () =>
        onceStopped(c, ['fetch x'], () =>
          onTurnEnd(c, 'no handle that has crashed', ({ handles }) => {
            return handles.some(({ id }) => id === 'x') && 'one'
          }),
        ),
      ),
  }),
  ...checksOn(stopped, {
    'toolstate.lifecycle.stopped-is-not-active#not-awaited': (c) =>
      onReport(c, 'spawn s', () => onTurnEnd(c, 'an end of the turn', () => undefined)),
  }),
  ...checksOn(late, {
    'toolstate.lifecycle.apply-after-stop#no-delivery': (c) =>
      ['s', 'b'].flatMap((id) => [
        ...hearsNot(c, `spawn ${id}`, 'stray'),
        ...hearsNot(c, `again ${id}`, 'stray'),
        ...hears(c, `again ${id}`, 'wanted'),
      ]),
  }),
  ...checksOn(policies, {
    'toolstate.turn-end.unknown-policy': (c) =>
      c.failure ? inconclusive(c.failure.sentence) : ROUNDS.map((wanted, i) => round(c, wanted, i)),
  }),
]

/** Whether each configuration of a session is to be taken; the first is that of the scenario itself. */
const ROUNDS = ['taken', 'taken', 'refused', 'refused', 'refused', 'refused', 'taken'] as const

function round(c: HostConversation, wanted: (typeof ROUNDS)[number], nth: number): Finding {
  const refusal = refusalOf(c, nth)
  if (wanted === 'taken')
    return satisfiedUnless(refusal !== undefined && 'a refusal', 'a known policy to be taken')
  const wrong = refusal === undefined ? 'none' : !refusal.includes('on_turn_end') && 'another one'
  return satisfiedUnless(wrong, 'a refusal that names `on_turn_end`')
}

/** Judges that the tool of a spawn was given an input, so that others would have been seen. */
const hears = (c: HostConversation, spawn: string, input: unknown): Finding[] =>
  onReport(c, spawn, (call) =>
    satisfiedUnless(!inputsTo(call).includes(input) && 'none', 'an input', call.index),
  )
