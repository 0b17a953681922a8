import type { Batch } from '../../../../spec/generated/messages/toolstate.ts'
import { named } from '../../registry/state.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { isSpawn, onBatch } from './batches.ts'

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
