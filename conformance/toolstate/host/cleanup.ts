import type { HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive, satisfiedUnless } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { inputsTo, stands } from '../../vfs/host/state/handle.ts'
import { onReport, probed } from '../../vfs/host/timing.ts'
import { crashed, ends, late, policies, stopped } from './cleanup-scenarios.ts'
import { hearsNot, isSpawned, onceStopped } from './refusal.ts'
import { refusalOf } from './schema/rounds.ts'
import { awaited, chosen } from './turn-end-scenarios.ts'
import { gives, ends as isEnded, leavesNothing, onTurnEnd } from './turn-handles.ts'

const on = checksIn('toolstate.lifecycle')

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
const hears = (spawn: string, input: unknown) =>
  probed(spawn, 'an input', (call) => !inputsTo(call).includes(input) && 'none')

/** What becomes of handles, and of their ids, at the end of a turn. @see rfd009 §Handle lifecycle */
export const cleanupChecks: readonly HostCheck[] = [
  ...on(ends, {
    'turn-end-aborts': [
      isEnded('spawn a', 'spawn b', 'spawn o', 'spawn q'),
      leavesNothing('again a', 'again s', 'again w'),
    ],
    'turn-end-aborts-waiting': isEnded('spawn w'),
    'ends-tools-without-abort#turn-end': isEnded('spawn e'),
    'next-turn-knows-no-id#free': ['a', 's', 'w'].map((id) => [
      isSpawned(`again ${id}`),
      stands(`fetch ${id} again`, 'running'),
    ]),
  }),
  ...on(awaited, {
    'next-turn-knows-no-id#free': {
      title: 'The id of a handle that the end of a turn has waited for is free in the next.',
      judge: isSpawned('again'),
    },
  }),
  ...on(chosen, {
    'toolstate.turn-end.chosen-wait#result': {
      title: 'gives the result of a handle that stops while it is asked about',
      judge: gives('result of iota_6', 'the result'),
    },
  }),
  ...on(crashed, {
    'crash-frees-handle#not-outstanding': onReport('spawn x', (_, c) =>
      onceStopped(
        ['fetch x'],
        onTurnEnd('no handle that has crashed', ({ handles }) => {
          return handles.some(({ id }) => id === 'x') && 'one'
        }),
      )(c),
    ),
  }),
  ...on(stopped, {
    'stopped-is-not-active#not-awaited': onReport('spawn s', (_, c) =>
      onTurnEnd('an end of the turn', () => undefined)(c),
    ),
  }),
  ...on(late, {
    'apply-after-stop#no-delivery': ['s', 'b'].map((id) => [
      hearsNot(`spawn ${id}`, 'stray'),
      hearsNot(`again ${id}`, 'stray'),
      hears(`again ${id}`, 'wanted'),
    ]),
  }),
  ...on(policies, {
    'toolstate.turn-end.unknown-policy': (c) =>
      c.failure ? inconclusive(c.failure.sentence) : ROUNDS.map((wanted, i) => round(c, wanted, i)),
  }),
]
