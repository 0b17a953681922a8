import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { RegistryEvent } from '../registry/event.ts'
import type { Handle } from '../registry/handle.ts'
import { named, without } from '../registry/state.ts'
import type { Mutant } from './mutant.ts'

/** Builders of mutants that answer single calls, or treat the ids of handles, wrongly. */

type Change = Pick<Mutant, 'keeping'>

/** Answers some calls without carrying them out; `seen` are the calls before, as `ACTION ID`. */
export function trying(
  instead: (
    call: ToolCall,
    seen: readonly string[],
  ) => ToolCallResponse | Promise<ToolCallResponse> | undefined,
): Change {
  const seen: string[] = []
  return {
    keeping: {
      call: (carryOut) => async (batch) => {
        const [call, ...others] = batch.calls
        const answer = call && others.length === 0 ? instead(call, seen) : undefined
        for (const { arguments: args } of batch.calls) seen.push(`${args.action} ${args.id}`)
        return answer ? { responses: [await answer] } : carryOut(batch)
      },
    },
  }
}

/** Keeps handles under other ids, and shows those of the assistant. */
export const renaming = (change: (id: string, call: ToolCall) => string): Change => ({
  keeping: {
    call: (carryOut) => async (batch) => {
      const calls = batch.calls.map((call) => {
        const { id } = call.arguments
        const args =
          typeof id === 'string' ? { ...call.arguments, id: change(id, call) } : call.arguments
        return { ...call, arguments: args }
      })
      const { responses } = await carryOut({ ...batch, calls })
      return { responses: responses.map((response, i) => shownAs(response, batch.calls[i])) }
    },
  },
})

function shownAs(response: ToolCallResponse, call?: ToolCall): ToolCallResponse {
  const id = call?.arguments.id
  if (!('result' in response) || !isObject(response.result) || id === undefined) return response
  return { ...response, result: { ...response.result, id } } as ToolCallResponse
}

/** Carries a refused call out with other arguments, and answers as it is stated. */
export const redirecting = (
  error: RegExp,
  change: (call: ToolCall) => JsonObject | undefined,
  answer: 'as refused' | 'as done',
): Change => ({
  keeping: {
    call: (carryOut) => async (batch) => {
      const plain = await carryOut(batch)
      const [call] = batch.calls
      const [response] = plain.responses
      const args = call && response && refusedAs(response, error) ? change(call) : undefined
      if (!call || !args) return plain
      const done = await carryOut({ ...batch, calls: [{ ...call, arguments: args }] })
      return answer === 'as done' ? done : plain
    },
  },
})

const refusedAs = (response: ToolCallResponse, error: RegExp): boolean =>
  'error' in response && error.test(String(response.error))

/** Words some refusals otherwise. */
export const onText = (error: RegExp, change: (text: string) => string): Change => ({
  keeping: {
    call: (carryOut) => async (batch) => {
      const { responses } = await carryOut(batch)
      return {
        responses: responses.map((response) =>
          refusedAs(response, error)
            ? { id: response.id, error: change(String('error' in response && response.error)) }
            : response,
        ),
      }
    },
  },
})

/** Frees the ids of some handles alone when their results have gone to the assistant. */
export const onReturned = (frees: (handle: Handle) => boolean): Change => ({
  keeping: {
    reduce: (plainly) => (state, event) => {
      if (event.event !== 'returned') return plainly(state, event)
      const frozen = event.calls.flatMap((call) =>
        (state.shown.get(call) ?? []).flatMap((instance) => state.handles.get(instance) ?? []),
      )
      const kept = frozen.filter((handle) => !frees(handle)).map(({ instance }) => instance)
      const calls = event.calls.map((call) => [call, state.shown.get(call) ?? []] as const)
      const shown = new Map(
        calls.map(([call, list]) => [call, list.filter((each) => !kept.includes(each))]),
      )
      return plainly({ ...state, shown: new Map([...state.shown, ...shown]) }, event)
    },
  },
})

/** Gives the id of a handle in this phase to whichever spawn claims it. */
export const freeingBefore = (phase: Handle['phase']['type']): Change => ({
  keeping: {
    reduce: (plainly) => (state, event) => {
      if (event.event !== 'claim') return plainly(state, event)
      const ids = claimedIds(event).filter((id) => named(state, id)?.phase.type === phase)
      return plainly({ ...state, names: without(state.names, ids) }, event)
    },
  },
})

const claimedIds = ({ claims }: Extract<RegistryEvent, { event: 'claim' }>): string[] =>
  claims.flatMap(({ id }) => id ?? [])

/** Lists further handles, of all that there were, among those that the end of the turn has ended. */
export function endingAtTurn(isListed: (handle: Handle) => boolean): Change {
  const stopped = new Map<number, Handle>()
  return {
    keeping: {
      reduce: (plainly) => (before, event) => {
        const { state, effects } = plainly(before, event)
        if (event.event === 'stopped') {
          const handle = before.handles.get(event.instance)
          if (handle && isListed(handle)) stopped.set(handle.instance, handle)
        }
        const listed = [...stopped.values()].map(({ id, tool }) => {
          return { id, tool, policy: 'inquire' as const, end: 'aborted' as const }
        })
        return {
          state,
          effects: effects.map((effect) =>
            effect.effect === 'turn over'
              ? {
                  ...effect,
                  turn: { ...effect.turn, handles: [...effect.turn.handles, ...listed] },
                }
              : effect,
          ),
        }
      },
    },
  }
}

/** The arguments of a call of one action, changed; `undefined` for a call of another. */
export const only = (action: string, change: JsonObject) => (call: ToolCall) =>
  call.arguments.action === action ? { ...call.arguments, ...change } : undefined
