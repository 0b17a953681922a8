import { inconclusive } from '../../../engine/finding.ts'
import { firstOf } from '../observed.ts'
import { act, NOWHERE, run } from '../script.ts'
import { OTHER, replied, request, subscribe, TALK, unsubscribe, where } from '../subscribing.ts'
import { again } from '../subscriptions/names-again.ts'
import { errorHas, isIdentified, isQuery, isText } from './query-errors.ts'
import {
  completed,
  LATER,
  locksGot,
  nothing,
  queries,
  query,
  querying,
  REFUSED,
  REPLY,
  refused,
  setLock,
} from './querying.ts'

/** What keeps a query from being run. @see rfd-d18 §Query (Agent Loop Delegation) */
export const refusalScenes = [
  querying(
    'without a subscription',
    {
      steps: [
        act('script'),
        { send: { ...query(TALK, REFUSED), id: 'early' } },
        { lines: 1 },
        act('look'),
        act('lock'),
        ...subscribe('main', TALK),
        ...queries(),
      ],
      replies: [REPLY],
      at: { look: LATER, lock: [setLock(true), setLock(false)] },
    },
    {
      'plugin.ids.subscription-ids#errors': [
        'the id of the query',
        where(completed(), isIdentified('error', 'early')),
      ],
      'plugin.query.query-needs-subscription#error': ['`error`', refused('early')],
      'plugin.query.query-needs-subscription#nothing': [
        'no event, no question and a free lock',
        where(refused('early'), (reading) =>
          locksGot(reading)[0] ? nothing(reading) : 'the lock is held',
        ),
      ],
    },
  ),
  querying(
    'with a subscription to another conversation',
    {
      steps: [
        act('script'),
        ...subscribe('other', OTHER),
        ...request(query(TALK, REFUSED), 'early'),
        ...request({ type: 'subscribe', sub_id: 'other', conversation: TALK }, 'in use'),
        ...request(query(TALK, 'Refused too?'), 'later'),
        ...subscribe('main', TALK),
        ...queries(),
      ],
      replies: [REPLY],
    },
    {
      'plugin.query.subscription-to-other-conversation': [
        '`error`',
        firstOf(refused('early'), (reading) =>
          replied('in use', 'error')(reading)
            ? undefined
            : refused('later', 'Refused too?')(reading),
        ),
      ],
    },
  ),
  querying(
    'with a subscription that has ended',
    {
      steps: [
        act('script'),
        ...subscribe('main', TALK),
        ...unsubscribe('main'),
        ...request(query(TALK, REFUSED), 'early'),
        ...again(OTHER, 'moved'),
        ...request(query(TALK, REFUSED), 'later'),
        ...request({ type: 'unsubscribe', sub_id: 'main' }, 'ended'),
        ...again(TALK, 'again'),
        ...subscribe('second', TALK),
        ...unsubscribe('second'),
        ...queries(),
        ...request({ type: 'unsubscribe', sub_id: 'main' }, 'over'),
        ...request(query(TALK, 'Refused still?'), 'after'),
      ],
      replies: [REPLY],
    },
    {
      'plugin.query.ended-or-foreign-subscription#ended': [
        '`error`',
        firstOf(refused('early'), refused('later'), refused('after', 'Refused still?')),
      ],
      'plugin.subscriptions.other-subscriptions-go-on': [
        'a query where one of two subscriptions has ended',
        where(replied('unsubscribe second', 'unsubscribed'), completed()),
      ],
    },
  ),
  querying(
    'with a subscription of another plugin',
    {
      steps: [act('script'), ...subscribe('main', TALK), act('other'), ...queries()],
      replies: [REPLY],
      at: { other: [{ run: 'asker', whole: true }] },
      others: { asker: { steps: run(...request(query(TALK), 'foreign')) } },
    },
    {
      'plugin.query.ended-or-foreign-subscription#foreign': [
        '`error`',
        where(completed(), (reading) =>
          reading.probe('asker').started
            ? replied('foreign', 'error')({ ...reading, ...reading.probe('asker') })
            : inconclusive('there was no other plugin'),
        ),
      ],
    },
  ),
  querying(
    'impossible ones',
    {
      steps: [
        act('script'),
        ...subscribe('main', TALK),
        ...request({ type: 'query', conversation: TALK }, 'empty'),
        ...request(query(NOWHERE), 'nowhere'),
        ...request(query(OTHER), 'unseen'),
        ...queries(),
      ],
      replies: [REPLY],
    },
    {
      'plugin.query.impossible-queries': [
        '`error` for each',
        (reading) => refused('empty')(reading) || refused('nowhere')(reading),
      ],
      'plugin.query.query-errors#request': [
        '`query`, whatever the cause',
        errorHas('request', isQuery, 'unseen', 'nowhere', 'empty'),
      ],
      'plugin.query.query-errors#message': [
        'a text',
        errorHas('message', isText, 'unseen', 'nowhere', 'empty'),
      ],
    },
  ),
]
