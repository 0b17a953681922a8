import { type Handle, hasStopped } from '../registry/handle.ts'
import type { Result } from '../registry/result.ts'
import { onEvent } from './keeping.ts'
import { trying } from './keeping-calls.ts'
import { keepingIds, onEffects, onTurnOver } from './keeping-turns.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { policiesAs } from './run-modes.ts'
import { onSingle } from './single-calls.ts'

/** Has the turn end without an end of some handles that are active then. */
const sparing = (isSpared: (handle: Handle) => boolean) =>
  onEffects((effects, event, { handles }) => {
    if (event.event !== 'turn end') return effects
    const ended = effects.filter((effect) => {
      const handle = effect.effect === 'end' && handles.get(effect.instance)
      return !(handle && isSpared(handle))
    })
    const turn = { handles: [], notifications: [] }
    return ended.length < effects.length ? [...ended, { effect: 'turn over', turn }] : effects
  })

/** Mutants that clean up otherwise when a turn ends, or after a tool has ended. */
export const cleanupMutants = mutantsIn('toolstate.lifecycle')({
  'turn-end-aborts': {
    'ends-one-tool: ends with the turn the handles of the tool alone that was spawned first':
      sparing(({ tool }) => tool === 'other'),
    'spares-counters: ends no tool with its turn that only prints': sparing(
      ({ tool }) => tool === 'counter',
    ),
  },
  'turn-end-aborts-waiting': {
    'lets-them-wait: ends no waiting handle with its turn': sparing(
      ({ phase }) => phase.type === 'waiting',
    ),
  },
  'ends-tools-without-abort#turn-end': {
    'spares-the-endless: ends no handle with its turn whose tool declares no abort': sparing(
      ({ tool }) => tool === 'endless',
    ),
  },
  'next-turn-knows-no-id#free': {
    'keeps-the-unread: keeps the ids of results that nobody has read': keepingIds(
      (handle) => hasStopped(handle) && handle.ending === undefined,
    ),
    'refuses-the-awaited: refuses the ids of handles that the end of a turn has waited for':
      refusingAwaited(),
  },
  'crash-frees-handle#not-outstanding': {
    'lists-the-crashed: lists handles that have crashed when the turn ends': listingTheCrashed(),
  },
  'stopped-is-not-active#not-awaited': {
    'waits-for-the-stopped: ends no turn with an unread result in it': onEvent(
      (event, { handles }) =>
        event.event === 'turn end' && [...handles.values()].some(hasStopped) ? undefined : event,
    ),
  },
  'apply-after-stop#no-delivery': {
    'saves-inputs: hands an input for a handle that has ended to the next one with its id':
      savingInputs(),
  },
  'toolstate.turn-end.unknown-policy': {
    'unknown-is-abort: takes an unknown policy for `abort`': policiesAs((policy) =>
      KNOWN.includes(policy) ? policy : 'abort',
    ),
  },
})

const KNOWN: readonly unknown[] = ['inquire', 'await', 'abort']

/** The host's own words about a process that ended without a final report. */
const isCrash = (result: Result) => 'Err' in result && /exit|status/.test(result.Err.message)

function listingTheCrashed() {
  const crashed: Pick<Handle, 'id' | 'tool'>[] = []
  return onEffects((effects, event, { handles }) => {
    const isEnd = event.event === 'stopped' || event.event === 'gone'
    const handle = isEnd && isCrash(event.result) ? handles.get(event.instance) : undefined
    if (handle && !hasStopped(handle)) crashed.push(handle)
    return effects.map((effect) => {
      if (effect.effect !== 'turn over') return effect
      const listed = crashed.map(({ id, tool }) => ({ id, tool, end: 'aborted' as const }))
      return {
        ...effect,
        turn: { ...effect.turn, handles: [...effect.turn.handles, ...listed] },
      }
    })
  })
}

function savingInputs() {
  const saved = new Map<unknown, unknown>()
  return onSingle(async (call, carryOut) => {
    const { action, id, input } = call.arguments
    const response = await carryOut(call)
    if (action === 'apply' && 'error' in response) saved.set(id, input)
    if (action !== 'spawn' || !saved.has(id)) return response
    const late = { action: 'apply', id, input: saved.get(id) }
    await carryOut({ ...call, arguments: late })
    return response
  })
}

/** Lets no handle have the id of another one for which the end of a turn has waited. */
function refusingAwaited(): Pick<Mutant, 'keeping'> {
  const awaited = new Set<unknown>()
  const turn = onTurnOver((over) => {
    for (const { id, policy } of over.handles) if (policy === 'await') awaited.add(id)
    return over
  })
  const calls = trying(({ id, arguments: args }) =>
    args.action === 'spawn' && awaited.has(args.id) ? { id, error: 'the id is taken' } : undefined,
  )
  return { keeping: { ...turn.keeping, ...calls.keeping } }
}
