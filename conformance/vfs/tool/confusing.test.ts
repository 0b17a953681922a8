import { expect, test } from 'vitest'
import type { Fault } from '../../../harness/adversary/fault.ts'
import { requirementOf } from '../../engine/selection.ts'
import { CONFUSING } from './confusing.ts'
import { vfsToolChecks } from './index.ts'

test.each(CONFUSING)('no requirement obliges a tool to bear %s', (kind) => {
  const fault = { kind, at: 1, version: '0.2.0', depth: 64 } as Fault
  const own = vfsToolChecks.filter(
    ({ on }) => typeof on === 'object' && 'fault' in on && on.fault(fault),
  )
  const levels = own.map((check) => requirementOf(check).level)
  expect(levels).not.toEqual([])
  expect(levels).not.toContain('must')
})
