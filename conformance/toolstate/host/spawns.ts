import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { inputsTo, stands } from '../../vfs/host/state/handle.ts'
import { goneAt, onReport, reportedAt } from '../../vfs/host/timing.ts'
import { isIn, names } from './handle-shown.ts'
import { runsOf } from './one-shot.ts'
import { isState, startsNothing } from './refusal.ts'
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

/** What spawns and fetches do, and what several handles have to do with each other. @see rfd009 §ToolCommand */
export const spawnChecks: readonly HostCheck[] = [
  ...checksOn(spawned, {
    'toolstate.commands.spawn-starts-one-process#at-spawn': (c) =>
      onReport(c, 'spawn s', (call) => {
        const fetch = callOf(c, 'fetch s')
        const late = fetch && (reportedAt(call, 'begins') ?? 0) > fetch.calledAt
        return satisfiedUnless(late && 'a later start', 'a start at the spawn', call.index)
      }),
    'toolstate.commands.spawn-starts-one-process#one-process': (c) => oneProcess(c, 'spawn s'),
    'toolstate.commands.spawn-starts-one-process#own-handle': (c) => [
      ...names(c, 'spawn s', 's'),
      ...stands(c, 'fetch s', 'running', 's runs'),
    ],
    'toolstate.commands.spawn-arguments-intact#values-whole': (c) => [
      ...arrive(c, ARGUMENTS.whole),
      ...arrivesWhole(c),
    ],
    'toolstate.commands.spawn-arguments-intact#types-kept': (c) => arrive(c, ARGUMENTS.typed),
    'toolstate.commands.spawn-arguments-intact#none-lost': (c) => arrive(c, ARGUMENTS.void),
    'toolstate.commands.tool-sees-protocol-arguments': (c) =>
      onArguments(c, (given) => satisfied(isShown(given))),
  }),
  ...checksOn(working, {
    'toolstate.commands.spawn-returns-at-once#while-working': (c) => beforeLate(c, 'spawn w'),
    'toolstate.commands.spawn-returns-at-once#state-running': (c) => isIn(c, 'spawn w', 'running'),
    'toolstate.commands.no-own-loop#no-wait': (c) => [
      ...beforeLate(c, 'first'),
      ...beforeLate(c, 'second'),
    ],
    'toolstate.commands.handles-block-nothing#other-calls': (c) => [
      ...beforeLate(c, 'other'),
      ...onOutcome(c, 'other', 'its result', (call) => {
        return !textsIn(call.report?.text ?? call.result).includes('done 4751') && outcomeOf(call)
      }),
    ],
    'toolstate.commands.handles-block-nothing#other-rounds': (c) => [
      ...beforeLate(c, 'third'),
      ...stands(c, 'third', 'running', 'w works'),
    ],
  }),
  ...checksOn(changing, {
    'toolstate.commands.fetch-is-current#change-seen': (c) => [
      ...stands(c, 'before', 'running', 'n works'),
      ...stands(c, 'changed', 'running', 'n has changed'),
    ],
  }),
  ...checksOn(passing, {
    'toolstate.commands.no-own-loop#no-retry': (c) => oneProcess(c, 'spawn t'),
  }),
  ...checksOn(fetches, {
    'toolstate.commands.fetch-only-reads#no-input': (c) => hearsOnly(c, 'spawn a'),
    'toolstate.commands.fetch-only-reads#no-process': (c) => [
      ...['one a', 'one w', 'two a', 'two w'].flatMap((name) => startsNothing(c, name)),
      ...oneProcess(c, 'spawn a'),
      ...oneProcess(c, 'spawn w'),
    ],
    'toolstate.commands.fetch-only-reads#no-answer': (c) => [
      ...hearsOnly(c, 'spawn w'),
      ...stands(c, 'fetch w', 'waiting'),
    ],
  }),
  ...checksOn(several, {
    'toolstate.commands.several-handles-of-a-tool#accepted': (c) =>
      ['b', 'c'].flatMap((id) =>
        onOutcome(c, `spawn ${id}`, 'a spawn', (call) => !isState(call) && outcomeOf(call)),
      ),
    'toolstate.commands.spawn-starts-one-process#one-process': {
      title: 'starts one process for each of several spawns',
      judge: (c) => ['a', 'b', 'c'].flatMap((id) => oneProcess(c, `spawn ${id}`)),
    },
    'toolstate.commands.several-handles-of-a-tool#content-apart': (c) => [
      ...stands(c, 'fetch a', 'running', 'a runs'),
      ...stands(c, 'fetch c', 'running', 'c runs'),
    ],
    'toolstate.commands.several-handles-of-a-tool#input-apart': (c) => [
      ...hearsOnly(c, 'spawn a', 'for a'),
      ...hearsOnly(c, 'spawn c'),
    ],
    'toolstate.commands.fetch-is-current#own-state': (c) =>
      ['a', 'b', 'c'].flatMap((id) => stands(c, `fetch ${id}`, 'running', `${id} runs`)),
    'toolstate.commands.id-selects-handle#fetch': (c) => [
      ...stands(c, 'fetch b', 'running', 'b runs'),
      ...stands(c, 'a afterwards', 'running', 'a runs'),
    ],
    'toolstate.commands.id-selects-handle#apply': (c) => [
      ...hearsOnly(c, 'spawn b', 'for b'),
      ...hearsOnly(c, 'spawn a', 'for a'),
    ],
    'toolstate.commands.id-selects-handle#abort': (c) => [
      ...isGone(c, 'spawn b'),
      ...stands(c, 'a alone', 'running'),
    ],
    'toolstate.commands.abort-spares-others': (c) => [
      ...stands(c, 'a alone', 'running', 'a runs'),
      ...stands(c, 'c alone', 'running', 'c runs'),
    ],
  }),
]

/** Judges that one process and no other has begun for a spawn. */
export const oneProcess = (c: HostConversation, name: string): Finding[] =>
  onReport(c, name, ({ processes: { length }, index }) =>
    satisfiedUnless(length !== 1 && `${length} processes`, 'one process', index),
  )

/** Judges that a tool was given these inputs, in this order, and no others. */
export const hearsOnly = (c: HostConversation, name: string, ...inputs: unknown[]): Finding[] =>
  onReport(c, name, (call) => {
    const heard = inputsTo(call)
    const expected = inputs.length === 0 ? 'no input' : `the inputs ${JSON.stringify(inputs)}`
    return satisfiedUnless(!equal(heard, inputs) && JSON.stringify(heard), expected, call.index)
  })

/** What is observed of a process that has not ended. */
export const STAYS = 'one that stays'

/** Judges that the process of a spawn has ended. */
export const isGone = (c: HostConversation, name: string): Finding[] =>
  onReport(c, name, (call) =>
    satisfiedUnless(goneAt(call) === undefined && STAYS, 'no process', call.index),
  )

/** Judges that what the tool of a spawn has started has ended. */
export const helperIsGone = (c: HostConversation, name: string): Finding[] =>
  onReport(c, name, ({ processes, index }) => {
    const helper = processes.find(({ kind }) => kind === 'child')
    if (!helper) return inconclusive('the tool did not report what it has started')
    return satisfiedUnless(helper.goneAt === undefined && 'a helper', 'no process', index)
  })

/** Judges the arguments that the tool of a spawn was given. */
const onArguments = (
  c: HostConversation,
  judge: (given: JsonObject, index: number) => Finding | Finding[],
): Finding[] =>
  onReport(c, 'spawn s', (call) => {
    const [first] = runsOf(call)
    const given = first?.arguments
    return isObject(given)
      ? judge(given, call.index)
      : inconclusive('the probe did not report its arguments')
  })

const arrive = (c: HostConversation, expected: JsonObject): Finding[] =>
  onArguments(c, (given, index) => {
    const names = Object.keys(expected)
    const found = Object.fromEntries(names.map((name) => [name, given[name]]))
    const wrong = !equal(found, expected) && JSON.stringify(found)
    return satisfiedUnless(wrong, JSON.stringify(expected), index)
  })

/** Judges an argument that is too long to be repeated in a finding. */
const arrivesWhole = (c: HostConversation): Finding[] =>
  onArguments(c, ({ long }, index) =>
    satisfiedUnless(
      long !== LONG && `${textsIn(long).length} of ${LONG.length} characters`,
      'the whole of a long argument',
      index,
    ),
  )

/** Which of the protocol's own arguments a tool sees. */
function isShown(given: JsonObject): string {
  const shown = ['action', 'id'].filter((name) => name in given)
  return shown.length === 0 ? 'neither is shown' : `the tool sees ${shown.join(' and ')}`
}

/** Judges that a call was answered while the tool was at work. */
const beforeLate = (c: HostConversation, name: string): Finding[] =>
  onReport(c, 'spawn w', (tool) => {
    const call = callOf(c, name)
    if (!call) return inconclusive(c.failure?.sentence ?? 'the call was not made')
    const late = reportedAt(tool, 'late') ?? Number.POSITIVE_INFINITY
    const waits = (call.answeredAt ?? late) >= late
    return satisfiedUnless(waits && 'a wait for the tool', 'an answer at once', call.index)
  })
