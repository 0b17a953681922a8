import { expect, test } from 'vitest'
import { hostile } from './fixtures/hostile.ts'
import { document, led, nonconformant } from './fixtures/results.ts'
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

test('names a case by requirement, check and case, and groups it by area', () => {
  const xml = junit(nonconformant())
  expect(xml).toMatch(
    /name="vfs\.framing\.one-object-per-line: [^"]+ \[upper-cases a file\]" classname="vfs\.framing"/,
  )
  const names = Array.from(
    xml.matchAll(/<testcase (name="[^"]*" classname="[^"]*")/g),
    ([, n]) => n,
  )
  expect(new Set(names).size).toBe(names.length)
  expect(xml).toContain('observed: {')
})

test('states of a failure what it follows from', () => {
  const xml = junit(led())
  expect(xml.match(/<failure /g)).toHaveLength(6)
  expect(
    xml.match(/message="because of vfs\.framing\.one-object-per-line: no message was read"/g),
  ).toHaveLength(3)
  expect(xml).toContain('warn: because of vfs.framing.one-object-per-line: no message was read')
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
    'properties',
    'property',
    'skipped',
    'system-out',
    'testcase',
    'testsuite',
    'testsuites',
  ])
})

test('reports as properties what is to be known around the results', () => {
  const xml = junit(nonconformant())
  const reported = Array.from(
    xml.matchAll(/<property name="([^"]*)" value="([^"]*)"/g),
    ([, ...p]) => p,
  )
  expect(reported).toContainEqual(['seed', '20261121'])
  expect(reported).toContainEqual(['smoke', 'It started and sent its first message after 49 ms.'])
  expect(reported).toContainEqual([
    'null baseline: true',
    '0 pass, 33 fail, 7 other: nonconformant',
  ])
  expect(reported).toContainEqual([
    'not exercised: vfs.fs-rename.moves',
    'Add a case in which the tool renames a file.',
  ])
})

test('reports no times that nobody measured', () => {
  const [result] = nonconformant().results
  if (result === undefined) throw new TypeError('there is a result')
  const { ms: _, ...unmeasured } = result
  const { ms: __, ...whole } = document('conformant', [unmeasured])
  expect(junit(whole)).not.toContain('time=')
  expect(junit(document('conformant', [{ ...unmeasured, ms: 1500 }]))).toMatch(
    /<testcase [^>]* time="1\.500"/,
  )
})
