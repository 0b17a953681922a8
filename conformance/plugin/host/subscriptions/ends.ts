import { endsWith, firstOf, type Observe } from '../observed.ts'
import { LIST } from '../requests.ts'
import { scene } from '../scenario.ts'
import { act, begin } from '../script.ts'
import {
  answer,
  append,
  eventsFor,
  gets,
  got,
  OTHER,
  replied,
  repliesTo,
  request,
  subscribe,
  TALK,
  unsubscribe,
  where,
} from '../subscribing.ts'
import { isFresh, NEXT_RUN } from './next-run.ts'
import { watching } from './watching.ts'

/** Names of no subscription beside one with the name `main`, and one that has ended. */
const UNKNOWN = ['ghost', 'gone', 'Main', 'mai', 'main ', 'main2', '']

/** Each message of a type must have an id: all requests of the scenario have one. */
const haveIds =
  (type: string): Observe =>
  ({ messages }) =>
    messages.some((each) => each.type === type && each.message.id === undefined) &&
    `\`id\` of \`${type}\` is missing`

export const endScenes = [
  watching(
    'one ends',
    {
      steps: [
        ...subscribe('earlier', TALK),
        ...subscribe('ended', TALK),
        ...subscribe('kept', TALK),
        ...subscribe('other', OTHER),
        act('go'),
        gets('ended', 'both'),
        gets('kept', 'both'),
        { mark: 'many' },
        gets('ended', 'early 5'),
        ...unsubscribe('ended'),
        gets('kept', 'the last'),
        act('late'),
        gets('kept', 'late'),
        gets('earlier', 'late'),
        gets('other', 'late'),
      ],
      at: {
        go: [append(TALK, answer('both'))],
        many: [
          ...Array.from({ length: 60 }, (_, at) => append(TALK, answer(`early ${at}`))),
          append(TALK, answer('the last')),
        ],
        late: [append(TALK, answer('late')), append(OTHER, answer('late'))],
      },
    },
    {
      'plugin.subscriptions.unsubscribe-is-confirmed': {
        title: 'confirms the end of a subscription by its name',
        expected: '`unsubscribed` with the `sub_id`',
        observe: replied('unsubscribe ended', 'unsubscribed', { sub_id: 'ended' }),
      },
      'plugin.ids.subscription-ids#confirmations': {
        title: 'repeats the id of `unsubscribe`',
        expected: 'the id',
        observe: haveIds('unsubscribed'),
      },
      'plugin.subscriptions.no-events-after-unsubscribed': {
        title: 'sends no event of a subscription that has ended',
        expected: 'no event behind `unsubscribed`',
        observe: where(got('ended', 'both'), (reading) =>
          where(got('kept', 'late'), () => {
            const [reply] = repliesTo(reading, 'unsubscribe ended')
            const last = eventsFor(reading, 'ended').at(-1)
            return reply && last && last.index > reply.index && 'an event came behind it'
          })(reading),
        ),
      },
      'plugin.subscriptions.other-subscriptions-go-on': {
        title: 'goes on with the other subscriptions',
        expected: 'events of all others',
        observe: firstOf(
          // A host may have sent the last one before it reads `unsubscribe`: what it cannot have sent is looked for first.
          got('kept', 'late', 'the last'),
          got('earlier', 'late', 'the last'),
          got('other', 'late'),
        ),
      },
    },
  ),
  watching(
    'an unknown name ends',
    {
      steps: [
        ...subscribe('main', TALK),
        ...subscribe('gone', TALK),
        ...unsubscribe('gone'),
        ...UNKNOWN.map((sub_id) => ({
          send: { type: 'unsubscribe', sub_id, id: `unknown ${sub_id}` },
        })),
        ...request(LIST, 'list'),
        act('go'),
        gets('main', 'kept'),
        ...UNKNOWN.map((sub_id) => ({ received: { id: `unknown ${sub_id}` } })),
      ],
      at: { go: [append(TALK, answer('kept'))] },
    },
    {
      'plugin.subscriptions.unsubscribe-unknown-name#reply': {
        title: 'replies where there is no subscription of the name',
        expected: '`error` or `unsubscribed`, once',
        observe: (reading) => {
          const wrong = UNKNOWN.flatMap((name) => {
            const replies = repliesTo(reading, `unknown ${name}`)
            if (replies.length !== 1) return [`${replies.length} replies came`]
            const type = String(replies[0]?.type)
            return ['error', 'unsubscribed'].includes(type) ? [] : [`the reply is \`${type}\``]
          })
          return wrong[0]
        },
      },
      'plugin.ids.subscription-ids#errors': {
        title: 'repeats the id of `unsubscribe` in an error',
        expected: 'the id',
        observe: haveIds('error'),
      },
      'plugin.subscriptions.unsubscribe-unknown-name#no-effect': {
        title: 'goes on with every subscription where the name is unknown',
        expected: 'the event',
        observe: got('main', 'kept'),
      },
    },
  ),
  watching(
    'the plugin exits',
    { steps: [...subscribe('main', TALK), act('go'), gets('main', 'first')], ...NEXT_RUN },
    {
      'plugin.subscriptions.subscriptions-end-with-plugin#ended': {
        title: 'ends although there was a subscription',
        expected: 'status 0',
        observe: endsWith(0),
      },
    },
    isFresh('starts the next run of a plugin without subscriptions'),
  ),
  scene(
    'subscriptions: the plugin dies',
    {
      steps: [
        ...begin(...subscribe('main', TALK), act('go'), gets('main', 'first')),
        { die: 'SIGKILL' },
      ],
      driver: NEXT_RUN,
    },
    {},
    isFresh('starts the run after a crash without subscriptions'),
  ),
]
