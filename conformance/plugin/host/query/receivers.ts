import type { Observe } from '../observed.ts'
import { act } from '../script.ts'
import {
  dataFor,
  eventsFor,
  replied,
  repliesTo,
  request,
  subscribe,
  TALK,
  where,
} from '../subscribing.ts'
import {
  completed,
  completes,
  completionsFor,
  goingOn,
  joined,
  query,
  querying,
  started,
  TEXT,
} from './querying.ts'

const PIECES = ['one ', 'two ', 'three ', 'four']

/** The turn must have gone its way with a text on the subscription that lists everything. */
const shownWhole: Observe = (reading) =>
  (completed()(reading) && completed('query', 'calls')(reading)) ||
  (joined(reading, 'main') === '' && 'no text came at all')

/** Which subscriptions of a plugin get the text of its query while it is generated. @see rfd-d18 §Subscriptions */
export const receiverScenes = [
  querying(
    'subscriptions that list no text, or end meanwhile',
    {
      steps: [
        ...subscribe('left', TALK),
        ...subscribe('main', TALK),
        ...subscribe('calls', TALK, ['tool_call_request', 'query_complete']),
        act('script'),
        ...request(query(TALK), 'query'),
        TEXT,
        ...request({ type: 'unsubscribe', sub_id: 'left' }, 'left'),
        act('go on'),
        { ...completes(), or: { ...completes('calls').received } },
      ],
      replies: [{ chunks: PIECES, pauses_after: 3 }],
      at: { 'go on': [goingOn()] },
    },
    {
      'plugin.query.completion-is-an-event#event': [
        'an event on a subscription that is left',
        where(
          (reading) => started(reading) || replied('left', 'unsubscribed')(reading),
          (reading) =>
            ['main', 'calls'].every((name) => completionsFor(reading, name).length === 0) &&
            'the query is not completed',
        ),
      ],
      'plugin.subscriptions.filter-excludes': [
        'no `chat_response` where the filter has none',
        where(shownWhole, (reading) => {
          const all = dataFor(reading, 'calls')
          return all.some(({ type }) => type === 'chat_response') && 'a `chat_response` came'
        }),
      ],
      'plugin.subscriptions.no-events-after-unsubscribed': [
        'no event behind `unsubscribed`',
        where(
          (reading) => shownWhole(reading) || replied('left', 'unsubscribed')(reading),
          (reading) => {
            const [{ index: end } = { index: Number.POSITIVE_INFINITY }] = repliesTo(
              reading,
              'left',
            )
            const isLate = eventsFor(reading, 'left').some(({ index }) => index > end)
            return isLate && 'an event of the turn came'
          },
        ),
      ],
    },
  ),
]
