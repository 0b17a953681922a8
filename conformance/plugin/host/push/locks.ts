import { dialogue } from '../dialogue.ts'
import { confirms } from '../locks/locking.ts'
import { beside, firstOf, inconclusiveUnless, replyAt } from '../observed.ts'
import { lock, push, turn, unlock } from '../requests.ts'
import { act, run } from '../script.ts'
import { STORED } from '../stored.ts'
import { entriesOf } from '../stored-and-read.ts'
import { call, response } from './events.ts'
import { afterwards, EMPTY, ENDED, FULL, has, lacks, pushing } from './pushed.ts'

const [, SECOND] = STORED as readonly [unknown, (typeof STORED)[number]]

const NEVER = turn('never locked')
const NO_MORE = turn('no more locked')
const LOCKED = turn('locked')
const BETWEEN = turn('by another process')
const AGAIN = turn('locked again')
const ELSEWHERE = turn('with another lock')
const hasText = (event: object) => 'content' in event

/** What another process asked for meanwhile, and the response to it. */
const ASKED = 'call_between'

/** The lock of another conversation is held all the time, and was taken before; a third one is taken afterwards. */
const first = dialogue({
  other: lock(FULL.id),
  never: push(EMPTY.id, ...NEVER),
  lock: lock(EMPTY.id),
  third: lock(SECOND.id),
  push: push(EMPTY.id, ...LOCKED),
  unlock: unlock(EMPTY.id),
  'no more': push(EMPTY.id, ...NO_MORE),
  elsewhere: push(FULL.id, ...ELSEWHERE),
  'lock again': lock(EMPTY.id),
  'push again': push(EMPTY.id, ...AGAIN),
  response: push(EMPTY.id, response(ASKED)),
  'unlock again': unlock(EMPTY.id),
  'no more again': push(EMPTY.id, ...NO_MORE),
})
const another = dialogue({
  lock: lock(EMPTY.id),
  push: push(EMPTY.id, ...BETWEEN),
  call: push(EMPTY.id, call(ASKED)),
})

/** The steps before another process has the lock: each request is sent, and then waited for. */
const UNTIL_FREE = 2 * 8

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
        firstOf(underLock, first.refused('no more'), first.refused('no more again')),
      ],
      'plugin.push.push-needs-lock#unchanged': [
        'nothing of the refused batches',
        firstOf(
          underLock,
          afterwards((events) => has(events, [...NEVER, ...NO_MORE].filter(hasText))),
        ),
      ],
      'plugin.push.events-are-appended#stored': [
        'what was pushed with the lock, in its conversation alone',
        firstOf(
          underLock,
          afterwards((events) => lacks(events, [...LOCKED, ...AGAIN])),
          beside(
            ENDED,
            replyAt(1, (reply) => has(entriesOf(reply), [...LOCKED, ...AGAIN].filter(hasText))),
          ),
        ),
      ],
      'plugin.push.push-is-confirmed#reply': [
        '`pushed` with the conversation of each request',
        firstOf(underLock, first.reply('elsewhere', confirms('pushed', FULL.id))),
      ],
      'plugin.push.stored-requests-count#tool-call': [
        '`pushed` for the response to a call that another process pushed',
        inconclusiveUnless(
          firstOf(underLock, another.beside('free').are('pushed', 'call')),
          'no other process pushed a call',
          first.are('pushed', 'response'),
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
    { beside: { free: run(...another.steps) }, others: [FULL.id] },
  ),
]
