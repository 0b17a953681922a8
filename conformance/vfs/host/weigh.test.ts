import { expect, test } from 'vitest'
import type { Check } from '../../engine/check.ts'
import { type Finding, violated } from '../../engine/finding.ts'
import { conversationOf, reportOf } from './fixtures/conversation.ts'
import { isHostCheck } from './host-check.ts'
import type { HostReading } from './host-reading.ts'
import { vfsHostChecks } from './index.ts'
import { weigh } from './weigh.ts'

const check = vfsHostChecks.filter(isHostCheck).find(({ calls = [] }) => calls.length > 0)
const [own = ''] = check?.calls ?? []

/** What is left of a violation that a check finds in a session with these calls. */
function weighed(ids: readonly string[], more: Partial<HostReading> = {}): Finding[] {
  const calls = ids.map((id) => ({ id, report: reportOf() }))
  const known = { start: {}, features: [], ...more } as unknown as Partial<HostReading>
  const reading = conversationOf(calls, known)
  const found: Finding[] = [violated('an answer', 'no answer: the call was not made')]
  const findings = new Map([[check as Check<HostReading>, found]])
  weigh(findings, reading, reading)
  return [...findings.values()].flat()
}

test('a check finds nothing in a session that leaves out its calls, for it did not ask for it', () => {
  expect(weighed(['another'])).toEqual([])
  expect(weighed(check?.calls ?? [])).toHaveLength(1)
})

test('calls that a session did not come to are missed', () => {
  const failure = { kind: 'driver', sentence: 'the driver exited' } as const
  expect(weighed(['another'], { failure })).toMatchObject([{ kind: 'violated' }])
  expect(weighed([own], { failure })).toMatchObject([{ kind: 'violated' }])
})
