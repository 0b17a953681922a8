import { expect, test } from 'vitest'
import type { Fault } from '../../../harness/adversary/fault.ts'
import { faults } from '../../../harness/adversary/faults.ts'
import { requirementOf } from '../../engine/selection.ts'
import { vfsToolChecks } from './index.ts'

const confusing = Object.entries(faults).flatMap(([kind, row]) =>
  'confusing' in row ? [kind] : [],
)

test.each(confusing)('no requirement obliges a tool to bear %s', (kind) => {
  const fault = { kind, at: 1, version: '0.2.0', depth: 64 } as Fault
  const own = vfsToolChecks.filter(
    ({ on }) => typeof on === 'object' && 'fault' in on && on.fault(fault),
  )
  const levels = own.map((check) => requirementOf(check).level)
  expect(levels).not.toContain('must')
})
