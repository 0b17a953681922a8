import type { JsonObject } from '../../../harness/wire/json.ts'
import { isObject } from '../../../harness/wire/json.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { allOf, anyOf, type Condition, idsIn } from '../await/condition.ts'
import type { Reduce } from '../keeping.ts'
import type { RegistryEvent } from '../registry/event.ts'
import type { Handle } from '../registry/handle.ts'
import type { Settings } from '../registry/settings.ts'
import { type RegistryState, withHandle } from '../registry/state.ts'
import type { Mutant } from './mutant.ts'

/** Builders of mutants that keep handles wrongly. */

type Change = Pick<Mutant, 'keeping'>
type On<E extends RegistryEvent['event']> = Extract<RegistryEvent, { event: E }>
type Awaiting = Extract<On<'call'>['command'], { command: 'await' }>

/** Keeps handles by another reducer, made from the plain one. */
export const onReduction = (reduce: (plainly: Reduce) => Reduce): Change => ({
  keeping: { reduce },
})

/** Sees other events: changed ones, or `undefined` for none. */
export const onEvent = (
  change: (event: RegistryEvent, state: RegistryState) => RegistryEvent | undefined,
): Change =>
  onReduction((plainly) => (state, event) => {
    const changed = change(event, state)
    return changed ? plainly(state, changed) : { state, effects: [] }
  })

/** Which notices a handle has. */
export type Flags = Settings['notices']

/** Spawns handles with other flags. */
export const onFlags = (change: (flags: Flags) => Partial<Flags>): Change =>
  onEvent((event) =>
    event.event === 'claim'
      ? {
          ...event,
          claims: event.claims.map(({ settings, ...claim }) => {
            const notices = { ...settings.notices, ...change(settings.notices) }
            return { ...claim, settings: { ...settings, notices } }
          }),
        }
      : event,
  )

/** Ends the handles of some instances after an event. */
export const endingAfter = (
  instancesOf: (event: RegistryEvent, before: RegistryState, after: RegistryState) => number[],
): Change =>
  onReduction((plainly) => (before, event) => {
    const { state, effects } = plainly(before, event)
    const instances = instancesOf(event, before, state)
    const ends = instances.map((instance) => ({
      ...{ effect: 'end' as const, instance, cause: 'abort' as const },
    }))
    return { state: instances.reduce(ending, state), effects: [...effects, ...ends] }
  })

/** A handle whose tool is being ended is shown when it has stopped, however long that takes. */
function ending(state: RegistryState, instance: number): RegistryState {
  const handle = state.handles.get(instance)
  return handle ? withHandle(state, handle, { ending: 'abort' }) : state
}

/** Understands an await otherwise. */
export const onAwait = (change: (asked: Awaiting, state: RegistryState) => Awaiting): Change =>
  onEvent((event, state) =>
    event.event === 'call' && event.command.command === 'await'
      ? { ...event, command: change(event.command, state) }
      : event,
  )

/** The lists of a condition: those that all have to stop, and those of which one has to. */
export interface Lists {
  every: readonly Condition[]
  one: readonly Condition[]
}

/** Waits for something else; whatever the condition names is still shown. */
export const onLists = (change: (lists: Lists, state: RegistryState) => Condition): Change =>
  onAwait((asked, state) => ({ ...asked, condition: change(listsOf(asked.condition), state) }))

function listsOf(condition: Condition): Lists {
  const parts = 'all' in condition ? condition.all : [condition]
  return {
    every: parts.filter((part) => 'stopped' in part),
    one: parts.flatMap((part) => ('any' in part ? part.any : [])),
  }
}

const HOLDS = allOf([])
const NEVER = anyOf([])

/** Names what a condition names, and holds from the start. */
export const optional = (condition: Condition): Condition => anyOf([condition, HOLDS])

/** Names what a condition names, and never holds. */
export const never = (condition: Condition): Condition => allOf([condition, NEVER])

/** The plain condition of two lists, of which an empty one counts as left out. */
export const plainly = ({ every, one }: Lists): Condition =>
  allOf(one.length === 0 ? every : [...every, anyOf(one)])

/** Ends awaits by another rule: `holds` is whether the condition does, `handles` are those that it names. */
export const onMet = (
  rule: (holds: boolean, handles: readonly Handle[], state: RegistryState) => boolean,
): Change =>
  onReduction((reduce) => (state, event) => {
    const next = reduce(state, event)
    const early = [...next.state.calls.values()].filter(
      ({ want }) =>
        want.until === 'condition' &&
        rule(false, handlesOf(next.state, want.condition, want.instances), next.state),
    )
    return early.reduce((before, { call }) => {
      const after = reduce(before.state, { event: 'limit', call })
      const effects = after.effects.map((effect) =>
        effect.effect === 'reply' && effect.call === call && 'result' in effect.reply
          ? { ...effect, reply: { result: untimed(effect.reply.result) } }
          : effect,
      )
      return { state: after.state, effects: [...before.effects, ...effects] }
    }, next)
  })

const untimed = ({ timed_out: _, ...result }: JsonObject): JsonObject => result

const handlesOf = (
  { handles }: RegistryState,
  condition: Condition,
  instances: ReadonlyMap<string, number>,
): Handle[] => idsIn(condition).flatMap((id) => handles.get(instances.get(id) ?? 0) ?? [])

/** Answers calls otherwise; `plainly` carries one out. Calls of one batch stay one batch. */
export const onResponse = (
  change: (response: ToolCallResponse, call: ToolCall) => ToolCallResponse,
): Change => ({
  keeping: {
    call: (carryOut) => async (batch) => {
      const { responses } = await carryOut(batch)
      return {
        responses: responses.map((response) => {
          const call = batch.calls.find(({ id }) => id === response.id)
          return call ? change(response, call) : response
        }),
      }
    },
  },
})

/** Answers awaits otherwise. */
export const onAwaitResponse = (
  change: (response: ToolCallResponse, call: ToolCall) => ToolCallResponse,
): Change =>
  onResponse((response, call) => (call.tool === 'await' ? change(response, call) : response))

/** Changes the result of an await. */
export const onAwaitResult = (change: (result: AwaitResult, call: ToolCall) => unknown): Change =>
  onAwaitResponse((response, call) =>
    'result' in response && isObject(response.result)
      ? ({
          ...response,
          result: change(response.result as unknown as AwaitResult, call),
        } as ToolCallResponse)
      : response,
  )

/** What an await returns. */
export interface AwaitResult {
  completed: JsonObject[]
  pending: JsonObject[]
  timed_out?: boolean
}

/** Gives a call other arguments. */
export const onArguments = (change: (args: JsonObject, call: ToolCall) => JsonObject): Change => ({
  keeping: {
    call: (carryOut) => (batch) =>
      carryOut({
        ...batch,
        calls: batch.calls.map((call) => ({ ...call, arguments: change(call.arguments, call) })),
      }),
  },
})

/** Gives an await other arguments. */
export const onAwaitArguments = (change: (args: JsonObject) => JsonObject): Change =>
  onArguments((args, { tool }) => (tool === 'await' ? change(args) : args))
