import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive, quote, satisfied } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { failsWith, onOutcome, outcomeOf, succeeded, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { refusedBatchChecks } from './await-batch-refusals.ts'
import { besideSpawns, several } from './await-batch-scenarios.ts'
import { entriesIn, entryOf, hasIn, hasMember, lists, noTimeout, onResult } from './await-result.ts'
import { badArguments } from './await-together-scenarios.ts'
import { resultOf } from './handles.ts'
import { begunBefore, oneResponse } from './one-shot.ts'
import { declinedInBatch } from './permission-scenarios.ts'
import { isState, startsNothing } from './refusal.ts'
import { leavesNothing } from './turn-handles.ts'

/** Awaits beside other calls of a batch. @see rfd037 §await in parallel tool call batches */
export const awaitBatchChecks: readonly HostCheck[] = [
  ...checksOn(besideSpawns, {
    'toolstate.await-batch.spawn-and-await#found': (c) =>
      onResult(c, 'behind', 'a result', () => false),
    'toolstate.await-batch.spawn-and-await#results': (c) => [
      ...hasMember(c, 'behind', ['completed', 'l'], 'result', resultOf('l')),
      ...hasMember(c, 'behind', ['completed', 'r'], 'result', resultOf('r')),
    ],
    'toolstate.await-batch.spawn-and-await#one-round': (c) => nothingPending(c, 'behind'),
    'toolstate.await-batch.any-position': (c) => hasIn(c, 'before', 'completed', 'p'),
    'toolstate.await-batch.calls-run-together#spawns': (c) => [
      ...begunBefore(c, 'spawn l', 'spawn r'),
      ...begunBefore(c, 'spawn r', 'spawn l'),
    ],
    'toolstate.await-batch.calls-run-together#await': (c) => succeeds(c, 'beside'),
    'toolstate.await-batch.known-before-it-runs': (c) =>
      onResult(c, 'tardy', 'a result', () => false),
    'toolstate.await-batch.waits-through-the-start#not-before': (c) =>
      onResult(c, 'tardy', 'a wait for the start', (call) => {
        const early = entriesIn(call, 'pending').some(({ state }) => state !== 'running')
        return early && 'a handle that has not begun'
      }),
    'toolstate.await-batch.waits-through-the-start#not-at-start': (c) => nothingPending(c, 'tardy'),
    'toolstate.await-batch.waits-through-the-start#at-stop': (c) => [
      ...hasIn(c, 'tardy', 'completed', 't'),
      ...noTimeout(c, 'tardy'),
    ],
    'toolstate.await-batch.spawns-have-responses#own-state': (c) =>
      spawns(c, 'a state', (call) => !isState(call) && outcomeOf(call)),
    'toolstate.await-batch.spawns-have-responses#own-id': (c) =>
      spawns(c, 'its own id', (call) => {
        return handleIn(call)?.id !== call.arguments.id && outcomeOf(call)
      }),
    'toolstate.await-batch.complete-when-await-returns#not-twice': (c) =>
      BATCHED.flatMap((name) => oneResponse(c, name)),
    'toolstate.await-batch.complete-when-await-returns#none-missing': (c) =>
      BATCHED.flatMap((name) => onOutcome(c, name, 'a response', () => false)),
    'toolstate.await-batch.race#first-stop': (c) => hasIn(c, 'race', 'completed', 'quick'),
    'toolstate.await-batch.race#other-pending': (c) => hasIn(c, 'race', 'pending', 'slow'),
  }),
  ...checksOn(several, {
    'toolstate.await-batch.unknown-id-fails-alone#await': (c) => failsWith(c, 'unknown'),
    'toolstate.await-batch.unknown-id-fails-alone#rest': (c) => [
      ...onOutcome(c, 'spawn u', 'a spawn', (call) => !isState(call) && outcomeOf(call)),
      ...succeeds(c, 'rest'),
      ...hasMember(c, 'rest of u', ['completed', 'u'], 'result', resultOf('u')),
    ],
    'toolstate.await-batch.only-spawns-claim-ids#active-handle': (c) => [
      ...stands(c, 'fetch one', 'running'),
      ...stands(c, 'fetch two', 'running'),
      ...hasIn(c, 'short', 'pending', 'a'),
    ],
    'toolstate.await-batch.only-spawns-claim-ids#spawned-handle': (c) => [
      ...hasIn(c, 'all e', 'completed', 'e'),
      ...hasIn(c, 'any e', 'completed', 'e'),
    ],
    'toolstate.await-conditions.independent-awaits#own-condition': {
      title: 'Each await of a batch returns by its own lists.',
      judge: (c) => [
        ...lists(c, 'any e', 'completed', 'e'),
        ...lists(c, 'all E', 'completed', 'E'),
      ],
    },
    'toolstate.registry.ids-are-case-sensitive#case': {
      title: 'Ids that differ in the case of a letter do not collide in a batch.',
      judge: (c) =>
        ['spawn e', 'spawn E'].flatMap((name) =>
          onOutcome(c, name, 'a spawn', (call) => !isState(call) && outcomeOf(call)),
        ),
    },
    'toolstate.await-batch.scan-skips-other-tools': (c) => [
      ...succeeds(c, 'skipped one'),
      ...succeeds(c, 'skipped two'),
      ...succeeds(c, 'skipped three'),
      ...onOutcome(c, 'spawn same', 'a spawn', (call) => !isState(call) && outcomeOf(call)),
    ],
    'toolstate.await-batch.failed-spawn#missing-program': (c) => isAnswered(c, 'missing'),
    'toolstate.await-batch.command-beside-spawn#fetch': (c) => isAnswered(c, 'early fetch'),
    'toolstate.await-batch.command-beside-spawn#apply': (c) => isAnswered(c, 'early apply'),
    'toolstate.await-batch.command-beside-spawn#abort': (c) => [
      ...isAnswered(c, 'early abort'),
      ...handledOrGone(c),
    ],
  }),
  ...checksOn(declinedInBatch, {
    'toolstate.await-batch.failed-spawn#declined': (c) => [
      ...startsNothing(c, 'spawn no_1'),
      ...statesEndOf(c, 'await', 'no_1'),
    ],
  }),
  ...checksOn(badArguments, {
    'toolstate.await-responses.answers-the-await#own-response': (c) =>
      hasIn(c, 'await fine', 'completed', 'fine_3'),
    'toolstate.await-batch.failed-spawn#bad-arguments': (c) => [
      ...hasIn(c, 'await fine', 'completed', 'fine_3'),
      ...statesEndOf(c, 'await undeclared', 'undeclared_1'),
      ...statesEndOf(c, 'await mistyped', 'mistyped_2'),
    ],
  }),
  ...refusedBatchChecks,
]

/** Calls of batches that are carried out. */
const BATCHED = ['spawn l', 'spawn r', 'behind', 'before', 'spawn p', 'beside']

const nothingPending = (c: HostConversation, name: string): Finding[] =>
  onResult(c, name, 'nothing pending', (call) => {
    return entriesIn(call, 'pending').length > 0 && 'a handle'
  })

const spawns = (
  c: HostConversation,
  expected: string,
  wrong: Parameters<typeof onOutcome>[3],
): Finding[] => ['l', 'r', 'p'].flatMap((id) => onOutcome(c, `spawn ${id}`, expected, wrong))

const succeeds = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'a success', (call) => !succeeded(call) && outcomeOf(call))

const isAnswered = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'an answer', () => false)

/** Judges that an await ends about a handle that never was: by an entry of it, or by an error that names it. */
const statesEndOf = (c: HostConversation, name: string, id: string): Finding[] =>
  onOutcome(c, name, `an answer about ${quote(id)}`, (call) => {
    const isNamed = call.error === undefined ? entryOf(call, 'completed', id) : textsIn(call.error)
    return !(typeof isNamed === 'string' ? isNamed.includes(id) : isNamed) && outcomeOf(call)
  })

/** Judges that an abort beside the spawn leaves a handle that can be found, or no process. */
function handledOrGone(c: HostConversation): Finding[] {
  const found = callOf(c, 'fetch h')
  if (!found) return [inconclusive(c.failure?.sentence ?? 'the handle was not fetched')]
  const spawned = callOf(c, 'spawn h')
  if (!spawned || spawned.side.length === 0) return [satisfied('no process')]
  if (isState(found) && handleIn(found)?.state !== 'stopped') return [satisfied('a handle')]
  return leavesNothing(c, 'spawn h')
}
