import { equal } from '../../../harness/wire/json.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcomeIs } from '../../vfs/host/outcome.ts'
import { endsWith, handleAt, handleIn, inputsTo, stands } from '../../vfs/host/state/handle.ts'
import { probed } from '../../vfs/host/timing.ts'
import { hasResult } from './await-result.ts'
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
import {
  hearsNot,
  isSpawned,
  isState,
  notActive,
  onceStopped,
  refuses,
  startsNothing,
} from './refusal.ts'
import { oneProcess } from './spawns.ts'
import { endsWithNothing, leavesNothing } from './turn-handles.ts'

const on = checksIn('toolstate.commands')

/** Judges that a tool was given no input at all. */
const hearsNothing = (spawn: string) =>
  probed(spawn, 'no input', (call) => inputsTo(call).length > 0 && 'an input')

/** Judges that a failure which is shown a second time is the same. */
const sameFailure = outcomeIs('second failure', 'the same failure, or a refusal', (call, c) => {
  return !isState(call) || equal(handleIn(call)?.result, handleAt(c, 'first failure')?.result)
})

/** Which commands are refused, and what becomes of a handle after its end. @see rfd009 §ToolCommand */
export const commandChecks: readonly HostCheck[] = [
  ...on(malformed, {
    'spawn-needs-id#error': refuses('spawn without an id'),
    'spawn-needs-id#no-process': startsNothing('spawn without an id'),
    'commands-need-id#fetch': refuses('fetch without an id'),
    'commands-need-id#apply': [
      refuses('apply without an id'),
      hearsNot('spawn a', 'stray'),
      hearsNot('spawn w', 'stray'),
    ],
    'commands-need-id#abort': [
      refuses('abort without an id'),
      stands('fetch a', 'running'),
      stands('fetch w', 'waiting'),
    ],
    'apply-needs-input#error': [
      refuses('apply without an input'),
      refuses('answer without an input'),
    ],
    'apply-needs-input#no-raw-input': hearsNothing('spawn a'),
    'apply-needs-input#no-answer': stands('fetch w', 'waiting'),
    'unknown-action#error': [
      refuses('unknown action'),
      OTHER_WORDS.map((word) => [
        refuses(`the word ${word}`),
        refuses(`the word ${word} for another`),
      ]),
    ],
    'unknown-action#no-effect': [
      stands('fetch a', 'running'),
      OTHER_WORDS.map((word) => startsNothing(`the word ${word} for another`)),
    ],
    'id-is-string#spawn': ['spawn by a number', ...byNoText('spawn')].map((name) => refuses(name)),
    'id-is-string#fetch': ['fetch by a number', ...byNoText('fetch')].map((name) => refuses(name)),
    'id-is-string#apply': [
      byNoText('apply').map((name) => refuses(name)),
      ['spawn 7', 'spawn a'].map((name) => hearsNot(name, 'stray')),
    ],
    'id-is-string#abort': [
      byNoText('abort').map((name) => refuses(name)),
      ['fetch 7', 'fetch a'].map((name) => stands(name, 'running')),
    ],
  }),
  ...on(afterwards, {
    'toolstate.lifecycle.last-result-is-kept#fetch': endsWith(['first', 'second'], resultOf('s')),
    'toolstate.lifecycle.fetch-after-delivery#not-active': onceStopped(
      ['first'],
      notActive('second'),
    ),
    'toolstate.lifecycle.fetch-after-delivery#not-run-again': startsNothing('second'),
    'toolstate.lifecycle.fetch-after-delivery#same-result': (c) =>
      onceStopped(
        ['first'],
        outcomeIs('second', 'the same result, or a refusal', (call) => {
          return !isState(call) || handleIn(call)?.result === resultOf('s')
        }),
      )(c).concat(onceStopped(['first failure'], sameFailure)(c)),
    'toolstate.lifecycle.apply-after-stop#no-process': startsNothing('late apply'),
    'toolstate.lifecycle.abort-after-stop#answered': ['late abort', 'abort b again'].map((name) =>
      notActive(name),
    ),
    'toolstate.lifecycle.abort-after-stop#others-spared': stands('fetch a', 'running', 'a runs'),
    'toolstate.lifecycle.abort-destroys-handle': [
      notActive('aborted'),
      notActive('aborted waiting'),
      endsWithNothing,
    ],
  }),
  ...on(left, {
    'toolstate.lifecycle.crash-frees-handle#id-free': [
      ['fetch x', 'again'],
      ['fetch y', 'again y'],
    ].map(([fetch = '', again = '']) => onceStopped([fetch], isSpawned(again))),
    'no-own-loop#no-retry': {
      title: 'does not start a tool again that has crashed',
      judge: oneProcess('spawn x'),
    },
    'toolstate.lifecycle.idle-handles-stay': [
      stands('fetch idle', 'running', 'idle runs'),
      stands('fetch waits', 'waiting'),
    ],
  }),
  ...on(endedByUser, {
    'toolstate.lifecycle.user-ends-handle#process-ends': [
      stands('before', 'running'),
      leavesNothing('spawn a', 'spawn w'),
      stands('fetch b', 'running'),
    ],
    'toolstate.lifecycle.user-ends-handle#not-active': [
      stands('before', 'running'),
      ['fetch a', 'fetch w'].map((name) => notActive(name)),
      onceStopped(['fetch a'], isSpawned('again')),
    ],
  }),
  ...on(keptForAwait, {
    'toolstate.lifecycle.last-result-is-kept#await': hasResult('all', 's'),
    'toolstate.registry.stopped-id-is-free': {
      title: 'An id is free once an await has delivered the result of its handle.',
      judge: isSpawned('again'),
    },
  }),
]
