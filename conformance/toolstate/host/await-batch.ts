import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive, quote, satisfied } from '../../engine/finding.ts'
import { checksIn, type HostCheck, judgedBy } from '../../vfs/host/host-check.ts'
import { fails, outcomeIs, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { refusedBatchChecks } from './await-batch-refusals.ts'
import { besideSpawns, several } from './await-batch-scenarios.ts'
import { entriesIn, entryOf, hasIn, hasResult, lists, noTimeout, onResult } from './await-result.ts'
import { badArguments } from './await-together-scenarios.ts'
import { begunBefore, oneResponse } from './one-shot.ts'
import { declinedInBatch } from './permission-scenarios.ts'
import { isAnswered, isSpawned, isState, isSuccess, startsNothing } from './refusal.ts'
import { leavesNothing } from './turn-handles.ts'

const on = checksIn('toolstate.await-batch')

/** Calls of batches that are carried out. */
const BATCHED = ['spawn l', 'spawn r', 'behind', 'before', 'spawn p', 'beside']

const nothingPending = (name: string) =>
  onResult(name, 'nothing pending', (call) => {
    return entriesIn(call, 'pending').length > 0 && 'a handle'
  })

const spawns = (expected: string, isRight: Parameters<typeof outcomeIs>[2]) =>
  ['l', 'r', 'p'].map((id) => outcomeIs(`spawn ${id}`, expected, isRight))

/** Judges that an await ends about a handle that never was: by an entry of it, or by an error that names it. */
const statesEndOf = (name: string, id: string) =>
  outcomeIs(name, `an answer about ${quote(id)}`, (call) => {
    if (call.error !== undefined) return textsIn(call.error).includes(id)
    return entryOf(call, 'completed', id) !== undefined
  })

/** Judges that an abort beside the spawn leaves a handle that can be found, or no process. */
function handledOrGone(c: HostConversation): Finding[] {
  const found = callOf(c, 'fetch h')
  if (!found) return [inconclusive(c.failure?.sentence ?? 'the handle was not fetched')]
  const spawned = callOf(c, 'spawn h')
  if (!spawned || spawned.side.length === 0) return [satisfied('no process')]
  if (isState(found) && handleIn(found)?.state !== 'stopped') return [satisfied('a handle')]
  return judgedBy(leavesNothing('spawn h'))(c)
}

/** Awaits beside other calls of a batch. @see rfd037 §await in parallel tool call batches */
export const awaitBatchChecks: readonly HostCheck[] = [
  ...on(besideSpawns, {
    'spawn-and-await#found': onResult('behind', 'a result', () => false),
    'spawn-and-await#results': [hasResult('behind', 'l'), hasResult('behind', 'r')],
    'spawn-and-await#one-round': nothingPending('behind'),
    'any-position': hasIn('before', 'completed', 'p'),
    'calls-run-together#spawns': [
      begunBefore('spawn l', 'spawn r'),
      begunBefore('spawn r', 'spawn l'),
    ],
    'calls-run-together#await': isSuccess('beside'),
    'known-before-it-runs': onResult('tardy', 'a result', () => false),
    'waits-through-the-start#not-before': onResult('tardy', 'a wait for the start', (call) => {
      const early = entriesIn(call, 'pending').some(({ state }) => state !== 'running')
      return early && 'a handle that has not begun'
    }),
    'waits-through-the-start#not-at-start': nothingPending('tardy'),
    'waits-through-the-start#at-stop': [hasIn('tardy', 'completed', 't'), noTimeout('tardy')],
    'spawns-have-responses#own-state': spawns('a state', isState),
    'spawns-have-responses#own-id': spawns('its own id', (call) => {
      return handleIn(call)?.id === call.arguments.id
    }),
    'complete-when-await-returns#not-twice': BATCHED.map(oneResponse),
    'complete-when-await-returns#none-missing': BATCHED.map((name) =>
      isAnswered(name, 'a response'),
    ),
    'race#first-stop': hasIn('race', 'completed', 'quick'),
    'race#other-pending': hasIn('race', 'pending', 'slow'),
  }),
  ...on(several, {
    'unknown-id-fails-alone#await': fails('unknown'),
    'unknown-id-fails-alone#rest': [
      isSpawned('spawn u'),
      isSuccess('rest'),
      hasResult('rest of u', 'u'),
    ],
    'only-spawns-claim-ids#active-handle': [
      stands('fetch one', 'running'),
      stands('fetch two', 'running'),
      hasIn('short', 'pending', 'a'),
    ],
    'only-spawns-claim-ids#spawned-handle': [
      hasIn('all e', 'completed', 'e'),
      hasIn('any e', 'completed', 'e'),
      ...['spawn f', 'spawn g'].map(isSpawned),
    ],
    'toolstate.await-conditions.independent-awaits#own-condition': {
      title: 'Each await of a batch returns by its own lists.',
      judge: [lists('any e', 'completed', 'e'), lists('all E', 'completed', 'E')],
    },
    'toolstate.registry.ids-are-case-sensitive#case': {
      title: 'Ids that differ in the case of a letter do not collide in a batch.',
      judge: ['spawn e', 'spawn E'].map(isSpawned),
    },
    'scan-skips-other-tools': [
      isSuccess('skipped one'),
      isSuccess('skipped two'),
      isSuccess('skipped three'),
      isSpawned('spawn same'),
    ],
    'failed-spawn#missing-program': isAnswered('missing'),
    'command-beside-spawn#fetch': isAnswered('early fetch'),
    'command-beside-spawn#apply': isAnswered('early apply'),
    'command-beside-spawn#abort': [isAnswered('early abort'), handledOrGone],
  }),
  ...on(declinedInBatch, {
    'failed-spawn#declined': [startsNothing('spawn no_1'), statesEndOf('await', 'no_1')],
  }),
  ...on(badArguments, {
    'toolstate.await-responses.answers-the-await#own-response': hasIn(
      'await fine',
      'completed',
      'fine_3',
    ),
    'failed-spawn#bad-arguments': [
      hasIn('await fine', 'completed', 'fine_3'),
      statesEndOf('await undeclared', 'undeclared_1'),
      statesEndOf('await mistyped', 'mistyped_2'),
    ],
  }),
  ...refusedBatchChecks,
]
