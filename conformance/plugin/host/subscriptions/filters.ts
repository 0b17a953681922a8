import { equal, isObject } from '../../../../harness/wire/json.ts'
import { type Observe, shown } from '../observed.ts'
import { scene } from '../scenario.ts'
import { act, run } from '../script.ts'
import {
  answer,
  append,
  dataFor,
  eventsFor,
  gets,
  got,
  gotNot,
  OTHER,
  replied,
  subscribe,
  TALK,
  textsFor,
  where,
} from '../subscribing.ts'

/** One event of each stored type, in the order of a turn. */
const KINDS = [
  { type: 'turn_start' },
  { type: 'chat_request', content: 'Go' },
  { type: 'tool_call_request', id: 'call_9', name: 'grep', arguments: { pattern: 'x' } },
  {
    type: 'inquiry_request',
    id: 'call_9.q',
    source: { source: 'tool', name: 'grep' },
    question: { text: 'All?', answer_type: { type: 'boolean' } },
  },
  { type: 'inquiry_response', id: 'call_9.q', answer: true },
  { type: 'tool_call_response', id: 'call_9', content: 'found', is_error: false },
  answer('the last'),
] as const

const TYPES = KINDS.map(({ type }) => type)
const RESPONSES = ['chat_response', 'query_complete']

const typesFor = (reading: Parameters<Observe>[0], name: string) =>
  dataFor(reading, name).map(({ type }) => type)

export const filterScenes = [
  scene(
    'subscriptions: filters',
    {
      steps: run(
        ...subscribe('all', TALK),
        ...TYPES.flatMap((type) => subscribe(type, TALK, [type, 'query_complete'])),
        ...subscribe('listed', TALK, [...TYPES, 'query_complete']),
        act('go'),
        gets('all', 'the last'),
        gets('listed', 'the last'),
        gets('chat_response', 'the last'),
        act('again'),
        gets('all', 'again'),
        gets('listed', 'again'),
        gets('chat_response', 'again'),
      ),
      driver: {
        at: {
          go: KINDS.map((event) => append(TALK, event)),
          again: [append(TALK, answer('again'))],
        },
      },
    },
    {
      verifies: 'plugin.subscriptions.no-filter-means-all',
      title: 'delivers events of every type without a filter',
      expected: TYPES.join(', '),
      observe: (reading) => {
        const missing = TYPES.find((type) => !typesFor(reading, 'all').includes(type))
        return missing !== undefined && `${shown(missing)} is missing`
      },
    },
    {
      verifies: 'plugin.subscriptions.filter-includes',
      title: 'delivers the types of a filter, be it one or all',
      expected: 'each type to the subscriptions that list it',
      observe: (reading) => {
        const missing = TYPES.find(
          (type) =>
            !typesFor(reading, type).includes(type) || !typesFor(reading, 'listed').includes(type),
        )
        return missing !== undefined && `${shown(missing)} is missing`
      },
    },
    {
      verifies: 'plugin.subscriptions.filter-excludes',
      title: 'delivers no type that a filter does not list',
      expected: 'the type of the filter alone',
      observe: where(got('all', 'again'), (reading) => {
        const wrong = TYPES.flatMap((name) =>
          eventsFor(reading, name)
            .filter(({ message }) => message.respond === undefined)
            .flatMap(() => typesFor(reading, name).filter((type) => type !== name))
            .map((type) => `${shown(type)} came where only ${shown(name)} is listed`),
        )
        return wrong[0]
      }),
    },
    {
      verifies: 'plugin.subscriptions.own-filter-only',
      title: 'applies a filter to its own subscription alone',
      expected: 'the copies of the other subscriptions',
      observe: where(got('chat_response', 'again'), (reading) => {
        const missing = TYPES.find((type) => !typesFor(reading, 'all').includes(type))
        return (
          (missing !== undefined && `${shown(missing)} did not come without a filter`) ||
          gotMore(reading)
        )
      }),
    },
  ),
  scene(
    'subscriptions: several',
    {
      steps: run(
        ...subscribe('first', TALK),
        ...subscribe('second', TALK),
        ...subscribe('filtered', TALK, RESPONSES),
        ...subscribe('elsewhere', OTHER),
        act('go'),
        gets('first', 'three'),
        gets('second', 'three'),
        gets('filtered', 'three'),
        act('other'),
        gets('elsewhere', 'there'),
        act('again'),
        gets('first', 'four'),
      ),
      driver: {
        at: {
          go: ['one', 'two', 'three'].map((text) => append(TALK, answer(text))),
          other: [append(OTHER, answer('there'))],
          again: [append(TALK, answer('four'))],
        },
      },
    },
    {
      verifies: 'plugin.subscriptions.several-subscriptions#accepted',
      title: 'confirms a second subscription to the same conversation',
      expected: '`subscribed`',
      observe: replied('subscribe second', { type: 'subscribed' }),
    },
    {
      verifies: 'plugin.subscriptions.several-subscriptions#copies',
      title: 'delivers each event to each subscription',
      expected: 'three events each',
      observe: (reading) =>
        got('first', 'one', 'two', 'three')(reading) ||
        got('second', 'one', 'two', 'three')(reading) ||
        got('filtered', 'one', 'two', 'three')(reading),
    },
    {
      verifies: 'plugin.subscriptions.own-conversation-only',
      title: 'delivers events to subscriptions to their own conversation alone',
      expected: 'nothing of another conversation',
      observe: where(got('first', 'four'), (reading) =>
        where(
          got('elsewhere', 'there'),
          (it) =>
            gotNot('first', 'there')(it) ||
            gotNot('elsewhere', 'one')(it) ||
            gotNot('elsewhere', 'four')(it),
        )(reading),
      ),
    },
    {
      verifies: 'plugin.events.event-names-subscription',
      title: 'names on each event the subscription that it is for',
      expected: 'each subscription once',
      observe: where(got('first', 'four'), (reading) => {
        const names = eventsFor(reading)
          .filter(({ message: { data } }) => isObject(data) && data.message === 'three')
          .map(({ message }) => String(message.sub_id))
          .toSorted()
        return !equal(names, ['filtered', 'first', 'second']) && `it is for ${shown(names)}`
      }),
    },
  ),
]

/** A filter must not be widened by its neighbours either. */
const gotMore: Observe = (reading) =>
  textsFor(reading, 'turn_start').length > 0 && 'a filter was widened by another'
