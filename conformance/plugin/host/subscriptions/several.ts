import { equal, isObject } from '../../../../harness/wire/json.ts'
import { shown } from '../observed.ts'
import { act } from '../script.ts'
import {
  answer,
  append,
  eventsFor,
  gets,
  got,
  gotNot,
  OTHER,
  replied,
  sharedFor,
  subscribe,
  TALK,
  where,
} from '../subscribing.ts'
import { watching } from './watching.ts'

const RESPONSES = ['chat_response', 'query_complete']

/** What occurs when all of several subscriptions are made. */
const LATER = ['one', 'two', 'three', 'there', 'four']

/** Several subscriptions of one plugin. */
export const severalScenes = [
  watching(
    'several',
    {
      steps: [
        ...subscribe('first', TALK),
        act('early'),
        gets('first', 'zero'),
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
      ],
      at: {
        early: [append(TALK, answer('zero'))],
        go: ['one', 'two', 'three'].map((text) => append(TALK, answer(text))),
        other: [append(OTHER, answer('there'))],
        again: [append(TALK, answer('four'))],
      },
    },
    {
      'plugin.subscriptions.several-subscriptions#accepted': {
        title: 'confirms a second subscription to the same conversation',
        expected: '`subscribed`',
        observe: replied('subscribe second', 'subscribed'),
      },
      'plugin.subscriptions.several-subscriptions#copies': {
        title: 'delivers each event to each subscription',
        expected: 'three events each',
        observe: (reading) =>
          got('first', 'one', 'two', 'three')(reading) ||
          got('second', 'one', 'two', 'three')(reading) ||
          got('filtered', 'one', 'two', 'three')(reading),
      },
      'plugin.subscriptions.own-conversation-only': {
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
      'plugin.subscriptions.no-replay': {
        title: 'delivers to a later subscription nothing of the time before it',
        expected: 'events that occur afterwards',
        observe: where(got('first', 'zero', 'four'), (reading) => {
          const names = ['second', 'filtered', 'elsewhere']
          const early = names.find((name) =>
            sharedFor(reading, name).some(({ message }) => !LATER.includes(String(message))),
          )
          return early !== undefined && `\`${early}\` got an event of before`
        }),
      },
      'plugin.events.event-names-subscription': {
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
    },
  ),
]
