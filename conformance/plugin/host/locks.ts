import { dialogue } from './dialogue.ts'
import { createdLockScenes } from './locks/created.ts'
import { lockEndScenes } from './locks/ends.ts'
import { confirms, FIRST, isGiven, locking } from './locks/locking.ts'
import { severalLockScenes } from './locks/several.ts'
import { unknownLockScenes } from './locks/unknown.ts'
import { waitingScenes } from './locks/waiting.ts'
import { firstOf, inconclusiveUnless, type Observe, shown } from './observed.ts'
import { LIST, lock, push, read, turn, unlock } from './requests.ts'
import { act, ask, run } from './script.ts'
import { entriesOf } from './stored-and-read.ts'

/** The lock is taken, given back and taken again, and something is pushed under it. */
const owner = dialogue({
  'first lock': lock(FIRST),
  'first unlock': unlock(FIRST),
  lock: lock(FIRST),
  push: push(FIRST, ...turn('under the lock')),
  unlock: unlock(FIRST),
})
/** The steps while the lock is held: each request is sent, and then waited for. */
const UNTIL_HELD = 2 * 4
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
    steps: run(
      ...owner.steps.slice(0, UNTIL_HELD),
      act('held'),
      ...owner.steps.slice(UNTIL_HELD),
      act('freed'),
    ),
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
      'the conversation in each error',
      against(firstOf(beside.reply('lock', isAbout), beside.reply('lock again', isAbout))),
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
            entriesOf(reply).some(({ content }) => content === 'in between') && 'it is stored',
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

function isAbout({ conversation }: Record<string, unknown>) {
  return conversation !== FIRST && `\`conversation\` is ${shown(conversation)}`
}

const one = dialogue({ first: lock(FIRST) })

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
  ...severalLockScenes,
  ...unknownLockScenes,
  again,
  ...lockEndScenes,
  ...createdLockScenes,
]
