import { callOf } from '../../../harness/host-conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { inconclusive } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { textsIn } from '../../vfs/host/outcome.ts'
import { handleAt, isOverAtOnce, stands } from '../../vfs/host/state/handle.ts'
import { EARLY_MS, reportedAt, US_PER_MS } from '../../vfs/host/timing.ts'
import {
  AT_THE_STOP,
  atTheStop,
  DOZEN,
  dozen,
  LONG,
  LONGER_S,
  oneByOne,
  quiet,
  reporting,
  sameResult,
  sharedLimits,
  turns,
  unlimited,
} from './await-moment-scenarios.ts'
import {
  answeredBefore,
  entryOf,
  hasIn,
  isMarked,
  lists,
  noTimeout,
  notBefore,
  onResult,
} from './await-result.ts'
import { LIMIT_S } from './await-scenarios.ts'
import { together } from './await-together-scenarios.ts'
import { shows } from './handle-shown.ts'
import { awaitedBriefly } from './permission-scenarios.ts'
import { isAnswered, isSuccess, onceStopped } from './refusal.ts'
import { leavesNothing } from './turn-handles.ts'

const on = checksIn('toolstate.await-conditions')

const returnsFor = (id: string) =>
  onResult(`await ${id}`, 'the handle in `completed`', (call) => {
    return !entryOf(call, 'completed', id) && 'a result without it'
  })

/** At which moments awaits return, and what goes on meanwhile. @see rfd037 §Integration with the handle registry */
export const awaitMomentChecks: readonly HostCheck[] = [
  ...on(unlimited, {
    'no-default-limit': [
      notBefore('await', 'fetch a'),
      hasIn('await', 'completed', 'a'),
      noTimeout('await'),
    ],
  }),
  ...on(atTheStop, {
    'no-lost-stop': (c) => {
      const awaited = AT_THE_STOP.filter((id) => !isOverAtOnce(c, id))
      if (awaited.length === 0)
        return inconclusive('no handle stopped after its spawn was answered')
      return awaited.flatMap((id) => returnsFor(id)(c))
    },
  }),
  ...on(quiet, {
    'reacts-to-the-stop': answeredBefore('await', 'fetch b'),
  }),
  ...on(together, {
    'handles-stay-usable#fetch': stands('fetch a', 'running'),
    'handles-stay-usable#apply': [isSuccess('apply b'), hasIn('await b', 'completed', 'b')],
    'handles-stay-usable#abort': [
      isSuccess('abort c'),
      isAnswered('await c', 'an end of the wait'),
      leavesNothing('spawn c'),
    ],
    'no-further-calls': hasIn('await a', 'completed', 'a'),
  }),
  ...on(turns, {
    'can-be-cancelled#turn-closed': (c) =>
      c.failure?.kind === 'driver'
        ? inconclusive(c.failure.sentence)
        : isAnswered('closed', 'an end of the wait')(c),
  }),
  ...on(reporting, {
    'toolstate.await-responses.limit-in-seconds#from-the-call': onResult(
      'limit',
      'an answer at the limit',
      ({ calledAt, answeredAt = 0 }, c) => {
        const tool = callOf(c, 'spawn a')
        const over = (tool && reportedAt(tool, 'over')) ?? Number.POSITIVE_INFINITY
        if ((answeredAt - calledAt) / US_PER_MS < LIMIT_S * 1_000 - EARLY_MS)
          return 'an earlier one'
        return answeredAt > over && 'an answer when the reports were over'
      },
    ),
  }),
  ...on(dozen, {
    'all-waits-for-every-handle#not-on-a-part': {
      title: 'An await waits for the last of many handles.',
      judge: notBefore('all', 'end n_12'),
    },
    'toolstate.await-responses.named-handles-only#of-all': {
      title: 'Each of many handles has its entry.',
      judge: lists('all', 'completed', ...DOZEN),
    },
  }),
  ...on(sharedLimits, {
    'independent-awaits#own-return': {
      title: 'An await goes on when the limit of another one on its handle passes.',
      judge: [notBefore('unlimited', 'end a'), hasIn('unlimited', 'completed', 'a')],
    },
    'toolstate.await-responses.limit-in-seconds#not-earlier': {
      title: 'An await does not return at the limit of another one on its handle.',
      judge: onResult('longer', 'no answer before its own limit', (call) => {
        const passed = ((call.answeredAt ?? 0) - call.calledAt) / US_PER_MS
        return passed < LONGER_S * 1_000 - EARLY_MS && 'an earlier one'
      }),
    },
    'toolstate.await-responses.limit-in-seconds#not-much-later': {
      title: 'An await returns at its limit, whichever limits others on its handle have.',
      judge: ['shorter', 'longer'].map(isMarked),
    },
  }),
  ...on(oneByOne, {
    'toolstate.await-responses.limit-in-seconds#from-the-call': {
      title: 'One limit holds for all handles, however many of them stop before it passes.',
      judge: answeredBefore('limit', 'fetch stays'),
    },
  }),
  ...on(sameResult, {
    'toolstate.await-responses.completed-entry#result': {
      title: 'A long output is whole.',
      judge: onResult('await', 'the whole output', (call) => {
        const text = textsIn(entryOf(call, 'completed', 'awaited')?.result)
        return text !== LONG && `${text.length} of ${LONG.length} characters`
      }),
    },
    'toolstate.responses.stopped-shows-result#plain-text': {
      title: 'A long output is whole where it is fetched.',
      judge: onceStopped(
        ['fetch'],
        shows('fetch', 'the whole output', ({ result }) =>
          result === LONG ? undefined : `${textsIn(result).length} of ${LONG.length} characters`,
        ),
      ),
    },
    'toolstate.await-responses.same-text-as-fetch': onceStopped(
      ['fetch'],
      onResult('await', 'the result that a fetch shows', (call, c) => {
        const shown = handleAt(c, 'fetch')?.result
        return !equal(entryOf(call, 'completed', 'awaited')?.result, shown) && 'another result'
      }),
    ),
  }),
  ...on(awaitedBriefly, {
    'toolstate.await-responses.placeholder-is-pending#pending': lists('await', 'pending', 'w'),
    'toolstate.await-responses.placeholder-is-pending#not-completed': lists('await', 'completed'),
    'toolstate.await-responses.placeholder-is-pending#timeout': isMarked('await'),
  }),
]
