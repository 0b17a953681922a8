import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureFlattenerNullLine } from './null-line.ts'

const MINUTES = 60_000

test('no trivial flattener is conformant, and the record of what each scores is right', {
  timeout: 4 * MINUTES,
}, async () => {
  const measured = await measureFlattenerNullLine()
  const record = readFileSync(join(import.meta.dirname, 'flattener-null-line.json'), 'utf8')
  expect(record).toBe(measured)
  expect(JSON.parse(measured).map(({ outcome }: { outcome: string }) => outcome)).not.toContain(
    'conformant',
  )
})
