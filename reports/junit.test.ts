import { expect, test } from 'vitest'
import { hostile } from './fixtures/hostile.ts'
import { document, nonconformant } from './fixtures/results.ts'
import { junit } from './junit.ts'
import type { Result } from './results.ts'

test('counts as it writes', () => {
  const xml = junit(nonconformant())
  expect(xml).toContain(
    '<testsuites name="jp-conformance tool" tests="40" failures="3" errors="0" skipped="5"',
  )
  expect(xml.match(/<testcase /g)).toHaveLength(40)
  expect(xml.match(/<failure /g)).toHaveLength(3)
  expect(xml.match(/<skipped /g)).toHaveLength(5)
})

test('names a case by requirement and case', () => {
  const xml = junit(nonconformant())
  expect(xml).toContain('name="vfs.framing.one-object-per-line [upper-cases a file]"')
  expect(xml).toContain('observed: {')
})

test('skips known failures and reports faults of the suite as errors', () => {
  const base: Result = {
    check: 'a.b',
    requirement: 'a.b',
    level: 'must',
    verdict: 'fail',
    reason: 'r',
    ms: 0,
  }
  const xml = junit(
    document('error', [
      { ...base, known: true },
      { ...base, verdict: 'error' },
    ]),
  )
  expect(xml).toContain('<skipped message="known failure: r"/>')
  expect(xml).toContain('<error message="r" type="error">')
  expect(xml).toContain('tests="2" failures="0" errors="1" skipped="1"')
})

test('holds no character that XML forbids, and no markup of a subject', () => {
  const xml = junit(hostile())
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
  expect(xml.isWellFormed()).toBe(true)
  const tags = new Set(Array.from(xml.matchAll(/<\/?([^\s/>]+)/g), ([, name]) => name))
  expect([...tags].sort()).toEqual([
    '?xml',
    'error',
    'failure',
    'skipped',
    'system-out',
    'testcase',
    'testsuite',
    'testsuites',
  ])
})
