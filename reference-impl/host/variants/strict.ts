import { setTimeout as pass } from 'node:timers/promises'
import { isObject } from '../../../harness/wire/json.ts'
import { both, having, onDecision, onOutcome } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import type { Failure } from '../runtime/outcome.ts'
import { refused } from '../service.ts'
import { onOverlap } from './overlap.ts'
import { variantsOf } from './variant.ts'

/** How long it takes for anything, so that whoever does not wait comes too early. */
const SERVING_MS = 20

/** Refuses a request while another one is open. */
const oneAtATime = onOverlap(({ id }) => ({
  kind: 'malformed',
  id,
  code: -32_600,
  because: 'another request is open',
}))

/** Serves nothing at once. */
const takesItsTime: Apply = having(({ around }) => ({
  around: (serve) => {
    const plainly = around(serve)
    return async (method, params, signal) => {
      await pass(SERVING_MS)
      return plainly(method, params, signal)
    }
  },
}))

const LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['http.get', ['headers']],
  ['http.post', ['headers']],
  ['process.run', ['args', 'envs']],
])

/** Takes the lists of a method for members that it cannot do without. */
const wantsLists: Apply = having(({ around }) => ({
  around: (serve) => {
    const plainly = around(serve)
    return async (method, params, signal) => {
      const missing = LISTS.get(method)?.find((name) => isObject(params) && !(name in params))
      return missing === undefined
        ? plainly(method, params, signal)
        : refused(-32_602, `params must have ${missing}`)
    }
  },
}))

/** Asks nobody about files. */
const refusesWrites: Apply = onDecision((decision, method) =>
  decision.decision === 'ask' && method.startsWith('fs.')
    ? { decision: 'refuse', because: decision.because }
    : decision,
)

/** States about no failure whether it may pass. */
const wordsAlone: Apply = onOutcome((outcome) => {
  if (!('failure' in outcome)) return outcome
  const { transient: _, ...failure } = outcome.failure
  return { ...outcome, failure: failure as Failure }
})

export const strictVariants = variantsOf({
  name: 'strict',
  does: 'refuses what comes too early, lacks a list or is not covered, and states no more than why',
  apply: both(oneAtATime, takesItsTime, wantsLists, refusesWrites, wordsAlone),
  near: [
    'vfs.framing.*',
    'vfs.rpc.*',
    'vfs.methods.*',
    'vfs.cancel.*',
    'vfs.codes.*',
    'vfs.error.*',
    'vfs.deadlock.*',
    'vfs.version.no-pending-notification',
    'vfs.lifecycle.death-while-request-outstanding',
    'vfs.state.apply-during-request',
    'vfs.http.headers-optional',
    'vfs.process.lists-optional',
    'vfs.read.*',
    'vfs.list-dir.*',
  ],
})
