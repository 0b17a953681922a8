import type { Action, Call } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { pick, type Random } from '../../../../harness/random.ts'
import { command } from '../handles.ts'
import { awaiting, spawning } from './tool.ts'

/** Steps about handles of its own, whose order is kept; others come between the steps, and not between their actions. */
export type Motif = (id: string, random: Random) => readonly (readonly Action[])[]

/** Seconds that an await lasts at most that is not to reach its limit. */
const LONG_S = 10

/** Long enough for a host to notice the end of a process, while other things are done as well. */
const NOTICED: Action = { pause_ms: 900 }

/** Hands calls over one after the other without waiting for answers, so that all of them are under way. */
const atOnce = (...calls: Call[]): Action[] => calls.map((call) => ({ call, background: true }))

const together = (...calls: Call[]): Action => ({ call: calls, background: true })

const answered = (...calls: Call[]): Action[] => calls.map(({ id = '' }) => ({ wait: id }))

const spawned = (id: string, ...first: ProbeStep[]): Action[] => {
  const spawn = spawning(id, `spawn ${id}`, ...first)
  return [...atOnce(spawn), ...answered(spawn)]
}

const called = (call: Call): Action[] => [{ call }]

const fetching = (id: string, when: string) => command('fetch', id, `fetch ${id} ${when}`)

const ending = (id: string, when = '1') =>
  command('apply', id, `apply ${id} ${when}`, { input: 'end' })

const aborting = (id: string) => command('abort', id, `abort ${id}`)

/** Gives a tool its input, and waits until it is gone and the host may know. */
const over = (id: string): Action[] => [{ call: ending(id) }, { gone: `spawn ${id}` }, NOTICED]

/** Fetches beside an abort, which takes as long as the host waits for the tool, and commands after it. */
export const besideAnAbort: Motif = (id) => {
  const calls = [fetching(id, 'before'), aborting(id), fetching(id, 'beside'), fetching(id, 'last')]
  return [
    spawned(id, { ignore_cancel: true }),
    atOnce(...calls),
    answered(...calls),
    called(fetching(id, 'after')),
    called(fetching(id, 'again')),
  ]
}

/** Two spawns with one id at once. */
export const twoSpawns: Motif = (id) => {
  const spawns = ['one', 'two'].map((which) => spawning(id, `spawn ${id} ${which}`))
  const fetches = ['first', 'second'].map((when) => fetching(id, when))
  return [
    atOnce(...spawns),
    answered(...spawns),
    atOnce(...fetches),
    answered(...fetches),
    called(aborting(id)),
  ]
}

/** A fetch and an input while an await blocks, and looks at the handle once its tool is gone. */
export const underAnAwait: Motif = (id) => {
  const blocked = awaiting(id, `await ${id}`, LONG_S)
  return [
    spawned(id),
    atOnce(blocked, fetching(id, 'under it'), fetching(id, 'again')),
    over(id),
    called(fetching(id, 'later')),
    answered(blocked),
    called(fetching(id, 'last')),
  ]
}

/** A handle that is shown running in a batch that comes back when it has stopped. */
export const inALateBatch: Motif = (id) => {
  const other = `${id}_other`
  const blocked = awaiting(other, `await ${other}`, LONG_S)
  return [
    spawned(id),
    spawned(other),
    [together(fetching(id, 'early'), blocked)],
    over(id),
    called(ending(other)),
    answered(blocked),
    called(fetching(id, 'late')),
    called(fetching(id, 'last')),
  ]
}

/** A handle that is shown stopped in a batch that comes back later than other answers about it. */
export const besideALateBatch: Motif = (id) => {
  const other = `${id}_other`
  const blocked = awaiting(other, `await ${other}`, LONG_S)
  return [
    spawned(id),
    spawned(other),
    over(id),
    [together(fetching(id, 'in the batch'), blocked), { pause_ms: 150 }],
    called(fetching(id, 'first')),
    called(fetching(id, 'second')),
    called(ending(other)),
    answered(blocked),
    called(fetching(id, 'last')),
  ]
}

/** Calls of any kind at any time, and the end. */
export const crowd =
  (hasAwait: boolean): Motif =>
  (id, random) => {
    const kinds = ['fetch', 'fetch', 'fetch', 'apply', ...(hasAwait ? ['await', 'await'] : [])]
    const calls = Array.from({ length: 9 }, (_, nth) => anyCall(id, pick(random, kinds), `${nth}`))
    const spawn = spawning(id, `spawn ${id}`)
    const pauses = [0, 0, 0, 20, 60, 150]
    return [
      atOnce(spawn),
      random() < 0.5 ? answered(spawn) : [],
      ...calls.map((call) => [...atOnce(call), ...pauseOf(pick(random, pauses))]),
      answered(spawn, ...calls),
      called(ending(id, 'last')),
      [{ pause_ms: 300 }],
      atOnce(aborting(id), fetching(id, 'beside')),
      answered(aborting(id), fetching(id, 'beside')),
      called(fetching(id, 'last')),
    ]
  }

const pauseOf = (ms: number): Action[] => (ms > 0 ? [{ pause_ms: ms }] : [])

function anyCall(id: string, kind: string, nth: string): Call {
  if (kind === 'await') return awaiting(id, `await ${id} ${nth}`, 1)
  return kind === 'apply' ? ending(id, nth) : fetching(id, nth)
}
