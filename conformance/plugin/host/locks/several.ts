import { dialogue } from '../dialogue.ts'
import { firstOf } from '../observed.ts'
import { lock, unlock } from '../requests.ts'
import { act, run } from '../script.ts'
import { confirms, FIRST, locking, SECOND, THIRD } from './locking.ts'

const all = dialogue({
  first: lock(FIRST),
  second: lock(SECOND),
  third: lock(THIRD),
  unlock: unlock(SECOND),
})
/** The steps while all locks are held. */
const UNTIL_ALL = 2 * 3
const both = dialogue({ first: lock(FIRST), second: lock(SECOND) })
const each = dialogue({ first: lock(FIRST), second: lock(SECOND), third: lock(THIRD) })
const areLocked = all.are('locked', 'first', 'second', 'third')

/** Locks of several conversations. @see rfd072 §Workspace Mutations */
export const severalLockScenes = [
  locking(
    'of several conversations',
    {
      steps: run(
        ...all.steps.slice(0, UNTIL_ALL),
        act('all'),
        ...all.steps.slice(UNTIL_ALL),
        act('two'),
      ),
      beside: { all: run(...both.steps), two: run(...each.steps) },
    },
    {
      'plugin.locks.lock-is-confirmed': [
        '`locked` with the conversation of each request',
        firstOf(
          all.reply('second', confirms('locked', SECOND)),
          all.reply('third', confirms('locked', THIRD)),
        ),
      ],
      'plugin.locks.unlock-frees#reply': [
        '`unlocked` with the conversation',
        firstOf(areLocked, all.reply('unlock', confirms('unlocked', SECOND))),
      ],
      'plugin.locks.locks-are-separate#several': [
        'the conversations before the last are still locked',
        firstOf(
          areLocked,
          both.beside('all').refused('first'),
          both.beside('all').refused('second'),
        ),
      ],
      'plugin.locks.locks-are-separate#named': [
        'the second conversation alone is not locked any more',
        firstOf(
          areLocked,
          each.beside('two').refused('first'),
          each.beside('two').are('locked', 'second'),
          each.beside('two').refused('third'),
        ),
      ],
    },
  ),
]
