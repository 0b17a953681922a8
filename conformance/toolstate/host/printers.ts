import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import { type Finding, inconclusive, notApplicable, satisfiedUnless } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { bytesIn } from '../../vfs/host/project-state.ts'
import { TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { hasIn, notBefore } from './await-result.ts'
import { awaitScenario, handleScenario, limits } from './handle-scenario.ts'
import { A_WHILE, aborted, awaiting, begun, ended, fetched, through } from './handles.ts'
import { isSpawned } from './refusal.ts'

const on = checksIn('toolstate.lifecycle')

/** Where a program counts as long as it lives. */
const COUNT = 'count.txt'

/** A stateful tool that is no more than a program of the shell; a host without policies passes over what is stated of them. */
const program = (name: string, script: string) => ({
  ...{ name, runtime: 'stdio' as const, stateful: true, limits },
  spawn: { lifecycle: { on_turn_end: 'abort' as const } },
  command: ['sh', '-c', `printf '{"type":"running","content":"busy"}\\n'; ${script}`],
})

const printed = (action: string, id: string, more = {}) =>
  through('printer', action, id, `${action} ${id}`, more)

/** Gives a program the line after which it ends. */
const finished = (id: string) => printed('apply', id, { input: 'end\n' })

const counting = (name: string) => through('counter', 'spawn', 'k', name)

/** Handles of tools that print, beside those of tools that ask their host. */
const awaited: HostScenario = awaitScenario(
  {
    name: 'handles of tools that print',
    needs: ['await', 'stdio'],
    tools: [
      program('printer', `read -r line; printf '{"type":"stopped","result":{"Ok":"over"}}\\n'`),
    ],
  },
  begun('a'),
  printed('spawn', 'p'),
  awaiting('both', { all: ['p', 'a'] }),
  ended('a'),
  A_WHILE,
  printed('fetch', 'p'),
  finished('p'),
  { wait: 'both' },
  begun('b'),
  printed('spawn', 'q'),
  awaiting('either', { any: ['b', 'q'] }),
  A_WHILE,
  fetched('b'),
  finished('q'),
  { wait: 'either' },
  aborted('b'),
)

const LATER_LOOK: Action[] = [TIME_TO_NOTICE, { snapshot: true }]

/** A tool that prints, in a turn that ends, and in the next. */
const ending: HostScenario = handleScenario(
  {
    name: 'a tool that prints at the end of a turn',
    needs: ['stateful', 'stdio'],
    tools: [program('counter', `while sleep 0.2; do n=$((n + 1)); echo $n > ${COUNT}; done`)],
  },
  counting('count'),
  LATER_LOOK,
  { turn_end: true },
  ...[LATER_LOOK, LATER_LOOK],
  counting('count again'),
  { turn_end: true },
)

/** What handles of tools that only print have in common with all others. @see rfd009 §Apply serves two purposes */
export const printerChecks: readonly HostCheck[] = [
  ...on(awaited, {
    'toolstate.await-conditions.handles-of-several-tools': {
      title: 'waits for tools that only print beside others',
      judge: [
        notBefore('both', 'fetch p'),
        ['p', 'a'].map((id) => hasIn('both', 'completed', id)),
        notBefore('either', 'fetch b'),
        hasIn('either', 'completed', 'q'),
        hasIn('either', 'pending', 'b'),
      ],
    },
  }),
  ...on(ending, {
    'turn-end-aborts': {
      title: 'ends tools that only print',
      judge: countsNoMore,
    },
    'next-turn-knows-no-id#free': {
      title: 'The id of a tool that only prints is free in the next turn.',
      judge: isSpawned('count again'),
    },
  }),
]

/** Judges by two looks after the end of the turn that a program which counts as long as it lives is gone. */
function countsNoMore(c: HostConversation): Finding[] {
  const [alive, first, second] = c.snapshots.map((files) => bytesIn(files, COUNT)?.toString())
  if (c.snapshots.length < 3) return [inconclusive(c.failure?.sentence ?? 'the turn did not end')]
  if (alive === undefined) return [notApplicable('the program does not run in the project')]
  return [satisfiedUnless(first !== second && 'it still runs', 'the end of the program')]
}
