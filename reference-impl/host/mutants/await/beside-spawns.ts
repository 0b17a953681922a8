import type { Batch } from '../../../../spec/generated/messages/toolstate.ts'
import { mutantsIn } from '../mutant.ts'
import { earlyIn, onBatch } from './batches.ts'

/** Leaves early calls of an action without a response. */
const unanswered = (action: string) =>
  onBatch(async (batch, carryOut) => {
    const { responses } = await carryOut(batch)
    const early = earlyIn(batch, action).map(({ id }) => id)
    return { responses: responses.filter(({ id }) => !early.includes(id)) }
  })

/** Answers an early abort at once, and starts the tool of the spawn all the same, under an id that nobody knows. */
const startsAborted = onBatch(async (batch, carryOut) => {
  const [abort] = earlyIn(batch, 'abort')
  if (!abort) return carryOut(batch)
  const others = batch.calls
    .filter((call) => call !== abort)
    .map((call) => ({ ...call, arguments: { ...call.arguments, id: 'of nobody' } }))
  const { responses } = await carryOut({ ...batch, calls: others as Batch['calls'] })
  const { id, arguments: args } = abort
  const stopped = { id: String(args.id), state: 'stopped' as const, result: '' }
  return { responses: [{ id, result: stopped }, ...responses] }
})

/** Mutants that take commands wrongly which stand before the spawn of their handle, or spawns that fail. */
export const besideSpawnMutants = mutantsIn('toolstate.await-batch')({
  'command-beside-spawn#fetch': {
    'silent-early-fetch: leaves a fetch unanswered that stands before its spawn':
      unanswered('fetch'),
  },
  'command-beside-spawn#apply': {
    'silent-early-apply: leaves an apply unanswered that stands before its spawn':
      unanswered('apply'),
  },
  'command-beside-spawn#abort': {
    'silent-early-abort: leaves an abort unanswered that stands before its spawn':
      unanswered('abort'),
    'starts-the-aborted: starts the tool of a spawn that an abort stands before, without a handle':
      startsAborted,
  },
  'failed-spawn#missing-program': {
    'silent-beside-the-missing: leaves an await unanswered beside the spawn of a missing program':
      onBatch(async (batch, carryOut) => {
        const { responses } = await carryOut(batch)
        const isMissing = JSON.stringify(responses).includes('could not be started')
        const awaits = batch.calls.filter(({ tool }) => tool === 'await').map(({ id }) => id)
        return { responses: responses.filter(({ id }) => !(isMissing && awaits.includes(id))) }
      }),
  },
})
