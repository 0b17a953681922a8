import { type JsonObject, objectsIn } from '../../../../harness/wire/json.ts'
import type { Batch } from '../../../../spec/generated/messages/toolstate.ts'
import type { RegistryEffect } from '../../registry/effect.ts'
import { type Handle, hasStopped } from '../../registry/handle.ts'
import { instancesOf } from '../../registry/open-call.ts'
import { named, type RegistryState } from '../../registry/state.ts'
import { onAwaitResult, onLists, onMet, optional, plainly } from '../keeping.ts'
import { onEffects } from '../keeping-turns.ts'
import { mutantsIn } from '../mutant.ts'
import { earlyIn, onBatch } from './batches.ts'
import { endingTogether } from './company.ts'

type Replying = Extract<RegistryEffect, { effect: 'reply' }>

/** Changes results of awaits by what the registry knew before. */
const onResults = (
  change: (result: JsonObject, before: RegistryState) => JsonObject,
  isMeant: (effect: Replying, called?: number) => boolean = () => true,
) =>
  onEffects((effects, event, before) => {
    const called = event.event === 'call' ? event.call : undefined
    return effects.map((effect) =>
      effect.effect === 'reply' && hasLists(effect) && isMeant(effect, called)
        ? { ...effect, reply: { ...effect.reply, result: change(effect.reply.result, before) } }
        : effect,
    )
  })

const hasLists = (effect: Replying): effect is Replying & { reply: { result: JsonObject } } =>
  'result' in effect.reply && 'pending' in effect.reply.result

const isAborted = ({ ending }: Pick<Handle, 'ending'>) => ending === 'abort'

/** A result without entries of the handles that were aborted. */
function withoutAborted(result: JsonObject, before: RegistryState): JsonObject {
  const isLeft = ({ id }: JsonObject) => {
    const handle = named(before, String(id))
    return !(handle && isAborted(handle))
  }
  const left = (list: unknown) => objectsIn(list).filter(isLeft)
  return { ...result, completed: left(result.completed), pending: left(result.pending) }
}

/** Keeps one timer for each handle: the limit that came last. */
const oneTimer = onEffects((effects, event, before, { calls }) => {
  const armed = effects.some(({ effect }) => effect === 'arm')
  const open = event.event === 'call' ? calls.get(event.call) : undefined
  if (!armed || open?.want.until !== 'condition') return effects
  const watched = instancesOf(open)
  const earlier = [...before.calls.values()].filter((each) =>
    instancesOf(each).some((instance) => watched.includes(instance)),
  )
  return [...earlier.map(({ call }) => ({ effect: 'disarm' as const, call })), ...effects]
})

/** Mutants whose awaits return nearly as they are to. */
export const nearReturnMutants = mutantsIn('toolstate.await-responses')({
  'pending-has-all-active#running': {
    'at-once-without-pending: shows no pending handle where it need not wait': onResults(
      (result) => ({ ...result, pending: [] }),
      ({ call }, called) => call === called,
    ),
  },
  'toolstate.await-conditions.all-waits-for-every-handle#not-on-a-part': {
    'first-eight: waits for the first eight handles of a list': onLists(({ every, one }) =>
      plainly({ every: every.map((part, at) => (at < 8 ? part : optional(part))), one }),
    ),
  },
  'named-handles-only#of-all': {
    'ten-entries: shows ten stopped handles at most': onAwaitResult((result) => ({
      ...result,
      completed: result.completed.slice(0, 10),
    })),
  },
  'timeout-result#states': {
    'no-time-for-states: shows no handles where it is given no time': onAwaitResult(
      (result, { arguments: { timeout_secs: limit } }) =>
        limit === 0 && result.timed_out ? { ...result, completed: [], pending: [] } : result,
    ),
  },
  'toolstate.await-conditions.independent-awaits#own-return': {
    'limits-pass-together: returns from every await on a handle at the first of their limits':
      endingTogether('limit'),
  },
  'limit-in-seconds#not-much-later': {
    'one-timer: forgets the limit of an await when another with a limit names its handle': oneTimer,
  },
  'toolstate.await-conditions.abort-ends-the-wait': {
    'without-the-aborted: has no entry of a handle that was aborted': onResults(withoutAborted),
    'aborted-is-pending: returns when an abort has begun, and shows its handle as pending': onMet(
      (_, handles) => handles.some((handle) => isAborted(handle) && !hasStopped(handle)),
    ),
  },
  'toolstate.await-batch.only-spawns-claim-ids#spawned-handle': {
    'refuses-early-commands: refuses batches with a fetch or an apply before the spawn of its handle':
      onBatch((batch, carryOut) => {
        const isEarly = ['fetch', 'apply'].some((action) => earlyIn(batch, action).length > 0)
        return isEarly ? Promise.resolve(refusedAll(batch)) : carryOut(batch)
      }),
  },
})

const refusedAll = ({ calls }: Batch) => ({
  responses: calls.map(({ id, arguments: args }) => ({ id, error: `${args.id} is not there yet` })),
})
