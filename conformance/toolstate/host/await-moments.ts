import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf, succeeded, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { EARLY_MS, reportedAt, US_PER_MS } from '../../vfs/host/timing.ts'
import {
  AT_THE_STOP,
  atTheStop,
  LONG,
  quiet,
  reporting,
  sameResult,
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
import { onceStopped } from './refusal.ts'
import { leavesNothing } from './turn-handles.ts'

/** At which moments awaits return, and what goes on meanwhile. @see rfd037 §Integration with the handle registry */
export const awaitMomentChecks: readonly HostCheck[] = [
  ...checksOn(unlimited, {
    'toolstate.await-conditions.no-default-limit': (c) => [
      ...notBefore(c, 'await', 'fetch a'),
      ...hasIn(c, 'await', 'completed', 'a'),
      ...noTimeout(c, 'await'),
    ],
  }),
  ...checksOn(atTheStop, {
    'toolstate.await-conditions.no-lost-stop': (c) => {
      const awaited = AT_THE_STOP.filter((id) => !isDelivered(c, id))
      if (awaited.length === 0)
        return inconclusive('no handle stopped after its spawn was answered')
      return awaited.flatMap((id) => returnsFor(c, id))
    },
  }),
  ...checksOn(quiet, {
    'toolstate.await-conditions.reacts-to-the-stop': (c) => answeredBefore(c, 'await', 'fetch b'),
  }),
  ...checksOn(together, {
    'toolstate.await-conditions.handles-stay-usable#fetch': (c) => stands(c, 'fetch a', 'running'),
    'toolstate.await-conditions.handles-stay-usable#apply': (c) => [
      ...onOutcome(c, 'apply b', 'a success', (call) => !succeeded(call) && outcomeOf(call)),
      ...hasIn(c, 'await b', 'completed', 'b'),
    ],
    'toolstate.await-conditions.handles-stay-usable#abort': (c) => [
      ...onOutcome(c, 'abort c', 'a success', (call) => !succeeded(call) && outcomeOf(call)),
      ...onOutcome(c, 'await c', 'an end of the wait', () => undefined),
      ...leavesNothing(c, 'spawn c'),
    ],
    'toolstate.await-conditions.no-further-calls': (c) => hasIn(c, 'await a', 'completed', 'a'),
  }),
  ...checksOn(turns, {
    'toolstate.await-conditions.can-be-cancelled#turn-closed': (c) =>
      c.failure?.kind === 'driver'
        ? inconclusive(c.failure.sentence)
        : onOutcome(c, 'closed', 'an end of the wait', () => undefined),
  }),
  ...checksOn(reporting, {
    'toolstate.await-responses.limit-in-seconds#from-the-call': (c) =>
      onResult(c, 'limit', 'an answer at the limit', ({ calledAt, answeredAt = 0 }) => {
        const tool = callOf(c, 'spawn a')
        const over = (tool && reportedAt(tool, 'over')) ?? Number.POSITIVE_INFINITY
        if ((answeredAt - calledAt) / US_PER_MS < LIMIT_S * 1_000 - EARLY_MS)
          return 'an earlier one'
        return answeredAt > over && 'an answer when the reports were over'
      }),
  }),
  ...checksOn(sameResult, {
    'toolstate.await-responses.completed-entry#result': {
      title: 'A long output is whole.',
      judge: (c) =>
        onResult(c, 'await', 'the whole output', (call) => {
          const text = textsIn(entryOf(call, 'completed', 'awaited')?.result)
          return text !== LONG && `${text.length} of ${LONG.length} characters`
        }),
    },
    'toolstate.responses.stopped-shows-result#plain-text': {
      title: 'A long output is whole where it is fetched.',
      judge: (c) =>
        onceStopped(c, ['fetch'], () =>
          shows(c, 'fetch', 'the whole output', ({ result }) =>
            result === LONG ? undefined : `${textsIn(result).length} of ${LONG.length} characters`,
          ),
        ),
    },
    'toolstate.await-responses.same-text-as-fetch': (c) =>
      onceStopped(c, ['fetch'], () =>
        onResult(c, 'await', 'the result that a fetch shows', (call) => {
          const fetched = callOf(c, 'fetch')
          const shown = fetched && handleIn(fetched)?.result
          return !equal(entryOf(call, 'completed', 'awaited')?.result, shown) && 'another result'
        }),
      ),
  }),
  ...checksOn(awaitedBriefly, {
    'toolstate.await-responses.placeholder-is-pending#pending': (c) =>
      lists(c, 'await', 'pending', 'w'),
    'toolstate.await-responses.placeholder-is-pending#not-completed': (c) =>
      lists(c, 'await', 'completed'),
    'toolstate.await-responses.placeholder-is-pending#timeout': (c) => isMarked(c, 'await'),
  }),
]

/** Whether the response to a spawn has shown the end of its handle, so that nothing is left to be awaited. */
function isDelivered(c: HostConversation, id: string): boolean {
  const spawn = callOf(c, `spawn ${id}`)
  return spawn !== undefined && handleIn(spawn)?.state === 'stopped'
}

const returnsFor = (c: HostConversation, id: string): Finding[] =>
  onResult(c, `await ${id}`, 'the handle in `completed`', (call) => {
    return !entryOf(call, 'completed', id) && 'a result without it'
  })
