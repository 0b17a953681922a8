import { held, letGo } from '../../vfs/host/actions.ts'
import {
  marked,
  QUESTION,
  reached,
  running,
  TIME_TO_NOTICE,
  waiting,
} from '../../vfs/host/state/handle.ts'
import {
  A_WHILE,
  aborted,
  applied,
  awaited,
  awaiting,
  fetched,
  gone,
  launched,
  through,
} from './handles.ts'
import { done, ending, flagged, notifying, READ, spawned, unwatched } from './notification-parts.ts'

/** Handles of a tool without settings, which nobody watches. */
export const byDefault = notifying(
  'without settings',
  unwatched('won_1', 'success'),
  unwatched('lost_2', 'failure'),
  unwatched('dies_5', 'crash'),
  unwatched('asks_3', 'question'),
  unwatched('talks_4', 'output'),
  done('asks_3', 'talks_4'),
  ending('talks_4'),
  gone('won_1', 'lost_2', 'dies_5', 'talks_4'),
  TIME_TO_NOTICE,
  READ,
  READ,
)

/** Handles of tools of which each has a flag of its own. */
export const flags = notifying(
  {
    name: 'flags',
    tools: [
      flagged('no_success', { on_success: false }),
      flagged('no_failure', { on_failure: false }),
      flagged('no_waiting', { on_waiting: false }),
      flagged('content', { on_content: true, on_success: false }),
    ],
  },
  unwatched('won_1', 'success', 'no_success'),
  unwatched('lost_2', 'failure', 'no_success'),
  unwatched('won_3', 'success', 'no_failure'),
  unwatched('lost_4', 'failure', 'no_failure'),
  unwatched('won_7', 'nothing', 'no_failure'),
  unwatched('asks_5', 'question', 'no_waiting'),
  unwatched('lost_9', 'failure', 'no_waiting'),
  unwatched('asks_8', 'question', 'no_success'),
  unwatched('asks_4', 'question', 'no_failure'),
  unwatched('talks_6', 'output', 'content'),
  unwatched('plain_0', 'success'),
  done('asks_5', 'asks_8', 'asks_4', 'talks_6'),
  ending('talks_6'),
  gone('won_1', 'lost_2', 'won_3', 'lost_4', 'talks_6', 'won_7', 'lost_9', 'plain_0'),
  TIME_TO_NOTICE,
  READ,
  through('no_waiting', 'apply', 'asks_5', 'answer', { input: 'so' }),
  letGo('spawn asks_5', 'end'),
  gone('asks_5'),
  TIME_TO_NOTICE,
  READ,
)

/** Handles that are fetched and awaited, and others beside them. */
export const watched = notifying(
  {
    name: 'handles that are watched',
    needs: ['notifications', 'await', 'inquiry'],
    interactive: true,
    answers: [{ answer: 'so', after_ms: 4_000 }],
  },
  unwatched('seen_1', 'success'),
  unwatched('other_2', 'success'),
  unwatched('seen_6', 'failure'),
  unwatched('known_8', 'failure'),
  gone('seen_1', 'other_2', 'seen_6', 'known_8'),
  TIME_TO_NOTICE,
  fetched('seen_1'),
  fetched('seen_6'),
  awaited('known before', { any: ['known_8'] }),
  READ,
  unwatched('other_7', 'success'),
  gone('other_7'),
  TIME_TO_NOTICE,
  spawned('known_3', 'success'),
  spawned('known_9', 'failure'),
  awaiting('known', { all: ['known_3'], any: ['known_9'] }),
  A_WHILE,
  ...['known_3', 'known_9'].map((id) => letGo(`spawn ${id}`)),
  { wait: 'known' },
  READ,
  spawned('first_0', 'success'),
  spawned('asks_4', 'question'),
  awaiting('blocked', { all: ['first_0', 'asks_4'] }),
  A_WHILE,
  ...['first_0', 'asks_4'].map((id) => letGo(`spawn ${id}`)),
  unwatched('other_5', 'success'),
  gone('other_5'),
  done('asks_4'),
  TIME_TO_NOTICE,
  READ,
  letGo('spawn asks_4', 'end'),
  { wait: 'blocked' },
  READ,
)

/** Handles that stop shortly before the turn ends, of which the assistant has not read until then. */
export const unread = notifying(
  'stops before the end of a turn',
  unwatched('won_1', 'success'),
  unwatched('lost_2', 'failure'),
  unwatched('seen_3', 'success'),
  gone('won_1', 'lost_2', 'seen_3'),
  TIME_TO_NOTICE,
  fetched('seen_3'),
  [{ turn_end: true }, READ],
)

/** Handles of which the assistant is notified more than once, and one that has stopped before the turn ends. */
export const oftener = notifying(
  { name: 'several events of a handle', tools: [flagged('content', { on_content: true })] },
  launched(
    'talks_1',
    [
      ...[running('talks_1 runs'), ...marked('up'), held(), running('first output')],
      ...[...marked('first'), held('more'), running('second output'), ...marked('done')],
      { wait_apply: true },
    ],
    'content',
  ),
  launched('asks_2', [
    ...[running('asks_2 runs'), ...marked('up'), held(), waiting, ...marked('first')],
    ...[{ wait_apply: true } as const, running('goes on'), held('more')],
    ...[{ state: { type: 'waiting', question: { ...QUESTION, id: 'q-2' } } } as const],
    ...[...marked('done'), { wait_apply: true } as const],
  ]),
  unwatched('won_3', 'success'),
  gone('won_3'),
  ...['talks_1', 'asks_2'].flatMap((id) => [letGo(`spawn ${id}`), reached('first', id)]),
  [TIME_TO_NOTICE, READ],
  applied('asks_2', 'so'),
  ...['talks_1', 'asks_2'].map((id) => letGo(`spawn ${id}`, 'more')),
  done('talks_1', 'asks_2'),
  [TIME_TO_NOTICE, READ],
  through('content', 'abort', 'talks_1', 'abort talks'),
  [aborted('asks_2'), { turn_end: true }, READ],
)
