import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Finding } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { endsWith, QUESTION, stands } from '../../vfs/host/state/handle.ts'
import { has } from './handle-shown.ts'
import { resultOf } from './handles.ts'
import { hearsNot, isState, refuses, startsNothing } from './refusal.ts'
import {
  apart,
  collisions,
  LONG_IDS,
  LOOKALIKES,
  MISTAKEN,
  READABLE_IDS,
  rounds,
  spellings,
  strangers,
  UNKNOWN,
  unknown,
} from './registry-scenarios.ts'
import { reuseChecks } from './reuse.ts'

const runs = (c: HostConversation, ...of: string[]): Finding[] =>
  of.flatMap((id) => stands(c, `fetch ${id}`, 'running', `${id} runs`))

/** Judges that spawns were let in. */
const isSpawned = (c: HostConversation, ...of: string[]): Finding[] =>
  of.flatMap((id) =>
    onOutcome(c, `spawn ${id}`, 'a spawn', (call) => !isState(call) && outcomeOf(call)),
  )

/** Judges that a response shows nothing of a handle. */
const hides = (c: HostConversation, name: string, text: string): Finding[] =>
  onOutcome(c, name, 'nothing of the handle', (call) => {
    return textsIn(call.error ?? call.result).includes(text) && outcomeOf(call)
  })

/** A host may restrict ids to letters without accents. */
function lookalikesOf(c: HostConversation): readonly string[] {
  const spawned = LOOKALIKES.map((id) => callOf(c, `spawn ${id}`))
  return spawned.some((call) => call && isState(call)) ? LOOKALIKES : []
}

/** The ids that handles have, and when they are free. @see rfd009 §Handle registry */
export const registryChecks: readonly HostCheck[] = [
  ...checksOn(rounds, {
    'toolstate.registry.chosen-id-is-key#found': (c) => [
      ...stands(c, 'fetch 11', 'running', 'a runs'),
      ...endsWith(c, ['end a', 'end of a'], resultOf('a')),
    ],
    'toolstate.registry.lasts-for-the-turn': (c) => runs(c, 'b'),
  }),
  ...checksOn(spellings, {
    'toolstate.registry.chosen-id-is-key#whole-id': (c) => isSpawned(c, ...LONG_IDS),
    'toolstate.registry.readable-ids': (c) => isSpawned(c, ...READABLE_IDS),
    'toolstate.registry.ids-are-case-sensitive#case': (c) => isSpawned(c, 'a', 'A'),
    'toolstate.registry.ids-are-case-sensitive#code-points': (c) =>
      isSpawned(c, ...lookalikesOf(c)),
    'toolstate.responses.names-the-handle#as-chosen': {
      title: 'An id is shown as it was chosen, however it is spelt.',
      judge: (c) =>
        [...LONG_IDS, 'a', 'A', ...READABLE_IDS, ...lookalikesOf(c)].flatMap((id) =>
          has(c, `spawn ${id}`, 'id', id),
        ),
    },
  }),
  ...checksOn(collisions, {
    'toolstate.registry.refuses-taken-id#running': (c) => refuses(c, 'running'),
    'toolstate.registry.refuses-taken-id#waiting': (c) => refuses(c, 'waiting'),
    'toolstate.registry.one-namespace': (c) => refuses(c, 'other'),
    'toolstate.registry.refused-spawn-has-no-effect#no-process': (c) =>
      ['running', 'waiting', 'other'].flatMap((name) => startsNothing(c, name)),
    'toolstate.registry.refused-spawn-has-no-effect#older-handle': (c) => [
      ...runs(c, 'a'),
      ...stands(c, 'fetch w', 'waiting', QUESTION.text),
      ...endsWith(c, ['end a', 'end of a'], resultOf('a')),
    ],
  }),
  ...checksOn(unknown, {
    'toolstate.registry.unknown-id-is-an-error#names-id': (c) => [
      ...refuses(c, 'fetch', 'nope_1'),
      ...refuses(c, 'fetch of a long id', UNKNOWN),
      ...refuses(c, 'apply', 'nope_2'),
      ...refuses(c, 'abort', 'nope_3'),
    ],
    'toolstate.registry.unknown-id-is-an-error#no-effect': (c) => [
      ...['spawn a', 'spawn w'].flatMap((name) => hearsNot(c, name, 'stray')),
      ...['fetch', 'apply', 'abort'].flatMap((name) => startsNothing(c, name)),
      ...runs(c, 'a'),
    ],
    'toolstate.registry.chosen-id-is-key#found': {
      title: 'A command with an id that is like that of a handle does not find it.',
      judge: (c) => [
        ...MISTAKEN.flatMap((name) => refuses(c, name)),
        ...hearsNot(c, 'spawn sum_7', 'stray'),
        ...runs(c, 'sum_7'),
      ],
    },
  }),
  ...checksOn(strangers, {
    'toolstate.registry.owner-drives-handle#fetch': (c) => [
      ...hides(c, 'other fetch', 'a runs'),
      ...hides(c, 'other fetch w', QUESTION.text),
      ...hides(c, 'other fetch s', resultOf('s')),
    ],
    'toolstate.registry.owner-drives-handle#apply': (c) =>
      ['spawn a', 'spawn w'].flatMap((name) => hearsNot(c, name, 'stray')),
    'toolstate.registry.owner-drives-handle#abort': (c) => stands(c, 'fetch a', 'running'),
  }),
  ...reuseChecks,
  ...checksOn(apart, {
    'toolstate.registry.state-of-own-instance': (c) => [
      ...runs(c, 'a', 'b'),
      ...stands(c, 'b afterwards', 'running', 'b runs'),
    ],
  }),
]
