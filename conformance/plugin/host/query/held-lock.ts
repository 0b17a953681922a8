import { inconclusive } from '../../../engine/finding.ts'
import { call, inRounds, returning } from '../calling.ts'
import { firstOf, inconclusiveUnless, type Observe } from '../observed.ts'
import { answersLast, calling, decides, guarded, prompts } from '../prompts/prompting.ts'
import { push } from '../requests.ts'
import type { Row } from '../scenario.ts'
import { act } from '../script.ts'
import { answer, OTHER, replied, request, subscribe, TALK, where } from '../subscribing.ts'
import { whereAsking } from './plugin-ends.ts'
import {
  begins,
  completed,
  completes,
  goingOn,
  LONG_PROMPT,
  locksGot,
  query,
  querying,
  REPLY,
  setLock,
  started,
  TEXT,
} from './querying.ts'

/** Another process tries to get the lock, and gives it back at once. */
const TRIED = [setLock(true), setLock(false)]

const QUESTION = { id: 'which', text: 'Which?', schema: { type: 'string' } }

/** A last try shows that others do get the lock of a conversation without a turn. */
const LAST = { last: TRIED }

/** Nobody else gets the lock at the tries before the last one, at which somebody does. */
const locked: Observe = where(started, (reading) => {
  const got = locksGot(reading)
  if (got.slice(0, -1).some(Boolean)) return 'another process got it'
  return got.length < 2 || !got.at(-1) ? inconclusive('no other process ever got the lock') : false
})

const throughout = (title: string, observe: Observe): Row => ({
  ...{ verifies: 'plugin.query.query-takes-lock#throughout', title },
  ...{ expected: 'no lock for another process', observe },
})

/** The lock of a conversation while a turn runs. @see rfd-d18 §Query (Agent Loop Delegation) */
export const heldLockScenes = [
  querying(
    'the lock before any answer',
    {
      steps: [
        ...begins,
        completes(),
        ...request(query(TALK), 'second'),
        act('try'),
        act('go on'),
        completes('main', 2),
        act('last'),
        ...request(push(TALK, answer('without a lock')), 'push'),
      ],
      replies: [REPLY, { chunks: ['one ', 'two'], pauses_after: 0 }],
      at: { ...{ try: TRIED, 'go on': [goingOn()], ...LAST } },
    },
    {
      'plugin.query.query-takes-lock#from-start': {
        title: 'holds the lock before the assistant answers, for a second query too',
        expected: 'no lock for another process',
        observe: where(replied('second', 'query_started'), locked),
      },
      'plugin.push.push-needs-lock#error': {
        title: 'refuses to push under the lock of queries that are over',
        expected: '`error`',
        observe: inconclusiveUnless(
          firstOf(
            completed('second', 'main', 2),
            (reading) => !locksGot(reading).at(-1) && 'the lock is still held',
          ),
          'the lock was not seen to be free',
          replied('push', 'error'),
        ),
      },
    },
  ),
  querying(
    'the lock while text arrives',
    {
      steps: [
        ...subscribe('other', OTHER),
        ...subscribe('main', TALK),
        act('script'),
        ...request(query(OTHER), 'first'),
        completes('other'),
        ...request(query(TALK), 'query'),
        ...[TEXT, act('try'), act('go on'), completes(), act('last')],
      ],
      tools: { marker: returning('marked') },
      replies: [
        { chunks: ['done'] },
        { calls: [call('call_a', 'marker')] },
        { chunks: ['one ', 'two ', 'three'], pauses_after: 2 },
      ],
      at: { ...{ try: TRIED, 'go on': [goingOn()], ...LAST } },
    },
    {},
    throughout('holds the lock of a second query while text arrives behind a call', locked),
  ),
  querying(
    'the lock while a prompt is open',
    {
      steps: [
        ...begins,
        prompts(1),
        act('try'),
        decides('guarded', 'approve'),
        prompts(1, 'inquiry'),
        act('try again'),
        answersLast('yes'),
        completes(),
        act('last'),
      ],
      configure: LONG_PROMPT,
      tools: { guarded, asker: returning('asked', { ask: QUESTION }) },
      replies: inRounds(calling('guarded'), calling('asker')),
      at: { ...{ try: TRIED, 'try again': TRIED, ...LAST } },
    },
    {},
    throughout('holds the lock while an approval or a question is open', whereAsking(locked)),
  ),
]
