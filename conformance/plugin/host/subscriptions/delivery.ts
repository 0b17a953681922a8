import { isObject } from '../../../../harness/wire/json.ts'
import { type Observe, shown } from '../observed.ts'
import { LIST } from '../requests.ts'
import { act } from '../script.ts'
import {
  answer,
  append,
  EMPTY,
  eventsFor,
  gets,
  got,
  repliesTo,
  request,
  sharedFor,
  subscribe,
  TALK,
  textsFor,
  where,
} from '../subscribing.ts'
import { watching } from './watching.ts'

/** A text that no single read of a file or pipe brings whole. */
const LONG = 'long 📏 '.repeat(150_000)

const NUMBERED = Array.from({ length: 200 }, (_, at) => `event ${at + 1}`)

/** Some of them are equal: two that follow each other, and one later on. */
const SENT = [
  NUMBERED.slice(0, 50),
  'again',
  'again',
  NUMBERED.slice(50, -1),
  'again',
  NUMBERED.slice(-1),
].flat()

const inOrder: Observe = (reading) => {
  const texts = textsFor(reading, 'main').filter((text) => text !== 'again')
  const places = texts.map((text) => NUMBERED.indexOf(String(text)))
  const wrong = places.findIndex((place, at) => place < (places[at - 1] ?? -1))
  return wrong >= 0 && 'a later event comes first'
}

/** What is still to come when the session ends is not missing. */
const once: Observe = (reading) => {
  const texts = textsFor(reading, 'main')
  const numbered = texts.filter((text) => text !== 'again')
  const twice = numbered.find((text, at) => numbered.indexOf(text) < at)
  if (twice !== undefined) return 'an event came twice'
  const [came, sent] = [texts.length - numbered.length, SENT.length - NUMBERED.length]
  const isOver = numbered.includes(NUMBERED.at(-1))
  return (isOver ? came !== sent : came > sent) && `${came} of ${sent} equal events came`
}

export const deliveryScenes = [
  watching(
    'many events of another process',
    {
      steps: [...subscribe('main', TALK), { mark: 'go' }, gets('main', NUMBERED.at(-1) ?? '')],
      at: { go: SENT.map((text) => append(TALK, answer(text))) },
    },
    {
      'plugin.subscriptions.bounded-delay': {
        title: 'delivers events of another process to a plugin that only waits',
        expected: `${NUMBERED.length} events`,
        observe: got('main', ...NUMBERED),
      },
      'plugin.subscriptions.conversation-order': {
        title: 'delivers events in their order in the conversation',
        expected: 'increasing numbers',
        observe: where(got('main', ...NUMBERED), inOrder),
      },
      'plugin.subscriptions.delivered-once': {
        title: 'delivers each event once',
        expected: 'each event once',
        observe: where(got('main', ...NUMBERED), once),
      },
      'plugin.subscriptions.no-replay': {
        title: 'delivers nothing that was there before',
        expected: 'events that occur afterwards',
        observe: where(got('main', ...NUMBERED), (reading) => {
          const before = sharedFor(reading, 'main').find(
            ({ message }) => !SENT.includes(String(message)),
          )
          return before && `${shown(before.type)} of before came`
        }),
      },
    },
  ),
  watching(
    'while events come already',
    {
      steps: [{ mark: 'go' }, ...subscribe('main', EMPTY), gets('main', 'the last')],
      at: {
        go: [
          ...NUMBERED.map((text) => append(EMPTY, answer(text))),
          append(EMPTY, answer('the last')),
        ],
      },
    },
    {
      'plugin.subscriptions.confirmation-before-events': {
        title: 'confirms a subscription before its first event',
        expected: '`subscribed`, and events behind it',
        observe: where(got('main', 'the last'), (reading) => {
          const [confirmed] = repliesTo(reading, 'subscribe main')
          const [event] = eventsFor(reading, 'main')
          return event && confirmed && event.index < confirmed.index && 'an event comes first'
        }),
      },
    },
  ),
  watching(
    'long events',
    {
      steps: [
        ...subscribe('main', EMPTY),
        act('go'),
        ...request(LIST, 'list'),
        gets('main', 'the last'),
      ],
      at: { go: [append(EMPTY, answer(LONG)), append(EMPTY, answer('the last'))] },
    },
    {
      'plugin.subscriptions.no-partial-events': {
        title: 'delivers a long event when it is complete',
        expected: 'the whole event',
        observe: where(got('main', 'the last'), (reading) => {
          const [first] = sharedFor(reading, 'main')
          return first?.message !== LONG && 'only a part of it came'
        }),
      },
      'plugin.framing.host-lines-stay-whole': {
        title: 'mixes no lines of long events and replies',
        expected: 'whole lines',
        observe: where(
          got('main', 'the last'),
          ({ heard }) => heard.some(({ value }) => !isObject(value)) && 'two lines are mixed',
        ),
      },
      'plugin.subscriptions.same-channel': {
        title: 'delivers a long event on the stdin of the plugin',
        expected: 'the event',
        observe: where(got('main', 'the last'), (reading) => {
          const [first] = sharedFor(reading, 'main')
          return typeof first?.message !== 'string' && `\`message\` is ${shown(first?.message)}`
        }),
      },
    },
  ),
  watching(
    'none',
    {
      steps: [
        act('early'),
        ...request(LIST, 'list'),
        ...subscribe('control', EMPTY),
        act('late'),
        gets('control', 'late'),
      ],
      at: { early: [append(TALK, answer('early'))], late: [append(EMPTY, answer('late'))] },
    },
    {
      'plugin.subscriptions.no-events-without-subscription': {
        title: 'sends no event to a plugin without a subscription',
        expected: 'no event',
        observe: where(got('control', 'late'), (reading) => {
          const [confirmed] = repliesTo(reading, 'subscribe control')
          const [early] = eventsFor(reading)
          return early && confirmed && early.index < confirmed.index && 'an event came'
        }),
      },
    },
  ),
]
