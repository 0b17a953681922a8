import { firstOf, type Observe, shown } from '../observed.ts'
import { act, ask, NOWHERE } from '../script.ts'
import {
  answer,
  append,
  gets,
  got,
  gotOnly,
  OTHER,
  replied,
  request,
  subscribe,
  TALK,
  textsFor,
  unsubscribe,
  where,
} from '../subscribing.ts'
import { again } from './names-again.ts'
import { watching } from './watching.ts'

/** Names that a host might read something into. */
const ODD = [
  ...['main', 'Main', 'main ', ' a  b ', 'ü📏', 'u\u0308📏', '"\\', ''],
  ...['x'.repeat(1_024), `${'x'.repeat(1_023)}y`],
]

const confirmed = (...names: readonly string[]): Observe =>
  firstOf(...names.map((name) => replied(`subscribe ${name}`, 'subscribed', { sub_id: name })))

/** The text came, and came once. */
const gotOnce =
  (name: string, text: string): Observe =>
  (reading) => {
    const many = textsFor(reading, name).filter((each) => each === text).length
    return many !== 1 && `\`${name}\` got ${shown(text)} ${many} times`
  }

export const nameScenes = [
  watching(
    'odd names',
    {
      steps: [
        ...ODD.flatMap((name) => subscribe(name, TALK)),
        act('go'),
        ...ODD.map((name) => gets(name, 'for all')),
        ...ODD.flatMap((name) => unsubscribe(name)),
      ],
      at: { go: [append(TALK, answer('for all'))] },
    },
    {
      'plugin.subscriptions.subscribe-is-confirmed': {
        title: 'confirms a subscription by its name, character for character',
        expected: '`subscribed` with the `sub_id`',
        observe: confirmed(...ODD),
      },
      'plugin.events.event-names-subscription': {
        title: 'names a subscription on its events character for character',
        expected: 'the event for each name',
        observe: where(confirmed(...ODD), firstOf(...ODD.map((name) => gotOnly(name, 'for all')))),
      },
      'plugin.subscriptions.unsubscribe-is-confirmed': {
        title: 'confirms the end of a subscription by its name, character for character',
        expected: '`unsubscribed` with the `sub_id`',
        observe: where(
          firstOf(...ODD.map((name) => got(name, 'for all'))),
          firstOf(
            ...ODD.map((name) => replied(`unsubscribe ${name}`, 'unsubscribed', { sub_id: name })),
          ),
        ),
      },
      'plugin.ids.subscription-ids#confirmations': {
        title: 'repeats the id of `subscribe`',
        expected: 'the id',
        observe: replied('subscribe main', 'subscribed'),
      },
    },
  ),
  watching(
    'a name in use',
    {
      steps: [
        ...subscribe('main', TALK),
        ...again(TALK, 'same'),
        ...again(OTHER, 'other'),
        ...request(
          { type: 'subscribe', sub_id: 'main', conversation: TALK, events: ['turn_start'] },
          'filtered',
        ),
        act('go'),
        gets('main', 'kept'),
        act('more'),
        gets('main', 'more'),
      ],
      at: {
        go: [append(OTHER, answer('elsewhere')), append(TALK, answer('kept'))],
        more: [append(TALK, answer('more'))],
      },
    },
    {
      'plugin.subscriptions.name-in-use#refused': {
        title: 'refuses a second subscription of a name that is in use',
        expected: '`error`',
        observe: firstOf(
          ...['same', 'other', 'filtered'].map((id) =>
            replied(id, 'error', { request: 'subscribe' }),
          ),
        ),
      },
      'plugin.subscriptions.name-in-use#kept': {
        title: 'goes on with the first subscription',
        expected: 'each event once',
        observe: firstOf(
          gotOnce('main', 'kept'),
          gotOnce('main', 'more'),
          gotOnly('main', 'kept', 'more'),
        ),
      },
    },
  ),
  watching(
    'an unknown conversation',
    {
      steps: [
        ...ask({
          ...{ type: 'subscribe', sub_id: 'nowhere', conversation: NOWHERE },
          id: 'subscribe nowhere',
        }),
        ...subscribe('main', TALK),
        ...request({ type: 'subscribe', sub_id: 'nowhere', conversation: TALK }, 'somewhere'),
        ...subscribe('nearly', TALK.slice(0, -1)),
      ],
    },
    {
      'plugin.subscriptions.subscribe-unknown-conversation': {
        title: 'refuses to subscribe to a conversation that does not exist',
        expected: '`error`',
        observe: ({ replies: [reply] }) =>
          !reply
            ? 'no reply came'
            : reply.type !== 'error' && `the reply is \`${String(reply.type)}\``,
      },
      'plugin.subscriptions.subscribe-is-confirmed': {
        title: 'confirms a name whose first subscription was refused',
        expected: '`subscribed`',
        observe: where(
          ({ replies: [reply] }) => reply?.type !== 'error' && 'nothing was refused',
          replied('somewhere', 'subscribed', { sub_id: 'nowhere' }),
        ),
      },
      'plugin.ids.subscription-ids#errors': {
        title: 'repeats the id of `subscribe` in an error',
        expected: 'the id',
        observe: where(confirmed('main'), (reading) => {
          const reply = reading.replies.find(({ type }) => type === 'error')?.message
          return (
            reply && reply.id !== 'subscribe nowhere' && `\`id\` of the error is ${shown(reply.id)}`
          )
        }),
      },
    },
    {
      verifies: 'plugin.subscriptions.subscribe-unknown-conversation',
      title: 'refuses to subscribe to a conversation by the beginning of its id',
      expected: '`error`',
      observe: where(confirmed('main'), replied('subscribe nearly', 'error')),
    },
  ),
]
