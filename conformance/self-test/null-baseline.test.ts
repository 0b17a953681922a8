import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { suites } from '../suite-list.ts'
import { measureNullBaseline, nullBaselineFile } from './null-baseline.ts'

const MINUTES = 60_000

test.each(
  suites,
)('no null subject of the role $role is conformant, and the record of what each scores is right', {
  timeout: 4 * MINUTES,
}, async (entry) => {
  const measured = await measureNullBaseline(entry)
  expect(readFileSync(nullBaselineFile(entry), 'utf8')).toBe(measured)
  const outcomes = JSON.parse(measured).map(({ outcome }: { outcome: string }) => outcome)
  expect(outcomes).not.toContain('conformant')
})
