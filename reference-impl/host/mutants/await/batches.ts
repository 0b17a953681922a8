import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type {
  Batch,
  ToolCall,
  ToolCallResponse,
} from '../../../../spec/generated/messages/toolstate.ts'
import { idsIn, stopped } from '../../await/condition.ts'
import type { CallBatch } from '../../keeping.ts'
import { named, type RegistryState } from '../../registry/state.ts'
import { onAwait } from '../keeping.ts'
import type { Mutant } from '../mutant.ts'

/** Builders of mutants that carry batches out wrongly. */

type Change = Pick<Mutant, 'keeping'>

/** Carries batches out otherwise. */
export const onBatch = (
  change: (batch: Batch, carryOut: CallBatch) => ReturnType<CallBatch>,
): Change => ({ keeping: { call: (carryOut) => (batch) => change(batch, carryOut) } })

/** Answers the calls of a batch that has an await otherwise. */
export const onAnswers = (
  change: (response: ToolCallResponse, call: ToolCall, batch: Batch) => ToolCallResponse[],
): Change =>
  onBatch(async (batch, carryOut) => {
    const { responses } = await carryOut(batch)
    if (!batch.calls.some(({ tool }) => tool === 'await')) return { responses }
    return {
      responses: responses.flatMap((response) => {
        const call = batch.calls.find(({ id }) => id === response.id)
        return call ? change(response, call, batch) : [response]
      }),
    }
  })

export const isSpawn = ({ arguments: args }: ToolCall) => args.action === 'spawn'

/** Answers the calls of a refused batch otherwise; `undefined` for no answer. */
export const onRefusal = (
  change: (response: ToolCallResponse, call: ToolCall) => ToolCallResponse | undefined,
): Change =>
  onBatch(async (batch, carryOut) => {
    const { responses } = await carryOut(batch)
    return {
      responses: responses.flatMap((response) => {
        const call = batch.calls.find(({ id }) => id === response.id)
        const isRefused = 'error' in response && String(response.error).includes('was refused')
        return (isRefused && call ? change(response, call) : response) ?? []
      }),
    }
  })

/** Refuses some calls of a batch in which an id is spawned twice, and carries the others out. */
export const onTwice = (isRefused: (call: ToolCall, nth: number) => boolean): Change =>
  onBatch(async (batch, carryOut) => {
    const ids = batch.calls.filter(isSpawn).map(({ arguments: args }) => args.id)
    const isTwice = ids.some((id, i) => ids.indexOf(id) !== i)
    const out = isTwice ? batch.calls.filter((call, i) => isRefused(call, i)) : []
    const refused = out.map(({ id, arguments: args }) => ({ id, error: `${args.id} is in use` }))
    const others = batch.calls.filter((call) => !out.includes(call))
    if (others.length === 0) return { responses: refused }
    const { responses } = await carryOut({ ...batch, calls: others as Batch['calls'] })
    return { responses: [...refused, ...responses] }
  })

export const isReserved = (state: RegistryState, id: string) =>
  named(state, id)?.phase.type === 'reserved'

/** Knows no handle whose tool has not reported yet. */
export const unknownUntilSpawned = (isLost: (ids: readonly string[]) => boolean) =>
  onAwait(({ condition, ...asked }, state) => {
    const ids = idsIn(condition)
    const isEarly = ids.some((id) => named(state, id)?.reports === 0) && isLost(ids)
    return { ...asked, condition: isEarly ? stopped('a handle that has begun') : condition }
  })

/** Refuses batches that name a handle more than once. */
export const namedOnce = (isCounted: (batch: Batch) => boolean) =>
  onBatch(async (batch, carryOut) => {
    const ids = batch.calls.flatMap(({ arguments: { id, all, any } }) => [id, all, any].flat())
    const named = ids.filter((id) => id !== undefined)
    const isOften = named.some((id, i) => named.indexOf(id) !== i) && isCounted(batch)
    return isOften
      ? { responses: batch.calls.map(({ id }) => ({ id, error: 'an id is named twice' })) }
      : carryOut(batch)
  })

export const hasSpawn = ({ calls }: Batch) => calls.some(isSpawn)

/** A response about another handle. */
export const withId = (response: ToolCallResponse, id: unknown): ToolCallResponse =>
  'result' in response && isObject(response.result)
    ? ({ ...response, result: { ...(response.result as JsonObject), id } } as ToolCallResponse)
    : response

/** Calls of an action that stand before the spawn of the handle that they name. */
export const earlyIn = ({ calls }: Batch, action: string): ToolCall[] =>
  calls.filter(({ arguments: args }, at) => {
    const spawn = calls.findIndex((call) => isSpawn(call) && call.arguments.id === args.id)
    return args.action === action && at < spawn
  })
