import type { Observe } from '../observed.ts'
import { LIST } from '../requests.ts'
import { act, run } from '../script.ts'
import {
  answer,
  append,
  EMPTY,
  eventsFor,
  gets,
  repliesTo,
  request,
  subscribe,
  TALK,
  textsFor,
  where,
} from '../subscribing.ts'

/** The next run of the plugin makes no subscription at first. */
const NEXT = run(
  act('again'),
  ...request(LIST, 'list'),
  ...subscribe('main', EMPTY),
  act('control'),
  gets('main', 'control'),
)

const nothingBefore: Observe = (reading) => {
  const next = reading.probe('next')
  const [reply] = repliesTo(next, 'subscribe main')
  const [first] = eventsFor(next)
  if (!textsFor(next, 'main').includes('control'))
    return reply && reply.type !== 'subscribed' && 'the name is still in use'
  return (
    (first && reply && first.index < reply.index && 'an event came before a subscription') ||
    (textsFor(next, 'main').includes('before') && 'an event of an earlier subscription came')
  )
}

/** What happens where the plugin ends with a subscription: the same plugin runs again, beside events of before. */
export const NEXT_RUN = {
  others: { next: { name: 'probe', steps: NEXT } },
  at: {
    go: [append(TALK, answer('first'))],
    ended: [{ run: 'next' }],
    again: [append(TALK, answer('before'))],
    control: [append(EMPTY, answer('control'))],
  },
}

export const isFresh = (title: string) => ({
  verifies: 'plugin.subscriptions.subscriptions-end-with-plugin#fresh' as const,
  ...{ title, expected: 'no event before a subscription, and the name free' },
  observe: where((reading) => !reading.probe('next').started && 'no second run', nothingBefore),
})
