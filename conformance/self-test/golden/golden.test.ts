import { describe, expect, test } from 'vitest'
import { suites } from '../../suite-list.ts'
import { readKills } from '../kills.ts'
import { provingOf } from '../proving.ts'
import { findingsOf, readFindings } from './findings.ts'
import { nameOf } from './golden.ts'
import { eachGolden, storedFiles, storedNames } from './store.ts'

/** Milliseconds for the sessions of one file, which are many where a subject is correct. */
const timeout = 120_000

const recorded = await Promise.all(suites.map(provingOf))

describe.each(recorded)('golden transcripts of the role $role', { timeout }, (proving) => {
  const { folder } = proving
  const findings = readFindings(folder)
  const files = storedFiles(folder)

  test.each(files)('the findings on %s are the recorded ones', (file) => {
    for (const golden of eachGolden(folder, file)) {
      const name = nameOf(golden)
      expect(findingsOf(proving, golden), name).toEqual(findings.get(name))
    }
  })

  test('every mutant and every correct subject has its transcripts', () => {
    const stored = storedNames(folder).sort()
    const wanted = [
      ...proving.correct.map(({ about }) => about),
      ...proving.mutants.map(({ id, violates }) => `${id} | ${violates}`),
    ]
    expect(stored).toEqual(wanted.sort())
  })

  test('the findings on a mutant hold the reason for which it is killed', () => {
    const kills = new Map(
      readKills(folder).map((kill) => [`${kill.mutant} | ${kill.requirement}`, kill]),
    )
    const lost = proving.mutants
      .map(({ id, violates }) => `${id} | ${violates}`)
      .filter(
        (name) =>
          !findings.get(name)?.some((line) => line.endsWith(` | ${kills.get(name)?.reason}`)),
      )
    expect(lost).toEqual([])
  })
})
