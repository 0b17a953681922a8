import type { Batch } from '../../../../spec/generated/messages/toolstate.ts'
import { idsIn } from '../../await/condition.ts'
import type { RegistryEffect } from '../../registry/effect.ts'
import { never, onAwaitResult, onLists, onMet, onReduction, optional, plainly } from '../keeping.ts'
import { mutantsIn } from '../mutant.ts'
import { isReserved, isSpawn, onAnswers, onBatch, unknownUntilSpawned, withId } from './batches.ts'

/** Mutants that carry out batches with an await wrongly. */
export const batchMutants = mutantsIn('toolstate.await-batch')({
  'spawn-and-await#found': {
    'two-rounds: finds no handles of its own batch where there are several': unknownUntilSpawned(
      ({ length }) => length > 1,
    ),
  },
  'spawn-and-await#results': {
    'results-to-be-fetched: returns no results': onAwaitResult((result) => ({
      ...result,
      completed: result.completed.map(({ id, state }) => ({ id, state, result: '' })),
    })),
  },
  'spawn-and-await#one-round': {
    'first-of-all: returns at the first stop of its own batch': onMet(
      (_, handles, state) =>
        handles.some(({ phase }) => phase.type === 'stopped') &&
        handles.length > 1 &&
        state.turn > 0,
    ),
  },
  'any-position': {
    'in-order: begins the calls behind an await when it is over': onBatch(
      async (batch, carryOut) => {
        const [first, ...rest] = batch.calls
        if (first?.tool !== 'await' || rest.length === 0) return carryOut(batch)
        const before = await carryOut({ ...batch, calls: [first] })
        const after = await carryOut({ ...batch, calls: rest as unknown as Batch['calls'] })
        return { responses: [...before.responses, ...after.responses] }
      },
    ),
  },
  'calls-run-together#spawns': {
    'one-at-a-time: starts a tool of a batch when the one before is gone': onReduction(
      (plainly) => {
        const held: RegistryEffect[] = []
        let alive = 0
        return (before, event) => {
          const { state, effects } = plainly(before, event)
          const out: RegistryEffect[] = []
          for (const effect of effects) {
            if (effect.effect !== 'launch') out.push(effect)
            else if (alive > 0) held.push(effect)
            else {
              alive += 1
              out.push(effect)
            }
          }
          if (event.event === 'gone') {
            const next = held.shift()
            if (next) out.push(next)
            else alive -= 1
          }
          return { state, effects: out }
        }
      },
    ),
  },
  'calls-run-together#await': {
    'holds-one-shots: refuses one-shot calls beside an await': onAnswers((response, call) => [
      call.arguments.action === undefined && call.tool !== 'await'
        ? { id: call.id, error: 'an await is blocked' }
        : response,
    ]),
  },
  'known-before-it-runs': {
    'known-when-it-runs: knows a handle when its tool runs': unknownUntilSpawned(() => true),
  },
  'waits-through-the-start#not-before': {
    'does-not-wait-for-starts: returns where a tool has not begun': onLists(
      ({ every, one }, state) =>
        plainly({
          every: every.map((part) =>
            idsIn(part).some((id) => isReserved(state, id)) ? optional(part) : part,
          ),
          one,
        }),
    ),
  },
  'waits-through-the-start#not-at-start': {
    'start-is-enough: returns when a tool has started': onMet((_, handles) =>
      handles.some(({ phase, reports }) => phase.type === 'running' && reports > 0),
    ),
  },
  'waits-through-the-start#at-stop': {
    'waits-on: does not notice the stop of a tool that had not begun': onLists(
      ({ every, one }, state) =>
        plainly({
          every: every.map((part) =>
            idsIn(part).some((id) => isReserved(state, id)) ? never(part) : part,
          ),
          one,
        }),
    ),
  },
  'spawns-have-responses#own-state': {
    'started-in-words: answers spawns beside an await in words': onAnswers((response, call) => [
      isSpawn(call) ? { id: call.id, result: 'started' } : response,
    ]),
  },
  'spawns-have-responses#own-id': {
    'id-of-the-first: shows the id of the first spawn of a batch for all': onAnswers(
      (response, call, batch) => {
        const first = batch.calls.find(isSpawn)?.arguments.id
        return [isSpawn(call) ? withId(response, first) : response]
      },
    ),
  },
  'complete-when-await-returns#not-twice': {
    'spawns-and-results: answers a spawn again when its await returns': onAnswers(
      (response, call) => (isSpawn(call) ? [response, response] : [response]),
    ),
  },
  'complete-when-await-returns#none-missing': {
    'await-speaks-for-all: leaves spawns beside an await unanswered': onAnswers((response, call) =>
      isSpawn(call) ? [] : [response],
    ),
  },
  'race#first-stop': {
    'waits-for-both: waits for every handle of `any` in its own batch': onLists(
      ({ every, one }, state) => {
        const isOwn = one.flatMap(idsIn).some((id) => isReserved(state, id))
        return plainly({ every: isOwn ? [...every, ...one] : every, one })
      },
    ),
  },
  'race#other-pending': {
    'shows-the-winner: shows only the handle that has stopped': onAwaitResult((result) => ({
      ...result,
      pending: [],
    })),
  },
})
