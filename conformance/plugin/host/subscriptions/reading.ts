import { elementsOf, isObject } from '../../../../harness/wire/json.ts'
import type { Observe } from '../observed.ts'
import { read } from '../requests.ts'
import { scene } from '../scenario.ts'
import { act, run } from '../script.ts'
import { answer, append, replied, repliesTo, request, subscribe, TALK } from '../subscribing.ts'

const READ = read(TALK)

/** The key of a provider, as its own programs find it. */
const SECRET = 'sk-conformance-0d9f3b7a51'

const isFresh: Observe = (reading) => {
  const [first, second] = ['early', 'late'].map((id) => repliesTo(reading, id)[0]?.message.data)
  if (!first || !second) return 'a request got no reply'
  const texts = elementsOf(second).map((event) => isObject(event) && event.message)
  return !texts.includes('new') && 'the event that was added is not there'
}

/** Reading beside subscriptions. @see rfd072 §Workspace Queries */
export const readingScenes = [
  scene(
    'conversations: reading beside a subscription',
    {
      steps: run(
        ...subscribe('main', TALK),
        ...request(READ, 'early'),
        act('go'),
        ...request(READ, 'late'),
      ),
      driver: {
        at: { go: [append(TALK, answer('new'))] },
        configure: { env: { OPENAI_API_KEY: SECRET, ANTHROPIC_API_KEY: SECRET } },
      },
    },
    {
      'plugin.conversations.reads-during-subscriptions': {
        title: 'lets a plugin read that has a subscription',
        expected: '`events`',
        observe: replied('early', 'events'),
      },
      'plugin.conversations.reads-are-fresh': {
        title: 'gives events that were added since the conversation was read',
        expected: 'the event',
        observe: isFresh,
      },
      'plugin.conversations.messages-hide-secrets': {
        title: 'keeps the keys of providers to itself',
        expected: 'no key in a message',
        observe: ({ heard }) => heard.some(({ text }) => text.includes(SECRET)) && 'a key came',
      },
    },
  ),
]
