import { mutantsIn } from '../mutant.ts'

/** Mutants that carry out otherwise what stands beside an await. */
export const awaitCompanyMutants = mutantsIn('toolstate.await-conditions')({
  'batch-goes-on': {
    'awaits-first: carries out the other calls of a batch when its awaits are over': {
      keeping: {
        call: (carryOut) => async (batch) => {
          const awaits = batch.calls.filter(({ tool }) => tool === 'await')
          const others = batch.calls.filter(({ tool }) => tool !== 'await')
          if (awaits.length === 0 || others.length === 0) return carryOut(batch)
          const first = await carryOut({ ...batch, calls: awaits })
          const rest = await carryOut({ ...batch, calls: others })
          return { responses: [...first.responses, ...rest.responses] }
        },
      },
    },
  },
})
