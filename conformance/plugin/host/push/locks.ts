import { dialogue } from '../dialogue.ts'
import { firstOf } from '../observed.ts'
import { lock, push, turn, unlock } from '../requests.ts'
import { act, run } from '../script.ts'
import { STORED } from '../stored.ts'
import { afterwards, EMPTY, FULL, has, lacks, pushing } from './pushed.ts'

const [, SECOND] = STORED as readonly [unknown, (typeof STORED)[number]]

const NEVER = turn('never locked')
const NO_MORE = turn('no more locked')
const LOCKED = turn('locked')
const BETWEEN = turn('by another process')
const AGAIN = turn('locked again')
const hasText = (event: object) => 'content' in event

/** The lock of another conversation is held all the time, and was taken before; a third one is taken afterwards. */
const first = dialogue({
  other: lock(FULL.id),
  never: push(EMPTY.id, ...NEVER),
  lock: lock(EMPTY.id),
  third: lock(SECOND.id),
  push: push(EMPTY.id, ...LOCKED),
  unlock: unlock(EMPTY.id),
  'no more': push(EMPTY.id, ...NO_MORE),
  'lock again': lock(EMPTY.id),
  'push again': push(EMPTY.id, ...AGAIN),
})
const another = dialogue({ lock: lock(EMPTY.id), push: push(EMPTY.id, ...BETWEEN) })

/** The steps before another process has the lock: each request is sent, and then waited for. */
const UNTIL_FREE = 2 * 7

const underLock = first.are('pushed', 'push', 'push again')

/** What plugins push with the lock of the conversation, with those of others and with none. @see rfd072 §Workspace Mutations */
export const pushLockScenes = [
  pushing(
    'without a lock',
    [...first.steps.slice(0, UNTIL_FREE), act('free'), ...first.steps.slice(UNTIL_FREE)],
    {
      'plugin.locks.lock-is-confirmed': [
        '`locked`, also where the lock was given back before',
        first.are('locked', 'lock', 'lock again'),
      ],
      'plugin.push.push-needs-lock#error': [
        '`error`, and `pushed` with the lock',
        firstOf(underLock, first.refused('never')),
      ],
      'plugin.push.push-needs-lock#ended-lock': [
        '`error`, and `pushed` with the lock',
        firstOf(underLock, first.refused('no more')),
      ],
      'plugin.push.push-needs-lock#unchanged': [
        'nothing of the refused batches',
        firstOf(
          underLock,
          afterwards((events) => has(events, [...NEVER, ...NO_MORE].filter(hasText))),
        ),
      ],
      'plugin.push.events-are-appended#stored': [
        'what was pushed with the lock',
        firstOf(
          underLock,
          afterwards((events) => lacks(events, [...LOCKED, ...AGAIN])),
        ),
      ],
      'plugin.push.events-are-appended#kept': [
        'what another process pushed in between',
        firstOf(
          another.beside('free').are('pushed', 'push'),
          afterwards((events) => lacks(events, BETWEEN)),
        ),
      ],
    },
    { beside: { free: run(...another.steps) } },
  ),
]
