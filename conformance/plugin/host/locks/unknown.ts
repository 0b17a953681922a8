import { dialogue } from '../dialogue.ts'
import { firstOf } from '../observed.ts'
import { LIST, lock, unlock } from '../requests.ts'
import { NOWHERE, run } from '../script.ts'
import { entriesOf } from '../stored-and-read.ts'
import { FIRST, locking } from './locking.ts'

const nowhere = dialogue({
  lock: lock(NOWHERE),
  unlock: unlock(NOWHERE),
  list: LIST,
  nearly: lock(FIRST.slice(0, -1)),
})
/** Locks of conversations that do not exist. @see rfd072 §Workspace Mutations */
export const unknownLockScenes = [
  locking(
    'of no conversation',
    { steps: run(...nowhere.steps) },
    {
      'plugin.locks.lock-unknown-conversation': [
        '`error` for both, and no such conversation',
        firstOf(
          nowhere.refused('lock'),
          nowhere.refused('unlock'),
          nowhere.refused('nearly'),
          nowhere.reply(
            'list',
            (reply) => entriesOf(reply).some(({ id }) => id === NOWHERE) && 'it is in the list',
          ),
        ),
      ],
    },
  ),
]
