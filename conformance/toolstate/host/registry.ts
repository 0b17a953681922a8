import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { checksIn, type HostCheck, judgedBy } from '../../vfs/host/host-check.ts'
import { outcomeIs, textsIn } from '../../vfs/host/outcome.ts'
import { endsWith, QUESTION, stands } from '../../vfs/host/state/handle.ts'
import { has } from './handle-shown.ts'
import { resultOf } from './handles.ts'
import { hearsNot, isSpawned, isState, refuses, startsNothing } from './refusal.ts'
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

const on = checksIn('toolstate.registry')

const runs = (...of: string[]) => of.map((id) => stands(`fetch ${id}`, 'running', `${id} runs`))

/** Judges that spawns were let in. */
const areSpawned = (...of: string[]) => of.map((id) => isSpawned(`spawn ${id}`))

/** Judges that a response shows nothing of a handle. */
const hides = (name: string, text: string) =>
  outcomeIs(name, 'nothing of the handle', ({ result, error }) => {
    return !textsIn(error ?? result).includes(text)
  })

/** A host may restrict ids to letters without accents. */
function lookalikesOf(c: HostConversation): readonly string[] {
  const spawned = LOOKALIKES.map((id) => callOf(c, `spawn ${id}`))
  return spawned.some((call) => call && isState(call)) ? LOOKALIKES : []
}

/** The ids that handles have, and when they are free. @see rfd009 §Handle registry */
export const registryChecks: readonly HostCheck[] = [
  ...on(rounds, {
    'chosen-id-is-key#found': [
      stands('fetch 11', 'running', 'a runs'),
      endsWith(['end a', 'end of a'], resultOf('a')),
    ],
    'lasts-for-the-turn': runs('b'),
  }),
  ...on(spellings, {
    'chosen-id-is-key#whole-id': areSpawned(...LONG_IDS),
    'readable-ids': areSpawned(...READABLE_IDS),
    'ids-are-case-sensitive#case': areSpawned('a', 'A'),
    'ids-are-case-sensitive#code-points': (c) => judgedBy(areSpawned(...lookalikesOf(c)))(c),
    'toolstate.responses.names-the-handle#as-chosen': {
      title: 'An id is shown as it was chosen, however it is spelt.',
      judge: (c) =>
        [...LONG_IDS, 'a', 'A', ...READABLE_IDS, ...lookalikesOf(c)].flatMap((id) =>
          has(`spawn ${id}`, 'id', id)(c),
        ),
    },
  }),
  ...on(collisions, {
    'refuses-taken-id#running': refuses('running'),
    'refuses-taken-id#waiting': refuses('waiting'),
    'one-namespace': refuses('other'),
    'refused-spawn-has-no-effect#no-process': ['running', 'waiting', 'other'].map(startsNothing),
    'refused-spawn-has-no-effect#older-handle': [
      runs('a'),
      stands('fetch w', 'waiting', QUESTION.text),
      endsWith(['end a', 'end of a'], resultOf('a')),
    ],
  }),
  ...on(unknown, {
    'unknown-id-is-an-error#names-id': [
      refuses('fetch', 'nope_1'),
      refuses('fetch of a long id', UNKNOWN),
      refuses('apply', 'nope_2'),
      refuses('abort', 'nope_3'),
    ],
    'unknown-id-is-an-error#no-effect': [
      ['spawn a', 'spawn w'].map((name) => hearsNot(name, 'stray')),
      ['fetch', 'apply', 'abort'].map(startsNothing),
      runs('a'),
    ],
    'chosen-id-is-key#found': {
      title: 'A command with an id that is like that of a handle does not find it.',
      judge: [
        MISTAKEN.map((name) => refuses(name)),
        hearsNot('spawn sum_7', 'stray'),
        runs('sum_7'),
      ],
    },
  }),
  ...on(strangers, {
    'owner-drives-handle#fetch': [
      hides('other fetch', 'a runs'),
      hides('other fetch w', QUESTION.text),
      hides('other fetch s', resultOf('s')),
    ],
    'owner-drives-handle#apply': ['spawn a', 'spawn w'].map((name) => hearsNot(name, 'stray')),
    'owner-drives-handle#abort': stands('fetch a', 'running'),
  }),
  ...reuseChecks,
  ...on(apart, {
    'state-of-own-instance': [runs('a', 'b'), stands('b afterwards', 'running', 'b runs')],
  }),
]
