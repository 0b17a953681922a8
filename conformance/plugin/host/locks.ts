import { dialogue, eventsIn } from './dialogue.ts'
import { createdLockScenes } from './locks/created.ts'
import { lockEndScenes } from './locks/ends.ts'
import { FIRST, isGiven, locking, SECOND } from './locks/locking.ts'
import { unknownLockScenes } from './locks/unknown.ts'
import { waitingScenes } from './locks/waiting.ts'
import { firstOf, inconclusiveUnless, type Observe, shown } from './observed.ts'
import { LIST, lock, push, read, turn, unlock } from './requests.ts'
import { act, ask, run } from './script.ts'

const owner = dialogue({ lock: lock(FIRST), unlock: unlock(FIRST) })
const BETWEEN = turn('in between')
const other = dialogue({
  lock: lock(FIRST),
  list: LIST,
  read: read(FIRST),
  push: push(FIRST, ...BETWEEN),
  unlock: unlock(FIRST),
  'lock again': lock(FIRST),
})
const [beside, freed] = [other.beside('held'), dialogue({ lock: lock(FIRST) }).beside('freed')]
const left = dialogue({ read: read(FIRST) }).beside('ended')

/** A refusal means something where the other plugin has the lock. */
const against = (observe: Observe): Observe => firstOf(owner.are('locked', 'lock'), observe)

const contended = locking(
  'held by another run',
  {
    steps: run(...owner.steps.slice(0, 2), act('held'), ...owner.steps.slice(2), act('freed')),
    beside: {
      held: run(...other.steps),
      freed: run(...dialogue({ lock: lock(FIRST) }).steps),
      ended: run(...dialogue({ read: read(FIRST) }).steps),
    },
  },
  {
    'plugin.locks.lock-is-confirmed': [
      '`locked` with the conversation',
      owner.reply('lock', confirms('locked')),
    ],
    'plugin.locks.lock-is-refused#error': [
      '`error` with `request` `lock`',
      against(beside.refused('lock')),
    ],
    'plugin.locks.lock-is-refused#conversation': [
      'the conversation in the error',
      against(
        beside.reply(
          'lock',
          ({ conversation }) =>
            conversation !== FIRST && `\`conversation\` is ${shown(conversation)}`,
        ),
      ),
    ],
    'plugin.locks.lock-is-refused#message': [
      'a text in the error',
      against(
        beside.reply(
          'lock',
          ({ message }) => typeof message !== 'string' && `\`message\` is ${shown(message)}`,
        ),
      ),
    ],
    'plugin.locks.lock-excludes-others': [
      'no `locked`',
      against(firstOf(beside.isNot('locked', 'lock'), beside.isNot('locked', 'lock again'))),
    ],
    'plugin.locks.lock-never-waits': [
      'the replies to this request and to the next',
      against(
        firstOf(
          beside.reply('lock', () => undefined),
          beside.are('conversations', 'list'),
        ),
      ),
    ],
    'plugin.conversations.reading-needs-no-lock': [
      '`conversations` and `events`',
      against(firstOf(beside.are('conversations', 'list'), beside.are('events', 'read'))),
    ],
    'plugin.push.push-needs-own-lock#error': ['`error`', against(beside.refused('push'))],
    'plugin.push.push-needs-own-lock#unchanged': [
      'nothing of the refused batch',
      against(
        left.reply(
          'read',
          (reply) =>
            eventsIn(reply).some(({ content }) => content === 'in between') && 'it is stored',
        ),
      ),
    ],
    'plugin.locks.foreign-locks-stay': [
      '`error` for `lock` behind `unlock`',
      against(
        inconclusiveUnless(
          beside.refused('lock'),
          'the lock was not refused before',
          beside.refused('lock again'),
        ),
      ),
    ],
    'plugin.locks.unlock-frees#reply': [
      '`unlocked` with the conversation',
      owner.reply('unlock', confirms('unlocked')),
    ],
    'plugin.locks.unlock-frees#free': ['`locked` for another plugin', isGiven(freed, 'lock')],
  },
)

function confirms(type: string) {
  return ({ type: its, conversation }: Record<string, unknown>) =>
    (its !== type || conversation !== FIRST) &&
    `the reply is ${shown(its)} for ${shown(conversation)}`
}

const both = dialogue({ first: lock(FIRST), second: lock(SECOND) })
const one = dialogue({ first: lock(FIRST) })
const several = locking(
  'of two conversations',
  {
    steps: run(
      ...both.steps,
      act('both'),
      ...dialogue({ second: unlock(SECOND) }).steps,
      act('one'),
    ),
    beside: { both: run(...one.steps), one: run(...both.steps) },
  },
  {
    'plugin.locks.locks-are-separate#several': [
      'the first conversation is still locked',
      firstOf(both.are('locked', 'first', 'second'), one.beside('both').refused('first')),
    ],
    'plugin.locks.locks-are-separate#named': [
      'the first conversation is still locked, the second is not',
      firstOf(
        both.are('locked', 'first', 'second'),
        both.beside('one').refused('first'),
        both.beside('one').are('locked', 'second'),
      ),
    ],
  },
)

const twice = dialogue({ lock: lock(FIRST), again: lock(FIRST) })
const again = locking(
  'twice',
  {
    steps: run(...twice.steps, act('twice'), ...ask(unlock(FIRST)), act('once')),
    beside: { twice: run(...one.steps), once: run(...one.steps) },
  },
  {
    'plugin.locks.lock-twice#no-wait': [
      'a reply',
      firstOf(
        twice.are('locked', 'lock'),
        twice.reply('again', () => undefined),
      ),
    ],
    'plugin.locks.lock-twice#kept': [
      '`error` for another plugin until one `unlock`',
      firstOf(
        twice.are('locked', 'lock'),
        one.beside('twice').refused('first'),
        isGiven(one.beside('once'), 'first'),
      ),
    ],
  },
)

/** Locks of conversations. @see rfd072 §Workspace Mutations */
export const lockScenes = [
  ...waitingScenes,
  contended,
  several,
  ...unknownLockScenes,
  again,
  ...lockEndScenes,
  ...createdLockScenes,
]
