import { firstOf, shown } from '../observed.ts'
import { act, run } from '../script.ts'
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
import { watching } from './watching.ts'

/** Subscribes once more by the name `main`. */
export const again = (conversation: string, id: string) =>
  request({ type: 'subscribe', sub_id: 'main', conversation }, id)

/** Names that are used at the same time, or again. */
export const sameNameScenes = [
  watching(
    'two plugins with one name',
    {
      steps: [
        ...subscribe('main', TALK),
        ...subscribe('shared', TALK),
        act('ready'),
        gets('main', 'first'),
        act('later'),
        gets('main', 'later'),
        gets('shared', 'later'),
      ],
      others: {
        second: {
          steps: run(
            ...subscribe('main', OTHER),
            ...subscribe('shared', TALK),
            act('both'),
            gets('main', 'second'),
            gets('shared', 'first'),
            ...unsubscribe('shared'),
          ),
        },
      },
      at: {
        ready: [{ run: 'second', whole: true }],
        both: [append(TALK, answer('first')), append(OTHER, answer('second'))],
        later: [append(TALK, answer('later'))],
      },
    },
    {
      'plugin.subscriptions.names-are-per-plugin': {
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
            got('shared', 'first', 'later')(reading) ||
            gotNot('main', 'second')(reading) ||
            (!texts.includes('second') && 'the second plugin got no event') ||
            (texts.includes('first') && 'the second plugin got an event of the first') ||
            (!textsFor(second, 'shared').includes('first') &&
              'both watch it, and one got the event')
          )
        },
      },
    },
  ),
  watching(
    'a name again',
    {
      steps: [
        ...subscribe('main', TALK, ['turn_start']),
        ...unsubscribe('main'),
        act('between'),
        ...again(TALK, 'there'),
        act('there'),
        gets('main', 'there'),
        ...request({ type: 'unsubscribe', sub_id: 'main' }, 'ended'),
        ...again(EMPTY, 'again'),
        act('late'),
        gets('main', 'new'),
      ],
      at: {
        between: [append(TALK, answer('between')), append(EMPTY, answer('between'))],
        there: [append(TALK, answer('there'))],
        late: [append(TALK, answer('old')), append(EMPTY, answer('new'))],
      },
    },
    {
      'plugin.subscriptions.names-can-be-reused': {
        title: 'accepts the name of a subscription that has ended',
        expected: 'a new subscription',
        observe: firstOf(
          replied('there', 'subscribed'),
          got('main', 'there'),
          replied('again', 'subscribed'),
          got('main', 'new'),
          gotNot('main', 'old'),
        ),
      },
      'plugin.subscriptions.no-replay': {
        title: 'delivers to a name that is used again nothing of the time between',
        expected: 'events that occur afterwards',
        observe: where(got('main', 'new'), gotNot('main', 'between')),
      },
    },
  ),
]
