import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { LIST } from '../requests.ts'
import { act } from '../script.ts'
import {
  answer,
  append,
  eventsFor,
  gets,
  got,
  repliesTo,
  request,
  subscribe,
  TALK,
  where,
} from '../subscribing.ts'
import { watching } from './watching.ts'

const LISTS = Array.from({ length: 50 }, (_, at) => `list ${at}`)

/** Events come while there is always a request to be answered. */
const BUSY: PluginStep = {
  repeat: LIST,
  received: { type: 'event', sub_id: 'main', data: { message: 'meanwhile' } },
}

/** Requests beside subscriptions. */
export const meanwhileScenes = [
  watching(
    'requests meanwhile',
    {
      steps: [
        ...subscribe('main', TALK),
        { mark: 'go' },
        BUSY,
        { mark: 'quiet' },
        gets('main', 'meanwhile'),
        ...LISTS.flatMap((id) => request(LIST, id)),
        act('last'),
        gets('main', 'the last'),
      ],
      at: { go: [append(TALK, answer('meanwhile'))], last: [append(TALK, answer('the last'))] },
    },
    {
      'plugin.subscriptions.requests-are-served#answered': {
        title: 'answers requests while there are subscriptions',
        expected: 'a reply to each',
        observe: (reading) => {
          const open = LISTS.find((id) => repliesTo(reading, id).length === 0)
          return open !== undefined && 'a request got no reply'
        },
      },
      'plugin.subscriptions.requests-are-served#delivered': {
        title: 'delivers events while requests are answered',
        expected: 'the event while requests go on',
        observe: where(got('main', 'meanwhile'), (reading) => {
          const event = eventsFor(reading, 'main')[0]
          const quiet = reading.marks.get('quiet')
          return event && quiet !== undefined && event.index > quiet && 'it came afterwards'
        }),
      },
      'plugin.ids.events-have-no-id': {
        title: 'gives events no id',
        expected: 'no `id`',
        observe: where(got('main', 'the last'), (reading) => {
          const wrong = eventsFor(reading).find(({ message }) => Object.hasOwn(message, 'id'))
          return wrong && 'an event has an `id`'
        }),
      },
    },
  ),
]
