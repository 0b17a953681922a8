import { beforeAll, describe, expect, test } from 'vitest'
import { suites } from '../../suite-list.ts'
import { readKills } from '../kills.ts'
import { provingOf } from '../proving.ts'
import { readFindings } from './findings.ts'
import { type JudgedGolden, judgedGoldens } from './judged.ts'
import { storedFiles, storedNames } from './store.ts'

/** Milliseconds for all of them, beside whatever else is run. */
const timeout = 900_000

const recorded = await Promise.all(suites.map(provingOf))
let judged: JudgedGolden[] = []

beforeAll(async () => {
  judged = await judgedGoldens(recorded)
}, timeout)

describe.each(recorded)('golden transcripts of the role $role', (proving) => {
  const { folder } = proving
  const findings = readFindings(folder)
  const files = storedFiles(folder)

  test.each(files)('the findings on %s are the recorded ones', (file) => {
    const own = judged.filter((each) => each.role === proving.role && each.file === file)
    expect(own.length).toBeGreaterThan(0)
    for (const { name, found } of own) expect(found, name).toEqual(findings.get(name))
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
