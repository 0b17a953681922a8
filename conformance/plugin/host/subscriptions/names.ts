import { firstOf, type Observe, shown } from '../observed.ts'
import { scene } from '../scenario.ts'
import { act, NOWHERE, run } from '../script.ts'
import {
  answer,
  append,
  EMPTY,
  gets,
  got,
  gotNot,
  OTHER,
  replied,
  repliesTo,
  request,
  subscribe,
  TALK,
  textsFor,
  unsubscribe,
  where,
} from '../subscribing.ts'

/** Names that a host might read something into. */
const ODD = ['main', ' a  b ', 'ü📏', '"\\', '', 'x'.repeat(1_024)]

const confirmed = (...names: readonly string[]): Observe =>
  firstOf(
    ...names.map((name) => replied(`subscribe ${name}`, { type: 'subscribed', sub_id: name })),
  )

const again = (conversation: string, id: string) =>
  request({ type: 'subscribe', sub_id: 'main', conversation }, id)

/** The text came, and came once. */
const gotOnce =
  (name: string, text: string): Observe =>
  (reading) => {
    const many = textsFor(reading, name).filter((each) => each === text).length
    return many !== 1 && `\`${name}\` got ${shown(text)} ${many} times`
  }

export const nameScenes = [
  scene(
    'subscriptions: odd names',
    { steps: run(...ODD.flatMap((name) => subscribe(name, TALK))), driver: {} },
    {
      verifies: 'plugin.subscriptions.subscribe-is-confirmed',
      title: 'confirms a subscription by its name, character for character',
      expected: '`subscribed` with the `sub_id`',
      observe: confirmed(...ODD),
    },
    {
      verifies: 'plugin.ids.subscription-ids#confirmations',
      title: 'repeats the id of `subscribe`',
      expected: 'the id',
      observe: replied('subscribe main', { type: 'subscribed' }),
    },
  ),
  scene(
    'subscriptions: a name in use',
    {
      steps: run(
        ...subscribe('main', TALK),
        ...again(TALK, 'same'),
        ...again(OTHER, 'other'),
        act('go'),
        gets('main', 'kept'),
        act('more'),
        gets('main', 'more'),
      ),
      driver: {
        at: { go: [append(TALK, answer('kept'))], more: [append(TALK, answer('more'))] },
      },
    },
    {
      verifies: 'plugin.subscriptions.name-in-use#refused',
      title: 'refuses a second subscription of a name that is in use',
      expected: '`error`',
      observe: firstOf(
        ...['same', 'other'].map((id) => replied(id, { type: 'error', request: 'subscribe' })),
      ),
    },
    {
      verifies: 'plugin.subscriptions.name-in-use#kept',
      title: 'goes on with the first subscription',
      expected: 'each event once',
      observe: firstOf(gotOnce('main', 'kept'), gotOnce('main', 'more')),
    },
  ),
  scene(
    'subscriptions: an unknown conversation',
    {
      steps: run(
        {
          send: {
            type: 'subscribe',
            sub_id: 'nowhere',
            conversation: NOWHERE,
            id: 'subscribe nowhere',
          },
        },
        { lines: 1 },
        ...subscribe('main', TALK),
      ),
      driver: {},
    },
    {
      verifies: 'plugin.subscriptions.subscribe-unknown-conversation',
      title: 'refuses to subscribe to a conversation that does not exist',
      expected: '`error`',
      observe: ({ replies: [reply] }) =>
        !reply
          ? 'no reply came'
          : reply.type !== 'error' && `the reply is \`${String(reply.type)}\``,
    },
    {
      verifies: 'plugin.ids.subscription-ids#errors',
      title: 'repeats the id of `subscribe` in an error',
      expected: 'the id',
      observe: where(confirmed('main'), (reading) => {
        const reply = reading.replies.find(({ type }) => type === 'error')?.message
        return (
          reply && reply.id !== 'subscribe nowhere' && `\`id\` of the error is ${shown(reply.id)}`
        )
      }),
    },
  ),
  scene(
    'subscriptions: two plugins with one name',
    {
      steps: run(
        ...subscribe('main', TALK),
        { mark: 'ready' },
        gets('main', 'first'),
        act('later'),
        gets('main', 'later'),
      ),
      driver: {
        others: {
          second: {
            steps: run(...subscribe('main', OTHER), act('both'), gets('main', 'second')),
          },
        },
        at: {
          ready: [{ run: 'second' }],
          both: [append(TALK, answer('first')), append(OTHER, answer('second'))],
          later: [append(TALK, answer('later'))],
        },
      },
    },
    {
      verifies: 'plugin.subscriptions.names-are-per-plugin',
      title: 'lets two plugins use one name',
      expected: 'the events of each plugin to itself',
      observe: (reading) => {
        const second = reading.probe('second')
        const [reply] = repliesTo(second, 'subscribe main')
        if (reply?.type !== 'subscribed')
          return `the reply to the second plugin is ${shown(reply?.type)}`
        const texts = textsFor(second, 'main')
        return (
          got('main', 'first', 'later')(reading) ||
          gotNot('main', 'second')(reading) ||
          (!texts.includes('second') && 'the second plugin got no event') ||
          (texts.includes('first') && 'the second plugin got an event of the first')
        )
      },
    },
  ),
  scene(
    'subscriptions: a name again',
    {
      steps: run(
        ...subscribe('main', TALK),
        ...unsubscribe('main'),
        act('between'),
        ...again(EMPTY, 'again'),
        act('late'),
        gets('main', 'new'),
      ),
      driver: {
        at: {
          between: [append(EMPTY, answer('between'))],
          late: [append(TALK, answer('old')), append(EMPTY, answer('new'))],
        },
      },
    },
    {
      verifies: 'plugin.subscriptions.names-can-be-reused',
      title: 'accepts the name of a subscription that has ended',
      expected: 'a new subscription',
      observe: firstOf(
        replied('again', { type: 'subscribed' }),
        got('main', 'new'),
        gotNot('main', 'old'),
      ),
    },
    {
      verifies: 'plugin.subscriptions.no-replay',
      title: 'delivers to a name that is used again nothing of the time between',
      expected: 'events that occur afterwards',
      observe: where(got('main', 'new'), gotNot('main', 'between')),
    },
  ),
]
