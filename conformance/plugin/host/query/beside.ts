import { inconclusive } from '../../../engine/finding.ts'
import { call, returning } from '../calling.ts'
import { replies } from '../driven.ts'
import { type Observe, shown } from '../observed.ts'
import { act, run } from '../script.ts'
import { STORED } from '../stored.ts'
import {
  answer,
  append,
  dataFor,
  gets,
  got,
  isKnown,
  OTHER,
  sharedFor,
  subscribe,
  TALK,
  where,
} from '../subscribing.ts'
import {
  completed,
  completionsFor,
  joined,
  messagesIn,
  queries,
  querying,
  storedIn,
} from './querying.ts'
import { isDone, terminal } from './terminal.ts'

/** Texts of a conversation that the suite added itself are left out. */
const texts = (reading: Parameters<Observe>[0], conversation: string) =>
  messagesIn(storedIn(reading, conversation)).map(String)

/** A tool that runs unattended, and a reply that calls it. */
const TOOLS = { marker: returning('marked') }
const CALLS = { calls: [call('call_seen', 'marker')] }

/** Another plugin has had its turn, and what came behind it has come. */
const otherSeen: Observe = (reading) =>
  completed()({ ...reading, ...reading.probe('asker') }) || got('main', 'the last')(reading)

const noCompletion: Observe = (reading) =>
  completionsFor(reading, 'main').length > 0 && 'the completion came'

/** A type of the events that were stored meanwhile, of which none came. */
const missingType: Observe = (reading) => {
  const types = storedIn(reading)
    .filter(isKnown)
    .slice(STORED[0]?.events.length)
    .map(({ type }) => type)
  const came = dataFor(reading, 'main').map(({ type }) => type)
  const missing = types.find((type) => !came.includes(type))
  return missing !== undefined && `${shown(missing)} did not come`
}

/** A beginning, a call or a result that came more than once. */
const repeatedEvent: Observe = (reading) => {
  const all = dataFor(reading, 'main').filter(
    (event) => isKnown(event) && event.type !== 'chat_response',
  )
  const repeated = all.find(
    ({ type, id }, at) => all.findIndex((each) => each.type === type && each.id === id) < at,
  )
  return repeated && `${shown(repeated.type)} came twice`
}

/** A turn beside other plugins, processes and conversations. @see rfd-d18 §Non-Goals */
export const besideScenes = [
  querying(
    'seen by another plugin',
    {
      steps: [...subscribe('main', TALK), act('other'), act('last'), gets('main', 'the last')],
      at: {
        other: [replies(CALLS, { chunks: ['seen'] }), { run: 'asker', whole: true }],
        last: [append(TALK, answer('the last'))],
      },
      tools: TOOLS,
      others: { asker: { steps: run(...subscribe('main', TALK), ...queries()) } },
    },
    {
      'plugin.query.others-see-the-turn': [
        'the answer',
        (reading) =>
          completed()({ ...reading, ...reading.probe('asker') })
            ? inconclusive('the other plugin did not get its turn')
            : (!joined(reading, 'main').startsWith('seen') && 'the answer did not come') ||
              missingType(reading),
      ],
      'plugin.subscriptions.delivered-once': [
        'each event of the turn once',
        where(otherSeen, repeatedEvent),
      ],
      'plugin.query.completion-of-own-turns': ['no completion', where(otherSeen, noCompletion)],
    },
  ),
  querying(
    'turns of the terminal',
    {
      steps: [...subscribe('main', TALK), act('terminal'), act('last'), gets('main', 'the last')],
      at: {
        terminal: [replies(CALLS, { chunks: ['from ', 'there'] }), terminal(TALK)],
        last: [append(TALK, answer('the last'))],
      },
      tools: TOOLS,
    },
    {
      'plugin.subscriptions.events-of-terminal-queries': [
        'the request and the answer',
        (reading) => {
          if (!isDone(reading)) return inconclusive('the terminal did not get its turn')
          const asked = dataFor(reading, 'main').some(({ type }) => type === 'chat_request')
          if (!asked) return 'the request did not come'
          if (!joined(reading, 'main').startsWith('from there')) return 'the answer did not come'
          return missingType(reading)
        },
      ],
      'plugin.query.completion-of-own-turns': [
        'no completion',
        where(
          (reading) =>
            (!isDone(reading) && 'no turn at the terminal') || got('main', 'the last')(reading),
          noCompletion,
        ),
      ],
    },
  ),
  querying(
    'with a subscription to another conversation too',
    {
      steps: [
        ...subscribe('main', TALK),
        ...subscribe('other', OTHER),
        act('script'),
        ...queries(),
        act('last'),
        gets('other', 'the last'),
      ],
      replies: [{ chunks: ['here'] }],
      at: { last: [append(OTHER, answer('the last'))] },
    },
    {
      'plugin.query.one-conversation#events': [
        'no event of the turn',
        where(
          (reading) => completed()(reading) || got('other', 'the last')(reading),
          (reading) => sharedFor(reading, 'other').length > 1 && 'an event of the turn came',
        ),
      ],
      'plugin.query.one-conversation#history': [
        'the turn in its conversation alone',
        where(completed(), (reading) => {
          if (texts(reading, OTHER).some((text) => text !== 'the last'))
            return 'another conversation has the answer'
          const grown =
            storedIn(reading, OTHER).filter(isKnown).length - (STORED[1]?.events.length ?? 0)
          if (grown > 1) return 'another conversation has events of the turn'
          return !texts(reading, TALK).includes('here') && 'the conversation has no answer'
        }),
      ],
    },
  ),
]
