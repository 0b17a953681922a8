import type { Batch } from '../../../../spec/generated/messages/toolstate.ts'
import { idsIn, stopped } from '../../await/condition.ts'
import { named } from '../../registry/state.ts'
import { endingAfter, onAwait } from '../keeping.ts'
import { onText, redirecting, renaming } from '../keeping-calls.ts'
import { onTurnOver } from '../keeping-turns.ts'
import { mutantsIn } from '../mutant.ts'
import { hasSpawn, isSpawn, namedOnce, onBatch, onRefusal, onTwice } from './batches.ts'

/** Mutants that refuse batches wrongly. */
export const refusedBatchMutants = mutantsIn('toolstate.await-batch')({
  'same-id-twice#second': {
    'second-wins: starts the second of two spawns with one id': onTwice(
      (call, nth) => nth === 0 && isSpawn(call),
    ),
  },
  'same-id-twice#first': {
    'first-wins: starts the first of two spawns with one id': onTwice(
      (call, nth) => nth === 1 && isSpawn(call),
    ),
  },
  'same-id-twice#other-calls': {
    'starts-the-others: starts the other calls of a refused batch': onTwice((_, nth) => nth < 2),
  },
  'id-of-active-handle#spawn': {
    'starts-it-unnamed: starts the tool of a spawn whose id is taken': redirecting(
      /is in use/,
      ({ arguments: args }) => ({ ...args, id: `${args.id} again` }),
      'as refused',
    ),
  },
  'id-of-active-handle#other-calls': {
    'refuses-it-alone: carries out the calls beside a spawn whose id is taken': onBatch(
      async (batch, carryOut) => {
        const plain = await carryOut(batch)
        const isTaken = plain.responses.some(
          (each) => 'error' in each && /is in use/.test(String(each.error)),
        )
        const others = batch.calls.filter((call) => !isSpawn(call))
        if (!isTaken || others.length === 0) return plain
        const { responses } = await carryOut({ ...batch, calls: others as Batch['calls'] })
        return { responses: [...plain.responses.slice(0, 1), ...responses] }
      },
    ),
  },
  'id-of-active-handle#older-handle': {
    'replaces-the-older: ends the handle whose id a refused batch has': endingAfter(
      (event, before) =>
        event.event === 'claim'
          ? event.claims.flatMap(({ id = '' }) => named(before, id)?.instance ?? [])
          : [],
    ),
  },
  'refusal-names-id#within-batch': {
    'nameless-twice: does not name an id that is spawned twice': onText(
      /spawned twice/,
      () => 'the batch was refused: an id is spawned twice',
    ),
  },
  'refusal-names-id#older-handle': {
    'nameless-taken: does not name an id that is taken': onText(
      /is in use/,
      () => 'the batch was refused: an id is taken',
    ),
  },
  'refusal-answers-every-call#each-call': {
    'answers-the-spawns: answers only the spawns of a refused batch': onRefusal((response, call) =>
      isSpawn(call) ? response : undefined,
    ),
  },
  'refusal-answers-every-call#no-success': {
    'shows-the-others: shows the other spawns of a refused batch as running': onRefusal(
      (response, { id, arguments: args }) =>
        args.id === 'third_3' ? { id, result: { id: args.id, state: 'running' } } : response,
    ),
  },
  'refusal-registers-nothing#ids-free': {
    'keeps-the-claims: takes the ids of a refused batch for taken': (() => {
      const claimed = new Set<unknown>()
      return onBatch(async (batch, carryOut) => {
        const [call] = batch.calls
        if (call && batch.calls.length === 1 && isSpawn(call) && claimed.has(call.arguments.id))
          return { responses: [{ id: call.id, error: 'the id is taken' }] }
        const done = await carryOut(batch)
        if (JSON.stringify(done).includes('was refused'))
          for (const { arguments: args } of batch.calls) claimed.add(args.id)
        return done
      })
    })(),
  },
  'refusal-registers-nothing#not-outstanding': {
    'ends-the-refused: lists the handles of a refused batch at the end of the turn': (() => {
      const listed: { id: string; tool: string }[] = []
      const turn = onTurnOver(({ handles, ...rest }) => ({
        ...rest,
        handles: [...handles, ...listed.map((each) => ({ ...each, end: 'aborted' as const }))],
      }))
      const seen = onRefusal((response, { tool, arguments: args }) => {
        if (typeof args.id === 'string') listed.push({ id: args.id, tool })
        return response
      })
      return { keeping: { ...turn.keeping, ...seen.keeping } }
    })(),
  },
  'failed-spawn#declined': {
    'keeps-the-declined: goes on waiting for a spawn that was declined':
      leavingOpen(/not let it run/),
  },
  'failed-spawn#bad-arguments': {
    'keeps-the-mistaken: goes on waiting for a spawn whose arguments it refuses':
      leavingOpen(/cannot be/),
  },
  'unknown-id-fails-alone#await': {
    'skips-unknown-ids: waits for the known ids of an await': onAwait((asked, state) => {
      const known = idsIn(asked.condition).filter((id) => state.names.has(id))
      return known.length > 0 ? { ...asked, condition: { all: known.map(stopped) } } : asked
    }),
  },
  'unknown-id-fails-alone#rest': {
    'all-fail: fails every call beside an await that fails': onBatch(async (batch, carryOut) => {
      const { responses } = await carryOut(batch)
      const isFailed = responses.some(
        (each) => 'error' in each && String(each.error).includes('not found'),
      )
      return {
        responses: isFailed ? responses.map(({ id }) => ({ id, error: 'not found' })) : responses,
      }
    }),
  },
  'only-spawns-claim-ids#active-handle': {
    'one-call-a-handle: refuses batches with several calls about a handle': namedOnce(
      (batch) => !hasSpawn(batch),
    ),
  },
  'only-spawns-claim-ids#spawned-handle': {
    'one-call-a-spawn: refuses batches with two calls about a handle that they spawn': namedOnce(
      ({ calls }) => calls.length > 3 && calls.some(isSpawn),
    ),
  },
  'scan-skips-other-tools': {
    'scans-all: takes an argument of an ordinary tool for the id of a handle': onTwice(isSpawn),
  },
  'collisions-across-tools': {
    'ids-of-a-tool: lets two tools be spawned with one id': renaming((id, { tool }) =>
      tool === 'other' ? `${id} of ${tool}` : id,
    ),
  },
})

/** Never answers an await beside a spawn that is refused with these words. */
function leavingOpen(words: RegExp) {
  return onBatch(async (batch, carryOut) => {
    const done = await carryOut(batch)
    const isRefused = done.responses.some(
      (each) => 'error' in each && words.test(String(each.error)),
    )
    const isHeld = isRefused && batch.calls.some(({ tool }) => tool === 'await')
    return isHeld ? new Promise(() => {}) : done
  })
}
