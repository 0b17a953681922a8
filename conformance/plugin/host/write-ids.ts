import { dialogue } from './dialogue.ts'
import { firstOf, type Observe, shown } from './observed.ts'
import { create, lock, push, turn, unlock } from './requests.ts'
import { scene } from './scenario.ts'
import { NOWHERE, run } from './script.ts'
import { STORED } from './stored.ts'

const [{ id: FIRST }] = STORED as readonly [(typeof STORED)[number]]

const identified = <R extends object>(id: string, request: R) => ({ ...request, id })
const has = (id: string) => (reply: Record<string, unknown>) =>
  reply.id !== id && `\`id\` of ${shown(reply.type)} is ${shown(reply.id)}`

const writes = dialogue({
  lock: identified('a', lock(FIRST)),
  push: identified('b', push(FIRST, ...turn('identified'))),
  create: identified('c', create('Identified')),
  unlock: identified('d', unlock(FIRST)),
  'push again': identified('e', push(FIRST, ...turn('refused'))),
  'lock nowhere': identified('f', lock(NOWHERE)),
  'create nothing': identified('g', { type: 'create_conversation', title: 5 }),
})

const unlocks = dialogue({ unlock: identified('a', unlock(NOWHERE)) })

const confirmed = firstOf(
  writes.are('locked', 'lock'),
  writes.are('pushed', 'push'),
  writes.are('created', 'create'),
  writes.are('unlocked', 'unlock'),
)

/** The types of the replies to requests without ids that are sent at once, in their order. */
const EFFECTS = ['locked', 'pushed', 'unlocked', 'error']
const AT_ONCE = [
  lock(FIRST),
  push(FIRST, ...turn('one')),
  unlock(FIRST),
  push(FIRST, ...turn('two')),
]

const effects: Observe = ({ replies }) => {
  const wrong = EFFECTS.findIndex((type, at) => replies[at]?.type !== type)
  return wrong >= 0 && `reply ${wrong + 1} is ${shown(replies[wrong]?.type)}`
}

/** Ids and order of requests that write. @see rfd072 §Request IDs */
export const writeIdScenes = [
  scene(
    'ids: requests that write',
    { steps: run(...writes.steps), stored: true, feature: 'push' },
    {
      'plugin.ids.mutation-ids#confirmations': [
        'the id of the request',
        firstOf(
          confirmed,
          writes.reply('lock', has('a')),
          writes.reply('push', has('b')),
          writes.reply('create', has('c')),
          writes.reply('unlock', has('d')),
        ),
      ],
      'plugin.ids.mutation-ids#errors': [
        'the id of the request',
        firstOf(
          writes.refused('push again'),
          writes.reply('push again', has('e')),
          writes.reply('lock nowhere', has('f')),
          writes.reply('create nothing', has('g')),
        ),
      ],
    },
  ),
  scene(
    'ids: an `unlock` that is refused',
    { steps: run(...unlocks.steps), stored: true, feature: 'lock' },
    {
      'plugin.ids.mutation-ids#errors': [
        'the id of the request',
        firstOf(unlocks.refused('unlock'), unlocks.reply('unlock', has('a'))),
      ],
    },
  ),
  scene(
    'ids: requests that write, at once',
    {
      steps: run(...AT_ONCE.map((send) => ({ send })), { lines: AT_ONCE.length }),
      ...{ stored: true, feature: 'push' },
    },
    {
      'plugin.ids.order-without-ids#effects': [
        'a lock for the push behind it, and none for the push behind `unlock`',
        effects,
      ],
    },
  ),
]
