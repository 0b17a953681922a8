import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf } from '../../vfs/host/outcome.ts'
import { endsWith, handleIn, inputsTo, stands } from '../../vfs/host/state/handle.ts'
import { onReport } from '../../vfs/host/timing.ts'
import { hasMember } from './await-result.ts'
import {
  afterwards,
  byNoText,
  endedByUser,
  keptForAwait,
  left,
  malformed,
  OTHER_WORDS,
} from './command-scenarios.ts'
import { resultOf } from './handles.ts'
import { hearsNot, isSpawned, isState, onceStopped, refuses, startsNothing } from './refusal.ts'
import { oneProcess } from './spawns.ts'
import { endsWithNothing, leavesNothing } from './turn-handles.ts'

/** Judges that a tool was given no input at all. */
const hearsNothing = (c: HostConversation, spawn: string): Finding[] =>
  onReport(c, spawn, (call) =>
    satisfiedUnless(inputsTo(call).length > 0 && 'an input', 'no input', call.index),
  )

/** Judges that a handle is not shown as active. */
const notActive = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'no active handle', (call) => {
    return isState(call) && handleIn(call)?.state !== 'stopped' && outcomeOf(call)
  })

/** Judges that a failure which is shown a second time is the same. */
const sameFailure = (c: HostConversation): Finding[] =>
  onOutcome(c, 'second failure', 'the same failure, or a refusal', (call) => {
    const first = callOf(c, 'first failure')
    const isSame = equal(handleIn(call)?.result, first && handleIn(first)?.result)
    return isState(call) && !isSame && outcomeOf(call)
  })

/** Which commands are refused, and what becomes of a handle after its end. @see rfd009 §ToolCommand */
export const commandChecks: readonly HostCheck[] = [
  ...checksOn(malformed, {
    'toolstate.commands.spawn-needs-id#error': (c) => refuses(c, 'spawn without an id'),
    'toolstate.commands.spawn-needs-id#no-process': (c) => startsNothing(c, 'spawn without an id'),
    'toolstate.commands.commands-need-id#fetch': (c) => refuses(c, 'fetch without an id'),
    'toolstate.commands.commands-need-id#apply': (c) => [
      ...refuses(c, 'apply without an id'),
      ...hearsNot(c, 'spawn a', 'stray'),
      ...hearsNot(c, 'spawn w', 'stray'),
    ],
    'toolstate.commands.commands-need-id#abort': (c) => [
      ...refuses(c, 'abort without an id'),
      ...stands(c, 'fetch a', 'running'),
      ...stands(c, 'fetch w', 'waiting'),
    ],
    'toolstate.commands.apply-needs-input#error': (c) => [
      ...refuses(c, 'apply without an input'),
      ...refuses(c, 'answer without an input'),
    ],
    'toolstate.commands.apply-needs-input#no-raw-input': (c) => hearsNothing(c, 'spawn a'),
    'toolstate.commands.apply-needs-input#no-answer': (c) => stands(c, 'fetch w', 'waiting'),
    'toolstate.commands.unknown-action#error': (c) => [
      ...refuses(c, 'unknown action'),
      ...OTHER_WORDS.flatMap((word) => [
        ...refuses(c, `the word ${word}`),
        ...refuses(c, `the word ${word} for another`),
      ]),
    ],
    'toolstate.commands.unknown-action#no-effect': (c) => [
      ...stands(c, 'fetch a', 'running'),
      ...OTHER_WORDS.flatMap((word) => startsNothing(c, `the word ${word} for another`)),
    ],
    'toolstate.commands.id-is-string#spawn': (c) =>
      ['spawn by a number', ...byNoText('spawn')].flatMap((name) => refuses(c, name)),
    'toolstate.commands.id-is-string#fetch': (c) =>
      ['fetch by a number', ...byNoText('fetch')].flatMap((name) => refuses(c, name)),
    'toolstate.commands.id-is-string#apply': (c) => [
      ...byNoText('apply').flatMap((name) => refuses(c, name)),
      ...['spawn 7', 'spawn a'].flatMap((name) => hearsNot(c, name, 'stray')),
    ],
    'toolstate.commands.id-is-string#abort': (c) => [
      ...byNoText('abort').flatMap((name) => refuses(c, name)),
      ...['fetch 7', 'fetch a'].flatMap((name) => stands(c, name, 'running')),
    ],
  }),
  ...checksOn(afterwards, {
    'toolstate.lifecycle.last-result-is-kept#fetch': (c) =>
      endsWith(c, ['first', 'second'], resultOf('s')),
    'toolstate.lifecycle.fetch-after-delivery#not-active': (c) =>
      onceStopped(c, ['first'], () => notActive(c, 'second')),
    'toolstate.lifecycle.fetch-after-delivery#not-run-again': (c) => startsNothing(c, 'second'),
    'toolstate.lifecycle.fetch-after-delivery#same-result': (c) =>
      onceStopped(c, ['first'], () =>
        onOutcome(c, 'second', 'the same result, or a refusal', (call) => {
          return isState(call) && handleIn(call)?.result !== resultOf('s') && outcomeOf(call)
        }),
      ).concat(onceStopped(c, ['first failure'], () => sameFailure(c))),
    'toolstate.lifecycle.apply-after-stop#no-process': (c) => startsNothing(c, 'late apply'),
    'toolstate.lifecycle.abort-after-stop#answered': (c) =>
      ['late abort', 'abort b again'].flatMap((name) => notActive(c, name)),
    'toolstate.lifecycle.abort-after-stop#others-spared': (c) =>
      stands(c, 'fetch a', 'running', 'a runs'),
    'toolstate.lifecycle.abort-destroys-handle': (c) => [
      ...notActive(c, 'aborted'),
      ...notActive(c, 'aborted waiting'),
      ...endsWithNothing(c),
    ],
  }),
  ...checksOn(left, {
    'toolstate.lifecycle.crash-frees-handle#id-free': (c) =>
      [
        ['fetch x', 'again'],
        ['fetch y', 'again y'],
      ].flatMap(([fetch = '', again = '']) => onceStopped(c, [fetch], () => isSpawned(c, again))),
    'toolstate.commands.no-own-loop#no-retry': {
      title: 'does not start a tool again that has crashed',
      judge: (c) => oneProcess(c, 'spawn x'),
    },
    'toolstate.lifecycle.idle-handles-stay': (c) => [
      ...stands(c, 'fetch idle', 'running', 'idle runs'),
      ...stands(c, 'fetch waits', 'waiting'),
    ],
  }),
  ...checksOn(endedByUser, {
    'toolstate.lifecycle.user-ends-handle#process-ends': (c) => [
      ...stands(c, 'before', 'running'),
      ...leavesNothing(c, 'spawn a', 'spawn w'),
      ...stands(c, 'fetch b', 'running'),
    ],
    'toolstate.lifecycle.user-ends-handle#not-active': (c) => [
      ...stands(c, 'before', 'running'),
      ...['fetch a', 'fetch w'].flatMap((name) => notActive(c, name)),
      ...onceStopped(c, ['fetch a'], () => isSpawned(c, 'again')),
    ],
  }),
  ...checksOn(keptForAwait, {
    'toolstate.lifecycle.last-result-is-kept#await': (c) =>
      hasMember(c, 'all', ['completed', 's'], 'result', resultOf('s')),
    'toolstate.registry.stopped-id-is-free': {
      title: 'An id is free once an await has delivered the result of its handle.',
      judge: (c) => isSpawned(c, 'again'),
    },
  }),
]
