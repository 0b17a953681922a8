import { elementsOf } from '../../../../harness/wire/json.ts'
import type { Batch } from '../../../../spec/generated/messages/toolstate.ts'
import { named, without } from '../../registry/state.ts'
import { onReduction } from '../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { isSpawn, onAnswers, onBatch } from './batches.ts'

const refusedAll = ({ calls }: Batch) => ({
  responses: calls.map(({ id, arguments: args }) => ({ id, error: `${args.id} is in use` })),
})

const idsOf = ({ calls }: Batch, isMeant: (tool: string) => boolean) =>
  calls.filter((call) => isSpawn(call) && isMeant(call.tool)).map(({ arguments: { id } }) => id)

const isPlain = (tool: string) => tool === 'plain'

/** Mutants that find collisions in a batch where there are none, and none where there is one. */
export const nearBatchMutants = mutantsIn('toolstate.await-batch')({
  'collisions-across-tools': {
    'side-by-side: refuses the second of two spawns with one id alone where another is between them':
      onBatch(async (batch, carryOut) => {
        const ids = idsOf(batch, () => true)
        const [second] = ids.flatMap((id, at) => (ids.indexOf(id) < at - 1 ? [at] : []))
        const refused = second === undefined ? undefined : batch.calls.filter(isSpawn)[second]
        if (!refused) return carryOut(batch)
        const others = batch.calls.filter((call) => call !== refused)
        const { responses } = await carryOut({ ...batch, calls: others as Batch['calls'] })
        return { responses: [...responses, { id: refused.id, error: 'the id is in use' }] }
      }),
  },
  'toolstate.registry.ids-are-case-sensitive#case': {
    'small-letters-collide: refuses a batch for two ids that differ in the case of a letter':
      onBatch((batch, carryOut) => {
        const ids = new Set(idsOf(batch, (tool) => !isPlain(tool)))
        const small = new Set([...ids].map((id) => String(id).toLowerCase()))
        return small.size < ids.size ? Promise.resolve(refusedAll(batch)) : carryOut(batch)
      }),
  },
  'spawn-and-await#found': {
    'only-of-the-batch: finds no older handle for an await beside spawns': onAnswers(
      (response, { tool, arguments: { all, any } }, batch) => {
        const spawned = idsOf(batch, () => true)
        const isOlder = [...elementsOf(all), ...elementsOf(any)].some((id) => !spawned.includes(id))
        const isRefused = tool === 'await' && spawned.length > 0 && isOlder
        return [isRefused ? { id: response.id, error: 'Handle not found' } : response]
      },
    ),
  },
  'refusal-answers-every-call#no-success': {
    'awaits-all-the-same: carries out the awaits of a refused batch': onBatch(
      async (batch, carryOut) => {
        const { responses } = await carryOut(batch)
        const isRefused = responses.every((each) => /was refused/.test(JSON.stringify(each)))
        const call = batch.calls.find(({ tool }) => tool === 'await')
        if (!isRefused || !call) return { responses }
        const [done] = (await carryOut({ ...batch, calls: [call] })).responses
        return { responses: responses.map((each) => (each.id === done?.id ? done : each)) }
      },
    ),
  },
  'scan-skips-other-tools': {
    'one-shots-claim-too: refuses a spawn beside a call of another tool with its id': onBatch(
      (batch, carryOut) => {
        const claimed = idsOf(batch, isPlain)
        const isTaken = idsOf(batch, (tool) => !isPlain(tool)).some((id) => claimed.includes(id))
        return isTaken ? Promise.resolve(refusedAll(batch)) : carryOut(batch)
      },
    ),
  },
  'unknown-id-fails-alone#rest': {
    'ends-the-rest-later: ends what a batch has spawned whose await names an unknown id': onBatch(
      async (batch, carryOut) => {
        const done = await carryOut(batch)
        const [spawned] = batch.calls.filter(isSpawn)
        const isFailed = done.responses.some((each) => /not found/.test(JSON.stringify(each)))
        const args = { action: 'abort', id: spawned?.arguments.id }
        if (spawned && isFailed)
          await carryOut({ ...batch, calls: [{ ...spawned, id: 'end', arguments: args }] })
        return done
      },
    ),
  },
  'id-of-active-handle#spawn': {
    'waiting-ids-are-free: gives the id of a waiting handle to a spawn of a batch':
      freeingWaiting(),
    'first-id-alone: finds only that the id of the first spawn of a batch is taken': lookingAt(
      (at) => at === 0,
    ),
    'first-two-ids: finds only that the id of the first or the second spawn of a batch is taken':
      lookingAt((at) => at < 2),
    'last-id-alone: finds only that the id of the last spawn of a batch is taken': lookingAt(
      (at, { length }) => at === length - 1,
    ),
  },
  'id-of-active-handle#other-calls': {
    'applies-all-the-same: carries out the applies of a refused batch': carryingOut('apply'),
    'aborts-all-the-same: carries out the aborts of a refused batch': carryingOut('abort'),
  },
  'same-id-twice#second': {
    'compares-with-the-first: refuses no batch for two spawns with one id behind another spawn':
      onBatch((batch, carryOut) => {
        const [first, ...ids] = idsOf(batch, (tool) => !isPlain(tool))
        const again = ids.findIndex((id, at) => id !== first && ids.indexOf(id) < at)
        const second = again === -1 ? undefined : batch.calls.filter(isSpawn)[again + 1]
        const calls = batch.calls.map((call) =>
          call === second
            ? { ...call, arguments: { ...call.arguments, id: `${call.arguments.id}_2` } }
            : call,
        )
        return carryOut({ ...batch, calls: calls as Batch['calls'] })
      }),
  },
  'toolstate.await-conditions.independent-awaits#own-condition': {
    'one-result-for-all: answers all awaits of a batch like the first': onBatch(
      async (batch, carryOut) => {
        const { responses } = await carryOut(batch)
        const ids = batch.calls.flatMap(({ id, tool }) => (tool === 'await' ? id : []))
        const first = responses.find(({ id }) => id === ids[0])
        return {
          responses: responses.map((each) =>
            first && ids.includes(each.id) ? { ...first, id: each.id } : each,
          ),
        }
      },
    ),
  },
})

/** Carries out the commands of a refused batch with this action. */
function carryingOut(action: string) {
  return onBatch(async (batch, carryOut) => {
    const plain = await carryOut(batch)
    const isRefused = plain.responses.every((each) => /was refused/.test(JSON.stringify(each)))
    const calls = batch.calls.filter(({ arguments: args }) => args.action === action)
    if (isRefused && calls.length > 0)
      await carryOut({ ...batch, calls: calls as unknown as Batch['calls'] })
    return plain
  })
}

/** Frees the ids of older handles where a batch has them in other places than those that are looked at. */
function lookingAt(isSeen: (at: number, claims: readonly unknown[]) => boolean) {
  return onReduction((plainly) => (state, event) => {
    if (event.event !== 'claim') return plainly(state, event)
    const unseen = event.claims.flatMap(({ id = '' }, at) => (isSeen(at, event.claims) ? [] : id))
    return plainly({ ...state, names: without(state.names, unseen) }, event)
  })
}

function freeingWaiting(): Pick<Mutant, 'keeping'> {
  let isBatch = false
  return {
    keeping: {
      call: (carryOut) => (batch) => {
        isBatch = batch.calls.length > 1
        return carryOut(batch)
      },
      reduce: (plainly) => (state, event) => {
        if (event.event !== 'claim' || !isBatch) return plainly(state, event)
        const ids = event.claims.flatMap(({ id }) => id ?? [])
        const waiting = ids.filter((id) => named(state, id)?.phase.type === 'waiting')
        const names = [...state.names].filter(([id]) => !waiting.includes(id))
        return plainly({ ...state, names: new Map(names) }, event)
      },
    },
  }
}
