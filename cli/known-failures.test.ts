import { describe, expect, test } from 'vitest'
import type { Result } from '../spec/generated/results.ts'
import { compareKnown, entriesText, readEntries, renewed } from './known-failures.ts'
import { problemText } from './problem.ts'

const id = 'vfs.framing.one-object-per-line'
const checks = [{ verifies: id, title: 'a check' }]
const whole = { whole: true, checks, today: '2026-11-21' }
const part = { ...whole, whole: false }

const result = (part: Partial<Result>): Result => ({
  check: 'a check',
  requirement: id,
  level: 'must',
  verdict: 'fail',
  reason: 'r',
  ...part,
})

const outputOf = (results: Result[], entry: object, scope = whole) => {
  const entries = [{ requirement: id, reason: 'r', ...entry, at: 'k:1' }]
  const { results: marked, outdated } = compareKnown(results, entries, scope)
  return { known: marked.map(({ known }) => known ?? false), output: problemText(outdated) }
}

describe('an entry', () => {
  test.each<[string, object, boolean]>([
    ['with the reason', {}, true],
    ['with a pattern', { requirement: 'vfs.framing.*' }, true],
    ['with the check', { requirement: undefined, check: 'a check' }, true],
    ['with the case', { case: 'c' }, true],
    ['of another case', { case: 'd' }, false],
    ['with another reason', { reason: 'r2' }, false],
  ])('%s', (_, entry, known) => {
    expect(outputOf([result({ case: 'c' })], entry).known).toEqual([known])
  })

  test.each<[string, Partial<Result>, object, RegExp]>([
    ['of a pass has outlived itself', { verdict: 'pass' }, {}, /k:1: .*does not fail any more/],
    ['of another reason', { reason: 'r2' }, {}, /new reason: r2 It is known for: r/],
    ['that matches nothing', { requirement: 'vfs.x' }, {}, /matches no result/],
    ['that names nothing', {}, { requirement: 'vfs.x' }, /names no check there is/],
    ['that has expired', {}, { expires: '2026-11-20' }, /expired on 2026-11-20/],
  ])('%s', (_, part, entry, output) => {
    expect(outputOf([result(part)], entry).output).toMatch(output)
  })

  test('lasts through its last day', () => {
    expect(outputOf([result({})], { expires: '2026-11-21' }).output).toBe('')
  })

  test('of what a part of a run did not see is left alone', () => {
    expect(outputOf([], {}, part).output).toBe('')
    expect(outputOf([], { requirement: 'vfs.framing.*' }, part).output).toBe('')
  })

  test('that names no check is reported whatever part of a run was seen', () => {
    const misspelt = { requirement: 'vfs.framing.one-objct-per-line' }
    expect(outputOf([], misspelt, part).output).toMatch(/k:1: .*names no check.*did you mean `vfs/)
    expect(outputOf([], { requirement: 'vfs.nowhere.*' }, part).output).toMatch(/names no check/)
    expect(outputOf([], { check: 'another check' }, part).output).toMatch(/names no check/)
  })

  test('of what was inconclusive is left alone', () => {
    expect(outputOf([result({ verdict: 'inconclusive' })], {}).output).toBe('')
  })
})

test('an update sorts, keeps notes and last days, and drops what passes', () => {
  const entries = [
    { requirement: id, reason: 'old', note: 'why', expires: '2027-01-01', at: 'k:1' },
    { requirement: 'vfs.gone', reason: 'x', at: 'k:2' },
  ]
  const results = [
    result({ case: 'z' }),
    result({ requirement: 'vfs.a', case: 'y' }),
    result({ case: 'z' }),
  ]
  const retained = { note: 'why', expires: '2027-01-01' }
  const fresh = [
    { requirement: 'vfs.a', case: 'y', reason: 'r' },
    { requirement: id, case: 'z', reason: 'r', ...retained },
  ]
  expect(renewed(results, entries, { whole: true })).toEqual(fresh)
  const gone = { requirement: 'vfs.gone', reason: 'x' }
  expect(renewed(results, entries, { whole: false })).toEqual([...fresh, gone].sort(byId))
})

const byId = (a: { requirement: string }, b: { requirement: string }) =>
  a.requirement < b.requirement ? -1 : 1

describe.each(['k.yaml', 'k.txt'])('the file %s', (path) => {
  test('is read as it was written', async () => {
    const entries = [
      { requirement: id, reason: 'line 2: `{` | #x', note: 'why' },
      { requirement: id, case: 'a [b] c', reason: 'r' },
    ]
    const read = await readEntries(path, await entriesText(path, entries))
    expect(read.entries?.map(({ at: _, ...entry }) => entry)).toEqual(entries)
  })

  test('may be empty', async () => {
    expect((await readEntries(path, '')).entries).toEqual([])
  })
})

test.each<[string, string, RegExp]>([
  ['k.txt', 'vfs.x | r\nnonsense\n', /k\.txt:2: this is not an entry/],
  [
    'k.yaml',
    '- requirement: x\n  reasn: y\n',
    /k\.yaml:1: the key `reason` is missing[\s\S]*k\.yaml:2: unknown key `reasn`/,
  ],
  [
    'k.yaml',
    '- requirement: x\n  reason: y\n  expires: soon\n',
    /k\.yaml:3: .*is "soon", which does not have the form[\s\S]*YYYY-MM-DD/,
  ],
  ['k.yaml', '- reason: y\n', /k\.yaml:1: /],
  ['k.yaml', 'a: b\n', /k\.yaml:1: the file must be a list/],
])('%s that is wrong is reported by line', async (path, text, output) => {
  expect(problemText((await readEntries(path, text)).problems ?? [])).toMatch(output)
})
