import type { HostCall, HostConversation } from '../../../../harness/host-conversation.ts'
import { textsIn } from '../../../vfs/host/outcome.ts'
import { handleIn } from '../../../vfs/host/state/handle.ts'
import { EARLY_MS, US_PER_MS } from '../../../vfs/host/timing.ts'
import { entryOf } from '../await-result.ts'
import { isState } from '../refusal.ts'
import { forgotten, type Operation, type Outcome, type Stage } from './operation.ts'
import { STAGES, textOfStage } from './tool.ts'

/** What a session's calls have done to each handle, by its id. Awaits count as one operation on each handle. */
export function operationsIn({ calls }: HostConversation): Map<string, Operation[]> {
  const spawns = calls.filter(({ arguments: args }) => args.action === 'spawn').map(({ id }) => id)
  const all = calls.flatMap((call) =>
    idsOf(call).flatMap((id) =>
      operationsOf(call, id, spawns).map((operation) => ({ id, operation: settled(operation) })),
    ),
  )
  const byId = Map.groupBy(all, ({ id }) => id)
  return new Map([...byId].map(([id, each]) => [id, each.map(({ operation }) => operation)]))
}

/** The handles that a call is about. */
function idsOf({ tool, arguments: { id, any, all } }: HostCall): string[] {
  const ids = tool === 'await' ? [any, all].flat() : [id]
  return [...new Set(ids.filter((each) => typeof each === 'string'))]
}

function operationsOf(call: HostCall, id: string, spawns: readonly string[]): Operation[] {
  if (call.tool === 'await') return awaitOf(call, id, spawns)
  const action = call.arguments.action as Operation['action']
  const outcome = isState(call) ? shownIn(handleIn(call), spawns) : refusalIn(call)
  const isOdd = action === 'abort' && outcome.kind === 'shows' && outcome.state === 'running'
  return [{ ...spanOf(call), action, outcome: isOdd ? UNKNOWN : outcome }]
}

const UNKNOWN: Outcome = { kind: 'unknown' }

const settled = (operation: Operation): Operation =>
  operation.outcome.kind === 'unknown' ? forgotten(operation) : operation

const spanOf = ({ id, calledAt, answeredAt, index }: HostCall) => ({
  ...{ call: id, from: calledAt, to: answeredAt ?? Number.POSITIVE_INFINITY, index },
})

/** A call that was never answered is no refusal. */
const refusalIn = ({ error, result }: HostCall): Outcome =>
  error === undefined && result === undefined ? UNKNOWN : { kind: 'refused' }

/**
 * One await of one handle shows it, and at its limit states beside that it has not stopped by then. A refused await of
 * several handles does not state which of them it lacks.
 */
function awaitOf(call: HostCall, id: string, spawns: readonly string[]): Operation[] {
  const isAlone = idsOf(call).length === 1
  const pending = entryOf(call, 'pending', id)
  const shown = shownIn(entryOf(call, 'completed', id) ?? pending, spawns)
  const outcome = call.error !== undefined && isAlone ? { kind: 'refused' as const } : shown
  const span = spanOf(call)
  if (handleIn(call)?.timed_out !== true) return [{ ...span, action: 'await', outcome }]
  const late = { ...span, from: limitOf(call) }
  const looked: Operation = { ...late, action: 'await', outcome }
  const active: Outcome = { kind: 'shows', state: 'running' }
  const atLimit: Operation = {
    ...late,
    call: `${call.id} (limit)`,
    action: 'pending',
    outcome: active,
  }
  return isAlone || pending ? [atLimit, looked] : [looked]
}

/** An await that reaches its limit looks at its handles last when it has passed. */
function limitOf({ arguments: args, calledAt, answeredAt = calledAt }: HostCall): number {
  const limitMs = Number(args.timeout_secs ?? 0) * 1_000 - EARLY_MS
  return Math.min(answeredAt, calledAt + Math.max(0, limitMs) * US_PER_MS)
}

/** What is shown of a handle: words for a state that the documents do not have show nothing. */
function shownIn(shown: ReturnType<typeof handleIn>, spawns: readonly string[]): Outcome {
  const state = shown?.state ?? shown?.type
  const texts = textsIn(shown)
  if (state === 'stopped') return { kind: 'shows', state, ...spawnIn(texts, 2, spawns) }
  if (state !== 'running' && state !== 'waiting') return UNKNOWN
  const stages: Stage[] = [1, 0]
  const found = stages.map((stage) => spawnIn(texts, stage, spawns)).find(({ spawn }) => spawn)
  return { kind: 'shows', state: 'running', ...found }
}

function spawnIn(texts: string, stage: Stage, spawns: readonly string[]) {
  const spawn = spawns.find((each) => texts.includes(textOfStage(STAGES[stage], each)))
  return spawn === undefined ? {} : { spawn, stage }
}
