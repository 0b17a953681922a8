import { callOf } from '../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, satisfiedUnless } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcomeIs, textsIn } from '../../vfs/host/outcome.ts'
import { inputsTo, stands } from '../../vfs/host/state/handle.ts'
import { goneAt, LATE_MS, onReport, probed, reportedAt, US_PER_MS } from '../../vfs/host/timing.ts'
import { isIn, names } from './handle-shown.ts'
import { runsOf } from './one-shot.ts'
import { isSpawned, startsNothing } from './refusal.ts'
import {
  ARGUMENTS,
  changing,
  fetches,
  LONG,
  passing,
  several,
  spawned,
  working,
} from './spawn-scenarios.ts'

const on = checksIn('toolstate.commands')

/** Judges that one process and no other has begun for a spawn. */
export const oneProcess = (name: string) =>
  probed(name, 'one process', ({ processes: { length } }) => length !== 1 && `${length} processes`)

/** Judges that a tool was given these inputs, in this order, and no others. */
export const hearsOnly = (name: string, ...inputs: unknown[]) =>
  onReport(name, (call) => {
    const heard = inputsTo(call)
    const expected = inputs.length === 0 ? 'no input' : `the inputs ${JSON.stringify(inputs)}`
    return satisfiedUnless(!equal(heard, inputs) && JSON.stringify(heard), expected, call.index)
  })

/** What is observed of a process that has not ended. */
export const STAYS = 'one that stays'

/** Judges that the process of a spawn has ended. */
export const isGone = (name: string) =>
  probed(name, 'no process', (call) => goneAt(call) === undefined && STAYS)

/** Judges that what the tool of a spawn has started has ended. */
export const helperIsGone = (name: string) =>
  probed(name, 'no process', ({ processes }) => {
    const helper = processes.find(({ kind }) => kind === 'child')
    if (!helper) return inconclusive('the tool did not report what it has started')
    return helper.goneAt === undefined && 'a helper'
  })

/** Judges the arguments that the tool of a spawn was given. */
const onArguments = (name: string, judge: (given: JsonObject, index: number) => Finding) =>
  onReport(name, (call) => {
    const [first] = runsOf(call)
    const given = first?.arguments
    return isObject(given)
      ? judge(given, call.index)
      : inconclusive('the probe did not report its arguments')
  })

/** Judges an argument that is too long to be repeated in a finding. */
const arrivesWhole = onArguments('spawn s', ({ long }, index) =>
  satisfiedUnless(
    long !== LONG && `${textsIn(long).length} of ${LONG.length} characters`,
    'the whole of a long argument',
    index,
  ),
)

/** Judges that the tool of a spawn was given these arguments, whatever else it was given. */
export const startsWith = (name: string, expected: JsonObject) =>
  onArguments(name, (given, index) => {
    const found = Object.fromEntries(Object.keys(expected).map((key) => [key, given[key]]))
    const wrong = !equal(found, expected) && JSON.stringify(found)
    return satisfiedUnless(wrong, JSON.stringify(expected), index)
  })

/** Which of the protocol's own arguments a tool sees. */
function isShown(given: JsonObject): string {
  const shown = ['action', 'id'].filter((name) => name in given)
  return shown.length === 0 ? 'neither is shown' : `the tool sees ${shown.join(' and ')}`
}

/** Judges that a call was answered while the tool was at work. */
const beforeLate = (name: string) =>
  onReport('spawn w', (tool, c) => {
    const call = callOf(c, name)
    if (!call) return inconclusive(c.failure?.sentence ?? 'the call was not made')
    const late = reportedAt(tool, 'late') ?? Number.POSITIVE_INFINITY
    const { calledAt, answeredAt = Number.POSITIVE_INFINITY } = call
    const waits = answeredAt >= late
    if (waits && answeredAt - calledAt < LATE_MS * US_PER_MS)
      return inconclusive('the tool was not at work for as long as the calls took')
    return satisfiedUnless(waits && 'a wait for the tool', 'an answer at once', call.index)
  })

/** What spawns and fetches do, and what several handles have to do with each other. @see rfd009 §ToolCommand */
export const spawnChecks: readonly HostCheck[] = [
  ...on(spawned, {
    'spawn-starts-one-process#at-spawn': probed('spawn s', 'a start at the spawn', (call, c) => {
      const fetch = callOf(c, 'fetch s')
      const late = fetch && (reportedAt(call, 'begins') ?? 0) > fetch.calledAt
      return late && 'a later start'
    }),
    'spawn-starts-one-process#one-process': oneProcess('spawn s'),
    'spawn-starts-one-process#own-handle': [
      names('spawn s', 's'),
      stands('fetch s', 'running', 's runs'),
    ],
    'spawn-arguments-intact#values-whole': [startsWith('spawn s', ARGUMENTS.whole), arrivesWhole],
    'spawn-arguments-intact#types-kept': startsWith('spawn s', ARGUMENTS.typed),
    'spawn-arguments-intact#none-lost': startsWith('spawn s', ARGUMENTS.void),
    'tool-sees-protocol-arguments': onArguments('spawn s', (given) => satisfied(isShown(given))),
  }),
  ...on(working, {
    'spawn-returns-at-once#while-working': beforeLate('spawn w'),
    'spawn-returns-at-once#state-running': isIn('spawn w', 'running'),
    'no-own-loop#no-wait': [beforeLate('first'), beforeLate('second')],
    'handles-block-nothing#other-calls': [
      beforeLate('other'),
      outcomeIs('other', 'its result', ({ report, result }) =>
        textsIn(report?.text ?? result).includes('done 4751'),
      ),
    ],
    'handles-block-nothing#other-rounds': [
      beforeLate('third'),
      stands('third', 'running', 'w works'),
    ],
  }),
  ...on(changing, {
    'fetch-is-current#change-seen': [
      stands('before', 'running', 'n works'),
      stands('changed', 'running', 'n has changed'),
    ],
  }),
  ...on(passing, {
    'no-own-loop#no-retry': oneProcess('spawn t'),
  }),
  ...on(fetches, {
    'fetch-only-reads#no-input': hearsOnly('spawn a'),
    'fetch-only-reads#no-process': [
      ['one a', 'one w', 'two a', 'two w'].map(startsNothing),
      oneProcess('spawn a'),
      oneProcess('spawn w'),
    ],
    'fetch-only-reads#no-answer': [hearsOnly('spawn w'), stands('fetch w', 'waiting')],
  }),
  ...on(several, {
    'several-handles-of-a-tool#accepted': ['b', 'c'].map((id) => isSpawned(`spawn ${id}`)),
    'spawn-starts-one-process#one-process': {
      title: 'starts one process for each of several spawns',
      judge: ['a', 'b', 'c'].map((id) => oneProcess(`spawn ${id}`)),
    },
    'several-handles-of-a-tool#content-apart': [
      stands('fetch a', 'running', 'a runs'),
      stands('fetch c', 'running', 'c runs'),
    ],
    'several-handles-of-a-tool#input-apart': [hearsOnly('spawn a', 'for a'), hearsOnly('spawn c')],
    'fetch-is-current#own-state': ['a', 'b', 'c'].map((id) =>
      stands(`fetch ${id}`, 'running', `${id} runs`),
    ),
    'id-selects-handle#fetch': [
      stands('fetch b', 'running', 'b runs'),
      stands('a afterwards', 'running', 'a runs'),
    ],
    'id-selects-handle#apply': [hearsOnly('spawn b', 'for b'), hearsOnly('spawn a', 'for a')],
    'id-selects-handle#abort': [isGone('spawn b'), stands('a alone', 'running')],
    'abort-spares-others': [
      stands('a alone', 'running', 'a runs'),
      stands('c alone', 'running', 'c runs'),
    ],
  }),
]
