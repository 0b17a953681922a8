import { expect, test } from 'vitest'
import type { RequirementId } from '../../spec/generated/requirement-ids.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import { type Kill, readKills } from './kills.ts'
import { fateOf } from './mutants.ts'
import type { Proving } from './proving.ts'

const kill = readKills()[0] as Kill
const violates = kill.requirement as RequirementId

/** Certifies a mutant that dies of these, one time after the other; it survives where there is none. */
async function dying(id: string, ...reasons: (string | undefined)[]) {
  let times = 0
  const certifyMutant = async () => {
    const reason = reasons[times++]
    const row = { requirement: violates, verdict: reason ? 'fail' : 'pass', reason } as Result
    return { results: [row] } as Results
  }
  const { kill: found } = await fateOf({ certifyMutant } as unknown as Proving, { id, violates })
  return { reason: found?.reason, times }
}

test.each([
  ['at once', [kill.reason], 1],
  ['after another reason', ['it was late', kill.reason], 2],
  ['after it survived', [undefined, undefined, kill.reason], 3],
])('a mutant that dies for its reviewed reason %s is killed', async (_, reasons, times) => {
  expect(await dying(kill.mutant, ...reasons)).toEqual({ reason: kill.reason, times })
})

test('the last reason counts when none is the reviewed one', async () => {
  const reasons = ['it was late', undefined, 'it was silent']
  expect(await dying(kill.mutant, ...reasons)).toEqual({ reason: 'it was silent', times: 3 })
})

test('any reason will do for a mutant that nobody has reviewed', async () => {
  expect(await dying('vfs.new.mutant', 'it was late')).toEqual({ reason: 'it was late', times: 1 })
})
