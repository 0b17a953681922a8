import { expect, test } from 'vitest'
import type { Fault } from '../../harness/adversary/fault.ts'
import { requirementOf } from '../certify/selection.ts'
import { isCheck } from '../check.ts'
import { CONFUSING } from './confusing.ts'
import { vfsToolChecks } from './index.ts'

test.each(CONFUSING)('no requirement obliges a tool to bear %s', (kind) => {
  const fault = { kind, at: 1, version: '0.2.0', depth: 64 } as Fault
  const own = vfsToolChecks.filter(isCheck).filter((check) => check.judges(fault))
  const levels = own.map((check) => requirementOf(check).level)
  expect(levels).not.toEqual([])
  expect(levels).not.toContain('must')
})
