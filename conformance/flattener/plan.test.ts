import { expect, test } from 'vitest'
import type { Reply } from '../../harness/exchange.ts'
import type { FlattenerReading } from './flattener-reading.ts'
import { flattenerChecks } from './index.ts'
import { planFlattener } from './plan.ts'
import { SMOKE, smokeScenario } from './scenario.ts'

/** What follows a first session with this reply. */
const after = (reply: Reply, smoke?: boolean) => {
  const plan = planFlattener({
    ...{ checks: flattenerChecks, providers: ['portable-flat'], schemas: [], runs: 0, seed: 1 },
    ...(smoke !== undefined && { smoke }),
  })
  const reading = { start: { scenario: SMOKE }, replies: [reply], transcript: [] }
  return plan.next?.(reading as unknown as FlattenerReading, smokeScenario('portable-flat'))
}

const silent = { kind: 'silent', sentence: 'it gave no answer within 20 seconds' } as const

test('nothing else is tried of a program that does not answer the first line', () => {
  const buffered = /^not tried: It starts, but it gave no answer .* flush after each line/
  expect(after(silent)).toEqual({ stop: expect.stringMatching(buffered) })
  const garbage = {
    kind: 'garbage',
    sentence: 'it wrote a line that is no JSON object: 1',
  } as const
  expect(after(garbage)).toEqual({ stop: expect.stringMatching(/no JSON object: 1\.$/) })
})

test('everything is tried where the first line is answered, and where that is asked for', () => {
  const answer = { kind: 'answer', message: { id: 1, refused: {} }, text: '' } as const
  const sessions = after(answer)
  expect(sessions).toContainEqual(expect.objectContaining({ inTurn: true }))
  expect(after(silent, false)).toEqual(sessions)
})
