import { equal } from '../../../../harness/wire/json.ts'
import { inconclusive } from '../../../engine/finding.ts'
import { type Observe, shown } from '../observed.ts'
import { storedIn } from '../query/querying.ts'
import { act } from '../script.ts'
import {
  answer,
  append,
  dataFor,
  eventsFor,
  gets,
  got,
  gotOnly,
  isKnown,
  replied,
  subscribe,
  TALK,
  textsFor,
  where,
} from '../subscribing.ts'
import { watching } from './watching.ts'

/** One event of each stored type, in the order of a turn; the timestamp of the last one is before those of the others. */
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
  { ...answer('the last'), timestamp: '2026-04-01 09:00:00.0' },
] as const

/** Filters that list some types by their names, and others only nearly. */
const NEARLY = {
  nearly: ['chat', 'chat_respons', 'CHAT_RESPONSE', ' chat_response', 'chat_response '],
  unknown: ['turn_start', 'turn_pause'],
  twice: ['chat_response', 'chat_response'],
} as const

const TYPES = KINDS.map(({ type }) => type)

const typesFor = (reading: Parameters<Observe>[0], name: string) =>
  dataFor(reading, name).map(({ type }) => type)

/** Types that one filter lists; the event of the second one comes last. */
const SEVERAL = ['turn_start', 'chat_response', 'tool_call_request']

export const filterScenes = [
  watching(
    'a filter of several types',
    {
      steps: [
        ...subscribe('all', TALK),
        ...subscribe('several', TALK, SEVERAL),
        act('go'),
        gets('all', 'the last'),
        gets('several', 'the last'),
      ],
      at: { go: [append(TALK, ...KINDS)] },
    },
    {
      'plugin.subscriptions.filter-includes': [
        'each type that is listed, the last one too',
        where(got('all', 'the last'), (reading) => {
          const missing = SEVERAL.find((type) => !typesFor(reading, 'several').includes(type))
          return missing !== undefined && `${shown(missing)} is missing`
        }),
      ],
    },
  ),
  watching(
    'filters',
    {
      steps: [
        ...subscribe('all', TALK),
        ...TYPES.flatMap((type) => subscribe(type, TALK, [type, 'query_complete'])),
        ...Object.entries(NEARLY).flatMap(([name, types]) => subscribe(name, TALK, types)),
        ...subscribe('listed', TALK, [...TYPES, 'query_complete']),
        act('go'),
        gets('all', 'the last'),
        gets('listed', 'the last'),
        gets('chat_response', 'the last'),
        act('again'),
        gets('all', 'again'),
        gets('listed', 'again'),
        gets('chat_response', 'again'),
        gets('twice', 'again'),
      ],
      at: {
        go: [append(TALK, ...KINDS)],
        again: [append(TALK, answer('again'))],
      },
    },
    {
      'plugin.subscriptions.no-filter-means-all': {
        title: 'delivers events of every type without a filter',
        expected: TYPES.join(', '),
        observe: (reading) => {
          const missing = TYPES.find((type) => !typesFor(reading, 'all').includes(type))
          return missing !== undefined && `${shown(missing)} is missing`
        },
      },
      'plugin.subscriptions.filter-includes': {
        title: 'delivers the types of a filter, be it one or all',
        expected: 'each type to the subscriptions that list it',
        observe: (reading) => {
          const missing = TYPES.find(
            (type) =>
              !typesFor(reading, type).includes(type) ||
              !typesFor(reading, 'listed').includes(type),
          )
          return missing !== undefined && `${shown(missing)} is missing`
        },
      },
      'plugin.subscriptions.filter-excludes': {
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
      'plugin.subscriptions.delivered-once': {
        title: 'delivers an event once where a filter lists its type twice',
        expected: 'each event once',
        observe: where(
          replied('subscribe twice', 'subscribed'),
          gotOnly('twice', 'the last', 'again'),
        ),
      },
      'plugin.subscriptions.conversation-order': {
        title: 'delivers events of all types that are added at once in their order',
        expected: 'the order of the conversation',
        observe: where(got('all', 'again'), (reading) => {
          const stored = storedIn(reading)
            .filter(isKnown)
            .slice(-TYPES.length - 1)
          const types = stored.map(({ type }) => type)
          if (!equal(types.slice(0, -1).toSorted(), TYPES.toSorted()))
            return inconclusive('the conversation is not known')
          const places = typesFor(reading, 'all')
            .filter((type) => types.includes(String(type)))
            .map((type) => types.indexOf(type))
          return (
            places.some((place, at) => place < (places[at - 1] ?? 0)) && 'a later event comes first'
          )
        }),
      },
      'plugin.subscriptions.own-filter-only': {
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
    },
    {
      verifies: 'plugin.subscriptions.filter-excludes',
      title: 'takes the types of a filter as whole names',
      expected: 'no type that is not listed character for character',
      observe: where(got('all', 'again'), (reading) => {
        const wrong = Object.entries(NEARLY).flatMap(([name, types]: [string, readonly string[]]) =>
          typesFor(reading, name)
            .filter((type) => !types.includes(String(type)))
            .map((type) => `${shown(type)} came where ${shown(types)} are listed`),
        )
        return wrong[0]
      }),
    },
  ),
]

/** A filter must not be widened by its neighbours either. */
const gotMore: Observe = (reading) =>
  textsFor(reading, 'turn_start').length > 0 && 'a filter was widened by another'
